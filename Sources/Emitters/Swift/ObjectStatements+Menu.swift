internal import DocumentModel

extension ObjectStatements {
  /// The menu of a button or bar button item: its commands look for their action along the responder
  /// chain, as Interface Builder's do.
  func menu(
    _ element: ElementID, _ place: Place, _ name: String, into result: inout [Statement]
  ) {
    guard let menu = document.child(.menu, key: "menu", of: element) else { return }
    var lines = lines(ofMenu: menu, name)
    lines[0] = "\(place.receiver)menu = \(lines[0])"
    result.append(Statement(lines: lines, since: 140))
  }

  /// A line a command, never none.
  private func lines(ofMenu menu: ElementID, _ name: String) -> [String] {
    var lines = ["UIMenu(\(title(menu, name).map { "title: \($0), " } ?? "")children: ["]
    for child in document.contents(of: .children, in: menu) {
      switch document.tag(child) {
      case .menu: lines += self.lines(ofMenu: child, name).map { "    \($0)" }
      case .command: lines.append("    \(code(ofCommand: child, name))")
      default: continue
      }
      lines[lines.count - 1] += ","
    }
    return lines + ["])"]
  }

  private func code(ofCommand command: ElementID, _ name: String) -> String {
    let title = title(command, name) ?? "\"\""
    for id in document.connections(from: command) where document[id].kind == .action {
      guard let selector = document.written(.selector, of: document[id].element) else { continue }
      return
        "UICommand(title: \(title), action: NSSelectorFromString(\(SwiftLiteral.string(selector))))"
    }
    return "UIAction(title: \(title)) { _ in }"
  }

  private func title(_ element: ElementID, _ name: String) -> String? {
    document.string("title", of: element).map {
      expressions.localized($0, key: "title", of: element, name: name).code
    }
  }
}
