internal import DocumentModel

/// A kind of conflict with the advice that helps there (uistackview.md 10).
struct ConflictSituation: Sendable {
  /// A whole sentence; nil for conflicts of another kind.
  let advice: @Sendable (ConflictFacts) -> String?

  /// The more particular first: the first that applies speaks.
  static let all: [ConflictSituation] = [
    hiding, gapInStack, equalShares, proportionalShares, stickingOut, stretchedAcross, listedHeight,
    wideGaps, fullStack, autoresizing, sameLength, anyAuthor, stackAlone,
  ]

  /// A stack wants to take a hidden view's length away that something else requires.
  static let hiding = ConflictSituation { facts in
    guard let hiding = facts.made(.hiding), !facts.authored.isEmpty else { return nil }
    let view = facts.words.name(hiding.first.item)
    return "Let \(view) collapse while it is hidden: give \(facts.lines(facts.authored)) the"
      + " priority 999."
  }

  /// The author sets a distance that the stack sets too.
  static let gapInStack = ConflictSituation { facts in
    guard let gap = facts.gapBetweenArranged, facts.made(.spacing, .alignment) != nil else {
      return nil
    }
    let stack = facts.words.name(gap.stack)
    return "The stack decides how its views lie to each other: remove \(facts.line(gap.constraint))"
      + " and set the spacing or alignment of \(stack)."
  }

  static let equalShares = ConflictSituation { facts in
    guard let equal = facts.made(.fillEqually), let stack = equal.stack, !facts.lengths.isEmpty
    else { return nil }
    let length = equal.first.attribute.words
    return "The distribution fillEqually gives every view of \(facts.words.name(stack)) the same"
      + " \(length): remove \(facts.lines(facts.lengths)), or use the distribution fill."
  }

  static let proportionalShares = ConflictSituation { facts in
    guard let share = facts.made(.fillProportionally), let stack = share.stack else { return nil }
    return "The distribution fillProportionally fixes the lengths of the views of"
      + " \(facts.words.name(stack)): use the distribution fill."
  }

  /// Views that are not stretched across a stack may not be larger than it.
  static let stickingOut = ConflictSituation { facts in
    guard let boundary = facts.made(.spanningBoundary), let stack = boundary.stack,
      let last = facts.lengths.last
    else { return nil }
    return "Alignment does not cut views off: let \(facts.words.name(stack)) grow, or give"
      + " \(facts.line(last)) the priority 999."
  }

  static let stretchedAcross = ConflictSituation { facts in
    guard let alignment = facts.made(.alignment, .canvasConnection), let stack = alignment.stack,
      facts.words.stackAlignment(stack) == .fill, alignment.axis != facts.words.stackAxis(stack),
      let last = facts.lengths.last, facts.made(.spacing) == nil
    else { return nil }
    return
      "The alignment fill stretches every view of \(facts.words.name(stack)) across it: use the"
      + " alignment center or leading, or set the length on the stack instead of"
      + " \(facts.line(last))."
  }

  /// A cell of fixed height, or its content view.
  static let listedHeight = ConflictSituation { facts in
    guard let view = facts.listedView, facts.conflict.axis == .vertical else { return nil }
    let spare = facts.spare.map { ", or give \(facts.line($0)) the priority 999" } ?? ""
    return "Let the row take its height from its content (row height Automatic)\(spare):"
      + " \(facts.words.name(view)) has a height of its own here."
  }

  /// Stacks that even gaps out ask for a least gap.
  static let wideGaps = ConflictSituation { facts in
    guard let spacing = facts.made(.spacing), spacing.relation != .equal, let stack = spacing.stack,
      (facts.sum?.shortfall ?? 1) > 0
    else { return nil }
    return "Reduce the spacing of \(facts.words.name(stack)), or let one of its views be smaller."
  }

  /// Everything along a stack has its length, and the sum is not the stack's.
  static let fullStack = ConflictSituation { facts in
    guard let spacing = facts.made(.spacing, .canvasConnection), let stack = spacing.stack,
      spacing.axis == facts.words.stackAxis(stack), !facts.lengths.isEmpty
    else { return nil }
    let verb = (facts.sum?.shortfall ?? 1) > 0 ? "give way" : "stretch"
    return "Nothing along \(facts.words.name(stack)) can \(verb): give one of"
      + " \(facts.lines(facts.lengths)) the priority 999, or remove it."
  }

  static let autoresizing = ConflictSituation { facts in
    guard let view = facts.maskedView else { return nil }
    return "\(facts.words.name(view)) is laid out by its autoresizing mask: turn the mask into"
      + " constraints, or remove what constrains it."
  }

  /// One length, two values.
  static let sameLength = ConflictSituation { facts in
    guard facts.conflict.members.count == 2, facts.lengths.count == 2,
      facts.lengths[0].first == facts.lengths[1].first
    else { return nil }
    return "Keep one of \(facts.lines(facts.lengths))."
  }

  static let anyAuthor = ConflictSituation { facts in
    guard let spare = facts.spare else { return nil }
    return "Remove \(facts.line(spare)), or give it a priority below 1000 so that it can give way."
  }

  /// Nothing that the author wrote takes part.
  static let stackAlone = ConflictSituation { facts in
    guard let made = facts.made(.spacing, .canvasConnection, .fillEqually, .alignment),
      let stack = made.stack
    else { return nil }
    return "Give \(facts.words.name(stack)) more room, or reduce its spacing."
  }
}

extension ConstraintWords {
  func stackAxis(_ stack: ViewID) -> LayoutAxis {
    resolved.value(.axis, of: document[stack].element) ?? .horizontal
  }

  func stackAlignment(_ stack: ViewID) -> StackInput.Alignment {
    StackInput.Alignment(resolved.value(.alignment, of: document[stack].element) ?? .fill)
  }
}
