import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenPages
@testable import TweenViews

@Suite("Accessory of tabs") @MainActor struct TabViewBottomAccessoryTests {
  private struct Tabs: View {
    let isEnabled: Bool

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Color.yellow }
        Tab("Two", systemImage: "heart") { Color.orange }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Color.purple.frame(width: 50, height: 10) }
    }
  }

  private func boxes(_ isEnabled: Bool) -> [CGRect] {
    let graph = ViewGraph(
      content: Tabs(isEnabled: isEnabled),
      configuration: ViewGraph.Configuration(size: CGSize(width: 390, height: 600)))
    graph.advance(to: .zero)
    return graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      let box = fill.outline.applying(fill.transform).boundingRect
      return box.size == CGSize(width: 50, height: 10) ? box : nil
    }
  }

  @Test func `stands on 48 points of glass, 8 above the bar`() {
    // 600 - 49 - 8 - 24 is its middle.
    #expect(boxes(true) == [CGRect(x: 170, y: 514, width: 50, height: 10)])
    #expect(boxes(false).isEmpty)
  }

  @Test func `goes where it stands, never across the bar`() {
    let screen = Screen(true, size: CGSize(width: 390, height: 600)) { isEnabled in
      Tabs(isEnabled: isEnabled)
    }
    let place = screen.rect(.purple)
    #expect(place == CGRect(x: 170, y: 514, width: 50, height: 10))
    screen.change(false, .linear(duration: 1))
    screen.step(10)
    #expect(screen.rect(.purple) == place)
    screen.step(120)
    #expect(screen.rect(.purple) == nil)
  }
}
