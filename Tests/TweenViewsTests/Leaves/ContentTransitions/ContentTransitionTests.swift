import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenText
@testable import TweenViews

/// One glyph as it is shown.
struct ShownGlyph {
  var glyph: UInt32
  var x: Double
  var y: Double
  var size: Double
  var opacity: Double
  var blur: Double
}

extension ParagraphCell {
  var glyphs: [UInt32] { line.pieces.flatMap(\.run.glyphs) }
}

extension Screen {
  /// All glyphs on the canvas, back to front, with what layers do to them.
  var glyphs: [ShownGlyph] {
    var result: [ShownGlyph] = []
    var layers: [DisplayItem.Layer] = []
    for item in graph.displayList.items {
      switch item.content {
      case .beginLayer(let layer): layers.append(layer)
      case .endLayer: layers.removeLast()
      case .glyphs(let shown):
        let opacity = layers.reduce(shown.opacity) { $0 * $1.opacity }
        var blur = 0.0
        for case .blur(let effect) in layers.compactMap(\.effect) { blur += effect.radius }
        for (glyph, position) in zip(shown.run.glyphs, shown.run.positions) {
          let place = position.applying(shown.transform)
          result.append(
            ShownGlyph(
              glyph: glyph, x: Double(place.x), y: Double(place.y), size: shown.run.fontSize,
              opacity: opacity, blur: blur))
        }
      default: break
      }
    }
    return result
  }

  /// The runs of glyphs, back to front.
  var runs: [DisplayItem.Glyphs] {
    graph.displayList.items.compactMap { item in
      if case .glyphs(let glyphs) = item.content { return glyphs }
      return nil
    }
  }
}

@Suite("A content transition") @MainActor struct ContentTransitionTests {
  private let font = Font.body.request

  private func line(_ text: String, size: Double = 17) -> TextLine {
    var font = font
    font.size = size
    return TextEngine.shared.line(text, font: font)
  }

  private func cells(_ text: String) -> [ParagraphCell] {
    TextEngine.shared.paragraph(
      StyledText(text, TextAttributes(font: font)), style: ParagraphStyle()
    ).cells
  }

  /// A text at the top left, so that its frame only grows and shrinks.
  private func screen(
    _ text: String, _ transition: ContentTransition?, direction: LayoutDirection = .leftToRight
  ) -> Screen<String> {
    Screen(text, size: CGSize(width: 200, height: 50)) { text in
      Text(text).contentTransition(transition ?? .interpolate)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.layoutDirection, direction)
    }
  }

  private func middle(_ screen: Screen<String>, _ text: String) {
    screen.change(text, .linear(duration: 1))
    screen.step(31)
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  // MARK: Which changes

  @Test func `does nothing to a change without an animation`() {
    let screen = screen("old", .opacity)
    screen.set("new")
    screen.step()
    #expect(screen.runs.map(\.run.text) == ["new"])
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `identity shows the new content at once, while the frame glides`() {
    let screen = screen("old", .identity)
    screen.change("longer", .linear(duration: 1))
    #expect(screen.runs.map(\.run.text) == ["longer"])
  }

  @Test func `is skipped where the transaction says so`() {
    let screen = screen("old", .opacity)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesContentTransitions = true
    withTransaction(transaction) { screen.set("new") }
    screen.step()
    #expect(screen.runs.map(\.run.text) == ["new"])
  }

  @Test func `takes the animation that the text itself sees`() {
    let screen = Screen("old") { text in
      Text(text).contentTransition(.opacity).animation(.linear(duration: 1), value: text)
    }
    screen.set("new")
    screen.step(32)
    #expect(screen.runs.map(\.opacity) == [0.5, 0.5])
  }

  @Test func `keeps its style's shadow on the way, one for all glyphs`() {
    let screen = Screen("old") { text in
      Text(text).contentTransition(.opacity)
        .foregroundStyle(Color.red.shadow(.drop(color: .blue, radius: 2)))
    }
    screen.change("new", .linear(duration: 1))
    screen.step(31)
    let layers = screen.graph.displayList.items.compactMap { item -> DisplayItem.Layer? in
      if case .beginLayer(let layer) = item.content { return layer }
      return nil
    }
    #expect(layers.count == 2)
    guard case .shadow(let shadow) = layers.first?.effect else {
      Issue.record("There is no shadow around the glyphs.")
      return
    }
    #expect(shadow.radius == 2)
    #expect(screen.runs.map(\.run.text) == ["old", "new"])
    #expect(screen.runs.map(\.opacity) == [0.5, 0.5])
    screen.settle()
    #expect(screen.runs.map(\.run.text) == ["new"])
  }

  @Test func `comes from the nearest modifier, by default interpolate`() {
    #expect(EnvironmentValues().contentTransition == .interpolate)
    #expect(!EnvironmentValues().contentTransitionAddsDrawingGroup)
    let screen = Screen("old") { text in
      Text(text).contentTransition(.identity).contentTransition(.opacity)
    }
    middle(screen, "new")
    #expect(screen.runs.count == 1)
  }

  @Test func `of another identity is none`() {
    let screen = Screen("old") { text in ZStack { Text(text).id(text).transition(.identity) } }
    middle(screen, "new")
    #expect(screen.runs.map(\.run.text) == ["new"])
  }

  // MARK: Fading

  @Test(arguments: [ContentTransition.opacity, .interpolate])
  func `fades the old text out and the new one in, from one edge`(
    transition: ContentTransition
  ) {
    let screen = screen("old", transition)
    screen.change("newer", .linear(duration: 1))
    for frame in 0..<60 {
      if frame > 0 { screen.step() }
      let share = Double(max(frame - 1, 0)) / 60
      #expect(screen.runs.map(\.run.text) == ["old", "newer"])
      #expect(isNear(screen.runs[0].opacity, 1 - share))
      #expect(isNear(screen.runs[1].opacity, share))
      #expect(screen.runs.allSatisfy { $0.transform.tx == 0 })
      #expect(screen.runs.allSatisfy { isNear($0.transform.ty, line("old").ascent) })
    }
    screen.settle()
    #expect(
      screen.graph.displayList.description
        == self.screen("newer", nil).graph.displayList.description)
  }

  @Test func `fades runs that a colour glides through together`() {
    let screen = Screen(false) { isOn in
      Text(isOn ? "new" : "old")
        .foregroundColor(
          isOn ? Color(.sRGBLinear, white: 1) : Color(.sRGBLinear, white: 0))
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    for run in screen.runs {
      guard case .solid(let color) = run.paint else { return }
      #expect(isNear(Double(color.linearRed), 0.5))
    }
    #expect(screen.runs.count == 2)
  }

  @Test func `that turns back fades the old text in again`() throws {
    let screen = screen("old", .opacity)
    middle(screen, "new")
    screen.change("old", .linear(duration: 1))
    #expect(screen.runs.map(\.run.text) == ["new", "old"])
    let share = 31.0 / 60
    #expect(isNear(screen.runs[0].opacity, share) && isNear(screen.runs[1].opacity, 1 - share))
    screen.settle()
    #expect(screen.runs.map(\.run.text) == ["old"])
  }

  @Test func `is cut short by a change without animation`() {
    let screen = screen("old", .opacity)
    middle(screen, "new")
    screen.set("newest")
    screen.step()
    #expect(screen.runs.map(\.run.text) == ["newest"])
    screen.settle()
    #expect(screen.runs.map(\.run.text) == ["newest"])
  }

  // MARK: Fonts

  private func sized(_ size: Double, weight: Font.Weight = .regular) -> Font {
    .system(size: size, weight: weight)
  }

  @Test func `interpolates the size of a text that stays`() {
    let screen = Screen(20.0, size: CGSize(width: 200, height: 100)) { size in
      Text("Growing").font(sized(size))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    screen.change(40, .linear(duration: 1))
    screen.step(16)
    let shown = line("Growing", size: 40)
    #expect(screen.runs.count == 1)
    #expect(isNear(screen.runs[0].run.fontSize, 25))
    #expect(isNear(screen.runs[0].transform.ty, shown.ascent * 25 / 40))
    // The letter spacing is that of the new size from the start.
    for (one, other) in zip(
      screen.runs[0].run.positions, shown.run.scaled(to: 25).positions)
    {
      #expect(isNear(one.x, other.x))
    }
    #expect(screen.runs[0].opacity == 1)
    screen.settle()
    #expect(screen.runs.map(\.run) == [line("Growing", size: 40).run])
  }

  @Test func `grows into its letters for display, without fading`() {
    let screen = Screen(17.0, size: CGSize(width: 200, height: 100)) { size in
      Text("Growing").font(sized(size))
    }
    screen.change(28, .linear(duration: 1))
    screen.step(16)
    let large = line("Growing", size: 28).run
    #expect(line("Growing", size: 17).run.faceID != large.faceID)
    #expect(screen.runs.map(\.run.faceID) == [large.faceID])
    #expect(screen.runs.map(\.opacity) == [1])
    screen.settle()
    #expect(screen.runs.map(\.run) == [large])
  }

  @Test func `fades between weights while both grow`() {
    let screen = Screen(false, size: CGSize(width: 200, height: 100)) { isOn in
      Text("Weight").font(isOn ? sized(40, weight: .bold) : sized(20))
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    let runs = screen.runs
    #expect(runs.count == 2)
    #expect(runs.map(\.opacity) == [0.5, 0.5])
    #expect(runs.allSatisfy { isNear($0.run.fontSize, 30) })
    #expect(runs[0].run.faceID != runs[1].run.faceID)
    screen.settle()
    #expect(screen.runs.count == 1)
  }

  @Test func `fades in place where more than size and weight differ`() {
    let screen = Screen(false, size: CGSize(width: 200, height: 100)) { isOn in
      Text("Slant").font(isOn ? sized(40).italic() : sized(20))
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(screen.runs.map(\.run.fontSize) == [20, 40])
  }

  @Test func `opacity leaves sizes as they are`() {
    let screen = Screen(20.0) { size in
      Text("Size").font(sized(size)).contentTransition(.opacity)
    }
    screen.change(40, .linear(duration: 1))
    screen.step(31)
    #expect(screen.runs.map(\.run.fontSize) == [20, 40])
  }

  @Test func `has the new text in the width of its own from the start`() {
    // The place of the text is as wide as the text was.
    let screen = Screen("old", size: CGSize(width: 200, height: 50)) { text in
      Text(text).frame(minWidth: 5).frame(height: 40)
    }
    let long = "a much longer one"
    screen.change(long, .linear(duration: 1))
    #expect(screen.runs.map(\.run.text) == ["old", long])
    screen.step(31)
    #expect(screen.runs.map(\.run.text) == ["old", long])
    screen.settle()
    #expect(screen.runs.map(\.run.text) == [long])
  }

  @Test func `has a text that grows in the lines of its own width from the start`() {
    let screen = Screen(DynamicTypeSize.large, size: CGSize(width: 300, height: 200)) { size in
      Text("large type here").frame(minWidth: 5).dynamicTypeSize(size)
    }
    screen.change(.accessibility3, .linear(duration: 1))
    #expect(screen.runs.map(\.run.text) == ["large type here"])
    screen.step(31)
    #expect(screen.runs.map(\.run.text) == ["large type here"])
    #expect(isNear(screen.runs[0].run.fontSize, (17 + 40) / 2))
  }

  @Test func `goes on in the lines of a place that changes on the way`() {
    let screen = Screen((text: "one two", width: 100.0)) { value in
      Text(value.text).frame(width: value.width)
    }
    screen.change(("six ten", 100), .linear(duration: 1))
    screen.step(10)
    screen.change(("six ten", 30), .linear(duration: 1))
    let lines = screen.runs.map(\.run.text)
    #expect(lines.suffix(2) == ["six", "ten"])
    #expect(lines.first == "one two")
    screen.settle()
    #expect(screen.runs.map(\.run.text) == ["six", "ten"])
  }

  // MARK: Numbers

  @Test func `numericText keeps a character and pushes another out`() throws {
    let screen = screen("18", .numericText())
    let old = cells("18")
    let new = cells("19")
    let line = line("18")
    screen.change("19", .linear(duration: 1))
    for frame in 0..<60 {
      if frame > 0 { screen.step() }
      let share = Double(max(frame - 1, 0)) / 60
      let slide = line.height * 0.5
      // Those that leave are drawn behind: 8, then 1 and 9.
      let expected: [(cell: ParagraphCell, rest: ParagraphCell, y: Double, opacity: Double)] = [
        (old[1], new[1], -slide * share, 1 - share), (old[0], new[0], 0, 1),
        (new[1], old[1], slide * (1 - share), share),
      ]
      let shown = screen.glyphs
      #expect(shown.count == 3)
      guard shown.count == 3 else { return }
      for (glyph, expected) in zip(shown, expected) {
        #expect([glyph.glyph] == expected.cell.glyphs)
        #expect(isNear(glyph.y, line.ascent + expected.y), "\(frame)")
        #expect(isNear(glyph.opacity, expected.opacity))
        #expect(isNear(glyph.blur, (1 - expected.opacity) * 0.15 * 17))
        // Both share a column, which glides from the old one's place to the new one's.
        let from = expected.opacity == share ? expected.rest.x : expected.cell.x
        let to = expected.opacity == share ? expected.cell.x : expected.rest.x
        #expect(isNear(glyph.x, from + (to - from) * share))
      }
    }
    screen.settle()
    #expect(screen.runs.map(\.run) == [self.line("19").run])
    #expect(screen.runs.first?.transform == CGAffineTransform(translationX: 0, y: line.ascent))
  }

  @Test func `numericText slides down where it counts down`() {
    for transition in [ContentTransition.numericText(countsDown: true), .numericText()] {
      let screen = screen("1", transition)
      middle(screen, "2")
      let slide = line("1").height * 0.25 * (transition == .numericText() ? -1 : 1)
      #expect(isNear(screen.glyphs[0].y, line("1").ascent + slide))
      #expect(isNear(screen.glyphs[1].y, line("1").ascent - slide))
    }
  }

  @Test func `numericText goes by its value, up and down`() {
    let screen = Screen(5.0) { value in
      Text("\(Int(value))").contentTransition(.numericText(value: value))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    for (value, direction) in [(7.0, -1.0), (3, 1), (2, 1), (4, -1)] {
      screen.change(value, .linear(duration: 1))
      screen.step(31)
      #expect(isNear(screen.glyphs[0].y, line("1").ascent + direction * line("1").height * 0.25))
      screen.settle()
    }
    screen.change(-4, .linear(duration: 1))
    screen.step(31)
    // The sign comes first, from above; the digit stays.
    #expect(screen.glyphs.map(\.opacity) == [0.5, 1])
    #expect(screen.glyphs[0].y < line("1").ascent)
  }

  @Test func `numericText glides what stays to its new column`() {
    let screen = screen("9 up", .numericText())
    let old = cells("9 up")
    let new = cells("10 up")
    middle(screen, "10 up")
    let shown = screen.glyphs
    // 9 leaves; 1, 0, space, u and p stand.
    #expect(shown.count == 6)
    guard shown.count == 6 else { return }
    for (index, cell) in [(3, 1), (4, 2), (5, 3)] {
      #expect(shown[index].opacity == 1 && shown[index].blur == 0)
      #expect(isNear(shown[index].x, (old[cell].x + new[cell + 1].x) / 2))
    }
    #expect(isNear(shown[0].x, (old[0].x + new[1].x) / 2))
    #expect(isNear(shown[1].x, new[0].x))
    #expect(isNear(shown[2].x, (old[0].x + new[1].x) / 2))
  }

  @Test func `numericText rolls one changing column after the other`() {
    let screen = screen("10", .numericText())
    let old = cells("10")
    let new = cells("125")
    screen.change("125", .linear(duration: 1))
    for frame in 0..<80 {
      if frame > 0 { screen.step() }
      let time = Double(max(frame - 1, 0)) / 60
      // 1 and 0 leave; 1, 2 and 5 come, each 0.05 s after the one before it.
      func share(_ column: Double) -> Double { min(max(time - 0.05 * column, 0), 1) }
      let all: [(glyphs: [UInt32], opacity: Double, column: Double)] = [
        (old[0].glyphs, 1 - share(1), 1), (old[1].glyphs, 1 - share(2), 2),
        (new[0].glyphs, share(0), 0), (new[1].glyphs, share(1), 1), (new[2].glyphs, share(2), 2),
      ]
      guard frame < 63 else { continue }
      let shown = screen.glyphs
      #expect(shown.count == 5, "\(frame)")
      guard shown.count == 5 else { return }
      for (glyph, expected) in zip(shown, all) {
        #expect([glyph.glyph] == expected.glyphs)
        #expect(isNear(glyph.opacity, expected.opacity), "\(frame)")
      }
      // To their places all set out together.
      let way = min(time, 1)
      for (index, column) in [(0, 0), (1, 1)] {
        let from = old[column].x
        #expect(isNear(shown[index].x, from + (new[column + 1].x - from) * way))
        #expect(isNear(shown[index + 3].x, from + (new[column + 1].x - from) * way))
      }
    }
    #expect(screen.runs.map(\.run) == [line("125").run])
    #expect(screen.graph.pool.isIdle)
  }

  @Test func `numericText keeps the spread of many columns short`() {
    let screen = screen("00000000000", .numericText())
    screen.change("11111111111", .linear(duration: 1))
    screen.step(31)
    let opacities = screen.glyphs.suffix(11).map(\.opacity)
    #expect(isNear(opacities[0], 0.5) && isNear(opacities[10], 0.3))
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { isNear($0 - $1, 0.02) })
  }

  @Test func `numericText lets a text that becomes empty leave, and come back`() {
    let screen = screen("5", .numericText())
    middle(screen, "")
    #expect(screen.glyphs.map(\.opacity) == [0.5])
    screen.change("5", .linear(duration: 1))
    // It is the same piece, which turns back from where it is.
    for _ in 0..<30 {
      #expect(screen.glyphs.count == 1)
      #expect(screen.glyphs.allSatisfy { $0.opacity > 0.2 })
      screen.step()
    }
    screen.settle()
    #expect(screen.runs.map(\.run.text) == ["5"])
    screen.change("", .linear(duration: 1))
    screen.settle()
    #expect(screen.graph.displayList.items.isEmpty)
    #expect(screen.graph.pool.isIdle)
  }

  @Test func `numericText takes the decimal mark of the locale`() {
    let screen = Screen("999") { text in
      Text(verbatim: text).contentTransition(.numericText())
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    middle(screen, "1.999")
    // All three nines stay.
    #expect(screen.glyphs.filter { $0.opacity == 1 }.count == 3)
    screen.settle()
    #expect(screen.runs.map(\.run.text) == ["1.999"])
  }

  @Test func `numericText is drawn as blurred, faded layers`() {
    let screen = screen("8", .numericText())
    screen.change("9", .linear(duration: 1))
    screen.step(31)
    let ascent = line("8").ascent
    let slide = line("8").height * 0.25
    func number(_ value: Double) -> String {
      let thousandths = Int((value * 1000).rounded())
      var text = "\(thousandths / 1000)." + String("\(thousandths % 1000 + 1000)".dropFirst())
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
      return text
    }
    let shift =
      cells("8")[0].x
      + cells("9")[0].x
    #expect(shift == 0)
    #expect(
      screen.graph.displayList.description == """
        canvas 200x50 @1 #FFFFFFFF
        layer blur 1.275 opacity 0.5
          glyphs "8" 17pt 1 glyph #000000FF transform 1 0 0 1 0 \(number(ascent - slide))
        end
        layer blur 1.275 opacity 0.5
          glyphs "9" 17pt 1 glyph #000000FF transform 1 0 0 1 0 \(number(ascent + slide))
        end

        """)
  }

  @Test func `from right to left hangs on the right edge`() {
    let screen = screen("9", .numericText(), direction: .rightToLeft)
    let rest = screen.glyphs
    #expect(rest.count == 1)
    middle(screen, "19")
    let stays = screen.glyphs.first { $0.opacity == 1 }
    let new = self.screen("19", nil, direction: .rightToLeft).glyphs
    #expect(stays.map { isNear($0.x, (rest[0].x + new[1].x) / 2) } == true)
    screen.settle()
    #expect(screen.glyphs.map(\.x) == new.map(\.x))
  }

  @Test func `as a drawing group fades as a whole`() {
    let screen = Screen("8") { text in
      Text(text).contentTransition(.opacity)
        .environment(\.contentTransitionAddsDrawingGroup, true).opacity(0.5)
    }
    #expect(screen.graph.displayList.items.count == 1)
    middle(screen, "9")
    #expect(screen.graph.displayList.items.count == 4)
    #expect(screen.graph.displayList.items[0].description == "layer opacity 0.5")
    #expect(screen.runs.map(\.opacity) == [0.5, 0.5])
  }

  @Test func `completes its transaction once, and leaves nothing running`() {
    let ends = Log<Int>()
    let screen = screen("1", .numericText())
    withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
      screen.set("2")
    } completion: {
      ends(screen.frame)
    }
    screen.settle()
    #expect(ends.entries.count == 1)
    #expect(ends.entries.first.map { abs($0 - 32) <= 1 } == true)
    #expect(screen.graph.pool.isIdle)
  }

  @Test func `of a text that goes away lets go`() {
    let screen = Screen("1") { text in
      ZStack { if text != "" { Text(text).contentTransition(.numericText()) } }
    }
    screen.change("2", .linear(duration: 5))
    screen.step(5)
    screen.change("", .linear(duration: 0.1))
    screen.step(30)
    #expect(screen.graph.pool.isIdle)
    #expect(screen.graph.displayList.items.isEmpty)
  }
}
