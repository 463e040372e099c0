/// A column of the table of scenes, behind their names, for every format that has one.
struct OverviewColumn: Sendable {
  let title: String
  var isNumber = true
  /// Whether it stands there where it says nothing about any scene.
  var isAlways = true
  /// Nil for nothing to say.
  let text: @Sendable (ReportTotals) -> String?

  private static let all: [OverviewColumn] = [
    OverviewColumn(title: "lint", isNumber: false, isAlways: false) { $0.judged?.findings.words },
    OverviewColumn(title: "could go", isNumber: false, isAlways: false) {
      $0.judged?.opportunities
    },
    OverviewColumn(title: "views") { counted($0.views) },
    OverviewColumn(title: "stack views", isAlways: false) { number($0.stackViews) },
    OverviewColumn(title: "nested", isAlways: false) { number($0.stackDepth) },
    OverviewColumn(title: "written") { counted($0.written) },
    OverviewColumn(title: "generated", isAlways: false) { number($0.generated) },
    OverviewColumn(title: "content") { counted($0.contentSize) },
    OverviewColumn(title: "without stacks", isAlways: false) { totals in
      totals.stackViews > 0 ? totals.equivalentWithoutStacks.map { counted($0) } : nil
    },
    OverviewColumn(title: "changes", isAlways: false) { number($0.differences) },
  ]

  /// Those that say something about one scene at least.
  static func shown(for scenes: [ReportTotals]) -> [OverviewColumn] {
    all.filter { column in column.isAlways || scenes.contains { column.text($0) != nil } }
  }

  private static func number(_ count: Int) -> String? { count > 0 ? counted(count) : nil }
}
