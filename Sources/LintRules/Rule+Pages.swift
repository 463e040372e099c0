import Diagnostics

extension Rule {
  /// A page of the documentation catalog.
  package struct Page: Sendable, Equatable {
    /// The file's name in the catalog's folder.
    package let name: String
    /// Markdown as DocC reads it.
    package let text: String
  }

  /// The pages of `LintRules.docc`: the list of all rules, then one page a rule.
  /// `Scripts/generate-rule-pages` writes them, a test compares them with the folder.
  package static var pages: [Page] {
    [Page(name: "Rules.md", text: contents)]
      + all.map { Page(name: "\($0.id).md", text: $0.documentation) }
  }

  /// DocC knows a page by its file's name, and takes what stands under `Topics` for its order.
  private static var contents: String {
    var text = """
      # Rules

      @Metadata {
        @TechnologyRoot
      }

      What `ibstack lint` finds.

      ## Overview

      Rules that are on by default find what is wrong, breaks at run time, or is lost in silence;
      the others are opinion and house style. `.ibstack.yml` turns each on or off and sets its
      severity and options. `ibstack explain RULE` prints these pages, `ibstack rules` the list.

      | rule | severity | default | finds |
      |---|---|---|---|

      """
    for rule in all {
      let summary = rule.summary.replacing("|", with: "\\|")
      let state = rule.isOnByDefault ? "on" : "off"
      text += "| <doc:\(rule.id)> | \(rule.severity.name) | \(state) | \(summary) |\n"
    }
    text += "\n## Topics\n"
    for (title, isOn) in [("On by default", true), ("Off until asked for", false)] {
      text += "\n### \(title)\n\n"
      for rule in all where rule.isOnByDefault == isOn { text += "- <doc:\(rule.id)>\n" }
    }
    return text
  }
}
