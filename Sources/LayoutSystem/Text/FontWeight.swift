/// Weight of a system font, by the names that documents use.
package enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight whose name this is, whatever its case: `"Semibold"` in `SFProText-Semibold`.
  package init?(name: some StringProtocol) {
    let name = name.lowercased()
    guard let weight = FontWeight.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = weight
  }

  /// The weight whose kerning table applies; weights without one of their own use a neighbour's
  /// (text/README 2.5).
  var kerningGroup: FontWeight {
    switch self {
    case .ultraLight, .thin: .light
    case .heavy, .black: .bold
    default: self
    }
  }
}
