package import DocumentModel

/// A document's layout written otherwise: without stack views, with layout guides where views only
/// group, with spacing where views only make a gap — as far as options ask for it and every frame
/// stays where it is.
///
/// "By combination" means by the resolved documents that it was made from: one for each set of traits
/// that variations tell apart.
package struct Lowering: Sendable {
  /// What becomes of a view.
  package enum Form: Sendable, Hashable {
    /// It stays what it is.
    case kept
    /// A stack view becomes a plain view.
    case plainView
    /// It becomes a layout guide of the view around it, which takes over what is in it.
    case guide
    /// It goes; the gap that it made is spacing or a margin.
    case folded
  }

  package let options: LoweringOptions
  /// Views that do not stay what they are.
  package internal(set) var forms: [ViewID: Form] = [:]
  /// What stack views would have generated, by stack in document order.
  package internal(set) var constraints: [LoweredConstraint] = [] {
    didSet {
      ranges = [:]
      for (index, constraint) in constraints.enumerated() {
        let start = ranges[constraint.stack]?.lowerBound ?? index
        ranges[constraint.stack] = start..<index + 1
      }
    }
  }
  /// By stack: where its constraints stand.
  private var ranges: [ViewID: Range<Int>] = [:]
  /// The author's constraints that go, or whose place one of `constraints` takes.
  package internal(set) var removed: Set<ConstraintID> = []
  /// Custom spacing of stack views that stay, in document order.
  package internal(set) var spacings: [LoweredSpacing] = []
  /// Margins of stack views that stay, in document order.
  package internal(set) var margins: [LoweredMargins] = []
  /// Priorities that differ from the document's.
  package internal(set) var priorities: [ViewID: [LoweredPriority]] = [:]
  /// Stack views that become plain views and whose margins are asked for: a stack view has none, and a
  /// plain view has 8 points unless told otherwise (`LayoutMarginRules`).
  package internal(set) var marginless: Set<ViewID> = []
  /// What was done and what was not, in document order.
  package internal(set) var notes: [LoweringNote] = []

  /// Lengths of folded spacers, by combination; nil where one is not installed.
  var gaps: [ViewID: [Double?]] = [:]

  init(options: LoweringOptions) { self.options = options }

  /// Nothing is lowered.
  package static let none = Lowering(options: LoweringOptions())

  package func form(of view: ViewID) -> Form { forms[view] ?? .kept }

  /// Those that take the place of what one stack view generates.
  package func constraints(of stack: ViewID) -> ArraySlice<LoweredConstraint> {
    constraints[ranges[stack] ?? 0..<0]
  }

  /// The view that a view hangs in: guides are in no hierarchy.
  package func superview(of view: ViewID, in document: Document) -> ViewID? {
    var next = document[view].superview
    while let current = next, form(of: current) == .guide { next = document[current].superview }
    return next
  }

  /// The views that hang in a view, guides' contents in their place; guides themselves left out.
  package func subviews(of view: ViewID, in document: Document) -> [ViewID] {
    guard !forms.isEmpty else { return document[view].subviews }
    return document[view].subviews.flatMap { inner -> [ViewID] in
      switch form(of: inner) {
      case .kept, .plainView: [inner]
      case .guide: subviews(of: inner, in: document)
      case .folded: []
      }
    }
  }

  /// How a view hangs in the one around it: what a stack view arranged is a subview where there is no
  /// stack view any more.
  package func role(of view: ViewID, in document: Document) -> View.Role {
    let role = document[view].role
    guard role == .arranged, let stack = document[view].superview, form(of: stack) != .kept else {
      return role
    }
    return .subview
  }
}

/// A constraint that takes the place of what a stack view generated.
package struct LoweredConstraint: Sendable {
  package var stack: ViewID
  /// As in the first combination that has it.
  package var constraint: LayoutConstraint
  /// By combination: the constant in points; nil where the constraint does not hold.
  package var constants: [Double?]
  /// The constant is the system's standard distance (corrections.md 20).
  package var isSystemSpacing = false

  package func holds(in combination: Int) -> Bool {
    constants.indices.contains(combination) && constants[combination] != nil
  }

  /// The constraint in a combination; nil where it does not hold.
  package func constraint(in combination: Int) -> LayoutConstraint? {
    guard constants.indices.contains(combination), let constant = constants[combination] else {
      return nil
    }
    var result = constraint
    result.constant = constant
    return result
  }
}

/// The distance that a stack view keeps behind one of its views.
package struct LoweredSpacing: Sendable {
  package var stack: ViewID
  package var view: ViewID
  /// By combination, in points; nil for the stack's own spacing.
  package var values: [Double?]
}

/// The distances that a stack view keeps at its ends.
package struct LoweredMargins: Sendable {
  package struct Ends: Sendable, Hashable {
    package var axis: LayoutAxis
    /// In points.
    package var start: Double
    package var end: Double
  }

  package var stack: ViewID
  /// By combination.
  package var values: [Ends]
}

/// A hugging or compression resistance that settles what the order of views in a stack settled.
package struct LoweredPriority: Sendable {
  package var axis: LayoutAxis
  package var isHugging: Bool
  package var value: Double
}

/// What became of a view, in a sentence.
package struct LoweringNote: Sendable {
  package enum Kind: String, Sendable {
    case stack = "lower-stacks"
    case guide = "layout-guides"
    case spacer = "fold-spacers"
  }

  package var kind: Kind
  package var view: ViewID
  /// The whole sentence but for the view's name in front of it.
  package var text: String
  /// Whether something came of it.
  package var isDone: Bool
}
