internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Every combination of traits that a document's variations tell apart, and conditions over them.
///
/// What varies is looked up in each combination, so that code says exactly what the resolved
/// document says, whatever masks and overrides led to it.
struct TraitSpace {
  /// The document in each combination; one when nothing varies.
  let readers: [ResolvedDocument]
  /// Every product of traits with the combinations in which it holds.
  private let products: [(literals: [String], covered: Set<Int>)]

  init(_ document: Document) {
    let all = TraitCombinations(document)
    readers = all.resolved(document)
    let traits = all.traits
    // Where nothing varies, no condition is asked for that holds in some combinations only.
    products =
      traits.count == 1
      ? []
      : Self.cubes.map { cube in
        (cube.literals, Set(traits.indices.filter { cube.matches(traits[$0]) }))
      }
  }

  var varies: Bool { readers.count > 1 }

  /// A Swift condition that holds in exactly the combinations marked true: the fewest and shortest
  /// products that cover them. What it says of those in `settled`, which an earlier condition of the
  /// same chain has caught, does not matter.
  func condition(_ truth: [Bool], after settled: Set<Int> = []) -> String {
    if !truth.contains(true) { return "false" }
    var uncovered = Set(truth.indices.filter { truth[$0] })
    let allowed = uncovered.union(settled)
    if allowed.count == truth.count { return "true" }
    let usable = products.filter { $0.covered.isSubset(of: allowed) }
    var terms: [[String]] = []
    for count in 0...3 {
      while true {
        // What covers most of the rest comes first, the earlier one among equals.
        var best: (literals: [String], gain: Set<Int>) = ([], [])
        for product in usable where product.literals.count == count {
          let gain = product.covered.intersection(uncovered)
          if gain.count > best.gain.count { best = (product.literals, gain) }
        }
        if best.gain.isEmpty { break }
        terms.append(best.literals)
        uncovered.subtract(best.gain)
      }
    }
    return terms.map { term in
      let product = term.joined(separator: " && ")
      return terms.count > 1 && term.count > 1 ? "(\(product))" : product
    }.joined(separator: " || ")
  }

  /// A product of traits: nil for those that do not matter.
  private struct Cube {
    var width: Variation.SizeClass?
    var height: Variation.SizeClass?
    var isMac: Bool?

    func matches(_ traits: Traits) -> Bool {
      (width == nil || width == traits.widthClass)
        && (height == nil || height == traits.heightClass)
        && (isMac == nil || isMac == (traits.idiom == .mac))
    }

    var literals: [String] {
      var result: [String] = []
      if let width { result.append(width == .compact ? "isCompactWidth" : "!isCompactWidth") }
      if let height { result.append(height == .compact ? "isCompactHeight" : "!isCompactHeight") }
      if let isMac { result.append(isMac ? "isMac" : "!isMac") }
      return result
    }
  }

  /// Fewest literals first; among equals those without negation.
  private static let cubes: [Cube] = {
    let classes: [Variation.SizeClass?] = [nil, .compact, .regular]
    let flags: [Bool?] = [nil, true, false]
    var all: [Cube] = []
    for isMac in flags {
      for width in classes {
        for height in classes { all.append(Cube(width: width, height: height, isMac: isMac)) }
      }
    }
    let counts = all.map(\.literals.count)
    return (0...3).flatMap { count in all.indices.filter { counts[$0] == count }.map { all[$0] } }
  }()
}
