import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// At every change, whatever runs, the glyphs seen are those that would have been seen without it.
@Suite("Content on its way") @MainActor struct ContentContinuityTests {
  struct Change: CustomStringConvertible {
    var frame: Int
    var text: String
    var size: Double
    var animation: Animation
    var description: String { "\(frame): \"\(text)\" \(size)" }
  }

  private func changes(_ random: SeededGenerator) -> [Change] {
    var random = random
    let animations: [Animation] = [
      .linear(duration: 0.4), .easeInOut(duration: 0.3), .spring(), .bouncy,
      .interpolatingSpring(stiffness: 90, damping: 6),
    ]
    return (0..<6).map { index in
      let number = Int.random(in: -5...1200, using: &random)
      let texts = ["\(number)", "\(number) of 12", "\(Double(number) / 8)", "n\(number)"]
      return Change(
        frame: 3 + index * 4 + Int.random(in: 0...2, using: &random),
        text: texts[Int.random(in: 0...3, using: &random)],
        size: Bool.random(using: &random) ? 17 : 24,
        animation: animations[Int.random(in: 0...4, using: &random)])
    }
  }

  private func screen(
    _ transition: ContentTransition, _ direction: LayoutDirection
  ) -> Screen<(text: String, size: Double)> {
    Screen((text: "123", size: 17.0), size: CGSize(width: 300, height: 60)) { state in
      Text(state.text).font(.system(size: state.size)).contentTransition(transition)
        .environment(\.layoutDirection, direction)
    }
  }

  private func run(
    _ screen: Screen<(text: String, size: Double)>, _ changes: ArraySlice<Change>, to frame: Int
  ) -> [ShownGlyph] {
    for change in changes {
      screen.step(change.frame - 1 - screen.frame)
      screen.change((change.text, change.size), change.animation)
    }
    screen.step(frame - screen.frame)
    return screen.glyphs.filter { $0.opacity > 0 }
  }

  private func areSame(_ one: [ShownGlyph], _ other: [ShownGlyph]) -> Bool {
    // Drawn in another order, perhaps: what comes back is drawn in front.
    func sorted(_ glyphs: [ShownGlyph]) -> [ShownGlyph] {
      glyphs.sorted { ($0.glyph, $0.x, $0.y, $0.opacity) < ($1.glyph, $1.x, $1.y, $1.opacity) }
    }
    return one.count == other.count
      && zip(sorted(one), sorted(other)).allSatisfy { one, other in
        one.glyph == other.glyph && abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
          && abs(one.size - other.size) < 1e-6 && abs(one.opacity - other.opacity) < 1e-6
          && abs(one.blur - other.blur) < 1e-6
      }
  }

  @Test(arguments: UInt64(1)...40)
  func `does not jump`(seed: UInt64) {
    let random = SeededGenerator(seed: seed)
    let changes = changes(random)
    let transition: ContentTransition =
      [.numericText(), .numericText(countsDown: true), .opacity, .interpolate][Int(seed % 4)]
    let direction: LayoutDirection = seed % 3 == 0 ? .rightToLeft : .leftToRight
    for count in 1...changes.count {
      // The change's own frame, with it and without.
      let frame = changes[count - 1].frame
      let with = run(screen(transition, direction), changes[..<count], to: frame)
      let without = run(screen(transition, direction), changes[..<(count - 1)], to: frame)
      #expect(areSame(with, without), "seed \(seed), \(changes[..<count])")
    }
    let screen = screen(transition, direction)
    _ = run(screen, changes[...], to: changes[changes.count - 1].frame)
    screen.settle(most: 2000)
    #expect(screen.runs.map(\.run.text) == [changes[changes.count - 1].text])
    #expect(screen.graph.pool.isIdle)
  }
}
