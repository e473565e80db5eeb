import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Scene padding") @MainActor struct ScenePaddingTests {
  private func rect<Content: View>(
    _ width: UserInterfaceSizeClass?, @ViewBuilder _ content: @escaping () -> Content
  ) -> CGRect? {
    Screen(()) { content().environment(\.horizontalSizeClass, width) }.rect(.red)
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, nil])
  func `is 16 points on each edge of a narrow scene`(_ width: UserInterfaceSizeClass?) {
    let padded = rect(width) { Color.red.scenePadding() }
    #expect(padded == CGRect(x: 16, y: 16, width: 68, height: 68))
  }

  @Test func `is 20 points where the scene is of regular width`() {
    let padded = rect(.regular) { Color.red.scenePadding(.minimum, edges: .all) }
    #expect(padded == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test func `is on the edges asked for alone`() {
    let across = rect(.compact) { Color.red.scenePadding(.horizontal) }
    #expect(across == CGRect(x: 16, y: 0, width: 68, height: 100))
    let top = rect(.compact) { Color.red.scenePadding(.navigationBar, edges: .top) }
    #expect(top == CGRect(x: 0, y: 16, width: 100, height: 84))
  }
}
