import Foundation
import Testing
import TweenMath

@Suite("Elementary")
struct ElementaryTests {
  @Test(
    "results are less than one unit in the last place from the true values",
    arguments: ElementaryFunction.all)
  func accuracy(_ function: ElementaryFunction) throws {
    let rows = try #require(ReferenceTable.shared.rows[function.name])
    #expect(rows.count >= 600)
    var worst = 0.0
    for row in rows {
      let result = function.apply(row.x, row.y)
      guard row.nearest.isFinite, row.nearest != 0 else {
        #expect(result.bitPattern == row.nearest.bitPattern, "\(function)(\(row.x), \(row.y))")
        continue
      }
      #expect(result.sign == row.nearest.sign, "\(function)(\(row.x), \(row.y))")
      let error = row.error(of: result)
      #expect(error < 1, "\(function)(\(row.x), \(row.y)) = \(result), not \(row.nearest)")
      worst = max(worst, error)
    }
    // The reference itself must not be read wrongly: correct rounding alone gives almost 0.5.
    #expect(worst > 0.49)
  }

  @Test("special cases follow C99, Annex F", arguments: SpecialCase.all)
  func special(_ special: SpecialCase) throws {
    let function = try #require(ElementaryFunction.all.first { $0.name == special.function })
    let result = function.apply(special.x, special.y)
    // Bits, so that the sign of zero counts and NaN is the one canonical NaN.
    #expect(result.bitPattern == special.result.bitPattern, "\(special): \(result)")
  }

  @Test("sincos has the bits of sin and cos")
  func sincos() throws {
    let circle = try #require(ElementaryFunction.all.first { $0.name == "sin" })
    let generator = SeededGenerator(seed: 9)
    for _ in 0..<100_000 {
      let (x, _) = circle.arguments(generator)
      let both = Elementary.sincos(x)
      if both.sin.bitPattern != Elementary.sin(x).bitPattern
        || both.cos.bitPattern != Elementary.cos(x).bitPattern
      {
        Issue.record("sincos(\(x)) = \(both)")
      }
    }
  }

  @Test("log2 of a power of two is exact")
  func powersOfTwo() {
    for exponent in -1074...1023 {
      let x =
        exponent < -1022
        ? Double(bitPattern: 1 << UInt64(exponent + 1074))
        : Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(Elementary.log2(x) == Double(exponent))
      #expect(Elementary.pow(2, Double(exponent)) == x)
    }
  }

  @Test("small whole powers, cubes and Pythagorean lengths are exact")
  func exactResults() {
    for base in 1...100 {
      let x = Double(base)
      #expect(Elementary.pow(x, 2) == x * x)
      #expect(Elementary.pow(-x, 3) == -x * x * x)
      #expect(Elementary.cbrt(x * x * x) == x)
      #expect(Elementary.hypot(3 * x, 4 * x) == 5 * x)
      #expect(Elementary.pow(x * x, 0.5) == x)
    }
  }

  @Test("odd functions are odd and even ones even, to the bit")
  func symmetry() {
    let generator = SeededGenerator(seed: 4)
    for function in ElementaryFunction.all {
      let isOdd = ["sin", "tan", "asin", "atan", "cbrt"].contains(function.name)
      guard isOdd || function.name == "cos" else { continue }
      for _ in 0..<5_000 {
        let (x, _) = function.arguments(generator)
        let right = function.apply(x, 0)
        let left = function.apply(-x, 0)
        if !right.isNaN && left.bitPattern != (isOdd ? -right : right).bitPattern {
          Issue.record("\(function)(\(x))")
        }
      }
    }
  }

  /// The hashes were taken from a run whose results `scripts/check-math` had compared with MPFR.
  /// They have to be the same on every processor, in every build, for ever: a change of a result
  /// is a change of users' pixels.
  @Test("300,000 results have the same bits everywhere", arguments: ElementaryTests.recordedHashes)
  func bits(_ name: String, _ hash: UInt64) throws {
    let function = try #require(ElementaryFunction.all.first { $0.name == name })
    #expect(BitHash.of(function, count: 300_000) == hash)
  }

  @Test("every function has a recorded hash")
  func hashesAreComplete() {
    #expect(ElementaryTests.recordedHashes.map(\.0) == ElementaryFunction.all.map(\.name))
  }

  static let recordedHashes: [(String, UInt64)] = [
    ("sin", 0xD016_A9D1_6FEC_532E),
    ("cos", 0x17C9_DD66_FD36_2421),
    ("tan", 0xA536_5E93_EE42_8465),
    ("asin", 0xB412_5E0A_5E9D_9895),
    ("acos", 0x5842_DB5F_FDF5_8C24),
    ("atan", 0xA94D_E2B9_DF9E_D320),
    ("atan2", 0xB755_3874_DC64_C2F8),
    ("exp", 0xB9A4_E8EB_BB32_1413),
    ("expm1", 0xF4D6_53F4_320D_345D),
    ("log", 0x9C22_F62F_00E6_C725),
    ("log2", 0x37C7_316D_D95C_167F),
    ("pow", 0x01E8_F4B1_8230_73AA),
    ("cbrt", 0xDB91_4E41_7B04_609D),
    ("hypot", 0x8970_F0E3_F588_8EC1),
  ]
}
