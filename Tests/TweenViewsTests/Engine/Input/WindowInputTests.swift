import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@Suite("A window's numbers") @MainActor struct WindowInputTests {
  @Test(
    "of pixels a point that cannot be change nothing, and are warned of",
    arguments: [0, -1, .nan, .infinity])
  func scale(_ scale: Double) {
    let screen = Screen(()) { Color.red }
    screen.graph.send(.scale(scale))
    screen.step()
    #expect(screen.graph.front?.configuration.scale == 1)
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(screen.warnings.count == 1)
    screen.graph.send(.scale(2))
    screen.step()
    #expect(screen.graph.front?.configuration.scale == 2 && screen.warnings.count == 1)
  }

  @Test("of sides that cannot be change nothing, and are warned of")
  func size() {
    let screen = Screen(()) { Color.red }
    let bad: [CGSize] = [
      CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity),
      CGSize(width: -1, height: 5),
    ]
    for size in bad {
      screen.graph.send(.resize(size))
      screen.step()
      #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(screen.warnings.count == 3)
    screen.graph.send(.resize(CGSize(width: 50, height: 20)))
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("below 0 are none to a spacer", arguments: [-20, 0, .nan] as [CGFloat])
  func spacer(_ least: CGFloat) {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 10)
        Spacer(minLength: least)
        Color.blue.frame(width: 60, height: 10)
      }
      .fixedSize()
    }
    // 120 wide, in the middle of 100.
    #expect(screen.rect(.red)?.minX == -10 && screen.rect(.blue)?.minX == 50)
  }
}
