internal import DocumentModel
internal import LayoutSystem

extension ReportFormat {
  /// For scripts; its members are promises that change only with `version`.
  package static let json = ReportFormat(
    name: "json", ending: ".json",
    documents: { documents, _ in
      var json = JSONWriter()
      json.beginObject()
      json.member("version", 1)
      json.key("documents")
      json.beginArray(.lines)
      for document in documents { json.value(document) }
      json.end()
      json.key("totals")
      json.beginObject()
      json.members(of: ReportTotals(documents))
      json.end()
      json.end()
      return json.finish()
    },
    coverage: { coverage, _ in
      var json = JSONWriter()
      json.beginObject()
      json.member("version", 1)
      json.member("documents", coverage.documents)
      json.key("elements")
      json.value(coverage.elements)
      json.key("attributes")
      json.value(coverage.attributes)
      json.end()
      return json.finish()
    },
    ids: { documents, _ in
      var json = JSONWriter()
      json.beginObject()
      json.member("version", 1)
      json.key("documents")
      json.beginArray(.lines)
      for document in documents {
        json.beginObject()
        json.member("document", document.document)
        json.member("ids", document.ids)
        json.end()
      }
      json.end()
      json.end()
      return json.finish()
    })
}

extension JSONWriter {
  fileprivate mutating func value(_ document: DocumentReport) {
    beginObject()
    member("document", document.document)
    key("scenes")
    beginArray(.lines)
    for scene in document.scenes { value(scene) }
    end()
    end()
  }

  private mutating func value(_ scene: SceneReport) {
    beginObject(.lines)
    member("sceneID", scene.sceneID)
    member("objectID", scene.objectID)
    key("tree")
    value(scene.tree)
    key("detached")
    beginArray(.lines)
    for tree in scene.detached { value(tree) }
    end()
    member("neverInstalled", scene.neverInstalled)
    key("configurations")
    beginArray(.lines)
    for configuration in scene.configurations { value(configuration) }
    end()
    key("depth")
    beginObject()
    member("views", scene.depth.views)
    member("stacks", scene.depth.stacks)
    end()
    key("differences")
    beginArray(.lines)
    for difference in scene.differences { value(difference) }
    end()
    end()
  }

  private mutating func value(_ difference: SceneDifference) {
    beginObject()
    member("id", difference.objectID)
    member("object", difference.object)
    member("property", difference.property)
    key("values")
    beginArray()
    for each in difference.values {
      switch each {
      case .number(let number): value(number)
      case .flag(let flag): value(flag)
      case .text(let text): value(text)
      case .nothing: null()
      }
    }
    end()
    end()
  }

  /// What documents come to, but for what lint says.
  mutating func members(of totals: ReportTotals) {
    member("documents", totals.documents)
    member("scenes", totals.scenes)
    member("views", totals.views)
    member("stackViews", totals.stackViews)
    member("stackDepth", totals.stackDepth)
    member("written", totals.written)
    member("installed", totals.installed)
    member("generated", totals.generated)
    member("contentSize", totals.contentSize)
    member("equivalentWithoutStacks", totals.equivalentWithoutStacks)
    member("neverInstalled", totals.neverInstalled)
    member("differences", totals.differences)
  }

  /// Nodes in document order, nested by their depths; null for none.
  private mutating func value(_ tree: [TreeNode]) {
    guard !tree.isEmpty else { return null() }
    var depth = -1
    for node in tree {
      // What is open ends where a node stands no deeper: its children and itself.
      while depth >= node.depth {
        end()
        end()
        depth -= 1
      }
      beginObject()
      member("id", node.objectID)
      member("class", node.className)
      member("name", node.name)
      key("children")
      beginArray()
      depth += 1
    }
    while depth >= 0 {
      end()
      end()
      depth -= 1
    }
  }

  private mutating func value(_ report: ConfigurationReport) {
    let counts = report.counts
    beginObject()
    key("configuration")
    value(report.configuration)
    key("counts")
    beginObject(.lines)
    key("explicit")
    beginObject()
    member("installed", counts.explicit.installed)
    member("uninstalled", counts.explicit.uninstalled)
    member("placeholder", counts.explicit.placeholder)
    end()
    key("stacks")
    beginArray(.lines)
    for (stack, id) in zip(counts.stacks, report.stackIDs) { value(stack, id) }
    end()
    member("generated", counts.generated)
    member("contentSize", counts.contentSize)
    member("equivalentWithoutStacks", report.equivalentWithoutStacks)
    end()
    end()
  }

  private mutating func value(_ stack: SceneCounts.Stack, _ id: String?) {
    beginObject()
    member("id", id)
    member("axis", stack.axis.rawValue)
    member("distribution", stack.distribution.rawValue)
    member("alignment", stack.alignment.rawValue)
    member("arranged", stack.arranged)
    member("hidden", stack.hidden)
    member("along", stack.along)
    member("across", stack.across)
    member("total", stack.total)
    member("guides", stack.guides)
    end()
  }

  fileprivate mutating func value(_ counts: [Coverage.Count]) {
    beginArray(.lines)
    for count in counts {
      beginObject()
      member("element", count.kind.element)
      if let attribute = count.kind.attribute { member("attribute", attribute) }
      member("uses", count.uses)
      member("documents", count.documents)
      end()
    }
    end()
  }
}
