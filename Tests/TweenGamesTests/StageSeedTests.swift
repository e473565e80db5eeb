import GameplayKit
import Testing
import TweenMath
import TweenViews

@testable import TweenGames

/// Sources that a program gives no seed.
@MainActor @Suite struct StageSeedTests {
  private func numbers(seed: UInt64) -> [Int] {
    let clock = StageClock()
    clock.initialWindow = ViewGraph.Configuration(size: .zero, seed: seed)
    return clock.run {
      let arc4 = GKARC4RandomSource()
      let twister = GKMersenneTwisterRandomSource()
      let line = GKLinearCongruentialRandomSource()
      let shared = GKRandomSource.sharedRandom()
      return [
        arc4.nextInt(), twister.nextInt(), line.nextInt(), shared.nextInt(),
        GKRandomSource().nextInt(), GKRandomSource.sharedRandom().nextInt(),
        GKRandomDistribution.d20().nextInt(), GKRandomDistribution.d20().nextInt(),
      ]
    }
  }

  @Test func `follow the stage's seed, which names all their numbers`() {
    #expect(numbers(seed: 7) == numbers(seed: 7))
    #expect(numbers(seed: 7) != numbers(seed: 8))
    #expect(Set(numbers(seed: 7).prefix(6)).count == 6)
  }

  @Test func `take nothing from the generator that views have`() {
    let clock = StageClock()
    clock.initialWindow = ViewGraph.Configuration(size: .zero, seed: 7)
    let drawn = [clock.drawSeed(), clock.drawSeed()]
    let generator = SeededGenerator(seed: 7)
    #expect(!drawn.contains(generator.next()) && drawn[0] != drawn[1])
  }

  @Test func `have the system's where no stage runs`() {
    #expect(GKMersenneTwisterRandomSource().seed != GKMersenneTwisterRandomSource().seed)
    #expect(GKARC4RandomSource().seed.count == 16)
  }

  @Test func `say their seed, which makes the same source again`() {
    let first = GKARC4RandomSource()
    let again = GKARC4RandomSource(seed: first.seed)
    #expect((0..<10).allSatisfy { _ in first.nextInt() == again.nextInt() })
  }
}
