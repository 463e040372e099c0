/// The candidate that someone most likely meant by a word that is not among them; nil when none is
/// near enough to be worth saying. Of equally near ones the first.
package func suggestion(for word: String, among candidates: [String]) -> String? {
  // A third of the letters may be wrong: "lnit" is lint, "xml" is not svg.
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let limit = max(1, max(word.count, candidate.count) / 3)
    let distance = editDistance(word.lowercased(), candidate.lowercased())
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// How many letters must be inserted, deleted, replaced or swapped with their neighbour to make one
/// word of the other (the restricted Damerau-Levenshtein distance).
package func editDistance(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left), Array(right))
  var twoBack: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in right.indices {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1,
        previous[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, twoBack[column - 1] + 1)
      }
      current.append(cost)
    }
    twoBack = previous
    previous = current
  }
  return previous[right.count]
}
