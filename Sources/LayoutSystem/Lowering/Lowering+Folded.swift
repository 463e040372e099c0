internal import DocumentModel

extension Lowering {
  /// A stack view without the spacers that are folded: what they took is custom spacing between
  /// views and distance at the ends.
  func folded(_ input: StackInput, in combination: Int) -> StackInput {
    guard !gaps.isEmpty, input.arranged.contains(where: { gaps[$0.view] != nil }) else {
      return input
    }
    var result = input
    result.arranged = []
    var pending = 0.0
    for view in input.arranged {
      if let lengths = gaps[view.view] {
        let length = lengths.indices.contains(combination) ? lengths[combination] : nil
        if let length { pending += length + input.spacing.distance }
        continue
      }
      if pending > 0 {
        if let last = result.arranged.indices.last {
          result.arranged[last].customSpacing = .points(input.spacing.distance + pending)
        } else {
          result.startInset = pending
        }
        pending = 0
      }
      result.arranged.append(view)
    }
    result.endInset = pending
    return result
  }
}
