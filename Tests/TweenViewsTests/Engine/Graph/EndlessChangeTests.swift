import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A change without end") @MainActor struct EndlessChangeTests {
  @Test("of a completion that animates anew goes on, run by run, in frames of its own")
  func completionAnimates() {
    let screen = Screen(0.0) { end in Bar(start: 0, end: end).fill(.red) }
    let log = Log<Int>()
    func again() {
      withAnimation(.linear(duration: 0.05)) {
        screen.set(screen.source.value == 0 ? 50 : 0)
      } completion: {
        log(screen.frame)
        again()
      }
    }
    again()
    screen.step(60)
    #expect(log.entries.count > 5)
    #expect(zip(log.entries, log.entries.dropFirst()).allSatisfy { $0 < $1 })
    #expect(screen.warnings.isEmpty)
  }

  @Test("of a completion with an animation of no length ends each in the next frame")
  func noDuration() {
    let screen = Screen(0.0) { end in Bar(start: 0, end: end).fill(.red) }
    let log = Log<Int>()
    func again() {
      withAnimation(.linear(duration: 0)) {
        screen.set(screen.source.value + 1)
      } completion: {
        log(screen.frame)
        again()
      }
    }
    again()
    screen.step(20)
    #expect((5...20).contains(log.entries.count))
    #expect(screen.warnings.isEmpty)
  }

  @Test("of a completion that animates nothing waits for the next frame, with one warning")
  func nothingAnimates() {
    let log = Log<Int>()
    struct Tapped: View {
      let log: Log<Int>
      func again() {
        withAnimation {
        } completion: {
          log(1)
          again()
        }
      }
      var body: some View { Color.red.onTapGesture { again() } }
    }
    let screen = Screen(()) { Tapped(log: log) }
    screen.tap(50, 50)
    let first = log.entries.count
    #expect((1...200).contains(first))
    #expect(screen.graph.nextWork == .nextFrame)
    screen.step()
    #expect(log.entries.count > first)
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("completions ran in one frame") == true)
  }

  @Test("of a completion outside of any stage comes back, and goes on in the main queue")
  func withoutStage() {
    let log = Log<Int>()
    func again() {
      withAnimation {
      } completion: {
        log(1)
        if log.entries.count < 1_000 { again() }
      }
    }
    again()
    #expect((1...64).contains(log.entries.count))
  }

  @Test("between views that answer each other names them, and leaves the rest to the next frame")
  func namesWriters() {
    struct Ping: View {
      @Binding var mine: Int
      let other: Int
      var body: some View { Color.red.onAppear { mine += 1 }.id(other) }
    }
    struct Table: View {
      @State private var left = 0
      @State private var right = 0
      var body: some View {
        Ping(mine: $left, other: right)
        Ping(mine: $right, other: left)
      }
    }
    let screen = Screen(()) { Table() }
    let warning = screen.warnings.first ?? ""
    #expect(screen.warnings.count == 1, "\(screen.warnings)")
    #expect(warning.contains("more than 64 updates in one frame"))
    #expect(warning.contains("Ping"))
    #expect(warning.contains("onAppear"))
    #expect(screen.graph.nextWork == .nextFrame)
    screen.step(3)
    #expect(screen.warnings.count == 1)
  }

  @Test("of state written in a body is held back to the next update, with one warning")
  func writtenInBody() {
    struct Careless: View {
      @State private var count = 0
      var body: some View {
        if count < 5 { count += 1 }
        return Bar(start: 0, end: Double(count)).fill(.red)
      }
    }
    let screen = Screen(()) { Careless() }
    #expect(screen.rect(.red)?.width == 5)
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("during view update") == true)
    #expect(screen.warnings.first?.contains("Careless") == true)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("of state written in every body gives way to the next frame")
  func alwaysWritten() {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Color.red
      }
    }
    let screen = Screen(()) { Endless() }
    screen.step(2)
    #expect(screen.warnings.count == 2)
    #expect(
      screen.warnings.contains { $0.contains("State keeps changing") && $0.contains("Endless") })
  }
  @Test("gets no more of a frame where a program has tasks")
  func besideTasks() {
    let bodies = Log<Int>()
    struct Endless: View {
      let bodies: Log<Int>
      @State private var count = 0
      var body: some View {
        count += 1
        bodies(count)
        return Color.red
      }
    }
    let screen = Screen(()) { Endless(bodies: bodies) }
    screen.graph.host.runTasks = { false }
    bodies.clear()
    screen.step()
    // Two updates of a frame and one after tasks, of 64 rounds each.
    #expect(bodies.entries.count <= 3 * 65)
  }
}
