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

  @Test("each key has one row: that of the first shortcut which has it")
  func once() {
    let panel = HelpPanel(shortcuts: [
      ("Ctrl+N", "New Wedge"), ("ctrl+N", "New Window"), ("⌘Q", "Quit"), ("F10", ""),
    ])
    #expect(panel.rows.map(\.keys) == ["Ctrl+N", "Ctrl+Q", "F10", "?", "Esc"])
    #expect(panel.rows.map(\.title).prefix(3) == ["New Wedge", "Quit", "Press the button"])
  }

  @Test("Esc closes what is open, and what a program has it do is said beside")
  func escape() {
    #expect(HelpPanel(shortcuts: []).rows.last?.title == "Close what is open")
    let panel = HelpPanel(shortcuts: [("Esc", "Close the Window"), ("⌘N", "New")])
    #expect(panel.rows.map(\.keys) == ["Ctrl+N", "?", "Esc"])
    #expect(panel.rows.last?.title == "Close what is open, else Close the Window")
  }

  @Test("many keys stand beside each other rather than in smaller letters")
  func columns() {
    let panel = HelpPanel(shortcuts: (0..<40).map { ("F\($0)", "Key") })
    let size = CGSize(width: 800, height: 300)
    let items = panel.items(in: size)
    #expect(items.count == 1 + 2 * panel.rows.count)
    guard case .fill(let fill)? = items.first?.content else {
      Issue.record("The first item is the background.")
      return
    }
    let frame = fill.path.boundingRect.applying(fill.transform)
    #expect(CGRect(origin: .zero, size: size).contains(frame))
    // All rows below each other would be some 42 x 22 points high, and be drawn at a third.
    #expect(fill.transform.a > 0.6)
    for item in items.dropFirst() {
      guard case .glyphs(let glyphs) = item.content else { continue }
      #expect(frame.contains(CGPoint(x: glyphs.transform.tx, y: glyphs.transform.ty)))
    }
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
