import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A completion") @MainActor struct CompletionTests {
  private func bar() -> (Screen<Double>, Log<String>) {
    (Screen(0) { end in Bar(start: 0, end: end).fill(.red) }, Log<String>())
  }

  @Test("is called once when nothing animates, as the vector says")
  func nothingAnimates() {
    let (screen, log) = bar()
    withAnimation(.linear(duration: 1)) {
    } completion: {
      log("done")
    }
    screen.step(2)
    #expect(log.entries == ["done"])
    withAnimation(.linear(duration: 1)) {
      screen.set(0)
    } completion: {
      log("same")
    }
    screen.step(2)
    #expect(log.entries == ["done", "same"])
  }

  @Test("is called once, in the frame after a curve's last")
  func curve() {
    let (screen, log) = bar()
    withAnimation(.linear(duration: 1)) {
      screen.set(100)
    } completion: {
      log("\(screen.frame)")
    }
    screen.step(100)
    // Frame 1 is the change's own, 2 has elapsed 0, 62 elapsed 1; then it is removed.
    #expect(log.entries == ["63"])
  }

  @Test("of a spring comes at its perceptual duration; removed, at its rest")
  func spring() throws {
    let (screen, log) = bar()
    withAnimation(.spring(duration: 0.5), completionCriteria: .logicallyComplete) {
      screen.set(100)
    } completion: {
      log("logical")
    }
    screen.step(2 + 29)
    #expect(log.entries.isEmpty)
    screen.step()
    #expect(log.entries == ["logical"])
    #expect(screen.graph.nextWork == .nextFrame)

    let (other, rest) = bar()
    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
      other.set(100)
    } completion: {
      rest("removed")
    }
    var spring = ReferenceSpring([100])
    other.step(2)
    var index = 0
    while !spring.isFinished || index == 0 {
      #expect(rest.entries.isEmpty)
      index += 1
      other.step()
      spring.advance(to: Double(index) / 60)
    }
    #expect(rest.entries == ["removed"])
  }

  @Test("removed is postponed by a retarget")
  func removedIsPostponed() {
    let (screen, log) = bar()
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      screen.set(100)
    } completion: {
      log("first \(screen.frame)")
    }
    screen.step(32)
    withAnimation(.linear(duration: 1)) {
      screen.set(0)
    } completion: {
      log("second \(screen.frame)")
    }
    screen.step(100)
    // Begun at frame 2, changed in frame 33 at elapsed 31/60: over after 91/60.
    #expect(Set(log.entries) == ["first 94", "second 94"])
  }

  @Test("logically complete is not postponed by a retarget")
  func logicalIsNot() {
    let (screen, log) = bar()
    withAnimation(.spring(duration: 0.5)) {
      screen.set(100)
    } completion: {
      log("first \(screen.frame)")
    }
    screen.step(12)
    withAnimation(.spring(duration: 0.5)) {
      screen.set(0)
    } completion: {
      log("second \(screen.frame)")
    }
    screen.step(100)
    #expect(log.entries.first == "first 32")
    #expect(log.entries.count == 2)
  }

  @Test("is called when the view that animates goes away")
  func destroyed() {
    let log = Log<String>()
    let screen = Screen((true, 0.0)) { isShown, end in
      ZStack { if isShown { Bar(start: 0, end: end).fill(.red).transition(.identity) } }
    }
    withAnimation(.linear(duration: 1)) {
      screen.set((true, 50))
    } completion: {
      log("done")
    }
    screen.step(5)
    #expect(log.entries.isEmpty)
    screen.set((false, 50))
    screen.step(2)
    #expect(log.entries == ["done"])
  }

  @Test("waits for transitions too")
  func transition() {
    let log = Log<String>()
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Color.red } }
    }
    withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
      screen.set(false)
    } completion: {
      log("\(screen.frame)")
    }
    screen.step(60)
    #expect(log.entries == ["33"])
    #expect(screen.fills.isEmpty)
  }
}
