import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let unsatisfiable = Rule(
    "unsatisfiable", .error, onByDefault: true,
    summary: "Required constraints that contradict each other.",
    rationale: """
      At run time one of the constraints is dropped, and which one is not for you to choose: the log \
      says "Unable to simultaneously satisfy constraints" and the layout is wrong somewhere. All \
      members of the smallest contradictory set are named, and no others: without any one of them the \
      rest holds. What hangs on a size that the document does not decide, such as that of a xib's view, \
      of a view in a container or of a row that grows, is not reported.
      """,
    accepted: [
      // One of them can give.
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="40" id="1"/>
      <constraint firstAttribute="width" constant="24" priority="999" id="2"/>
      <constraint firstAttribute="height" constant="40" id="3"/>
      </constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="4"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="5"/>
      </constraints>
      """,
      // How large a xib's view is, code says: it can be 80 points wide.
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="80" id="1"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="4"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="5"/>
      </constraints></view></objects>
      """,
    ],
    reported: [
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      👉<constraint firstAttribute="width" constant="40" id="1"/>
      <constraint firstAttribute="width" constant="24" id="2"/>
      <constraint firstAttribute="height" constant="40" id="3"/>
      </constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="4"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="5"/>
      </constraints>
      """,
      // Pinned to both sides of the screen, and as wide as something else.
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      👉<constraint firstAttribute="width" constant="200" id="1"/>
      <constraint firstAttribute="height" constant="40" id="2"/>
      </constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="4"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="5"/>
      </constraints>
      """,
    ],
    check: .solved { context in
      context.reportConflicts {
        $0 == .author
      } message: { _, classified in
        let conflict = classified.conflict
        let count = conflict.members.count
        return """
          \(count == 1 ? "a required constraint cannot hold" : "\(count) required constraints contradict each other") \
          \(conflict.axis.adverb). \(classified.explanation.text)
          """
      }
    })
}
