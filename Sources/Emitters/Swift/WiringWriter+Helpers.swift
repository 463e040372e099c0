/// Functions of controllers that segues share, private to the file that uses them.
extension WiringWriter {
  func writeHelpers(to writer: inout CodeWriter) {
    let helpers = content.helpers
    helpers.write(to: &writer)
    let parts: [(helper: Helpers, write: (inout CodeWriter) -> Void)] = [
      (.segues, writePreparation), (.embedding, writeEmbedding), (.unwinding, writeUnwinding),
    ]
    let used = parts.filter { helpers.contains($0.helper) }
    guard !used.isEmpty else { return }
    writer.blank()
    writer.block("extension UIViewController {") { writer in
      for part in used {
        writer.blank()
        part.write(&writer)
      }
    }
  }

  private func writePreparation(to writer: inout CodeWriter) {
    writer.line("/// Asks and prepares as a storyboard does; false where the segue is not wanted.")
    writer.block(
      "fileprivate func prepareSegue(_ identifier: String?, to destination: UIViewController, sender: Any?) -> Bool {"
    ) { writer in
      writer.block(
        "if let identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {"
      ) { $0.line("return false") }
      writer.line(
        "prepare(for: UIStoryboardSegue(identifier: identifier, source: self, destination: destination), sender: sender)"
      )
      writer.line("return true")
    }
  }

  private func writeEmbedding(to writer: inout CodeWriter) {
    writer.line("/// Shows a child in a container view, as an embed segue does.")
    writer.block(
      "fileprivate func embed(_ child: UIViewController, in container: UIView, identifier: String?) {"
    ) { writer in
      writer.line("guard prepareSegue(identifier, to: child, sender: self) else { return }")
      writer.line("addChild(child)")
      writer.line("guard let view = child.view else { return }")
      writer.line("view.frame = container.bounds")
      writer.line("view.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      writer.line("container.addSubview(view)")
      writer.line("child.didMove(toParent: self)")
    }
  }

  private func writeUnwinding(to writer: inout CodeWriter) {
    writer.line(
      "/// Goes back to the nearest controller that has the action, as an unwind segue does.")
    writer.block(
      "fileprivate func unwind(_ identifier: String?, to action: Selector, sender: Any?, animated: Bool = true) {"
    ) { writer in
      writer.line("guard let destination = unwindDestination(for: action) else { return }")
      writer.block(
        "if let identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {"
      ) { $0.line("return") }
      writer.line(
        "let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)"
      )
      writer.line("prepare(for: segue, sender: sender)")
      writer.line("destination.perform(action, with: segue)")
      writer.block("if destination.presentedViewController != nil {") {
        $0.line("destination.dismiss(animated: animated)")
      }
      writer.block(
        "if let stack = destination.navigationController, stack.viewControllers.contains(destination) {"
      ) { $0.line("stack.popToViewController(destination, animated: animated)") }
    }
    writer.blank()
    writer.line("/// Looks behind on the stack, then in the container, then at who presented it.")
    writer.block(
      "private func unwindDestination(for action: Selector) -> UIViewController? {"
    ) { writer in
      writer.line("var controller: UIViewController = self")
      writer.block("while true {") { writer in
        writer.line(
          "let before = controller.navigationController?.viewControllers.prefix { $0 !== controller } ?? []"
        )
        writer.line(
          "if let found = before.last(where: { $0.responds(to: action) }) { return found }")
        writer.line("let presenter = controller.presentingViewController?.shown")
        writer.line("guard let next = controller.parent ?? presenter else { return nil }")
        writer.line("if next.responds(to: action) { return next }")
        writer.line("controller = next")
      }
    }
    writer.blank()
    writer.line("/// The controller whose view is seen, inside containers.")
    writer.block("private var shown: UIViewController {") { writer in
      writer.line("let child = (self as? UINavigationController)?.topViewController")
      writer.line("    ?? (self as? UITabBarController)?.selectedViewController")
      writer.line("return child?.shown ?? self")
    }
  }
}
