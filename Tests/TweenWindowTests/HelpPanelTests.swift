import Foundation
import Testing
import TweenPaint
import TweenWindow

@Suite("HelpPanel") struct HelpPanelTests {
  @Test("Apple's symbols are spelled as the words on a keyboard")
  func spelling() {
    #expect(HelpPanel.spelled("⌘N") == "Ctrl+N")
    #expect(HelpPanel.spelled("⌥⌘N") == "Ctrl+Alt+N")
    #expect(HelpPanel.spelled("⌃⇧⌥⌘↩") == "Ctrl+Alt+Shift+Super+↩")
    #expect(HelpPanel.spelled("F1") == "F1")
    #expect(HelpPanel.spelled("⌘") == "Ctrl")
    #expect(HelpPanel.spelled("alt+ctrl+N") == "Ctrl+Alt+N")
    #expect(HelpPanel.spelled("ctrl++") == "Ctrl++")
    #expect(HelpPanel.spelled("") == "")
  }

  @Test("the program's shortcuts come first, the window's own keys after them")
  func rows() {
    let panel = HelpPanel(shortcuts: [("⌘N", "New Wedge"), ("⌘K", "Clear")])
    #expect(panel.rows.map(\.keys) == ["Ctrl+N", "Ctrl+K", "?", "Esc"])
    #expect(panel.rows.map(\.title).prefix(2) == ["New Wedge", "Clear"])
  }

  @Test("the panel is a background and two texts a row, inside the window however small")
  func drawing() throws {
    let panel = HelpPanel(shortcuts: [("⌘N", "New Wedge"), ("⌘K", "Clear")])
    for size in [CGSize(width: 400, height: 300), CGSize(width: 120, height: 90)] {
      let items = panel.items(in: size)
      #expect(items.count == 1 + 2 * panel.rows.count)
      guard case .fill(let fill)? = items.first?.content else {
        Issue.record("The first item is the background.")
        continue
      }
      let frame = fill.path.boundingRect.applying(fill.transform)
      #expect(CGRect(origin: .zero, size: size).contains(frame))
      #expect(abs(frame.midX - size.width / 2) < 1e-6 && abs(frame.midY - size.height / 2) < 1e-6)
      let texts = items.dropFirst().compactMap { item -> String? in
        guard case .glyphs(let glyphs) = item.content else { return nil }
        return glyphs.run.text
      }
      #expect(texts == panel.rows.flatMap { [$0.keys, $0.title] })
    }
  }

  @Test("a window without a size is no trap")
  func emptyWindow() {
    let panel = HelpPanel(shortcuts: [])
    #expect(!panel.items(in: .zero).isEmpty)
    #expect(!panel.items(in: CGSize(width: CGFloat.nan, height: -1)).isEmpty)
  }
}
