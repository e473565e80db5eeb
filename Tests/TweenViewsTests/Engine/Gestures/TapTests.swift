import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A tap") @MainActor struct TapTests {
  private func tappable(count: Int = 1) -> (Screen<Void>, Log<String>) {
    let log = Log<String>()
    let screen = Screen(()) { Color.red.onTapGesture(count: count) { log("tap") } }
    return (screen, log)
  }

  @Test("goes through what is around the view once, however many taps are around each other")
  func nested() {
    struct Counted: GeometryEffect {
      let log: Log<Void>
      func effectValue(size: CGSize) -> ProjectionTransform {
        log(())
        return ProjectionTransform(.identity)
      }
    }
    /// How often the places of that many views are asked for in a press.
    func asked(_ levels: Int) -> (effects: Int, taps: Int) {
      let (log, taps) = (Log<Void>(), Log<Void>())
      let screen = Screen(()) {
        (0..<levels).reduce(AnyView(Color.red)) { view, _ in
          AnyView(view.modifier(Counted(log: log)).onTapGesture { taps(()) })
        }
      }
      log.clear()
      screen.tap(50, 50)
      return (log.entries.count, taps.entries.count)
    }
    let (few, many) = (asked(20), asked(200))
    #expect(few.taps == 1 && many.taps == 1)
    #expect(few.effects >= 20)
    #expect(many.effects <= 12 * few.effects)
  }

  @Test("counts within 45 points, and not beyond")
  func distance() {
    for (moved, taps) in [(44.0, 1), (45.0, 0)] {
      let (screen, log) = tappable()
      screen.pointer(.down, 10, 10)
      screen.step()
      screen.pointer(.move, 10 + moved, 10)
      screen.step()
      screen.pointer(.up, 10 + moved, 10)
      screen.step()
      #expect(log.entries.count == taps, "\(moved)")
    }
  }

  @Test("counts up to the vectors' duration, and not after")
  func duration() throws {
    let vector = try #require(
      Vector.all("gesture").first { $0.input["const"] as? String == "tap max duration (s)" })
    let frames = Int(try #require(vector.expected as? Double) * 60)
    for (held, taps) in [(frames - 1, 1), (frames + 1, 0)] {
      let (screen, log) = tappable()
      screen.pointer(.down, 10, 10)
      screen.step(held)
      screen.pointer(.up, 10, 10)
      screen.step()
      #expect(log.entries.count == taps, "\(held) frames")
    }
  }

  @Test("in pairs counts when the second follows within the vectors' pause")
  func pairs() throws {
    let vector = try #require(
      Vector.all("gesture").first { $0.input["const"] as? String == "multi-tap maximum delay (s)" })
    let frames = Int(try #require(vector.expected as? Double) * 60)
    for (pause, taps) in [(frames - 1, 1), (frames + 1, 0)] {
      let (screen, log) = tappable(count: 2)
      screen.tap(10, 10)
      screen.step(pause - 1)
      screen.tap(10, 10)
      screen.step(60)
      #expect(log.entries.count == taps, "\(pause) frames")
    }
  }

  @Test("waits where a double tap is wanted too, and comes when that can no more be")
  func singleWaits() {
    let log = Log<String>()
    let both = Screen(()) {
      Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    }
    both.tap(10, 10)
    #expect(log.entries.isEmpty)
    both.step(20)
    #expect(log.entries.isEmpty)
    both.step(2)
    #expect(log.entries == ["single"])
    both.tap(10, 10)
    both.step(5)
    both.tap(10, 10)
    both.step(60)
    #expect(log.entries == ["single", "double"])
    #expect(both.graph.nextWork == .idle)
  }

  @Test("tells where it was, in the view's own coordinates as shown, or globally")
  func location() {
    let log = Log<CGPoint>()
    let screen = Screen(()) {
      Color.red.frame(width: 40, height: 40)
        .onTapGesture { (point: CGPoint) in log(point) }
        .scaleEffect(2).offset(x: 10)
    }
    // The view spans 20...100 by 10...90, at twice its size.
    screen.tap(30, 30)
    #expect(log.entries == [CGPoint(x: 5, y: 10)])
    let global = Log<CGPoint>()
    let other = Screen(()) {
      Color.red.padding(20).onTapGesture(coordinateSpace: .global) { (point: CGPoint) in
        global(point)
      }
    }
    other.tap(30, 40)
    #expect(global.entries == [CGPoint(x: 30, y: 40)])
  }

  @Test("is for the left button")
  func otherButtons() {
    let (screen, log) = tappable()
    for phase in [InputEvent.PointerPhase.down, .up] {
      screen.graph.send(.pointer(phase, position: CGPoint(x: 10, y: 10), button: .right))
    }
    screen.step()
    #expect(log.entries.isEmpty)
  }

  @Test("goes to the child; the parent's counts beside it")
  func childBeatsParent() {
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack {
        Color.blue
        Color.red.frame(width: 20, height: 20).onTapGesture { log("child") }
      }.onTapGesture { log("parent") }
    }
    screen.tap(50, 50)
    screen.tap(10, 10)
    #expect(log.entries == ["child", "parent"])
  }

  @Test("goes to a parent's high-priority gesture first")
  func highPriority() {
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack { Color.red.onTapGesture { log("child") } }
        .highPriorityGesture(TapGesture().onEnded { log("parent") })
    }
    screen.tap(50, 50)
    #expect(log.entries == ["parent"])
  }

  @Test("goes to both where the parent's is simultaneous")
  func simultaneous() {
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack { Color.red.onTapGesture { log("child") } }
        .simultaneousGesture(TapGesture().onEnded { log("parent") })
    }
    screen.tap(50, 50)
    #expect(Set(log.entries) == ["child", "parent"])
    #expect(log.entries.count == 2)
  }

  @Test("obeys masks: subviews off, own off, all off")
  func masks() {
    func taps(_ mask: GestureMask) -> [String] {
      let log = Log<String>()
      let screen = Screen(()) {
        ZStack { Color.red.onTapGesture { log("child") } }
          .gesture(TapGesture().onEnded { log("parent") }, including: mask)
      }
      screen.tap(50, 50)
      return log.entries
    }
    #expect(taps(.all) == ["child"])
    #expect(taps(.gesture) == ["parent"])
    #expect(taps(.subviews) == ["child"])
    #expect(taps(.none) == [])
  }

  @Test("of many views finds each while they move under it")
  func manyTaps() {
    let log = Log<Int>()
    let screen = Screen(0.0) { shift in
      ZStack {
        ForEach(0..<5) { index in
          Color.red.frame(width: 10, height: 10)
            .onTapGesture { log(index) }
            .position(x: Double(index) * 20 + 10, y: 10 + shift)
        }
      }
    }
    screen.change(80, .linear(duration: 1))
    screen.step(31)
    // Shown half-way, at y = 50, and 4/3 further each frame; the model is at 90.
    for index in 0..<5 {
      screen.tap(CGFloat(index) * 20 + 10, 50 + CGFloat(index + 1) * 4 / 3)
    }
    #expect(log.entries == [0, 1, 2, 3, 4])
  }
}
