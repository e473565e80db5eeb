import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("The layouts that texts tell") @MainActor struct TextLayoutKeyTests {
  /// What a reader around some texts is told, each time: lines of each text and where it lies.
  private struct Reader<Content: View>: View {
    let log: Log<[CGRect]>
    @ViewBuilder let content: Content
    var body: some View {
      content.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let _ = log(
            layouts.map { told in
              CGRect(
                origin: proxy[told.origin],
                size: CGSize(width: 0, height: told.layout.count))
            })
          Color.clear
        }
      }
    }
  }

  private func told(_ place: CGPoint, lines: CGFloat) -> CGRect {
    CGRect(origin: place, size: CGSize(width: 0, height: lines))
  }

  @Test("stand in the order of the views, each from its own corner") func order() {
    let log = Log<[CGRect]>()
    let screen = Screen(true) { isShown in
      Reader(log: log) {
        ZStack(alignment: .topLeading) {
          Text("a")
          if isShown { Text("b\nc").offset(x: 5, y: 7) }
        }
        .padding(3)
      }
    }
    #expect(
      log.entries.last == [
        told(CGPoint(x: 3, y: 3), lines: 1), told(CGPoint(x: 8, y: 10), lines: 2),
      ])
    screen.set(false)
    screen.step()
    #expect(log.entries.last == [told(CGPoint(x: 3, y: 3), lines: 1)])
    #expect(screen.warnings.isEmpty)
  }

  @Test("are told anew when the text changes, and when it alone moves") func change() {
    let log = Log<[CGRect]>()
    let screen = Screen((text: "a", x: CGFloat(0))) { value in
      Reader(log: log) {
        ZStack(alignment: .topLeading) {
          Color.red
          Text(value.text).offset(x: value.x)
        }
      }
    }
    #expect(log.entries.last == [told(.zero, lines: 1)])
    screen.set((text: "a\nb\nc", x: 0))
    screen.step()
    #expect(log.entries.last == [told(.zero, lines: 3)])
    screen.set((text: "a\nb\nc", x: 20))
    screen.step()
    #expect(log.entries.last == [told(CGPoint(x: 20, y: 0), lines: 3)])
  }

  @Test("are known to onPreferenceChange, which is called where they differ") func action() {
    let log = Log<Int>()
    let screen = Screen("a b") { text in
      Text(text).frame(width: 1000)
        .onPreferenceChange(Text.LayoutKey.self) { log($0.first?.layout.first?.count ?? 0) }
    }
    // Runs of the first line: of one style there is one.
    #expect(log.entries == [1])
    screen.set("")
    screen.step()
    #expect(log.entries.count == 2)
    screen.set("")
    screen.step()
    #expect(log.entries.count == 2)
  }

  @Test("have what programs put in their place, and are none where there is no text") func none() {
    let log = Log<[CGRect]>()
    _ = Screen(()) { Reader(log: log) { Color.red } }
    #expect(log.entries == [[]])
    let other = Log<[CGRect]>()
    _ = Screen(()) {
      Reader(log: other) { Text("a").preference(key: Text.LayoutKey.self, value: []) }
    }
    #expect(other.entries == [[]])
  }

  @Test("can be drawn by whoever reads them") func draw() {
    let screen = Screen(()) {
      Text("ab").hidden().overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        Canvas { context, _ in
          for line in layouts.flatMap(\.layout) { context.draw(line) }
        }
      }
    }
    let glyphs = screen.graph.displayList.items.compactMap { item -> Int? in
      if case .glyphs(let glyphs) = item.content { glyphs.run.glyphs.count } else { nil }
    }
    #expect(glyphs == [2])
  }
}
