import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Redaction") @MainActor struct RedactionTests {
  /// How many items are fills at 16 percent, and how many are anything else.
  private func counts(_ screen: Screen<some Any>) -> (bars: Int, others: Int) {
    let items = screen.graph.displayList.items
    let bars = items.filter { item in
      if case .fill(let fill) = item.content { abs(fill.opacity - 0.16) < 1e-12 } else { false }
    }
    return (bars.count, items.count - bars.count)
  }

  @Test func `shows a text as a bar a line, in the size it has`() throws {
    let text = Text("one line\nand a second")
    let plain = Screen(()) { text.fixedSize() }
    let hidden = Screen(()) { text.fixedSize().redacted(reason: .placeholder) }
    #expect(counts(hidden) == (2, 0))
    #expect(counts(plain).bars == 0)
    guard case .fill(let bar) = hidden.graph.displayList.items[1].content else { return }
    let paragraph = TextContent(text.resolved(in: EnvironmentValues())).paragraph
    #expect(abs(bar.path.boundingRect.width - paragraph.lines[1].width) < 1e-9)
    #expect(abs(bar.path.boundingRect.maxY - paragraph.size.height) < 1e-9)
  }

  @Test func `of private things hides what is marked, and nothing else`() {
    let screen = Screen(()) {
      VStack {
        Text("4111 1111").privacySensitive()
        Text("name")
      }
      .redacted(reason: .privacy)
    }
    #expect(counts(screen) == (1, 1))
    let cleared = Screen(()) { Text("name").unredacted().redacted(reason: .placeholder) }
    #expect(counts(cleared) == (0, 1))
  }

  @Test func `shows what is sensitive in a placeholder, but not in a widget's`() {
    let screen = Screen(false) { isWidget in
      Text("4111 1111").privacySensitive().redacted(reason: .placeholder)
        .environment(\.isInWidget, isWidget)
    }
    #expect(counts(screen) == (0, 1))
    screen.set(true)
    screen.step()
    #expect(counts(screen) == (1, 0))
  }

  @Test func `shows an image and a symbol as a block`() {
    let screen = Screen(()) {
      HStack {
        Image(bitmap: Bitmap(width: 8, height: 8, pixels: Array(repeating: 0xFFFF_FFFF, count: 64)))
        Image(systemName: "star.fill")
      }
      .redacted(reason: .placeholder)
    }
    #expect(counts(screen) == (2, 0))
  }

  @Test func `comes and goes without moving anything, and no letter is seen on the way`() {
    let screen = Screen(true) { isHidden in
      Text(isHidden ? "secret" : "shown").contentTransition(.numericText())
        .redacted(reason: isHidden ? .placeholder : [])
    }
    #expect(counts(screen) == (1, 0))
    screen.set(false)
    screen.step()
    #expect(counts(screen).bars == 0)
    screen.change(true, .linear(duration: 1))
    screen.step(10)
    #expect(counts(screen) == (1, 0))
  }
}
