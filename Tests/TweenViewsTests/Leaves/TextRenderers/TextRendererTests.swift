import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct Loud: TextAttribute, Equatable { var volume = 1 }
private struct Quiet: TextAttribute {}

/// Draws lines, runs or glyphs where they stand, moved and faded by how far it is.
private struct Plain: TextRenderer {
  enum Part { case lines, runs, glyphs, nothing }
  var part = Part.lines
  var progress = 0.0
  var scale: CGFloat = 1
  var log: Log<Text.Layout>?

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    log?(layout)
    context.translateBy(x: 0, y: progress)
    for line in layout {
      switch part {
      case .lines: context.draw(line)
      case .runs: for run in line { context.draw(run) }
      case .glyphs: for slice in line.flatMap(\.self) { context.draw(slice) }
      case .nothing: break
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width * scale, height: size.height)
  }
}

@Suite("A renderer of text") @MainActor struct TextRendererTests {
  private let size = CGSize(width: 120, height: 100)

  private func items(_ view: some View) -> [DisplayItem.Content] {
    Screen((), size: size) { view }.graph.displayList.items.map(\.content)
  }

  /// All glyphs on the canvas and where they stand.
  private func glyphs(_ view: some View) -> [[Double]] {
    items(view).flatMap { item -> [[Double]] in
      guard case .glyphs(let glyphs) = item else { return [] }
      return zip(glyphs.run.glyphs, glyphs.run.positions).map { glyph, place in
        let place = place.applying(glyphs.transform)
        return [Double(glyph), (place.x * 1024).rounded(), (place.y * 1024).rounded()]
      }
    }
  }

  private func layout(_ text: Text) throws -> Text.Layout {
    let log = Log<Text.Layout>()
    _ = items(text.textRenderer(Plain(log: log)))
    return try #require(log.entries.last)
  }

  @Test func `that draws all lines shows what the text shows`() {
    let text = Text("Several words in lines, \(Text("some").bold()) underlined").underline()
    #expect(items(text.textRenderer(Plain())) == items(text))
    #expect(items(text.textRenderer(Plain(part: .nothing))).isEmpty)
  }

  @Test func `finds each glyph where the text has it`() {
    let text = Text("Several words in lines, \(Text("some").bold()) not")
    let whole = Set(glyphs(text))
    #expect(whole.count > 20)
    #expect(Set(glyphs(text.textRenderer(Plain(part: .runs)))) == whole)
    #expect(Set(glyphs(text.textRenderer(Plain(part: .glyphs)))) == whole)
  }

  @Test func `finds what is said of stretches of text`() throws {
    let inner = Text("b\(Text("c").customAttribute(Loud(volume: 3)))d")
      .customAttribute(Loud(volume: 2))
    let layout = try layout(Text("a\(inner)e"))
    #expect(layout.count == 1 && !layout.isTruncated)
    #expect(layout[0].map { $0[Loud.self]?.volume } == [nil, 2, 3, 2, nil])
    #expect(layout[0].allSatisfy { $0[Quiet.self] == nil && $0.count == 1 })
    let both = try self.layout(
      Text("ab").customAttribute(Loud(volume: 4)).customAttribute(Quiet()))
    #expect(both[0].count == 1 && both[0][0].count == 2)
    #expect(both[0][0][Quiet.self] != nil && both[0][0][Loud.self]?.volume == 4)
    #expect(both[0][0][1][Loud.self]?.volume == 4)
  }

  @Test func `finds bounds that lie side by side`() throws {
    let layout = try layout(Text("One line\nand two"))
    #expect(layout.count == 2)
    for line in layout {
      let bounds = line.typographicBounds
      #expect(abs(bounds.rect.maxY - bounds.origin.y - bounds.descent) < 1e-9)
      var x = bounds.origin.x
      for slice in line.flatMap(\.self) {
        #expect(abs(slice.typographicBounds.origin.x - x) < 2)
        #expect(slice.typographicBounds.origin.y == bounds.origin.y)
        x = slice.typographicBounds.rect.maxX
      }
      #expect(abs(x - bounds.rect.maxX) < 1)
    }
    #expect(layout[1].typographicBounds.rect.minY >= layout[0].typographicBounds.rect.maxY - 0.01)
    let places = layout[1].flatMap(\.characterIndices)
    #expect(places.map(\.offset) == Array(9..<16))
  }

  @Test func `follows its animatable data`() {
    let screen = Screen(0.0, size: size) { Text("Moves").textRenderer(Plain(progress: $0)) }
    func place() -> Double? {
      guard case .glyphs(let glyphs) = screen.graph.displayList.items.first?.content else {
        return nil
      }
      return glyphs.transform.ty
    }
    let start = place() ?? .nan
    screen.change(60, .linear(duration: 1))
    // The change's own frame, and the first of the animation, show the text where it was.
    for offset in [0.0, 0, 1, 2] {
      #expect(abs((place() ?? .nan) - start - offset) < 1e-6)
      screen.step()
    }
    screen.settle()
    #expect(place() == start + 60)
  }

  @Test func `may say another size, and comes and goes`() {
    let screen = Screen(false, size: size) { isOn in
      HStack(spacing: 0) {
        if isOn {
          Text("Wide").textRenderer(Plain(scale: 2))
        } else {
          Text("Wide").textRenderer(Plain(scale: 1))
        }
        Color.red.frame(width: 1, height: 1)
      }
    }
    let narrow = screen.rect(.red)?.minX ?? .nan
    screen.change(true, nil)
    let wide = screen.rect(.red)?.minX ?? .nan
    #expect(wide > narrow + 10)
    #expect(screen.warnings.isEmpty)
  }

  /// Moves a text by its renderer.
  private struct Arrival: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.transaction {
        $0.animation = .linear(duration: 1)
      } body: { view in
        view.textRenderer(Plain(progress: phase.isIdentity ? 0 : 60))
      }
    }
  }

  @Test func `moves texts that come by a transition`() {
    let screen = Screen(false, size: size) { isOn in
      ZStack {
        Color.red
        if isOn { Text("Comes").frame(width: 80).transition(Arrival()) }
      }
    }
    func place() -> Double? {
      for case .glyphs(let glyphs) in screen.graph.displayList.items.map(\.content) {
        return glyphs.transform.ty
      }
      return nil
    }
    screen.change(true, .default)
    screen.step(31)
    let middle = place() ?? .nan
    screen.settle()
    let end = place() ?? .nan
    #expect(abs(middle - end - 30) < 2)
    screen.change(false, .default)
    screen.settle()
    #expect(place() == nil)
  }

  @Test func `fades with what is around it`() throws {
    let items = items(Text("Faint").textRenderer(Plain(part: .glyphs)).opacity(0.5))
    guard case .beginLayer(let layer) = try #require(items.first) else {
      Issue.record("no layer")
      return
    }
    #expect(layer.opacity == 0.5)
  }
}
