import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

@Suite("Where a menu opens") @MainActor struct MenuPlaceTests {
  /// Twelve items from a button with 100 points below it.
  private func panel(_ order: MenuOrder) -> FieldPanel {
    let panel = FieldPanel(width: 390, height: 800) {
      Menu("Open") { ForEach(0..<12) { Button("Item \($0)") {} } }
        .menuOrder(order)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .padding(.bottom, 100)
    }
    panel.press(.tab)
    panel.press(.return)
    panel.step(60)
    return panel
  }

  @Test(arguments: [true, false])
  func `above a button that has no room below, the first item next to it or not (Controls 17.17)`(
    isFixed: Bool
  ) throws {
    let panel = panel(isFixed ? .fixed : .priority)
    let items = panel.elements(.button).filter { $0.label.hasPrefix("Item") }
    let button = try #require(panel.elements(.button).first { $0.label == "Open" })
    #expect(items.count == 12)
    #expect(items.allSatisfy { $0.frame.maxY <= button.frame.minY - 7.5 })
    let first = try #require(items.first { $0.label == "Item 0" })
    let last = try #require(items.first { $0.label == "Item 11" })
    #expect((first.frame.minY < last.frame.minY) == isFixed)
  }
}
