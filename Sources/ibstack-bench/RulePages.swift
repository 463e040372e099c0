import Driver
import LintRules

/// `ibstack-bench rule-pages FOLDER`: writes the pages of the rules' documentation catalog.
func runRulePages(_ arguments: [String]) throws {
  guard let folder = arguments.first, arguments.count == 1 else { throw RulePagesError.usage }
  for page in Rule.pages { try writeFile("\(folder)/\(page.name)", page.text.utf8) }
}

private enum RulePagesError: Error, CustomStringConvertible {
  case usage

  var description: String { "usage: ibstack-bench rule-pages FOLDER" }
}
