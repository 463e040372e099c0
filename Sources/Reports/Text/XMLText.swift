extension String {
  /// The text as XML 1.0 has it in attributes and character data: markup escaped, and what XML cannot
  /// hold, or a terminal would act on, written as `\u{…}`.
  var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case _ where scalar.isUnprintable || scalar.value & 0xFFFE == 0xFFFE:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
