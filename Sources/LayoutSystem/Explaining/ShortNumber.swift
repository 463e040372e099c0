/// A number as sentences show it: at most three decimals, and none where it has none.
package func shortNumber(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "?" : number < 0 ? "-∞" : "∞" }
  let scaled = (number * 1000).rounded() / 1000
  let rounded = scaled.isFinite ? scaled : number
  if rounded.magnitude < 0x1p53, let integer = Int(exactly: rounded) { return String(integer) }
  return rounded.description
}

/// Points in words: `120 pt`.
func points(_ number: Double) -> String { "\(shortNumber(number)) pt" }
