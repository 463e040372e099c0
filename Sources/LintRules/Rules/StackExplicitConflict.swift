import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let stackExplicitConflict = Rule(
    "stack-explicit-conflict", .error, onByDefault: true,
    summary: "What a stack view generates contradicts constraints beside it.",
    rationale: """
      A stack view makes required constraints of its own: its ends are those of its first and last \
      view, gaps are exact (at least as large, where spacing is equalised), equal filling makes all \
      views as long as the first, and alignment stretches or aligns them. An explicit size, ratio or \
      edge that fights them is dropped at run time, or the stack's own constraint is: nobody can tell \
      which. Every member of the smallest contradictory set is named, those of the stack in words.
      """,
    accepted: [
      // The second view gives.
      """
      <subviews><stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="100" id="1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="3"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="4"/>
      <constraint firstItem="s" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="5"/>
      </constraints>
      """,
      // The natural width of a plain view is that of what it holds.
      """
      <subviews><stackView distribution="fillProportionally" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="25" id="1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
      <constraints>
      <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="leading" id="2"/>
      <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="3"/>
      <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" id="4"/>
      <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="5"/>
      </constraints></view></subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="6"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="7"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="8"/>
      </constraints>
      """,
    ],
    reported: [
      // Nothing is left to stretch.
      """
      <subviews><stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      👉<constraint firstAttribute="width" constant="100" id="1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
      <constraint firstAttribute="width" constant="100" id="2"/></constraints></view>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="4"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="5"/>
      <constraint firstItem="s" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="6"/>
      </constraints>
      """,
      // Equal filling, and two explicit widths.
      """
      <subviews><stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" \
      id="s"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      👉<constraint firstAttribute="width" constant="120" id="1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
      <constraint firstAttribute="width" constant="80" id="2"/></constraints></view>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="4"/>
      <constraint firstItem="s" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="5"/>
      </constraints>
      """,
    ],
    check: .solved { context in
      context.reportConflicts {
        $0 == .stack
      } message: { solved, classified in
        let conflict = classified.conflict
        let stack = conflict.generated.lazy.compactMap(\.stack).first
        let authors = conflict.authors.count
        let explicit =
          authors == 0
          ? "the sizes that it is given"
          : authors == 1 ? "a required constraint" : "\(authors) required constraints"
        return """
          \(stack.map { solved.document.describe($0) } ?? "a stack view") contradicts \(explicit) \
          \(conflict.axis.adverb). \(classified.explanation.text)
          """
      }
    })
}
