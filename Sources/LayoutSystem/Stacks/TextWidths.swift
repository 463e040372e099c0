internal import DocumentModel

/// Widths of multi-line labels that stand side by side (uistackview.md 3, corrections.md 6): without
/// them, how wide each is depends on how many lines the others take.
struct TextWidths: StackPart {
  let input: StackInput
  var constraints: [LayoutConstraint] = []

  init(_ input: StackInput, _ rules: StackRules) {
    self.input = input
    guard input.axis == .horizontal else { return }
    switch input.distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually, .fillProportionally: return
    }
    let visible = input.arranged.filter { !$0.isHidden }
    let multiline = visible.filter(\.isMultiline)
    if rules.usesOlderTextWidths {
      // Hugging and compression are 750 at most where nobody wrote more: 750 + 10.
      share(multiline, among: visible.count, .equal) { _ in 760 }
    } else if multiline.count >= 2 {
      let step = min(1, 25 / Double(multiline.count))
      share(multiline, among: multiline.count, .lessThanOrEqual) { 950 + Double($0) * step }
    }
  }

  private mutating func share(
    _ views: [StackInput.Arranged], among count: Int, _ relation: LayoutRelation,
    priority: (Int) -> Double
  ) {
    guard count > 0 else { return }
    let parts = Double(count)
    for (index, view) in views.enumerated() {
      add(
        .textWidthDisambiguation, .view(view.view), .width, relation, canvas, .width,
        multiplier: 1 / parts, constant: -input.spacing.distance * (parts - 1) / parts,
        priority: priority(index))
    }
  }
}
