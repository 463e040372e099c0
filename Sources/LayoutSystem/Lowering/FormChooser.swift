package import DocumentModel
internal import Resolution

/// Decides which stack views and wrappers become what. Views are walked from the outside in: what a
/// view can become depends on what is around it.
struct FormChooser {
  let document: Document
  let combinations: [ResolvedDocument]
  let uses: ConstraintUses
  private(set) var lowering: Lowering

  init(
    _ document: Document, combinations: [ResolvedDocument], uses: ConstraintUses,
    folded lowering: Lowering
  ) {
    self.document = document
    self.combinations = combinations
    self.uses = uses
    self.lowering = lowering
    for view in document.viewIDs {
      switch document[view].tag {
      case .stackView where lowering.options.lowersStacks: lowerStack(view)
      case .view where lowering.options.usesGuides: replaceWrapper(view)
      default: break
      }
    }
  }

  private mutating func note(_ kind: LoweringNote.Kind, _ view: ViewID, _ text: String, done: Bool)
  {
    lowering.notes.append(LoweringNote(kind: kind, view: view, text: text, isDone: done))
  }

  // MARK: Stack views

  private mutating func lowerStack(_ view: ViewID) {
    if let obstacle = obstacle(toLowering: view) {
      note(.stack, view, "stays a stack view because \(obstacle)", done: false)
      return
    }
    guard let reason = document.meaningWithContents(of: view)?.rawValue ?? obstacle(toGuide: view)
    else {
      lowering.forms[view] = .guide
      note(.stack, view, "becomes a layout guide and constraints", done: true)
      return
    }
    lowering.forms[view] = .plainView
    if asksForUnwrittenMargins(of: view) { lowering.marginless.insert(view) }
    note(
      .stack, view, "becomes a plain view and constraints, no guide because \(reason)", done: true)
  }

  /// Why a stack view cannot be done without; nil where it can.
  private func obstacle(toLowering view: ViewID) -> String? {
    let element = document[view].element
    if !document.header.usesAutoLayout { return "the document does not use Auto Layout" }
    if lowering.options.lowersAnyClass { return nil }
    if document.written(.customClass, of: element)?.isEmpty == false {
      return "its class is not UIKit's own"
    }
    return document.child(.userDefinedRuntimeAttributes, of: element) == nil
      ? nil : "its runtime attributes may set what only a stack view has"
  }

  /// Whether a constraint or a view in it looks at margins that the document does not give the view.
  private func asksForUnwrittenMargins(of view: ViewID) -> Bool {
    let entry = document[view]
    guard document.child(key: "layoutMargins", of: entry.element) == nil,
      document.child(key: "directionalLayoutMargins", of: entry.element) == nil
    else { return false }
    return uses.margins.contains(view)
      || entry.subviews.contains {
        document.written(.preservesSuperviewLayoutMargins, of: document[$0].element) == true
      }
  }

  // MARK: Wrappers

  /// Notes only views that could be thought wrappers: those that group, and neither draw nor have a
  /// class of their own.
  private mutating func replaceWrapper(_ view: ViewID) {
    guard document.isGrouping(view) else { return }
    if let reason = document.meaningWithContents(of: view)?.rawValue ?? obstacle(toGuide: view) {
      note(.guide, view, "stays a view because \(reason)", done: false)
    } else {
      lowering.forms[view] = .guide
      note(.guide, view, "becomes a layout guide", done: true)
    }
  }

  /// Why a view that means nothing of its own cannot be a layout guide; nil where it can.
  private func obstacle(toGuide view: ViewID) -> String? {
    let entry = document[view]
    let isArranged = lowering.role(of: view, in: document) == .arranged
    if isArranged { return "a stack view arranges views only" }
    if let obstacle = document.obstacleToGuide(view, uses) { return obstacle }
    if combinations.contains(where: { !$0.isInstalledByMasks(entry.element) }) {
      return "it is not installed in every size class"
    }
    guard let around = lowering.superview(of: view, in: document) else {
      return "nothing is around it"
    }
    return switch document[around].tag {
    case .scrollView, .tableView, .collectionView, .textView:
      "a scroll view measures its content by views"
    case .visualEffectView: "a visual effect view has a content view"
    default: nil
    }
  }
}

extension Document {
  /// Whether a view of no class of its own groups others and draws nothing itself.
  fileprivate func isGrouping(_ view: ViewID) -> Bool {
    let entry = self[view]
    guard entry.role == .subview || entry.role == .arranged, !entry.subviews.isEmpty else {
      return false
    }
    return meaning(of: view)?.isEvident != true
  }

  /// Whether a subview is there for grouping alone, and what is in it hangs on nothing but its edges:
  /// the judgement of the rule that advises against such views.
  package func isWrapper(_ view: ViewID, _ uses: ConstraintUses) -> Bool {
    self[view].tag == .view && self[view].role == .subview && isGrouping(view)
      && meaningWithContents(of: view) == nil && obstacleToGuide(view, uses) == nil
  }

  /// Why a view is only a view's to be, whatever is around it: how constraints use it, and how what
  /// is in it hangs in it.
  func obstacleToGuide(_ view: ViewID, _ uses: ConstraintUses) -> String? {
    let entry = self[view]
    guard entry.role == .subview || entry.role == .arranged else { return "its owner wants a view" }
    if entry.role == .subview,
      written(.translatesMask, of: entry.element) != false
        || written(.fixedFrame, of: entry.element) == true
    {
      return "an autoresizing mask places it"
    }
    if uses.guides.contains(view) { return "a constraint names its margins or a guide of it" }
    if written(.preservesSuperviewLayoutMargins, of: entry.element) == true
      || child(key: "layoutMargins", of: entry.element) != nil
      || child(key: "directionalLayoutMargins", of: entry.element) != nil
    {
      return "it has margins"
    }
    if uses.baselines.contains(view) { return "a constraint names its baseline" }
    if uses.standards.contains(view) {
      return "the system's distance to it is a view's"
    }
    if uses.coordinates.contains(view) { return "a place is multiplied in its coordinates" }
    if uses.anchors.contains(view) { return "a popover points at it" }
    let guides = contents(of: .layoutGuides, in: entry.element)
    if guides.contains(where: { tag($0) == .userLayoutGuide }) {
      return "it owns a layout guide"
    }
    for inner in entry.subviews {
      let element = self[inner].element
      switch self[inner].role {
      case .arranged: break
      case .subview:
        if written(.translatesMask, of: element) != false
          || written(.fixedFrame, of: element) == true
        {
          return "an autoresizing mask places a view in it"
        }
      default: return "a part of it is no subview"
      }
      if written(.preservesSuperviewLayoutMargins, of: element) == true {
        return "a view in it takes over its margins"
      }
    }
    return nil
  }
}
