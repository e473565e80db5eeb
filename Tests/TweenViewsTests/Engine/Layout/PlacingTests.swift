import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("What moves without a change of size") @MainActor struct PlacingTests {
  @Test("measures nothing, and leaves its siblings as they are", arguments: [false, true])
  func movedAlone(isAnimated: Bool) {
    let screen = Screen(0.0) { x in
      VStack(spacing: 0) {
        ForEach(0..<20) { _ in Color.blue }
        Color.red.frame(width: 10, height: 10).offset(x: x).opacity(0.5)
      }
    }
    screen.change(20, isAnimated ? .linear(duration: 0.5) : nil)
    #expect(screen.graph.report.layoutCalls == 0)
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 65, y: 90, width: 10, height: 10))
    screen.set(0)
    screen.step()
    #expect(screen.graph.report.layoutCalls == 0)
    #expect(screen.graph.report.itemsRefreshed == 1)
    #expect(screen.rect(.red)?.minX == 45)
  }

  @Test("moves on with its stack when a sibling grows in the same update, or later")
  func siblings() {
    struct Values {
      var x: CGFloat = 0
      var height: CGFloat = 20
    }
    let screen = Screen(Values()) { values in
      VStack(alignment: .leading, spacing: 0) {
        Color.blue.frame(width: 100, height: values.height)
        Color.red.frame(width: 10, height: 10).offset(x: values.x)
      }
    }
    #expect(screen.rect(.red)?.origin == CGPoint(x: 0, y: 55))
    for values in [
      Values(x: 5, height: 40), Values(x: 5, height: 20), Values(x: 9, height: 20),
      Values(x: 9, height: 60), Values(x: 1, height: 30),
    ] {
      screen.set(values)
      screen.step()
      #expect(
        screen.rect(.red)?.origin == CGPoint(x: values.x, y: 45 + values.height / 2), "\(values)")
    }
  }

  @Test("is found by the containers around: several levels, one inside of the other")
  func levels() {
    let screen = Screen(CGFloat(0)) { x in
      HStack(spacing: 0) {
        Color.blue.frame(width: 30)
        ZStack(alignment: .topLeading) {
          Color.green
          VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).offset(x: x).offset(y: 2 * x)
          }.offset(x: x)
        }
      }
    }
    for x: CGFloat in [3, 8, 0, 5] {
      screen.set(x)
      screen.step()
      #expect(screen.rect(.red)?.origin == CGPoint(x: 30 + 2 * x, y: 2 * x))
      #expect(screen.graph.report.layoutCalls == 0)
    }
  }

  @Test("around what grows tells the stack, whatever wrappers are between")
  func growth() {
    let screen = Screen(CGFloat(10)) { height in
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: height)
          .zIndex(1).offset(x: 3).opacity(0.5).onAppear {}.layoutPriority(2).allowsHitTesting(true)
        Color.blue.frame(height: 10)
      }
    }
    for height: CGFloat in [10, 40, 20, 70] {
      screen.set(height)
      screen.step()
      #expect(screen.rect(.red)?.height == height)
      #expect(screen.rect(.blue)?.minY == 45 + height / 2)
    }
  }

  @Test("follows a priority and a guide set outside of it")
  func traits() {
    struct Values {
      var priority = 0.0
      var guide: CGFloat = 0
    }
    let screen = Screen(Values()) { values in
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: 80).frame(height: 10)
          .alignmentGuide(.top) { _ in values.guide }.opacity(0.5)
          .layoutPriority(values.priority).offset(x: 0)
        Color.blue.frame(minWidth: 10).frame(height: 10).opacity(0.5)
      }
    }
    #expect(screen.rect(.red)?.width == 50)
    screen.set(Values(priority: 1))
    screen.step()
    #expect(screen.rect(.red)?.width == 80)
    screen.set(Values(priority: 1, guide: 6))
    screen.step()
    #expect(screen.rect(.red)?.minY == 42)
    #expect(screen.rect(.blue)?.minY == 48)
    screen.set(Values(guide: 6))
    screen.step()
    #expect(screen.rect(.red)?.width == 50)
  }
}
