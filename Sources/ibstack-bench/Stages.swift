import Diagnostics
import DocumentModel
import Driver
import Emitters
import LayoutSystem
import LintRules
import Resolution
import XMLSyntax

/// One stage of the way from bytes to output, run alone: those before it run too, because their
/// result is what it works on; the difference of two counts is the stage's own share.
struct Stage: Sendable {
  let name: String
  /// Gives a number that depends on the work, so that none of it can be left out.
  let run: @Sendable (_ name: String, _ bytes: ContiguousArray<UInt8>) -> Int

  static let all = [
    Stage(name: "parse") { name, bytes in tree(name, bytes).elementCount },
    Stage(name: "model") { name, bytes in document(name, bytes).elementCount },
    Stage(name: "resolve") { name, bytes in
      let document = document(name, bytes)
      return document.distinctTraits.reduce(0) { count, traits in
        let resolved = ResolvedDocument(document, .typical(of: traits[0]))
        return count + document.viewIDs.count { resolved.isInstalled($0) }
      }
    },
    Stage(name: "layout") { name, bytes in
      let document = document(name, bytes)
      return solve(ResolvedDocument(document, .asDesigned(document)), options: LayoutOptions())
        .reduce(0) { $0 + $1.views.count }
    },
    Stage(name: "compile") { name, bytes in
      emitSwift(document(name, bytes), name: name, options: EmitOptions()).files
        .reduce(0) { $0 + $1.text.utf8.count }
    },
    Stage(name: "lint") { name, bytes in
      let document = document(name, bytes)
      let rules = Rule.all.filter(\.isOnByDefault).map { ActiveRule($0) }
      return lint(
        document, rules: rules, configurations: [.asDesigned(document)],
        surroundings: Surroundings()
      ).count
    },
  ]

  private static func tree(_ name: String, _ bytes: ContiguousArray<UInt8>) -> XMLTree {
    parseXML(name: name, bytes: bytes).tree
  }

  private static func document(_ name: String, _ bytes: ContiguousArray<UInt8>) -> Document {
    Document.decode(tree(name, bytes)).document
  }
}

/// `ibstack-bench STAGE FILE…`: runs the files through one stage, one after the other.
func runStage(_ stage: Stage, _ files: [String]) throws {
  var total = 0
  for file in files { total += stage.run(lastComponent(of: file), try readFile(file)) }
  print("\(stage.name) \(files.count) files, \(total)")
}
