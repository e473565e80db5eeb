import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Layers of a window") @MainActor struct WindowLayerTests {
  /// What a layer does with the escape key: the default is a layer that does not handle it.
  private struct Escape {
    var isActive = true
    var blocks = false
    /// nil: the layer has no action for the key.
    var answer: Bool? = false
  }

  /// The layers whose action ran, and whether the key was handled, for an alert in front of a sheet.
  private func escape(alert: Escape, sheet: Escape) -> (calls: [String], isHandled: Bool) {
    let log = Log<String>()
    func layer(
      _ level: WindowLayerLevel, _ name: String, _ escape: Escape
    ) -> WindowLayerModifier<Color> {
      let action: @MainActor () -> Bool = {
        log(name)
        return escape.answer == true
      }
      return WindowLayerModifier(
        level: level, isActive: escape.isActive, blocks: escape.blocks,
        onEscape: escape.answer == nil ? nil : action, layer: Color.blue)
    }
    let screen = Screen(()) {
      Color.red.modifier(layer(.alert, "alert", alert)).modifier(layer(.sheet, "sheet", sheet))
    }
    let isHandled = screen.graph.root?.offerEscape() == true
    return (log.entries, isHandled)
  }

  @Test func `get the escape key from the front to the one that handles it`() {
    let none = Escape()
    #expect(escape(alert: none, sheet: none) == (["alert", "sheet"], false))
    #expect(escape(alert: Escape(answer: true), sheet: none) == (["alert"], true))
    #expect(escape(alert: none, sheet: Escape(answer: true)) == (["alert", "sheet"], true))
    #expect(escape(alert: Escape(answer: nil), sheet: none) == (["sheet"], false))
    #expect(escape(alert: none, sheet: Escape(answer: nil)) == (["alert"], false))
  }

  @Test func `that are not active get no key, and one that blocks is the last to get it`() {
    let taker = Escape(answer: true)
    #expect(escape(alert: Escape(isActive: false, answer: true), sheet: taker) == (["sheet"], true))
    #expect(escape(alert: Escape(blocks: true), sheet: taker) == (["alert"], false))
    #expect(escape(alert: Escape(blocks: true, answer: nil), sheet: taker) == ([], false))
  }
}
