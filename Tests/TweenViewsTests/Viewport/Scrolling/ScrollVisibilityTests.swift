import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("What shows in a scroll view") @MainActor struct ScrollVisibilityTests {
  @Test("a view hears when half of it has come into view, and when no longer")
  func half() {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 80).onScrollVisibilityChange { log("red \($0)") }
          Color.blue.frame(height: 80).onScrollVisibilityChange { log("blue \($0)") }
          Color.green.frame(height: 200)
        }
      }
    }
    // 20 of blue's 80 show.
    #expect(log.entries == ["red true"])
    screen.wheel(0, -19)
    #expect(log.entries == ["red true"])
    screen.wheel(0, -1)
    #expect(log.entries == ["red true", "blue true"])
    screen.wheel(0, -20)
    #expect(log.entries.count == 2)
    screen.wheel(0, -1)
    #expect(log.entries.last == "red false")
    screen.wheel(0, 1)
    #expect(log.entries.last == "red true")
  }

  @Test("thresholds reach from any of it to all of it; outside of scroll views nothing is told")
  func thresholds() {
    let log = Log<String>()
    let screen = Screen(()) {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 90)
            Color.blue.frame(height: 20)
              .onScrollVisibilityChange(threshold: 0) { log("any \($0)") }
              .onScrollVisibilityChange(threshold: 1) { log("all \($0)") }
            Color.green.frame(height: 200)
          }
        }.frame(height: 90)
        Color.white.frame(height: 10).onScrollVisibilityChange { log("outside \($0)") }
      }
    }
    #expect(log.entries.isEmpty)
    screen.wheel(0, -1)
    #expect(log.entries == ["any true"])
    screen.wheel(0, -19)
    #expect(log.entries == ["any true", "all true"])
    screen.wheel(0, -100)
    #expect(log.entries.suffix(2).sorted() == ["all false", "any false"])
  }

  @Test("a row that is taken away at once is told, and told again when it is back")
  func rows() {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { index in
            Color.red.frame(height: 50).onScrollVisibilityChange { log("\(index) \($0)") }
          }
        }
      }
    }
    #expect(log.entries == ["0 true", "1 true"])
    log.clear()
    screen.wheel(0, -2000)
    #expect(log.entries.sorted() == ["0 false", "1 false", "40 true", "41 true"])
    log.clear()
    screen.wheel(0, 2000)
    #expect(log.entries.sorted() == ["0 true", "1 true", "40 false", "41 false"])
  }

  @Test("the targets that show are told by their identities")
  func targets() {
    let log = Log<[Int]>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { _ in Color.red.frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log($0) }
      .onScrollTargetVisibilityChange(idType: String.self) { _ in log([-1]) }
    }
    // 40, 40 and half of the third.
    #expect(log.entries == [[0, 1, 2]])
    screen.wheel(0, -21)
    #expect(log.entries.last == [1, 2])
    screen.wheel(0, -400)
    #expect(log.entries.last == [11, 12])
    #expect(!log.entries.contains([-1]))
  }

  @Test("a phase comes with where the content is and how fast it moves")
  func phases() throws {
    let log = Log<(phase: ScrollPhase, offset: CGFloat, velocity: CGFloat?)>()
    let screen = Screen(()) {
      ScrollView { Color.red.frame(width: 60, height: 4000) }
        .onScrollPhaseChange { _, new, context in
          log((new, context.geometry.contentOffset.y, context.velocity?.dy))
        }
    }
    screen.drag([90, 80, 60, 40, 20].map { CGPoint(x: 50, y: $0) })
    screen.settle()
    #expect(log.entries.map(\.phase) == [.interacting, .decelerating, .idle])
    let flung = try #require(log.entries.first { $0.phase == .decelerating })
    #expect((flung.velocity ?? 0) > 500)
    #expect(log.entries.last?.velocity == nil)
    #expect((log.entries.last?.offset ?? 0) > flung.offset)
  }
}
