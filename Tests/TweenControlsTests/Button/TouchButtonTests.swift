import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

/// Buttons as a phone has them: the numbers of Controls 2.2 and Look 5.
@Suite @MainActor struct TouchButtonTests {
  private func paint(
    _ color: Color, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Paint {
    var environment = EnvironmentValues()
    change(&environment)
    return .solid(color.resolve(in: environment))
  }

  /// A button with a label that is a fill in the foreground's colour.
  private func button(_ role: ButtonRole? = nil) -> some View {
    Button(role: role) {
    } label: {
      Rectangle().frame(width: 10, height: 10)
    }
  }

  private func box(_ fill: DisplayItem.Fill?) throws -> CGRect {
    let fill = try #require(fill)
    return fill.outline.applying(fill.transform).boundingRect
  }

  /// How high a line of text is, as a background around it shows.
  private func lineHeight(_ font: Font) throws -> CGFloat {
    try box(Panel { Text("Go").font(font).background(.red) }.fills.first).height
  }

  // MARK: Sizes

  @Test(arguments: [
    (ControlSize.mini, 20.0, 10.0, false), (.small, 20, 10, false), (.regular, 24, 14, true),
    (.large, 40, 30, true), (.extraLarge, 40, 30, false),
  ])
  func `a bordered button is its label and the padding of its size`(
    size: ControlSize, across: CGFloat, along: CGFloat, isRectangle: Bool
  ) throws {
    let isSmall = size == .mini || size == .small
    let font = isSmall ? Font.subheadline : .body
    let panel = Panel { Button("Go") {}.buttonStyle(.bordered).controlSize(size) }
    let surface = try #require(panel.fills.first)
    let rect = try box(surface)
    #expect(rect.height == (try lineHeight(font)) + along)
    let text = try box(Panel { Text("Go").font(font).background(.red) }.fills.first)
    #expect(abs(rect.width - text.width - across) <= 1)
    // A corner of radius r leaves out what lies less than r (1 - 1/√2) from it, both ways.
    let radius = isRectangle ? (0.175 * rect.height).rounded(.up) : rect.height / 2
    let cut = radius * (1 - 0.5.squareRoot())
    let path = surface.outline.applying(surface.transform)
    #expect(!path.contains(CGPoint(x: rect.minX + cut - 0.2, y: rect.minY + cut - 0.2)))
    #expect(path.contains(CGPoint(x: rect.minX + cut + 0.2, y: rect.minY + cut + 0.2)))
  }

  @Test func `a shape that is asked for is drawn, and a circle is around the longer side`() throws {
    func surface(_ shape: ButtonBorderShape) throws -> CGRect {
      let panel = Panel {
        Button {
        } label: {
          Color.red.frame(width: 30, height: 10)
        }
        .buttonStyle(.bordered).buttonBorderShape(shape)
      }
      return try box(panel.fills.first)
    }
    #expect(try surface(.automatic).size == CGSize(width: 54, height: 24))
    #expect(try surface(.capsule).size == CGSize(width: 54, height: 24))
    #expect(try surface(.circle).size == CGSize(width: 54, height: 54))
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    for odd in [-3, .nan, .infinity] as [CGFloat] {
      #expect(ButtonBorderShape.roundedRectangle(radius: odd).path(in: rect).boundingRect == rect)
    }
    let inner = ButtonBorderShape.automatic.inset(by: 2).path(in: rect).boundingRect
    #expect(inner == rect.insetBy(dx: 2, dy: 2))
  }

  @Test func `type of accessibility widens the padding by 2 a step`() throws {
    func width(_ size: DynamicTypeSize) throws -> CGFloat {
      let panel = Panel {
        Button {
        } label: {
          Color.red.frame(width: 30, height: 10)
        }
        .buttonStyle(.bordered).dynamicTypeSize(size)
      }
      return try box(panel.fills.first).width
    }
    #expect(try width(.xxxLarge) == 54)
    #expect(try width(.accessibility1) == 58)
    #expect(try width(.accessibility5) == 74)
  }

  // MARK: Colours

  @Test func `the automatic style has no surface and the tint, red where it destroys`() throws {
    func label(_ button: some View) throws -> Paint? {
      let fills = Panel { button }.fills
      #expect(fills.count == 1)
      return fills.first?.paint
    }
    #expect(try label(button()) == paint(.blue))
    #expect(try label(button().tint(.purple)) == paint(.purple))
    #expect(try label(button().accentColor(.purple)) == paint(.purple))
    #expect(try label(button().accentColor(.purple).tint(.green)) == paint(.green))
    #expect(try label(button(.destructive)) == paint(.red))
    #expect(try label(button(.cancel)) == paint(.blue))
    #expect(try label(button().buttonStyle(.plain)) == paint(.primary))
    #expect(
      try label(button().disabled(true))
        == paint(Color(provider: SystemStyles.tertiaryLabel)))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `surfaces have the colours of the table`(scheme: ColorScheme) throws {
    func look(_ button: some View) -> [Paint] {
      Panel { button.environment(\.colorScheme, scheme) }.fills.map(\.paint)
    }
    func color(_ color: Color) -> Paint { paint(color) { $0.colorScheme = scheme } }
    let isDark = scheme == .dark
    let fill = Color(provider: SystemStyles.secondarySystemFill)
    let faint = Color(provider: SystemStyles.tertiaryLabel).opacity(0.75)
    #expect(look(button().buttonStyle(.bordered)) == [color(fill), color(.blue)])
    #expect(
      look(button().buttonStyle(.bordered).tint(.green))
        == [color(.green.opacity(isDark ? 0.25 : 0.18)), color(.green)])
    #expect(
      look(button().buttonStyle(.bordered).tint(.yellow)).first
        == color(.yellow.opacity(isDark ? 0.25 : 0.2)))
    #expect(
      look(button().buttonStyle(.bordered).tint(.pink)).first
        == color(.pink.opacity(isDark ? 0.2 : 0.18)))
    #expect(look(button().buttonStyle(.borderedProminent)) == [color(.blue), color(.white)])
    #expect(
      look(button(.destructive).buttonStyle(.borderedProminent))
        == [color(.red), color(.white)])
    for disabled in [
      look(button().buttonStyle(.bordered).disabled(true)),
      look(button().buttonStyle(.borderedProminent).tint(.green).disabled(true)),
    ] { #expect(disabled == [color(fill), color(faint)]) }
  }

  @Test func `a press shows at once and goes within 0.2 s`() throws {
    let panel = Panel { button().buttonStyle(.plain) }
    func opacity() throws -> Double { try #require(panel.fills.first).opacity }
    panel.pointer(.down)
    #expect(try opacity() == 0.75)
    panel.pointer(.up)
    panel.step(5)
    #expect(try opacity() > 0.75 && opacity() < 1)
    panel.step(8)
    #expect(try opacity() == 1)
  }

  @Test func `the default action's label is bold, and its style knows the shortcut`() throws {
    let plain = Panel { Button("Go") {}.buttonStyle(.bordered) }.fills
    let acting = Panel {
      Button("Go") {}.buttonStyle(.bordered).keyboardShortcut(.defaultAction)
    }.fills
    #expect(try box(acting.first).width > box(plain.first).width)
  }

  @Test func `a shortcut acts once through a style that makes a button`() {
    let log = Log<String>()
    let panel = Panel {
      Button("Go") { log("go") }.buttonStyle(ButtonTests.Adding(log: log)).keyboardShortcut("g")
    }
    panel.key("g", .command)
    #expect(log.entries == ["go"])
    #expect(panel.graph.root?.shortcuts.count == 1)
  }

  // MARK: The press

  @Test(arguments: [(InterfaceIdiom.phone, 70.0), (.pad, 25), (.desktop, 0)])
  func `a press holds as far beyond the edges as the device has it`(
    idiom: InterfaceIdiom, reach: CGFloat
  ) {
    let (log, pressed) = (Log<String>(), Log<Bool>())
    let panel = Panel {
      Button {
        log("go")
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
      .buttonStyle(TellingStyle(log: pressed)).environment(\.interfaceIdiom, idiom)
    }
    panel.pointer(.down)
    panel.pointer(.move, 120 + reach - 1)
    panel.pointer(.up, 120 + reach - 1)
    #expect(log.entries == ["go"])
    #expect(pressed.entries == [false, true, false])
    panel.pointer(.down)
    panel.pointer(.move, 120 + reach + 1)
    #expect(pressed.entries == [false, true, false, true, false])
    panel.pointer(.up, 120 + reach + 1)
    #expect(log.entries == ["go"])
    panel.pointer(.down)
    panel.pointer(.move, 121 + reach)
    panel.pointer(.move, 119)
    #expect(pressed.entries.suffix(3) == [true, false, true])
    panel.pointer(.up, 119)
    #expect(log.entries == ["go", "go"])
  }

  @Test func `a held button that repeats acts as often as a phone's or a desktop's`() {
    func times(_ idiom: InterfaceIdiom, style: Bool, frames: Int) -> [Int] {
      let log = Log<Int>()
      var panel: Panel?
      let button = Button("Go") { log(panel?.frame ?? -1) }.buttonRepeatBehavior(.enabled)
        .environment(\.interfaceIdiom, idiom)
      let held = Panel {
        if style { button.buttonStyle(.borderedProminent) } else { button }
      }
      panel = held
      held.pointer(.down)
      held.step(frames)
      held.pointer(.up)
      held.step(60)
      return log.entries.map { $0 - 1 }
    }
    let touch = [0] + (1...5).map { 30 * $0 } + (1...7).map { 150 + 6 * $0 }
    for style in [false, true] {
      // Held for 3.25 s at 60 frames a second.
      #expect(times(.phone, style: style, frames: 195) == touch)
      // 0.4 s, then every 0.075 s: each in the first frame after its moment.
      #expect(times(.desktop, style: style, frames: 36) == [0, 24, 29, 33])
    }
  }

  @Test func `a button that repeats rests while the pointer is away, and goes on after`() {
    let log = Log<String>()
    let panel = Panel { Button("Go") { log("go") }.buttonRepeatBehavior(.enabled) }
    panel.pointer(.down)
    panel.pointer(.move, 1, 1)
    panel.step(120)
    #expect(log.entries.count == 1)
    panel.pointer(.move)
    panel.step(31)
    #expect(log.entries.count == 2)
    panel.pointer(.cancel)
    panel.step(60)
    #expect(log.entries.count == 2)
    #expect(panel.graph.nextWork == .idle)
  }
}
