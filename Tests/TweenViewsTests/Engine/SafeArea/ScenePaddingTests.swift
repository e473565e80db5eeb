import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Scene padding") @MainActor struct ScenePaddingTests {
  private func rect<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> CGRect? {
    Screen(()) { content() }.rect(.red)
  }

  @Test func `is 16 points on each edge of a narrow scene`() {
    #expect(rect { Color.red.scenePadding() } == CGRect(x: 16, y: 16, width: 68, height: 68))
    let compact = rect {
      Color.red.scenePadding().environment(\.horizontalSizeClass, .compact)
    }
    #expect(compact == CGRect(x: 16, y: 16, width: 68, height: 68))
  }

  @Test func `is 20 points where the scene is of regular width`() {
    let regular = rect {
      Color.red.scenePadding(.minimum, edges: .all).environment(\.horizontalSizeClass, .regular)
    }
    #expect(regular == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test func `is on the edges asked for alone`() {
    #expect(
      rect { Color.red.scenePadding(.horizontal) } == CGRect(x: 16, y: 0, width: 68, height: 100))
    #expect(
      rect { Color.red.scenePadding(.navigationBar, edges: .top) }
        == CGRect(x: 0, y: 16, width: 100, height: 84))
  }
}
