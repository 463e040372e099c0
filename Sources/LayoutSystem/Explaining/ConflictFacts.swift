internal import DocumentModel

/// What is characteristic of a conflict, for choosing advice.
struct ConflictFacts {
  let conflict: SceneSolution.Conflict
  let words: ConstraintWords
  let sum: ConflictSum?
  /// The author's members.
  let authored: [LayoutConstraint]
  /// The author's members that set or compare lengths along the conflict's axis.
  let lengths: [LayoutConstraint]
  private let rows: ConflictRows

  init(
    _ conflict: SceneSolution.Conflict, _ words: ConstraintWords, _ sum: ConflictSum?,
    _ rows: ConflictRows
  ) {
    self.conflict = conflict
    self.words = words
    self.sum = sum
    self.rows = rows
    authored = conflict.members.filter { $0.identifier == nil }
    lengths = authored.filter(\.first.attribute.isDimension)
  }

  /// One way to end the conflict, as a sentence.
  var wayOut: String {
    for situation in ConflictSituation.all {
      if let advice = situation.advice(self) { return advice }
    }
    return "Take one of them out."
  }

  /// The first member that a stack made for some purpose.
  func made(_ identifiers: StackIdentifier...) -> LayoutConstraint? {
    conflict.members.first { member in
      if case .stack(_, let identifier) = member.provenance {
        identifiers.contains(identifier)
      } else {
        false
      }
    }
  }

  /// A cell or content view whose fixed size the members meet.
  var listedView: ViewID? {
    fixedViews.first { view in
      switch words.document[view].role {
      case .cell, .contentView: true
      default: false
      }
    }
  }

  /// A view inside of another whose autoresizing mask the members meet.
  var maskedView: ViewID? {
    fixedViews.first { view in
      let entry = words.document[view]
      return entry.superview != nil && (entry.role == .subview || entry.role == .part)
        && conflict.members.contains {
          $0.first.item == .view(view) || $0.second?.item == .view(view)
        }
    }
  }

  /// Views of the members that constraints do not place, in the order of the members.
  private var fixedViews: [ViewID] {
    var views: [ViewID] = []
    for member in conflict.members {
      for item in [member.first.item, member.second?.item] {
        guard let view = item?.view, !views.contains(view), !rows.isSolved(view) else { continue }
        views.append(view)
      }
    }
    return views
  }

  /// An author's member that sets the distance of two views which one stack arranges side by side.
  var gapBetweenArranged: (constraint: LayoutConstraint, stack: ViewID)? {
    for member in authored {
      guard case .view(let one) = member.first.item, case .view(let other)? = member.second?.item,
        !member.first.attribute.isDimension, one != other,
        words.document[one].role == .arranged, words.document[other].role == .arranged,
        let stack = words.document[one].superview, stack == words.document[other].superview
      else { continue }
      return (member, stack)
    }
    return nil
  }

  /// How to refer to one of the author's members: by its line.
  func line(_ constraint: LayoutConstraint) -> String {
    guard case .author(let id) = constraint.provenance else { return "it" }
    return "line \(words.document.line(of: id))"
  }

  /// `the width in line 12`, `the widths in lines 12 and 20`.
  func lines(_ constraints: [LayoutConstraint]) -> String {
    var numbers: [Int] = []
    for constraint in constraints {
      guard case .author(let id) = constraint.provenance else { continue }
      let line = words.document.line(of: id)
      if !numbers.contains(line) { numbers.append(line) }
    }
    let texts = numbers.sorted().map(String.init)
    guard let last = texts.last, texts.count > 1 else { return "line \(texts.first ?? "?")" }
    return "lines \(texts.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The author's member that is best done without: the one that the frames do without, else the
  /// last.
  var spare: LayoutConstraint? {
    if let relaxed = conflict.relaxed, relaxed.identifier == nil { return relaxed }
    return authored.last
  }
}
