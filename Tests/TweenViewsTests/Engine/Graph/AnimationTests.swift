import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("An animated change") @MainActor struct AnimationTests {
  /// A bar whose end is the value: what shows is its width.
  private func bar() -> Screen<Double> {
    Screen(0) { end in Bar(start: 0, end: end).fill(.red) }
  }

  private func shown(_ screen: Screen<Double>) throws -> Double {
    Double(try #require(screen.rect(.red)).maxX)
  }

  @Test("shows the old value in its own frame and the next, and ends on the model exactly")
  func timing() throws {
    let screen = bar()
    screen.change(100, .linear(duration: 1))
    #expect(try shown(screen) == 0)
    for index in 0...60 {
      screen.step()
      #expect(abs(try shown(screen) - 100 * Double(index) / 60) < 1e-9)
    }
    screen.step()
    #expect(try shown(screen) == 100)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("is shown at once without an animation")
  func unanimated() throws {
    let screen = bar()
    screen.change(100, nil)
    #expect(try shown(screen) == 100)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("cross-fades from the old trajectory, as the retarget vectors say")
  func retargeting() throws {
    for vector in Vector.all("retarget") {
      let model = try #require(vector.input["model"] as? String)
      let time = try #require(vector.input["t"] as? Double)
      let screen = bar()
      let isLinear = model.contains("linear")
      screen.change(100, isLinear ? .linear(duration: 1) : .easeInOut(duration: 0.5))
      // Frame 1 is the change's own, frame 2 has elapsed 0; the second change comes into the frame
      // of its moment.
      let second = isLinear ? 30 : 12
      screen.step(second)
      if model.contains("WITHOUT") {
        screen.change(200, nil)
      } else if isLinear {
        screen.change(0, .linear(duration: 1))
      } else {
        screen.change(200, .easeInOut(duration: 0.5))
      }
      screen.step(Int((time * 60).rounded()) - second)
      let tolerance = max(vector.tolerance, 1e-9)
      #expect(
        abs(try shown(screen) - (vector.expected as? Double ?? -1)) <= tolerance, "\(vector)")
    }
  }

  @Test("without an animation jumps by the model's change while another runs on")
  func jumps() throws {
    let screen = bar()
    screen.change(100, .linear(duration: 1))
    screen.step(31)
    screen.change(200, nil)
    #expect(abs(try shown(screen) - (200 - 100 + 100 * 31.0 / 60)) < 1e-9)
    screen.settle()
    #expect(try shown(screen) == 200)
  }

  @Test("by a spring over a spring keeps position and velocity")
  func springOverSpring() throws {
    let screen = bar()
    screen.change(100, .spring())
    screen.step(10)
    var spring = ReferenceSpring([100])
    spring.advance(to: 9.0 / 60)
    #expect(abs(try shown(screen) - spring.offset[0]) < 1e-9)
    screen.change(20, .spring())
    spring.retarget(by: [-80], at: 10.0 / 60)
    for index in 10..<60 {
      #expect(abs(try shown(screen) - spring.offset[0]) < 1e-9, "frame \(index)")
      screen.step()
      spring.advance(to: Double(index + 1) / 60)
    }
    screen.settle()
    #expect(try shown(screen) == 20)
  }

  @Test("to the same model does nothing")
  func sameModel() throws {
    let screen = bar()
    screen.change(100, .linear(duration: 1))
    screen.step(31)
    screen.change(100, .linear(duration: 5))
    screen.step(29)
    #expect(abs(try shown(screen) - 100) < 1e-9)
    screen.step()
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("by a delayed animation waits for the delay")
  func delayed() throws {
    let screen = bar()
    screen.change(100, .linear(duration: 1).delay(0.5))
    screen.step(31)
    #expect(try shown(screen) == 0)
    screen.step(30)
    #expect(abs(try shown(screen) - 50) < 1e-9)
  }

  @Test("in a live host is based anew on its second frame")
  func live() throws {
    let screen = Screen(0.0, isLive: true) { end in Bar(start: 0, end: end).fill(.red) }
    screen.change(100, .linear(duration: 1))
    screen.step(2)
    #expect(try shown(screen) == 0)
    screen.step(30)
    #expect(abs(try shown(screen) - 50) < 1e-9)
  }
}
