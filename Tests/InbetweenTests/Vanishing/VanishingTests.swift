import Foundation
import SwiftUI
import Testing
import TweenPaint
import TweenRaster
import TweenStage

/// What a run's views are told from outside.
@MainActor private final class VanishingModel: ObservableObject {
  @Published var states: [VanishingCase.LeafState]
  init(_ states: [VanishingCase.LeafState]) { self.states = states }
}

private struct VanishingProgram: View {
  @ObservedObject var model: VanishingModel
  let arrangement: Arrangement
  let leaves: [VanishingCase.Leaf]
  var body: some View {
    VanishingTree(arrangement: arrangement, leaves: leaves, states: model.states)
  }
}

/// Every leaf through empty, gone, without a size, and back.
///
/// INBETWEEN_VANISHING_SEED=n runs that case alone; INBETWEEN_LONG_TESTS=1 runs 100,000 of them.
@Suite("Leaves that become nothing and come back") @MainActor struct VanishingTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  /// Cases of one argument: so many run before another test's turn.
  nonisolated private static let share: UInt64 = 50
  nonisolated private static let shares: [UInt64] =
    environment["INBETWEEN_VANISHING_SEED"] == nil
    ? Array(0..<(environment["INBETWEEN_LONG_TESTS"] == "1" ? 2_000 : 40)) : []

  private static let size = CGSize(width: 72, height: 56)

  private func stage(_ run: VanishingCase, _ model: VanishingModel) -> Stage {
    Stage(
      content: VanishingProgram(model: model, arrangement: run.arrangement, leaves: run.leaves),
      configuration: Stage.Configuration(size: Self.size))
  }

  /// What is wrong with a case; nil where nothing is.
  ///
  /// - Parameter draws: Whether each frame is drawn too, where it differs from the one before and
  ///   as a whole.
  private func complaint(_ run: VanishingCase, draws: Bool) -> String? {
    let model = VanishingModel(run.leaves.map(\.start))
    let stage = stage(run, model)
    let renderer = Renderer(threadCount: 1)
    var frame = 0
    func complaint() -> String? {
      let list = stage.frame(frame)
      guard Set(list.items.map(\.id)).count == list.items.count else {
        return "two items have one id in frame \(frame)"
      }
      guard draws else { return nil }
      do {
        try renderer.render(list)
        let whole = Renderer(threadCount: 1)
        try whole.render(list)
        guard renderer.bitmap == whole.bitmap else {
          return "frame \(frame) shows other pixels than when it is drawn alone"
        }
      } catch {
        return "frame \(frame) cannot be drawn: \(error)"
      }
      return nil
    }
    if let complaint = complaint() { return complaint }
    for step in run.steps {
      withAnimation(VanishingCase.animation(step.animation)) {
        for (index, state) in step.states.enumerated() {
          if let state { model.states[index] = state }
        }
      }
      for _ in 0..<step.frames {
        frame += 1
        if let complaint = complaint() { return complaint }
        if step.frames > 20, stage.next != .nextFrame { break }
      }
    }
    for _ in 0..<600 where stage.next == .nextFrame {
      frame += 1
      if let complaint = complaint() { return complaint }
    }
    if stage.next == .nextFrame { return "it moves on for more than ten seconds" }
    let fresh = self.stage(run, VanishingModel(model.states))
    let expected = fresh.frame(0)
    guard stage.displayList.items.map(\.content) != expected.items.map(\.content) else {
      return nil
    }
    // All digits, where fewer would hide the difference.
    let (ended, begun) = (stage.displayList.text(), expected.text())
    let digits = ended == begun ? 12 : 3
    return """
      it ends as
      \(stage.displayList.text(fractionDigits: digits))
      and not as a new one begins,
      \(expected.text(fractionDigits: digits))
      """
  }

  /// The smallest part of a case that still fails, and what is wrong with it.
  private func shrunk(_ run: VanishingCase, draws: Bool) -> String {
    var (run, words) = (run, complaint(run, draws: draws) ?? "")
    var tries = 200
    while tries > 0 {
      var smaller: (VanishingCase, String)?
      for part in run.smaller {
        tries -= 1
        if let words = complaint(part, draws: draws) {
          smaller = (part, words)
          break
        }
      }
      guard let smaller else { break }
      (run, words) = smaller
    }
    return "\(run)\n\(words)"
  }

  private func check(_ seed: UInt64) -> Bool {
    let run = VanishingCase(seed: seed)
    // Drawing takes most of the time.
    let draws = seed % 10 == 0
    guard complaint(run, draws: draws) != nil else { return true }
    Issue.record("seed \(seed): \(shrunk(run, draws: draws))")
    return false
  }

  @Test(arguments: shares) func `end as a fresh tree begins, and trap nowhere`(share: UInt64) {
    for seed in share * Self.share..<(share + 1) * Self.share {
      // One failure of a share says enough.
      guard check(seed) else { return }
    }
  }

  /// Found by the long form: content that follows a source out of a space scaled to nothing.
  @Test(arguments: [50835, 76316] as [UInt64])
  func `end as a fresh tree begins in cases that once did not`(seed: UInt64) {
    #expect(check(seed))
  }

  @Test(.enabled(if: environment["INBETWEEN_VANISHING_SEED"] != nil))
  func `end as a fresh tree begins in the case that is asked for`() throws {
    let text = try #require(Self.environment["INBETWEEN_VANISHING_SEED"])
    let seed = try #require(UInt64(text), "INBETWEEN_VANISHING_SEED is no number: \(text)")
    print("\(VanishingCase(seed: seed))")
    #expect(check(seed))
  }
}
