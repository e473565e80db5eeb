import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite @MainActor struct KeyframeAnimatorTests {
  private func width(_ screen: Screen<Int>) -> CGFloat { screen.rect(.red)?.width ?? -1 }

  private func triggered(
    _ given: Log<Double> = Log(), startVelocity: Double? = nil
  ) -> Screen<Int> {
    Screen(0) { trigger in
      KeyframeAnimator(initialValue: 10.0, trigger: trigger) { value in
        Bar(start: 0, end: value).fill(.red)
      } keyframes: { value in
        let _ = given(value)
        LinearKeyframe(40, duration: 0.5)
        LinearKeyframe(20, duration: 0.5)
      }
    }
  }

  @Test func `a trigger plays the keyframes once; before and after nothing is to do`() {
    let screen = triggered()
    screen.step(5)
    #expect(width(screen) == 10 && screen.graph.nextWork == .idle)
    screen.set(1)
    screen.step()
    // The change's own frame, and the start.
    #expect(width(screen) == 10 && screen.graph.nextWork == .nextFrame)
    screen.step()
    #expect(width(screen) == 10)
    screen.step(15)
    #expect(abs(width(screen) - 25) < 1e-9)
    screen.step(15)
    #expect(width(screen) == 40 && screen.graph.nextWork == .nextFrame)
    screen.step(30)
    #expect(width(screen) == 20 && screen.graph.nextWork == .idle)
    let report = screen.graph.report
    screen.step()
    #expect(screen.graph.report.bodyEvaluations == 0 && report.bodyEvaluations > 0)
  }

  @Test func `the keyframes are asked for with the value in force`() {
    let given = Log<Double>()
    let screen = triggered(given)
    #expect(given.entries.isEmpty)
    screen.set(1)
    screen.step(80)
    screen.set(2)
    screen.step(17)
    screen.set(3)
    screen.step()
    #expect(given.entries.count == 3)
    #expect(given.entries.prefix(2) == [10, 20])
    // In frame 16 of the run, 15/60 s after its start, half way from 20 to 40.
    #expect(abs((given.entries.last ?? 0) - 30 - 20.0 / 30) < 1e-9)
  }

  @Test func `a change in mid-run goes on from the value, and with its velocity`() {
    let screen = Screen(0) { trigger in
      KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
        Bar(start: -100, end: value).fill(.red)
      } keyframes: { _ in
        CubicKeyframe(trigger == 1 ? 60 : 0, duration: 1)
      }
    }
    screen.set(1)
    screen.step(32)
    var ends = [width(screen)]
    screen.step()
    ends.append(width(screen))
    screen.set(2)
    for _ in 0..<4 {
      screen.step()
      ends.append(width(screen))
    }
    let steps = zip(ends.dropFirst(), ends).map { $0 - $1 }
    // 1.5 a frame in the middle of the curve, then less by about 556 / 60 / 60 each frame.
    #expect(abs((steps.first ?? 0) - 1.5) < 0.02)
    for (old, new) in zip(steps, steps.dropFirst()) { #expect(abs(old - new) < 0.2, "\(steps)") }
    screen.step(60)
    #expect(width(screen) == 100 && screen.graph.nextWork == .idle)
  }

  @Test func `repeating, rounds follow each other without a gap`() {
    let screen = Screen(true) { repeats in
      KeyframeAnimator(initialValue: 0.0, repeating: repeats) { value in
        Bar(start: 0, end: value).fill(.red)
      } keyframes: { _ in
        LinearKeyframe(70, duration: 0.71)
      }
    }
    for frame in 1...300 {
      screen.step()
      let time = (Double(frame - 1) / 60).truncatingRemainder(dividingBy: 0.71)
      let width = screen.rect(.red)?.width ?? -1
      #expect(abs(width - 70 * time / 0.71) < 1e-6, "frame \(frame)")
    }
    #expect(screen.graph.nextWork == .nextFrame)
    screen.set(false)
    screen.step(2)
    #expect(screen.rect(.red)?.width == 0 && screen.graph.nextWork == .idle)
    screen.set(true)
    screen.step(20)
    #expect((screen.rect(.red)?.width ?? 0) > 1)
  }

  @Test func `not repeating, the initial value shows`() {
    let screen = Screen(0) { _ in
      KeyframeAnimator(initialValue: 30.0, repeating: false) { value in
        Bar(start: 0, end: value).fill(.red)
      } keyframes: { _ in
        LinearKeyframe(70, duration: 1)
      }
    }
    screen.step(30)
    #expect(width(screen) == 30 && screen.graph.nextWork == .idle)
  }

  @Test func `not repeating, keyframes that begin with a jump show where they jump`() {
    let screen = Screen(0) { _ in
      KeyframeAnimator(initialValue: 10.0, repeating: false) { value in
        Bar(start: 0, end: value).fill(.red)
      } keyframes: { _ in
        MoveKeyframe(40)
        LinearKeyframe(60, duration: 1)
      }
    }
    #expect(screen.rect(.red)?.width == 40)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `repeating, a round without length begins again when it gets one`() {
    let screen = Screen(0.0) { duration in
      KeyframeAnimator(initialValue: 10.0) { value in
        Bar(start: 0, end: value).fill(.red)
      } keyframes: { _ in
        LinearKeyframe(70, duration: duration)
      }
    }
    screen.step(5)
    #expect(screen.graph.nextWork == .idle)
    screen.set(1)
    // The change's own frame, the start, and half a second.
    screen.step(32)
    #expect(abs((screen.rect(.red)?.width ?? -1) - 40) < 1e-9)
  }

  @Test func `repeating, each round is asked for with the value at which the last ended`() {
    let asked = Log<Double>()
    let screen = Screen(0) { _ in
      KeyframeAnimator(initialValue: 10.0) { value in
        Bar(start: 0, end: value).fill(.red)
      } keyframes: { value in
        let _ = asked(value)
        LinearKeyframe(70, duration: 0.5)
      }
    }
    screen.step(70)
    #expect(asked.entries == [10, 70, 70])
  }

  @Test func `keyframes that take no time, or no keyframes, are over at once`() {
    let screen = Screen(0) { trigger in
      KeyframeAnimator(initialValue: 30.0, repeating: true) { value in
        Bar(start: 0, end: value).fill(.red)
      } keyframes: { _ in
        MoveKeyframe(50)
      }
      KeyframeAnimator(initialValue: 20.0, trigger: trigger) { value in
        Bar(start: 0, end: value).fill(.blue)
      } keyframes: { _ in
      }
    }
    screen.step(2)
    #expect(width(screen) == 50 && screen.graph.nextWork == .idle)
    screen.set(1)
    screen.step(3)
    #expect(screen.rect(.blue)?.width == 20 && screen.graph.nextWork == .idle)
  }

  @Test func `an animation of the transaction does not touch what keyframes move`() {
    let screen = triggered()
    withAnimation(.linear(duration: 9)) { screen.set(1) }
    screen.step(17)
    #expect(abs(width(screen) - 25) < 1e-9)
  }

  @Test func `the modifier moves the view it is on, which keeps its state`() {
    struct Box: View {
      @State private var color = Color.red
      var body: some View {
        color.frame(width: 10, height: 10).onTapGesture { color = .blue }
      }
    }
    struct Values { var shift = 0.0, scale = 1.0 }
    let screen = Screen(0) { trigger in
      Box().keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
        content.scaleEffect(value.scale).offset(x: value.shift)
      } keyframes: { _ in
        KeyframeTrack(\.shift) { LinearKeyframe(30, duration: 0.5) }
        KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.5) }
      }
    }
    screen.tap(50, 50)
    screen.step()
    #expect(screen.rect(.blue) == CGRect(x: 45, y: 45, width: 10, height: 10))
    screen.set(1)
    screen.step(17)
    #expect(screen.rect(.blue) == CGRect(x: 57.5, y: 42.5, width: 15, height: 15))
    screen.step(30)
    #expect(screen.rect(.blue) == CGRect(x: 70, y: 40, width: 20, height: 20))
    #expect(screen.graph.nextWork == .idle)
    let loop = Screen(0) { _ in
      Bar(start: 0, end: 10).fill(.red).keyframeAnimator(initialValue: 0.0) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(40, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    loop.step(31)
    #expect(loop.rect(.red)?.minX == 20)
    loop.step(90)
    #expect(loop.rect(.red)?.minX == 0)
  }

  @Test func `a view that goes leaves nothing running`() {
    let screen = Screen(true) { isShown in
      ZStack {
        if isShown {
          KeyframeAnimator(initialValue: 0.0) { value in
            Bar(start: 0, end: value).fill(.red)
          } keyframes: { _ in
            LinearKeyframe(70, duration: 0.5)
          }
        }
      }
    }
    screen.step(10)
    screen.change(false, .linear(duration: 0.1))
    let before = screen.rect(.red)?.width ?? 0
    screen.step()
    // It moves on while it leaves.
    #expect((screen.rect(.red)?.width ?? 0) > before)
    screen.step(10)
    #expect(screen.fills.isEmpty && screen.graph.nextWork == .idle)
    #expect(screen.graph.pool.isIdle)
  }
}
