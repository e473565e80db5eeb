import Foundation
import GameplayKit
import Testing

@Suite struct RandomDistributionTests {
  /// Gives one number again and again.
  private final class Constant: GKRandom {
    func nextInt() -> Int { 0 }
    func nextInt(upperBound: Int) -> Int { max(0, upperBound - 1) }
    func nextUniform() -> Float { 1 }
    func nextBool() -> Bool { true }
  }

  private let source = GKMersenneTwisterRandomSource(seed: 11)

  @Test func `A die has its sides, each as likely as the others`() {
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    var counts: [Int: Int] = [:]
    for _ in 0..<6000 { counts[die.nextInt(), default: 0] += 1 }
    #expect(Set(counts.keys) == Set(1...6))
    #expect(counts.values.allSatisfy { (820...1180).contains($0) }, "\(counts)")
    #expect(die.numberOfPossibleOutcomes == 6)
    let (d6, d20) = (GKRandomDistribution.d6(), GKShuffledDistribution.d20())
    #expect(d6.lowestValue == 1 && d6.highestValue == 6)
    #expect(d20.numberOfPossibleOutcomes == 20)
    #expect(Set((0..<20).map { _ in d20.nextInt() }) == Set(1...20))
    #expect(GKRandomDistribution(forDieWithSideCount: 12).highestValue == 12)
    #expect(GKGaussianDistribution.d20().mean == 10.5)
  }

  /// Apple's documentation: 5 % steps for twenty sides, quarters for four.
  @Test func `Uniform numbers are those of the range over its greatest`() {
    let four = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 4)
    #expect(Set((0..<100).map { _ in four.nextUniform() }) == [0.25, 0.5, 0.75, 1])
    #expect(GKRandomDistribution(lowestValue: -1, highestValue: 0).nextUniform() == 0)
  }

  @Test func `An upper bound cuts the range`() {
    for die in [
      GKRandomDistribution(randomSource: source, lowestValue: 3, highestValue: 8),
      GKShuffledDistribution(randomSource: source, lowestValue: 3, highestValue: 8),
      GKGaussianDistribution(randomSource: source, lowestValue: 3, highestValue: 8),
    ] {
      #expect((0..<100).allSatisfy { _ in (3..<5).contains(die.nextInt(upperBound: 5)) })
      #expect(die.nextInt(upperBound: 3) == 3 && die.nextInt(upperBound: .min) == 3)
      #expect((0..<100).allSatisfy { _ in (3...8).contains(die.nextInt(upperBound: 99)) })
    }
  }

  @Test func `A range may lie either way round, be one number, or all of them`() {
    let turned = GKRandomDistribution(lowestValue: 5, highestValue: -5)
    #expect(turned.lowestValue == -5 && turned.numberOfPossibleOutcomes == 11)
    let one = GKRandomDistribution(lowestValue: 4, highestValue: 4)
    #expect(one.nextInt() == 4)
    let all = GKRandomDistribution(lowestValue: .min, highestValue: .max)
    #expect(all.numberOfPossibleOutcomes == .max)
    _ = (all.nextInt(), all.nextInt(upperBound: 0), all.nextBool())
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: .min, highestValue: .max)
    _ = (bell.nextInt(), bell.nextInt(upperBound: 7))
    let pack = GKShuffledDistribution(randomSource: source, lowestValue: 0, highestValue: .max)
    #expect(pack.nextInt() >= 0)
  }

  @Test
  func `A pack deals each number once, and begins with another than the one that it ended with`() {
    let pack = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 5)
    var last = 0
    for _ in 0..<200 {
      let dealt = (0..<5).map { _ in pack.nextInt() }
      #expect(Set(dealt) == Set(1...5) && dealt[0] != last)
      last = dealt[4]
    }
  }

  @Test func `A bell has its mean, its deviation and its ends`() {
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
    #expect(bell.mean == 30 && bell.deviation == 10)
    let numbers = (0..<4000).map { _ in bell.nextInt() }
    #expect(numbers.allSatisfy { (0...60).contains($0) })
    let mean = Double(numbers.reduce(0, +)) / 4000
    #expect(abs(mean - 30) < 1)
    let near = numbers.count { abs($0 - 30) <= 10 }
    // 68.27 % of the bell, and what rounding adds: 10.5 deviations of ten, 70.6 %.
    #expect((2660...2980).contains(near), "\(near)")
  }

  @Test func `A bell by mean and deviation reaches three deviations to each side`() {
    let bell = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
    #expect(bell.lowestValue == 4 && bell.highestValue == 16)
    let odd = GKGaussianDistribution(randomSource: source, mean: .nan, deviation: .infinity)
    #expect(odd.nextInt() == 0)
    let stuck = GKGaussianDistribution(randomSource: Constant(), lowestValue: 0, highestValue: 6)
    #expect((0...6).contains(stuck.nextInt()))
  }

  @Test func `Either is as likely as the other`() {
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect((900...1100).contains((0..<2000).count { _ in die.nextBool() }))
  }
}
