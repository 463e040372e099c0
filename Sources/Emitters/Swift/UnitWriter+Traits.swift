/// The one function that size classes change things in, and what calls it.
extension UnitWriter {
  func writeTraits(to writer: inout CodeWriter) {
    guard content.hasVariations else { return }
    // Nobody but the owner of a struct hears of trait changes below iOS 17.
    let isOwners = unit.container == .structure
    writer.section("Size classes")
    if unit.container == .subclass { writeObservation(to: &writer) }
    writer.blank()
    writer.line("/// Everything that depends on size classes.")
    if isOwners, options.deploymentTarget < 17 {
      writer.line("/// Below iOS 17, call it from the owner's `traitCollectionDidChange(_:)`.")
    }
    writer.block("\(isOwners ? "" : "private ")func applyTraits(_ traits: UITraitCollection) {") {
      writer in
      writeConditions(to: &writer)
      for line in content.varying { writer.line(line) }
      writeSwitches(to: &writer)
    }
    if !content.installed.isEmpty {
      writer.blank()
      writer.line("/// Adds and removes subviews so that those wanted are there, in their order.")
      writer.block(
        "private func install(_ subviews: [(view: UIView, isWanted: Bool)], in superview: UIView) {"
      ) { writer in
        writer.block("for subview in subviews where !subview.isWanted {") {
          $0.line("subview.view.removeFromSuperview()")
        }
        writer.line("let wanted = subviews.filter { $0.isWanted }.map { $0.view }")
        writer.block(
          "for (index, view) in wanted.enumerated() where view.superview !== superview {"
        ) { writer in
          writer.block("if let stack = superview as? UIStackView {", closing: "} else {") {
            $0.line("stack.insertArrangedSubview(view, at: index)")
          }
          writer.line("    superview.insertSubview(view, at: index)")
          writer.line("}")
        }
      }
    }
  }

  private func writeObservation(to writer: inout CodeWriter) {
    if options.deploymentTarget < 17 { writer.line("@available(iOS 17.0, *)") }
    writer.block("private func observeTraits() {") { writer in
      writer.block(
        "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
        closing: "}"
      ) { writer in
        writer.line("(view: \(unit.typeName), _: UITraitCollection) in")
        writer.line("view.applyTraits(view.traitCollection)")
      }
    }
    if options.deploymentTarget < 17 {
      writer.blank()
      writer.block(
        "override func traitCollectionDidChange(_ previous: UITraitCollection?) {"
      ) { writer in
        writer.line("super.traitCollectionDidChange(previous)")
        writer.line("if #available(iOS 17.0, *) { return }")
        writer.line(
          "guard previous?.horizontalSizeClass != traitCollection.horizontalSizeClass")
        writer.line(
          "    || previous?.verticalSizeClass != traitCollection.verticalSizeClass else { return }")
        writer.line("applyTraits(traitCollection)")
      }
    }
    writer.blank()
  }

  func writeConditions(to writer: inout CodeWriter) {
    let text =
      content.varying.joined() + content.switched.map(\.condition).joined()
      + content.installed.flatMap { $0.children.map(\.condition) }.joined()
    if text.contains("isCompactWidth") {
      writer.line("let isCompactWidth = traits.horizontalSizeClass == .compact")
    }
    if text.contains("isCompactHeight") {
      writer.line("let isCompactHeight = traits.verticalSizeClass == .compact")
    }
    if text.contains("isMac") {
      if options.deployment >= 140 {
        writer.line("let isMac = traits.userInterfaceIdiom == .mac")
      } else {
        writer.line("var isMac = false")
        writer.line(
          "if #available(iOS 14.0, *) { isMac = traits.userInterfaceIdiom == .mac }")
      }
    }
    writer.blank()
  }

  /// Off before on: two rules for one thing never hold at once.
  func writeSwitches(to writer: inout CodeWriter) {
    let hasSwitches = !content.switched.isEmpty
    if hasSwitches {
      writer.blank()
      writer.block(
        "let switched: [(constraint: NSLayoutConstraint, isOn: Bool)] = [", closing: "]"
      ) { writer in
        for entry in content.switched { writer.line("(\(entry.name), \(entry.condition)),") }
      }
      writer.line(
        "NSLayoutConstraint.deactivate(switched.filter { !$0.isOn }.map { $0.constraint })")
    }
    for list in content.installed {
      writer.block("install([", closing: "], in: \(list.superview))") { writer in
        for child in list.children { writer.line("(\(child.name), \(child.condition)),") }
      }
    }
    if hasSwitches {
      writer.line(
        "NSLayoutConstraint.activate(switched.filter { $0.isOn }.map { $0.constraint })")
    }
  }
}
