/// A Swift expression, and what it needs.
struct Expression: Equatable {
  var code: String
  /// The iOS version that has everything in it, in tenths; 0 for those before iOS 13.
  var since = 0
  var helpers: Helpers = []

  init(_ code: String, since: Int = 0, helpers: Helpers = []) {
    self.code = code
    self.since = since
    self.helpers = helpers
  }
}

/// Small functions that a generated file brings along when it uses them, private to the file.
struct Helpers: OptionSet, Hashable {
  let rawValue: Int

  static let priority = Helpers(rawValue: 1)
  static let identifier = Helpers(rawValue: 2)
  static let attributedString = Helpers(rawValue: 4)
  static let paragraphStyle = Helpers(rawValue: 8)
  static let italic = Helpers(rawValue: 16)
  static let segues = Helpers(rawValue: 32)
  static let embedding = Helpers(rawValue: 64)
  static let unwinding = Helpers(rawValue: 128)
  static let titleFont = Helpers(rawValue: 256)
}

extension Helpers {
  /// Writes the functions of the set.
  func write(to writer: inout CodeWriter) {
    if contains(.priority) || contains(.identifier) {
      writer.blank()
      writer.block("extension NSLayoutConstraint {") { writer in
        if contains(.priority) {
          writer.line("/// A constraint's priority must be set before it is activated.")
          writer.block(
            "fileprivate func prioritized(_ priority: Float) -> NSLayoutConstraint {"
          ) { writer in
            writer.line("self.priority = UILayoutPriority(priority)")
            writer.line("return self")
          }
        }
        if contains(.identifier) {
          writer.blank()
          writer.block(
            "fileprivate func identified(_ identifier: String) -> NSLayoutConstraint {"
          ) { writer in
            writer.line("self.identifier = identifier")
            writer.line("return self")
          }
        }
      }
    }
    if contains(.attributedString) {
      writer.blank()
      writer.line("/// Runs of text, each with attributes of its own, as one string.")
      writer.block(
        "private func attributedString(_ runs: [(text: String, attributes: [NSAttributedString.Key: Any])]) -> NSAttributedString {"
      ) { writer in
        writer.line("let result = NSMutableAttributedString(string: \"\")")
        writer.block("for run in runs {") { writer in
          writer.line(
            "result.append(NSAttributedString(string: run.text, attributes: run.attributes))")
        }
        writer.line("return result")
      }
    }
    if contains(.titleFont) {
      writer.blank()
      writer.line(
        "/// A configuration has its title's font from what changes the title's attributes.")
      writer.line("@available(iOS 15.0, *)")
      writer.block(
        "private func titleFont(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {"
      ) { writer in
        writer.block("UIConfigurationTextAttributesTransformer { attributes in") { writer in
          writer.line("var changed = attributes")
          writer.line("changed.font = font")
          writer.line("return changed")
        }
      }
    }
    if contains(.paragraphStyle) {
      writer.blank()
      writer.block(
        "private func paragraphStyle(_ configure: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {"
      ) { writer in
        writer.line("let style = NSMutableParagraphStyle()")
        writer.line("configure(style)")
        writer.line("return style")
      }
    }
  }
}
