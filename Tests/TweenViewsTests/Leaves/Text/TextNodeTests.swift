import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A text in a view") @MainActor struct TextNodeTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func paragraph(_ text: String, width: Double?) -> Paragraph {
    TextEngine.shared.paragraph(
      StyledText(text, TextAttributes(font: Font.body.request)), style: ParagraphStyle(),
      width: width)
  }

  private func screen<Content: View>(_ content: Content) -> Screen<Int> {
    Screen(0, size: CGSize(width: 300, height: 200)) { _ in
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `is drawn in the lines that its width allows, one item each`() {
    for width in [80.0, 120, 250] {
      let wanted = paragraph(sentence, width: width)
      let runs = screen(Text(sentence).frame(width: width, alignment: .topLeading)).runs
      #expect(runs.map(\.run) == wanted.lines.flatMap(\.pieces).map(\.run))
      #expect(runs.map { Double($0.transform.ty) } == wanted.lines.map(\.baseline))
      #expect(runs.allSatisfy { $0.transform.tx == 0 })
    }
  }

  @Test func `is as high as its lines, up to whole pixels`() {
    let wanted = paragraph(sentence, width: 100)
    let runs = screen(
      VStack(alignment: .leading, spacing: 0) {
        Text(sentence)
        Text("x")
      }.frame(width: 100, alignment: .topLeading)
    ).runs
    let last = runs.last.map { Double($0.transform.ty) } ?? 0
    let height = (Double(wanted.size.height)).rounded(.up)
    #expect(abs(last - height - paragraph("x", width: nil).firstBaseline) < 1e-9)
  }

  @Test func `aligns by its first and its last baseline`() {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let runs = screen(
        HStack(alignment: alignment, spacing: 0) {
          Text(sentence).frame(width: 100)
          Text("x").font(.system(size: 30))
        }
      ).runs
      let large = runs.first { $0.run.fontSize == 30 }
      let lines = runs.filter { $0.run.fontSize == 17 }
      let line = alignment == .firstTextBaseline ? lines.first : lines.last
      #expect(lines.count > 2)
      #expect(abs((large?.transform.ty ?? 0) - (line?.transform.ty ?? -1)) <= 0.5)
    }
  }

  @Test func `is cut where its height has no room for all`() {
    let line = Double(paragraph("x", width: nil).size.height)
    let runs = screen(
      Text(sentence).frame(width: 100, height: line * 2 + 3, alignment: .topLeading)
    ).runs
    #expect(runs.count == 2)
    let sign = TextEngine.shared.line("\u{2026}", font: Font.body.request).run.glyphs
    #expect(runs.last?.run.glyphs.last == sign.first)
  }

  @Test func `keeps its width where it is fixed`() {
    let runs = screen(Text(sentence).fixedSize().frame(width: 50, alignment: .topLeading)).runs
    #expect(runs.map(\.run.text) == [sentence])
  }

  @Test func `is drawn in another place as one that was there from the start`() {
    func views(_ lead: CGFloat) -> some View {
      HStack(alignment: .top, spacing: 3) {
        Color.red.frame(width: lead, height: 4)
        Text("two lines\nof words").foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("under").underline()
        Text("a \(Text("b").foregroundStyle(.green)) c").rotationEffect(.degrees(lead))
        Text("faint").opacity(lead / 100)
      }
      .fixedSize()
    }
    let moved = Screen(CGFloat(10)) { views($0) }
    for lead in [CGFloat(12.5), 30, 31, 5] {
      moved.set(lead)
      moved.step()
      let fresh = Screen(lead) { views($0) }
      #expect(
        moved.graph.displayList.items.map(\.content) == fresh.graph.displayList.items.map(\.content)
      )
    }
  }

  @Test func `spans its gradient over all of its lines`() throws {
    let style = LinearGradient(
      colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let screen = screen(
      Text(sentence).foregroundStyle(style).frame(width: 100, alignment: .topLeading))
    let height = Double(paragraph(sentence, width: 100).size.height).rounded(.up)
    #expect(screen.runs.count > 2)
    for run in screen.runs {
      guard case .gradient(let paint) = run.paint else {
        Issue.record("No gradient.")
        continue
      }
      // The middle of the text's box, from this line's baseline.
      let middle = CGPoint(x: 0, y: height / 2 - Double(run.transform.ty))
      let t = try #require(paint.t(at: middle))
      #expect(abs(t - 0.5) < 1e-9)
    }
  }

  @Test func `goes on from line to line while it changes`() {
    let screen = Screen("one two three four", size: CGSize(width: 300, height: 200)) { text in
      Text(text).contentTransition(.numericText()).frame(width: 60, alignment: .topLeading)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let before = screen.runs.count
    #expect(before > 1)
    screen.change("one two three nine", .linear(duration: 1))
    screen.step(31)
    #expect(screen.glyphs.count > 15)
    screen.step(61)
    let wanted = paragraph("one two three nine", width: 60)
    #expect(screen.runs.map(\.run) == wanted.lines.flatMap(\.pieces).map(\.run))
    #expect(screen.runs.map { Double($0.transform.ty) } == wanted.lines.map(\.baseline))
  }
}

@Suite("The drawing of text") struct TextDrawingTests {
  private func contents(
    _ text: StyledText, opacity: Double = 1, transform: CGAffineTransform = .identity
  ) -> [DisplayItem.Content] {
    let paragraph = TextEngine.shared.paragraph(text, style: ParagraphStyle(), width: 500)
    return TextDrawing(
      paint: { style, _ in
        .solid(
          Color.Resolved(
            linearRed: Float(style) / 10, linearGreen: 0, linearBlue: 0, opacity: 1))
      }, pictures: [], transform: transform, displayScale: 1, opacity: opacity
    ).contents(of: paragraph.lines)
  }

  private func attributes(_ change: (inout TextAttributes) -> Void = { _ in }) -> TextAttributes {
    var attributes = TextAttributes(font: FontRequest(size: 17))
    change(&attributes)
    return attributes
  }

  @Test func `fills each style with its paint`() {
    let found = contents(
      StyledText(runs: [
        StyledText.Run("a", attributes()), StyledText.Run("b", attributes { $0.style = 2 }),
      ]))
    let reds = found.map { content -> Float in
      guard case .glyphs(let glyphs) = content, case .solid(let color) = glyphs.paint else {
        return -1
      }
      return color.linearRed
    }
    #expect(reds == [0, 0.2])
  }

  @Test func `draws strokes on whole pixels, under the letters and over them`() throws {
    let text = StyledText(
      "ab",
      attributes {
        $0.underline = TextDecoration()
        $0.strikethrough = TextDecoration()
      })
    let found = contents(text)
    try #require(found.count == 3)
    var rects: [CGRect] = []
    for index in [0, 2] {
      guard case .fill(let fill) = found[index] else {
        Issue.record("No stroke.")
        continue
      }
      rects.append(fill.path.boundingRect)
    }
    for rect in rects {
      #expect(rect.minY == rect.minY.rounded() && rect.height == 1)
      #expect(rect.minX == 0 && rect.width > 10)
    }
    guard case .glyphs = found[1] else {
      Issue.record("No letters between the strokes.")
      return
    }
    #expect(rects[0].minY > rects[1].minY)
  }

  @Test(arguments: TextDecoration.Pattern.allCases)
  func `draws patterns of strokes within the letters' width`(pattern: TextDecoration.Pattern) {
    let found = contents(
      StyledText("some letters", attributes { $0.underline = TextDecoration(pattern: pattern) }))
    guard case .fill(let fill) = found[0] else {
      Issue.record("No stroke.")
      return
    }
    let moves = fill.path.verbs.filter { $0 == .move }.count
    #expect(pattern == .solid ? moves == 1 : moves > 8)
    let width = TextEngine.shared.line("some letters", font: FontRequest(size: 17)).width
    #expect(fill.path.boundingRect.minX == 0 && fill.path.boundingRect.maxX <= width + 1e-9)
  }

  @Test @MainActor func `draws backgrounds behind all its letters, on whole pixels`() throws {
    var string = AttributedString("one ")
    string.backgroundColor = .yellow
    var other = AttributedString("two")
    other.backgroundColor = .red
    let text = Text(string + other + AttributedString("\nthree"))
    let screen = Screen(()) { text.offset(x: 0.3, y: 0.4) }
    let items = screen.graph.displayList.items.map(\.content)
    func isFill(_ content: DisplayItem.Content) -> Bool {
      if case .fill = content { true } else { false }
    }
    #expect(items.map(isFill) == [true, true, false, false])
    let paragraph = TextContent(text.resolved(in: EnvironmentValues())).paragraph
    #expect(paragraph.lines[0].backgrounds.count == 2)
    let rects = screen.fills.map { $0.path.boundingRect.applying($0.transform) }
    for edge in rects.flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
      #expect(abs(edge - edge.rounded()) < 1e-9)
    }
    #expect(abs(rects[0].maxX - rects[1].minX) < 1e-9)
    #expect(abs(rects[0].width - paragraph.lines[0].backgrounds[0].width) < 1)
    // Behind letters that fade, both as one.
    let faded = Screen(()) { Text(string).opacity(0.5) }
    guard case .beginLayer(let layer) = faded.graph.displayList.items.first?.content else {
      Issue.record("Letters and what is behind them fade apart.")
      return
    }
    #expect(layer.opacity == 0.5)
  }

  @Test @MainActor func `gives a run's shadow to that run alone`() {
    let text =
      Text("plain ") + Text("dark").foregroundStyle(.red.shadow(.drop(color: .black, radius: 2)))
      + Text(" plain")
    let screen = Screen(()) { text }
    var inShadow: [String] = []
    var outside: [String] = []
    var depth = 0
    for item in screen.graph.displayList.items {
      switch item.content {
      case .beginLayer(let layer):
        if depth > 0 { depth += 1 }
        if case .shadow = layer.effect { depth = max(depth, 1) }
      case .endLayer: depth = max(depth - 1, 0)
      case .glyphs(let glyphs):
        if depth > 0 { inShadow.append(glyphs.run.text) } else { outside.append(glyphs.run.text) }
      default: break
      }
    }
    #expect(inShadow == ["dark"])
    #expect(outside.joined().filter { $0 != " " } == "plainplain")
  }

  @Test func `fades letters and strokes as one`() {
    let text = StyledText("ab", attributes { $0.underline = TextDecoration() })
    let found = contents(text, opacity: 0.5)
    guard case .beginLayer(let layer) = found[0] else {
      Issue.record("No layer.")
      return
    }
    #expect(layer.opacity == 0.5 && found.count == 4 && found[3] == .endLayer)
    // Without strokes nothing overlaps.
    #expect(contents(StyledText("ab", attributes()), opacity: 0.5).count == 1)
  }
}
