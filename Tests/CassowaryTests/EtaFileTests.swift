import Testing

@testable import Cassowary

/// A basis whose columns are known and exchanged one by one: what the file solves is multiplied out again.
@Suite("The inverse of a basis")
struct EtaFileTests {
  /// The basis column by column, and the file that stands for its inverse.
  private struct Basis {
    var columns: [[Double]]
    var file: EtaFile
    var random: Numbers

    init(rowCount: Int, seed: UInt64) {
      columns = (0..<rowCount).map { row in
        (0..<rowCount).map { $0 == row ? 1 : 0 }
      }
      file = EtaFile(rowCount: rowCount)
      random = Numbers(state: seed)
    }

    /// Exchanges a column for a random one of few numbers, in the row where its image is largest.
    mutating func exchange() {
      let rowCount = columns.count
      var column = Array(repeating: 0.0, count: rowCount)
      var image = SparseVector(count: rowCount)
      for _ in 0..<3 { column[random.below(rowCount)] = Double(1 + random.below(9)) - 5.5 }
      for row in 0..<rowCount where column[row] != 0 { image.set(column[row], at: row) }
      file.solve(&image)
      guard let pivot = image.support.max(by: { abs(image[$0]) < abs(image[$1]) }),
        abs(image[pivot]) > 0.1
      else { return }
      file.append(image, pivot: pivot)
      columns[pivot] = column
    }

    mutating func vector(numbers: Int) -> SparseVector {
      var vector = SparseVector(count: columns.count)
      for _ in 0..<numbers {
        vector.set(Double(random.below(19)) - 9, at: random.below(columns.count))
      }
      return vector
    }
  }

  private struct Numbers {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// Few rows are looked at all, of many only those that matter; sparse vectors and full ones go
  /// different ways.
  @Test(
    "B times the solution is the vector, and so from the left", arguments: [12, 48, 49, 150],
    [1, 4, 400])
  func multipliedOut(rowCount: Int, numbers: Int) {
    var basis = Basis(rowCount: rowCount, seed: UInt64(rowCount * 1000 + numbers))
    for _ in 0..<(3 * rowCount) { basis.exchange() }
    #expect(basis.file.count > rowCount)
    for _ in 0..<5 {
      let wanted = basis.vector(numbers: numbers)
      var right = wanted
      var left = wanted
      basis.file.solve(&right)
      basis.file.solveTransposed(&left)
      for row in 0..<rowCount {
        var sum = 0.0
        var product = 0.0
        var scale = 1.0
        for other in 0..<rowCount {
          sum += basis.columns[other][row] * right[other]
          product += basis.columns[row][other] * left[other]
          scale = max(scale, abs(right[other]), abs(left[other]))
        }
        #expect(abs(sum - wanted[row]) < 1e-7 * scale)
        #expect(abs(product - wanted[row]) < 1e-7 * scale)
      }
    }
  }

  @Test("one vector after the other leaves nothing behind")
  func repeated() {
    var basis = Basis(rowCount: 120, seed: 5)
    for _ in 0..<200 { basis.exchange() }
    let vector = basis.vector(numbers: 2)
    var first = vector
    basis.file.solveTransposed(&first)
    var other = basis.vector(numbers: 60)
    basis.file.solve(&other)
    basis.file.solveTransposed(&other)
    var second = vector
    basis.file.solveTransposed(&second)
    #expect(first.values == second.values)
  }

  @Test("without columns it is the identity again")
  func emptied() {
    var basis = Basis(rowCount: 90, seed: 11)
    for _ in 0..<90 { basis.exchange() }
    basis.file.removeAll()
    let vector = basis.vector(numbers: 7)
    var solved = vector
    basis.file.solve(&solved)
    basis.file.solveTransposed(&solved)
    #expect(solved.values == vector.values)
    #expect(basis.file.weight == 0)
  }
}
