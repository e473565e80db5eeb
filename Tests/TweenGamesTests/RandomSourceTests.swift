import Foundation
import GameplayKit
import Testing

@testable import TweenGames

@Suite struct RandomSourceTests {
  /// java.util.Random of the same seeds.
  @Test func `The linear congruential source gives Java's numbers`() {
    let source = GKLinearCongruentialRandomSource(seed: 42)
    #expect(source.nextInt() == -1_170_105_035 && source.nextInt() == 234_785_527)
    source.seed = 0
    #expect(source.nextInt() == -1_155_484_576 && source.nextInt() == -723_955_400)
    source.seed = 42
    #expect((0..<10).map { _ in source.nextInt(upperBound: 10) } == [0, 3, 8, 4, 0, 5, 5, 8, 9, 3])
  }

  /// Java's documentation gives the code of `nextInt(int)`, `nextFloat` and `nextBoolean`.
  @Test func `Bounds, uniform numbers and either follow Java's code`() {
    for seed: UInt64 in [0, 1, 42, 1 << 47, .max] {
      let source = GKLinearCongruentialRandomSource(seed: seed)
      var state = (seed ^ 0x5_DEEC_E66D) & 0xFFFF_FFFF_FFFF
      func next(_ bits: UInt64) -> Int {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return Int(state >> (48 - bits))
      }
      for bound in [2, 3, 16, 100, 1 << 30, Int(Int32.max)] {
        var expected: Int
        if bound & -bound == bound {
          expected = (bound * next(31)) >> 31
        } else {
          var bits = next(31)
          while bits - bits % bound + bound - 1 > Int(Int32.max) { bits = next(31) }
          expected = bits % bound
        }
        #expect(source.nextInt(upperBound: bound) == expected)
      }
      #expect(source.nextUniform() == Float(next(24)) / Float(1 << 24))
      #expect(source.nextBool() == (next(1) == 1))
    }
  }

  /// The C++ standard, [rand.predef]: the 10,000th number of a mt19937_64 of the seed 5489.
  @Test func `The Mersenne Twister is C++'s`() {
    var engine = MersenneTwisterEngine(seed: 5489)
    for _ in 1..<10_000 { _ = engine.next() }
    let number = engine.next()
    #expect(number == 9_981_545_732_273_789_042)
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    for _ in 1..<10_000 { source.nextInt() }
    #expect(source.nextInt() == Int(Int32(truncatingIfNeeded: Int(number >> 32))))
  }

  /// The streams that are given for these keys wherever RC4 is described.
  @Test(arguments: [
    ("Key", [0xEB9F_7781, 0xB734_CA72]), ("Wiki", [0x6044_DB6D]),
    ("Secret", [0x04D4_6B05, 0x3CA8_7B59]),
  ])
  func `The ARC4 source gives RC4's stream`(key: String, words: [UInt32]) {
    let source = GKARC4RandomSource(seed: Data(key.utf8))
    for word in words { #expect(source.nextInt() == Int(Int32(bitPattern: word))) }
    let other = GKARC4RandomSource(seed: Data(key.utf8))
    other.dropValues(words.count - 1)
    other.dropValues(-3)
    #expect(other.nextInt() == Int(Int32(bitPattern: words.last ?? 0)))
  }

  @Test func `Any seed will do, and names its sequence`() {
    for seed in [Data(), Data([0]), Data(repeating: 7, count: 1000)] {
      let (a, b) = (GKARC4RandomSource(seed: seed), GKARC4RandomSource(seed: seed))
      #expect((0..<20).allSatisfy { _ in a.nextInt() == b.nextInt() })
    }
  }

  @Test func `A copy goes on as the original would, and apart from it`() throws {
    let sources: [GKRandomSource] = [
      GKARC4RandomSource(seed: Data([1])), GKLinearCongruentialRandomSource(seed: 1),
      GKMersenneTwisterRandomSource(seed: 1), GKRandomSource(),
    ]
    for source in sources {
      source.nextInt()
      let copy = try #require(source.copy() as? GKRandomSource)
      #expect(type(of: copy) == type(of: source))
      let next = (0..<10).map { _ in source.nextInt() }
      #expect((0..<10).map { _ in copy.nextInt() } == next)
    }
  }

  @Test func `Numbers below a bound come evenly, however wide it is`() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[source.nextInt(upperBound: 7)] += 1 }
    // Six deviations of 29 to each side.
    #expect(counts.allSatisfy { (820...1180).contains($0) }, "\(counts)")
    let wide = (0..<1000).map { _ in source.nextInt(upperBound: 3 << 60) }
    #expect(wide.allSatisfy { (0..<3 << 60).contains($0) })
    #expect((400...600).contains(wide.count { $0 < 3 << 59 }))
    #expect((0..<50).allSatisfy { _ in (0..<Int.max).contains(source.nextInt(upperBound: .max)) })
    for bound in [1, 0, -5, .min] { #expect(source.nextInt(upperBound: bound) == 0) }
  }

  @Test func `Shuffling keeps all objects, and the seed names the order`() {
    let source = GKMersenneTwisterRandomSource(seed: 9)
    let objects = Array(0..<50)
    let shuffled = source.arrayByShufflingObjects(in: objects) as? [Int]
    #expect(shuffled?.sorted() == objects && shuffled != objects)
    source.seed = 9
    #expect(NSArray(array: objects).shuffled(using: source) as? [Int] == shuffled)
    #expect(source.arrayByShufflingObjects(in: []).isEmpty)
    #expect(NSArray(array: objects).shuffled().count == 50)
  }

  @Test func `Each order of three comes as often as the others`() {
    let source = GKARC4RandomSource(seed: Data([4]))
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6000 {
      let order = source.arrayByShufflingObjects(in: [0, 1, 2]) as? [Int] ?? []
      counts[order, default: 0] += 1
    }
    #expect(counts.count == 6 && counts.values.allSatisfy { (820...1180).contains($0) })
  }
}
