#if !canImport(ObjectiveC)
  /// In the place of Foundation's, which stops the program on Linux where two runs next to each other
  /// have as many attributes (it compares them as Core Foundation objects, and they are Swift's).
  open class NSAttributedString: NSObject {
    public typealias Key = Foundation.NSAttributedString.Key

    public struct StandInRun {
      public var text: String
      public var attributes: [Key: Any]
    }

    /// Runs of text with their attributes, in order; none is empty.
    public fileprivate(set) var standInRuns: [StandInRun]

    public init(string: String, attributes: [Key: Any]? = nil) {
      standInRuns = string.isEmpty ? [] : [StandInRun(text: string, attributes: attributes ?? [:])]
    }

    public init(attributedString: NSAttributedString) { standInRuns = attributedString.standInRuns }

    open var string: String { standInRuns.map(\.text).joined() }
    open var length: Int { string.utf16.count }
  }

  open class NSMutableAttributedString: NSAttributedString {
    open func append(_ attributedString: NSAttributedString) {
      standInRuns += attributedString.standInRuns
    }
  }
#endif
