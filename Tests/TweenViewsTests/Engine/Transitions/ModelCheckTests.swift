import Foundation
import Testing
import TweenMath

@testable import TweenViews

/// Every way for views to come, go and move, at every moment of the change before.
///
/// Each sequence runs in all worlds at once, each on views of its own: a run is one sequence in one
/// world. They are driven one after the other, each from the state that the last one left.
@Suite("Any sequence of insertions, removals and moves") @MainActor struct ModelCheckTests {
  private typealias Case = (sequence: ModelSequence, pace: Pace, palette: Int)

  /// Set by `scripts/check --long`, which has time for more of them.
  nonisolated private static let isLong =
    ProcessInfo.processInfo.environment["INBETWEEN_LONG_TESTS"] == "1"
  nonisolated private static let paletteCount = 12

  /// All sequences of a length, each at `paces` paces that follow one another, with the
  /// transitions in turn.
  private func all(ofLength length: Int, paces: Int) -> some Sequence<Case> {
    let count = (0..<length).reduce(1) { product, _ in product * 15 }
    return (0..<(count * paces)).lazy.map { index in
      let number = index % count
      let turn = index / count + number + number / 15
      return (
        ModelSequence(number: number, length: length), Pace.allCases[turn % 4],
        (number + index / count) % Self.paletteCount
      )
    }
  }

  /// Runs sequences one after the other; records the first that fails, as short as can be.
  private func check(_ cases: some Sequence<Case>) -> Int {
    var screens: [Int: WorldScreen] = [:]
    var runs = 0
    for (sequence, pace, palette) in cases {
      let screen = screens[palette] ?? WorldScreen(palette: palette)
      screens[palette] = screen
      let start = screen.model
      runs += World.Kind.allCases.count
      guard let complaint = screen.run(sequence, pace) else { continue }
      let shortest = shrink(sequence, pace, palette: palette, from: start)
      Issue.record(
        "\(shortest ?? "\(sequence) .\(pace) \(start) in palette \(palette): \(complaint)")")
      break
    }
    return runs
  }

  /// The shortest part of a failing sequence that fails in one world alone, as `alone` takes it.
  private func shrink(
    _ sequence: ModelSequence, _ pace: Pace, palette: Int, from start: WorldModel
  ) -> String? {
    for kind in World.Kind.allCases {
      for part in sequence.parts {
        let screen = WorldScreen(kinds: [kind], palette: palette, model: start)
        guard let complaint = screen.run(part, pace) else { continue }
        return "(\"\(part)\", .\(pace), .\(kind), \(palette), \(start.ids), \(start.variant)): "
          + complaint
      }
    }
    return nil
  }

  @Test("up to three steps long end as a fresh tree begins: all of them")
  func short() {
    let runs =
      check(all(ofLength: 1, paces: 4)) + check(all(ofLength: 2, paces: 4))
      + check(all(ofLength: 3, paces: Self.isLong ? 4 : 1))
    #expect(runs >= (Self.isLong ? 180_000 : 50_000))
  }

  @Test("of eight steps end as a fresh tree begins: a seeded sample")
  func long() {
    let generator = SeededGenerator(seed: 8)
    let count = Self.isLong ? 40_000 : 400
    let runs = check(
      (0..<count).lazy.map { index in
        (
          ModelSequence(length: 8, using: generator), Pace.allCases[index / 12 % 4],
          index % Self.paletteCount
        )
      })
    #expect(runs >= 5_000)
  }

  @Test(
    "of eight steps end as a fresh tree begins, each action at one moment: all of them",
    .enabled(if: isLong))
  func uniform() {
    let runs = check(
      (0..<(6_561 * 5)).lazy.map { index in
        var rest = index / 5
        let steps = (0..<8).map { _ in
          defer { rest /= 3 }
          return ModelSequence.Step(
            action: WorldModel.Action.allCases[rest % 3], moment: Moment.allCases[index % 5])
        }
        return (
          ModelSequence(steps: steps), Pace.allCases[index / 60 % 4], index / 5 % Self.paletteCount
        )
      })
    #expect(runs >= 400_000)
  }

  @Test("end alike in a world alone, where no other asks for updates and layout")
  func worldsAlone() {
    let generator = SeededGenerator(seed: 13)
    for index in 0..<(Self.isLong ? 4_000 : 200) {
      let sequence = ModelSequence(length: 8, using: generator)
      let kind = World.Kind.allCases[index % World.Kind.allCases.count]
      let pace = Pace.allCases[index / 13 % 4]
      let palette = index % Self.paletteCount
      let screen = WorldScreen(kinds: [kind], palette: palette)
      guard screen.run(sequence, pace) != nil else { continue }
      Issue.record(
        "\(shrink(sequence, pace, palette: palette, from: WorldModel()) ?? "\(sequence)")")
      break
    }
  }

  @Test(
    "that once failed end as they should",
    arguments: [
      // The wrapper of a list's element was kept, with all inside, until the list changed again.
      ("r0", Pace.springs, World.Kind.lists, 1, [0], 0),
      // A subtree that is leaving when what is around it goes held itself.
      ("m1 i3 r1", .springs, .single, 8, [0], 0),
      // An element was erased before its row, which came back without it: it was waited for.
      ("m1 r1 i3 m0", .springs, .lists, 7, [0, 2, 1], 0),
      ("m1 r1 m1 m1 r1 i1 i1", .springs, .lists, 2, [0, 2, 1], 0),
    ])
  func alone(
    text: String, pace: Pace, kind: World.Kind, palette: Int, ids: [Int], variant: Int
  ) {
    var model = WorldModel()
    (model.ids, model.variant) = (ids, variant)
    let screen = WorldScreen(kinds: [kind], palette: palette, model: model)
    #expect(screen.run(ModelSequence(text), pace) == nil)
  }
}
