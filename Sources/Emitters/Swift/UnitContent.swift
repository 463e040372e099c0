internal import DocumentModel
internal import Resolution

/// Everything that the class of a unit says, worked out and not yet written.
struct UnitContent {
  let plan: DocumentPlan
  let space: TraitSpace
  let expressions: Expressions
  var unit: Unit
  var document: Document { plan.document }

  /// Statements about each object, root first, that hold in every combination of traits.
  var settings: [(place: Place, statements: [Statement])] = []
  /// What to say when traits change, in the same order.
  var varying: [String] = []
  var hierarchy: [String] = []
  var groups: [[String]] = []
  var storedConstraints: [(name: String, code: String)] = []
  /// Constraints that are on in no combination and that no outlet leads to.
  var neverInstalled: [ConstraintID] = []
  /// Constraints that are on in some combinations, with the condition.
  var switched: [(name: String, condition: String)] = []
  /// Subviews that come and go: a list a superview, whole, with the conditions.
  var installed: [(superview: String, children: [(name: String, condition: String)])] =
    []
  var outlets: [String] = []
  var sections: [Section] = []
  var omissions: [Omission] = []
  var helpers: Helpers = []
  var constraintNames: [ElementID: String] = [:]

  /// A section of a static table.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [String]
    /// The heights that cells state, in points; nil for those that follow the table.
    let heights: [Double?]
  }

  /// Statements that several objects have in common, without their receivers.
  struct Repeated {
    let names: [String]
    let statements: [String]
  }

  var repeated: [Repeated] = []

  init(_ unit: Unit, plan: DocumentPlan, space: TraitSpace, expressions: Expressions) {
    self.unit = unit
    self.plan = plan
    self.space = space
    self.expressions = expressions
    addSettings()
    gatherRepeated()
    addHierarchy()
    addSections()
    addConstraints()
    addOutlets()
  }

  var hasSettings: Bool { !settings.isEmpty || !repeated.isEmpty }

  var hasRowHeights: Bool { sections.contains { $0.heights.contains { $0 != nil } } }

  var hasVariations: Bool { !varying.isEmpty || !switched.isEmpty || !installed.isEmpty }

  /// Whether what a unit's function returns has work to do after that: to be a table's data source,
  /// and below iOS 17 to apply traits.
  var mustBeKept: Bool {
    !sections.isEmpty || (hasVariations && expressions.options.deploymentTarget < 17)
  }

  mutating func omit(
    _ element: ElementID, _ what: String, reason: String? = nil, name: String? = nil
  ) {
    omissions.append(
      Omission(
        objectID: document.written(.id, of: element),
        name: name ?? unit.places[element]?.path ?? document.name(element), what: what,
        reason: reason, element: element))
  }
}
