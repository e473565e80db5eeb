import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

/// What scrolls within a row is no row of the list.
@MainActor @Suite struct RowsWithScrollViewsTests {
  @Test func `links in a scroll view in a row look as elsewhere, each as wide as its label`() {
    let panel = NavigationPanel {
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              NavigationLink {
                Text("first")
              } label: {
                Color.orange.frame(width: 100, height: 40)
              }
              NavigationLink {
                Text("second")
              } label: {
                Color.green.frame(width: 100, height: 40)
              }
            }
          }
        }
      }
    }
    panel.step(2)
    #expect(panel.rect(.orange)?.width == 100)
    #expect(panel.rect(.green)?.minX == panel.rect(.orange)?.maxX)
  }

  @Test(arguments: [(390, 20), (712, 20), (800, 64), (1024, 176)] as [(CGFloat, CGFloat)])
  func `cards are 672 wide at most, in the middle of their list`(width: CGFloat, margin: CGFloat) {
    let panel = NavigationPanel(width: width) {
      List { Text("row").listRowBackground(Color.orange) }
    }
    panel.step(2)
    #expect(panel.rect(.orange)?.minX == margin)
    #expect(panel.rect(.orange)?.maxX == width - margin)
  }
}
