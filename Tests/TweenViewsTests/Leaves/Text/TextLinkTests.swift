import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What was opened, in order.
@MainActor private final class Opened {
  var urls: [String] = []
  var answer = OpenURLAction.Result.handled

  var action: OpenURLAction {
    OpenURLAction { url in
      self.urls.append(url.absoluteString)
      return self.answer
    }
  }
}

@Suite("Links in a text") @MainActor struct TextLinkTests {
  private let opened = Opened()

  /// A text at the top left.
  private func screen(
    _ text: Text, _ change: (AnyView) -> AnyView = { $0 }, isEnabled: Bool = true
  ) -> Screen<Void> {
    let view = change(AnyView(text))
    let action = opened.action
    return Screen((), size: CGSize(width: 200, height: 100)) {
      view.disabled(!isEnabled)
        .environment(\.openURL, action)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func width(_ text: String) -> CGFloat {
    TextContent(Text(verbatim: text).resolved(in: EnvironmentValues())).paragraph.size.width
  }

  @Test func `are opened by a tap on their letters, and on no others`() {
    let screen = screen(Text("See [this](https://a.b/c) or [that](d:e)"))
    screen.tap(width("See ") - 2, 10)
    #expect(opened.urls.isEmpty)
    screen.tap(width("See ") + 2, 10)
    screen.tap(width("See this") - 2, 10)
    #expect(opened.urls == ["https://a.b/c", "https://a.b/c"])
    screen.tap(width("See this ") + 1, 10)
    screen.tap(width("See this or ") + 2, 10)
    #expect(opened.urls.count == 3 && opened.urls.last == "d:e")
    screen.tap(width("See ") + 2, 60)
    #expect(opened.urls.count == 3)
  }

  @Test func `are opened where the press lifts on the link it began on`() {
    let screen = screen(Text("[one](a:1) [two](a:2)"))
    screen.pointer(.down, 3, 10)
    screen.step()
    #expect(opened.urls.isEmpty)
    screen.pointer(.move, width("one ") + 3, 10)
    screen.pointer(.up, width("one ") + 3, 10)
    screen.step()
    #expect(opened.urls.isEmpty)
    screen.pointer(.down, 3, 10)
    screen.pointer(.move, 60, 90)
    screen.pointer(.move, 5, 10)
    screen.pointer(.up, 5, 10)
    screen.step()
    #expect(opened.urls == ["a:1"])
  }

  @Test func `in an attributed string and in a nested text are links`() throws {
    var string = AttributedString("link")
    string.link = URL(string: "x:y")
    let screen = screen(Text("a ") + Text(string) + Text(" \(Text("[b](z:z)"))"))
    screen.tap(width("a ") + 3, 10)
    screen.tap(width("a link ") + 3, 10)
    #expect(opened.urls == ["x:y", "z:z"])
  }

  @Test func `in wrapped lines and from right to left are where they are seen`() {
    let lines = screen(Text("first\n[second](a:2)"))
    lines.tap(4, 10)
    #expect(opened.urls.isEmpty)
    lines.tap(4, 30)
    #expect(opened.urls == ["a:2"])
    let hebrew = screen(Text("שלום [עולם](a:3)"))
    let whole = width("שלום עולם")
    hebrew.tap(whole - 4, 10)
    #expect(opened.urls.count == 1)
    hebrew.tap(4, 10)
    #expect(opened.urls == ["a:2", "a:3"])
  }

  @Test func `that are disabled, not hit or redacted stay closed`() {
    let text = Text("[link](a:1)")
    for screen in [
      screen(text, isEnabled: false),
      screen(text, { AnyView($0.allowsHitTesting(false)) }),
      screen(text, { AnyView($0.redacted(reason: .placeholder)) }),
      screen(text, { AnyView($0.opacity(0)) }),
    ] {
      screen.tap(5, 10)
      #expect(opened.urls.isEmpty)
    }
  }

  @Test func `win over gestures around, which get all other taps`() {
    var taps = 0
    let screen = screen(Text("word [link](a:1)"), { AnyView($0.onTapGesture { taps += 1 }) })
    screen.tap(width("word ") + 3, 10)
    #expect(opened.urls == ["a:1"] && taps == 0)
    screen.tap(3, 10)
    #expect(opened.urls == ["a:1"] && taps == 1)
  }

  @Test func `under an effect are tapped where they are shown`() {
    let screen = screen(Text("[link](a:1)"), { AnyView($0.offset(x: 50, y: 40)) })
    screen.tap(5, 10)
    #expect(opened.urls.isEmpty)
    screen.tap(55, 50)
    #expect(opened.urls == ["a:1"])
  }

  @Test func `are in the tint, but where a style of their own says otherwise`() {
    func paints(_ text: Text, tint: Color?) -> [Paint] {
      Screen(()) { text.tint(tint) }.graph.displayList.items.compactMap { item in
        if case .glyphs(let glyphs) = item.content { return glyphs.paint }
        return nil
      }
    }
    func solid(_ color: Color) -> Paint { .solid(color.resolve(in: EnvironmentValues())) }
    #expect(paints(Text("a [b](c:d)"), tint: nil) == [solid(.primary), solid(.accentColor)])
    #expect(paints(Text("a [b](c:d)"), tint: .red) == [solid(.primary), solid(.red)])
    #expect(
      paints(Text("a [b](c:d)").foregroundStyle(.green), tint: .red) == [
        solid(.green), solid(.red),
      ])
    var own = AttributedString("b")
    own.link = URL(string: "c:d")
    own.foregroundColor = .orange
    #expect(paints(Text("a ") + Text(own), tint: .red) == [solid(.primary), solid(.orange)])
  }
}
