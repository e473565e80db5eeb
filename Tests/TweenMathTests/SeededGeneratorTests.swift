import Testing
import TweenMath

@Suite("SeededGenerator")
struct SeededGeneratorTests {
  @Test("the sequence is that of the published SplitMix64")
  func publishedValues() {
    // Printed by S. Vigna's splitmix64.c for the seed 1234567.
    let generator = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("all who hold it draw from one sequence")
  func isReference() {
    let first = SeededGenerator(seed: 1_234_567)
    var second: some RandomNumberGenerator = first
    _ = second.next()
    #expect(first.next() == 3_203_168_211_198_807_973)
  }

  @Test("the standard library's shuffles and draws run on it, the same for the same seed")
  func standardLibrary() {
    func draw(_ seed: UInt64) -> ([Int], Double) {
      var generator = SeededGenerator(seed: seed)
      return ((0..<20).shuffled(using: &generator), Double.random(in: 0...1, using: &generator))
    }
    #expect(draw(7) == draw(7))
    #expect(draw(7) != draw(8))
  }

  @Test("nextUnit takes the upper 53 bits")
  func unitFromBits() {
    let bits = SeededGenerator(seed: 5)
    let units = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let unit = units.nextUnit()
      #expect(unit == Double(bits.next() >> 11) / 9_007_199_254_740_992)
      #expect((0..<1).contains(unit))
    }
  }

  @Test("numbers of a range fill it evenly and never leave it")
  func range() {
    let generator = SeededGenerator(seed: 11)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<100_000 {
      let value = generator.next(in: -2...3)
      #expect((-2.0...3.0).contains(value))
      counts[min(Int((value + 2) * 2), 9)] += 1
    }
    // Binomial with mean 10,000 and deviation 95: five deviations.
    #expect(counts.allSatisfy { abs($0 - 10_000) < 475 })
  }

  @Test("ranges of one number and of the largest width work")
  func extremeRanges() {
    let generator = SeededGenerator(seed: 12)
    let greatest = Double.greatestFiniteMagnitude
    for _ in 0..<1000 {
      #expect(generator.next(in: 0.1...0.1) == 0.1)
      #expect(generator.next(in: -greatest...greatest).isFinite)
    }
  }
}
