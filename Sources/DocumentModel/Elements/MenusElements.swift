extension ElementKind {
  /// `<keyCommand>`: a `UIKeyCommand`.
  static let keyCommand = ElementKind(
    .keyCommand, "keyCommand", .object, uikitClass: "UIKeyCommand", common: .identity,
    attributes: [
      .text("actionName"),
      .text("discoverabilityTitle"),
      .text("input"),
      .integer("modifierFlags"),
    ])

  /// `<command>`: a `UICommand`.
  static let command = ElementKind(
    .command, "command", .object, uikitClass: "UICommand", common: .identity,
    attributes: [
      .text("title")
    ])

  /// `<menu>`: a `UIMenu`.
  static let menu = ElementKind(
    .menu, "menu", .object, uikitClass: "UIMenu", common: .identity,
    attributes: [
      .text("title")
    ])

  /// `<keyModifierFlags>`.
  static let keyModifierFlags = ElementKind(
    .keyModifierFlags, "keyModifierFlags", .value,
    attributes: [
      .text("command"),
      .text("key"),
    ])
}
