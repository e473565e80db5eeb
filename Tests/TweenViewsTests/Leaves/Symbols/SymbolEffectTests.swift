import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Effects of symbols") @MainActor struct SymbolEffectTests {
  private struct Setting {
    var isOn = false
    var value = 0
    var name = "square.fill"
  }

  private func screen<Content: View>(
    _ setting: Setting = Setting(), @ViewBuilder content: @escaping (Setting) -> Content
  ) -> Screen<Setting> {
    Screen(setting) { setting in
      content(setting).font(.system(size: 40)).foregroundStyle(Color.red)
    }
  }

  private func symbol(_ setting: Setting) -> Image { Image(systemName: setting.name) }

  @discardableResult
  private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool { abs((one ?? -1) - other) < 1e-6 }

  /// How much larger than at rest the symbol is shown, and whether about its middle.
  private func growth(_ screen: Screen<Setting>, from rest: CGRect) -> CGFloat? {
    guard let shown = screen.rect(.red) else { return nil }
    #expect(isNear(shown.midX, rest.midX))
    #expect(isNear(shown.midY, rest.midY))
    return shown.width / rest.width
  }

  @Test("a change of the value sets a bounce off: out in 0.15 s to 1.2, at rest after 0.5 s")
  func bounce() throws {
    let screen = screen { symbol($0).symbolEffect(.bounce, value: $0.value) }
    let rest = try #require(screen.rect(.red))
    screen.step(5)
    #expect(screen.graph.nextWork == .idle)
    screen.set(Setting(value: 1))
    screen.step()
    #expect(isNear(growth(screen, from: rest), 1))
    screen.step(9)
    #expect(isNear(growth(screen, from: rest), 1.2))
    #expect(screen.graph.report.layoutCalls == 0 && screen.graph.report.bodyEvaluations == 0)
    // A quarter too far back at 0.3 s.
    screen.step(9)
    #expect(isNear(growth(screen, from: rest), 0.95))
    screen.step(12)
    #expect(screen.rect(.red) == rest)
    #expect(screen.graph.nextWork == .idle)
    // Down it shrinks first. What is set to the same value does nothing.
    screen.set(Setting(value: 1))
    screen.step(9)
    #expect(screen.rect(.red) == rest)
  }

  @Test("options make it faster, and again and again")
  func options() throws {
    let fast = screen {
      symbol($0).symbolEffect(.bounce.down, options: .speed(3).repeat(2), value: $0.value)
    }
    let rest = try #require(fast.rect(.red))
    fast.set(Setting(value: 1))
    fast.step(4)
    #expect(isNear(growth(fast, from: rest), 0.8))
    // The second run begins after a sixth of a second, ten frames.
    fast.step(10)
    #expect(isNear(growth(fast, from: rest), 0.8))
    fast.step(7)
    #expect(fast.graph.nextWork == .idle && fast.rect(.red) == rest)
    // Half a second of rest between the runs.
    let periodic = screen {
      symbol($0)
        .symbolEffect(.bounce, options: .repeat(.periodic(2, delay: 0.5)), value: $0.value)
    }
    periodic.set(Setting(value: 1))
    periodic.step(1 + 45)
    #expect(periodic.rect(.red) == rest)
    #expect(periodic.graph.nextWork == .nextFrame)
    periodic.step(15 + 9)
    #expect(isNear(growth(periodic, from: rest), 1.2))
    periodic.step(21)
    #expect(periodic.graph.nextWork == .idle)
  }

  @Test("while it is on, a pulse goes on; turned off, to the end of its run")
  func pulse() throws {
    let screen = screen(Setting(isOn: true)) {
      symbol($0).symbolEffect(.pulse, isActive: $0.isOn)
    }
    screen.step(36)
    #expect(abs((screen.fill(.red)?.opacity ?? 0) - 0.35) < 1e-9)
    screen.step(72)
    #expect(abs((screen.fill(.red)?.opacity ?? 0) - 0.35) < 1e-9)
    screen.set(Setting(isOn: false))
    screen.step(18)
    #expect((screen.fill(.red)?.opacity ?? 0) < 0.9)
    #expect(screen.graph.nextWork == .nextFrame)
    screen.step(18)
    #expect(screen.fill(.red)?.opacity == 1)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("scale, appear and disappear stay as long as they are on, and leave layout alone")
  func held() throws {
    let scaled = screen { symbol($0).symbolEffect(.scale.up, isActive: $0.isOn) }
    let rest = try #require(scaled.rect(.red))
    scaled.set(Setting(isOn: true))
    scaled.step()
    #expect(isNear(growth(scaled, from: rest), 1))
    scaled.step(10)
    let midway = try #require(growth(scaled, from: rest))
    #expect(midway > 1.02 && midway < 1.19)
    scaled.settle()
    #expect(isNear(growth(scaled, from: rest), 1.2))
    let gone = screen(Setting(isOn: true)) {
      symbol($0).symbolEffect(.disappear, isActive: $0.isOn).background { Color.blue }
    }
    #expect(gone.rect(.red) == nil)
    #expect(gone.rect(.blue) != nil)
    gone.set(Setting(isOn: false))
    gone.settle()
    #expect(gone.rect(.red) == rest)
    let hidden = screen { symbol($0).symbolEffect(.appear, isActive: $0.isOn) }
    #expect(hidden.rect(.red) == nil)
    hidden.set(Setting(isOn: true))
    hidden.settle()
    #expect(hidden.rect(.red) == rest)
  }

  @Test("a symbol is gone while drawing on or off is active, and there after it")
  func drawing() throws {
    func check<E: SymbolEffect & IndefiniteSymbolEffect>(_ effect: E) throws {
      let rest = try #require(screen { symbol($0) }.rect(.red))
      let screen = screen(Setting(isOn: true)) {
        symbol($0).symbolEffect(effect, isActive: $0.isOn).background { Color.blue }
      }
      #expect(screen.rect(.red) == nil)
      #expect(screen.rect(.blue) != nil)
      screen.set(Setting(isOn: false))
      screen.settle()
      #expect(screen.rect(.red) == rest)
      screen.set(Setting(isOn: true))
      screen.settle()
      #expect(screen.rect(.red) == nil)
    }
    try check(.drawOn)
    try check(.drawOff.byLayer)
  }

  @Test("variable colour lights the steps one after another, each for 0.2 s")
  func variableColor() throws {
    func lit(_ effect: VariableColorSymbolEffect, at frames: [Int]) -> [[Double]] {
      let screen = screen(Setting(isOn: true, name: "wifi")) {
        symbol($0).symbolEffect(effect, isActive: $0.isOn)
      }
      return frames.map { frame in
        screen.step(frame - screen.frame)
        return screen.fills.map(\.opacity)
      }
    }
    let outline = try #require(SymbolStore.shared.outline(of: "wifi"))
    #expect(outline.stepCount == 3)
    let steps = outline.parts.map(\.layer.step)
    func opacities(_ rest: Double, _ isLit: (Int) -> Bool) -> [Double] {
      steps.map { $0 == 0 || isLit($0) ? 1 : rest }
    }
    // Dark, then each of three.
    #expect(
      lit(.variableColor.iterative, at: [6, 18, 30, 42, 54])
        == [
          opacities(0.25) { _ in false }, opacities(0.25) { $0 == 1 }, opacities(0.25) { $0 == 2 },
          opacities(0.25) { $0 == 3 }, opacities(0.25) { _ in false },
        ])
    #expect(
      lit(.variableColor.cumulative, at: [18, 30, 42])
        == [
          opacities(0.25) { $0 <= 1 }, opacities(0.25) { $0 <= 2 }, opacities(0.25) { _ in true },
        ])
    // On the way back the second again.
    #expect(
      lit(.variableColor.iterative.reversing, at: [42, 54])
        == [opacities(0.25) { $0 == 3 }, opacities(0.25) { $0 == 2 }])
    // Hidden ones are not drawn.
    #expect(
      lit(.variableColor.hideInactiveLayers, at: [18]).first?.count
        == steps.count { $0 == 0 || $0 == 1 })
  }

  @Test("a turn goes around the middle; a shake comes to rest where it began")
  func turns() throws {
    let screen = screen(Setting(isOn: true, name: "minus")) {
      symbol($0).symbolEffect(.rotate, isActive: $0.isOn)
    }
    let rest = try #require(screen.rect(.red))
    screen.step(18)
    let turned = try #require(screen.rect(.red))
    // A quarter after 0.3 s.
    #expect(isNear(turned.width, rest.height))
    #expect(isNear(turned.height, rest.width))
    #expect(isNear(turned.midX, rest.midX))
    #expect(isNear(turned.midY, rest.midY))
    func shift(_ way: WiggleSymbolEffect, mirrored: Bool = false) -> (x: Double, y: Double) {
      var pose = SymbolPose()
      way.configuration.kind.apply(1.0 / 12, stepCount: 0, isMirrored: mirrored, to: &pose)
      return pose.shift
    }
    // A quarter of the first swing: out by 0.12 of the height, a twelfth less.
    #expect(abs(shift(.wiggle.right).x - 0.11) < 1e-12 && shift(.wiggle.right).y == 0)
    #expect(shift(.wiggle.forward, mirrored: true).x == -shift(.wiggle.right).x)
    #expect(abs(shift(.wiggle.custom(angle: 90)).y - 0.11) < 1e-12)
    #expect(shift(.wiggle.custom(angle: .nan)).x == shift(.wiggle.right).x)
  }

  @Test("a symbol makes way for another: the old one shrinks and goes, the new one grows and comes")
  func replace() throws {
    let screen = screen {
      symbol($0).contentTransition(.symbolEffect(.replace.downUp))
    }
    let rest = try #require(screen.rect(.red))
    screen.set(Setting(name: "circle.fill"))
    screen.step()
    #expect(screen.fills.map(\.opacity) == [1])
    #expect(screen.rect(.red) == rest)
    // After 0.15 s of 0.4 the old one is three quarters gone by time: 1 - s(0.75) = 0.15625; the
    // new one is a sixth on its way.
    screen.step(9)
    let both = screen.fills
    #expect(both.count == 2)
    #expect(abs((both.first?.opacity ?? 0) - 0.15625) < 1e-9)
    #expect((both.last?.opacity ?? 1) < 0.2)
    screen.step(15)
    #expect(screen.fills.map(\.opacity) == [1])
    #expect(screen.graph.nextWork == .idle)
    // Without the transition, and where transitions are off, at once.
    let plain = self.screen { symbol($0) }
    plain.set(Setting(name: "circle.fill"))
    plain.step()
    #expect(plain.graph.nextWork == .idle)
  }

  @Test("effects can be taken off, add up, and move nothing where less motion is preferred")
  func environment() throws {
    let rest = try #require(screen { symbol($0) }.rect(.red))
    let removed = screen { symbol($0).symbolEffectsRemoved().symbolEffect(.scale) }
    #expect(removed.rect(.red) == rest)
    let both = screen { symbol($0).symbolEffect(.scale).symbolEffect(.scale.down) }
    #expect(isNear(growth(both, from: rest), 1.2 * 0.8))
    let still = screen {
      symbol($0).symbolEffect(.scale).symbolEffect(.pulse)
        .transformEnvironment(\.self) { $0.accessibilityReduceMotion = true }
    }
    still.step(36)
    #expect(still.rect(.red) == rest)
    #expect(abs((still.fill(.red)?.opacity ?? 0) - 0.35) < 1e-9)
    // What is no symbol has no effects.
    let colour = screen { _ in Color.red.symbolEffect(.rotate) }
    #expect(colour.graph.nextWork == .idle)
  }

  @Test("hostile options count as the usual ones")
  func hostile() {
    for speed in [0, -1, CGFloat.nan, .infinity] {
      #expect(SymbolEffectOptions.speed(Double(speed)).rate == 1)
    }
    #expect(SymbolEffectOptions.repeat(-3).repetition?.count == 1)
    #expect(SymbolEffectOptions.RepeatBehavior.periodic(delay: .nan).delay == 0)
    let screen = screen(Setting(isOn: true, name: "no.such.symbol")) {
      symbol($0).symbolEffect(.variableColor, isActive: $0.isOn)
        .symbolEffect(.bounce, options: .repeat(1_000_000_000).speed(1e-300), isActive: $0.isOn)
    }
    screen.step(60)
    #expect(screen.fills.allSatisfy { $0.shownRect.width.isFinite })
  }
}
