import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenViews

/// Toggles as a phone has them: the numbers of Controls 3 and Look 5.
@Suite @MainActor struct TouchToggleTests {
  private struct Row: View {
    @State var isOn = false
    var binding: ((Binding<Bool>) -> Binding<Bool>)?
    let log: Log<Bool>
    var body: some View {
      Toggle("On", isOn: binding?($isOn) ?? $isOn)
        .background {
          Button("T") { isOn.toggle() }.keyboardShortcut("t").opacity(0)
        }
        .onChange(of: isOn) { log(isOn) }
    }
  }

  private func rect(_ fill: DisplayItem.Fill?) throws -> CGRect {
    let fill = try #require(fill)
    return fill.outline.applying(fill.transform).boundingRect
  }

  /// Track and thumb of the first switch.
  private func parts(_ panel: Panel) throws -> (track: CGRect, thumb: CGRect) {
    let boxes = try panel.fills.map { try rect($0) }
    let track = try #require(boxes.first { $0.size == CGSize(width: 51, height: 31) })
    let thumb = try #require(boxes.last { $0.height == 27 })
    return (track, thumb)
  }

  private func center(_ panel: Panel) throws -> CGFloat {
    let (track, thumb) = try parts(panel)
    return thumb.midX - track.minX
  }

  @Test func `the switch ends a row of the offered width, its track 2 beyond it`() throws {
    let panel = Panel(width: 300) { Row(log: Log()) }
    #expect(try parts(panel).track == CGRect(x: 251, y: 34.5.rounded(), width: 51, height: 31))
    #expect(try center(panel) == 15.5)
    let on = Panel(width: 300) { Row(isOn: true, log: Log()) }
    #expect(try center(on) == 35.5)
    let mirrored = Panel(width: 300) {
      Row(log: Log()).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try parts(mirrored).track.minX == -2)
    #expect(try center(mirrored) == 35.5)
  }

  @Test func `without an offered width it is the label, 8 points and the frame of 49`() throws {
    func width(_ view: some View) throws -> CGFloat {
      try rect(Panel { view.fixedSize().background(.red) }.fills.first).width
    }
    let label = Color.blue.frame(width: 30, height: 10)
    #expect(try width(Toggle(isOn: .constant(true)) { label }) == 30 + 8 + 49)
    #expect(try width(Toggle(isOn: .constant(true)) { label }.labelsHidden()) == 49)
  }

  @Test func `at sizes of accessibility the label stands above the switch`() throws {
    let panel = Panel(width: 300, height: 200) {
      Toggle(isOn: .constant(false)) { Color.red.frame(width: 60, height: 20) }
        .dynamicTypeSize(.accessibility3)
    }
    let label = try rect(panel.fills.first)
    let track = try parts(panel).track
    #expect(label.minX == 0 && track.minX == 0)
    #expect(track.minY == label.maxY + 8)
  }

  @Test func `only the switch reacts, and moves in 0.2 s`() throws {
    let log = Log<Bool>()
    let panel = Panel(width: 300) { Row(log: log) }
    panel.pointer(.down, 10, 50)
    panel.pointer(.up, 10, 50)
    #expect(log.entries.isEmpty)
    panel.pointer(.down, 280, 50)
    panel.step(30)
    // Held, the thumb is 7 wider, inwards.
    #expect(try parts(panel).thumb.width == 34)
    #expect(try parts(panel).thumb.minX == 253)
    panel.pointer(.up, 280, 50)
    #expect(log.entries == [true])
    panel.step(6)
    // Half of the way in time is half of it in easeInOut; 0.2 s are 12 frames.
    #expect(try parts(panel).thumb.minX > 254 && parts(panel).thumb.minX < 273)
    panel.step(7)
    #expect(try center(panel) == 35.5)
    panel.settle()
    #expect(try parts(panel).thumb.width == 27)
  }

  @Test func `a change by the program is at once, unless it animates it`() throws {
    let panel = Panel(width: 300) { Row(log: Log()) }
    panel.key("t", .command)
    #expect(try center(panel) == 35.5)
    // Nor after one by hand.
    panel.pointer(.down, 280, 50)
    panel.pointer(.up, 280, 50)
    panel.settle()
    #expect(try center(panel) == 15.5)
    panel.key("t", .command)
    #expect(try center(panel) == 35.5)
  }

  @Test func `a drag turns it at 0.7 of the track and back at 0.2, and writes but then`() throws {
    for isMirrored in [false, true] {
      let edge: CGFloat = isMirrored ? 49 : 251
      let way: CGFloat = isMirrored ? -51 : 51
      let (start, near, far) = (edge + 0.2 * way, edge + 0.69 * way, edge + 0.71 * way)
      let log = Log<Bool>()
      let panel = Panel(width: 300) {
        Row(log: log).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
      panel.pointer(.down, start, 50)
      panel.pointer(.move, near, 50)
      panel.pointer(.move, start, 50)
      panel.pointer(.up, start, 50)
      #expect(log.entries.isEmpty)
      panel.pointer(.down, start, 50)
      panel.pointer(.move, far, 50)
      #expect(log.entries == [true])
      panel.pointer(.move, near, 50)
      panel.pointer(.up, near, 50)
      #expect(log.entries == [true])
      panel.settle()
      #expect(try parts(panel).thumb.width == 27)
    }
  }

  private struct Pair: View {
    let log: Log<String>
    @State var first = false
    @State var second = false
    var body: some View {
      Form {
        HStack {
          Toggle(isOn: $first) { Color.red.frame(width: 60, height: 20) }
          Toggle(isOn: $second) { Color.blue.frame(width: 60, height: 20) }
        }
        .toggleStyle(.button)
      }
      .onChange(of: first) { log("first \(first)") }
      .onChange(of: second) { log("second \(second)") }
    }
  }

  @Test func `in a row buttons that stay down act and look each for itself`() throws {
    let log = Log<String>()
    let panel = ListPanel { Pair(log: log) }
    let ground = ControlColors.background(.accentColor, in: .light)
    let (first, second) = try (
      #require(panel.rects(.red).first), #require(panel.rects(.blue).first)
    )
    #expect(panel.rects(ground).isEmpty)
    panel.tap(first.midX, first.midY)
    #expect(log.entries == ["first true"])
    #expect(panel.rects(ground).map(\.midX) == [first.midX])
    panel.tap(second.midX, second.midY)
    #expect(log.entries == ["first true", "second true"])
    #expect(panel.rects(ground).map(\.midX) == [first.midX, second.midX])
    // The rest of the row is no button.
    panel.tap(340, first.midY)
    #expect(log.entries.count == 2)
  }

  @Test func `a binding that refuses leaves it as it is, and a disabled one does not answer`()
    throws
  {
    let refusing = Panel(width: 300) {
      Toggle("On", isOn: .constant(false))
    }
    refusing.pointer(.down, 280, 50)
    refusing.pointer(.up, 280, 50)
    refusing.settle()
    #expect(try center(refusing) == 15.5)
    let log = Log<Bool>()
    let disabled = Panel(width: 300) { Row(log: log).disabled(true) }
    disabled.pointer(.down, 280, 50)
    disabled.pointer(.up, 280, 50)
    disabled.pointer(.down, 260, 50)
    disabled.pointer(.move, 299, 50)
    disabled.pointer(.up, 299, 50)
    #expect(log.entries.isEmpty)
  }

  @Test func `it is green, or has a tint, but not the accent colour`() throws {
    func track(_ toggle: some View) -> Paint? { Panel { toggle.labelsHidden() }.fills.first?.paint }
    func paint(_ color: Color) -> Paint { .solid(color.resolve(in: EnvironmentValues())) }
    let on = Toggle("On", isOn: .constant(true))
    #expect(track(on) == paint(.green))
    #expect(track(on.accentColor(.red)) == paint(.green))
    #expect(track(on.tint(.red)) == paint(.red))
    #expect(track(on.toggleStyle(SwitchToggleStyle(tint: .pink)).tint(.red)) == paint(.pink))
    #expect(
      track(Toggle("Off", isOn: .constant(false)))
        == paint(Color(provider: SystemStyles.secondarySystemFill)))
  }

  // MARK: Several sources

  private struct Alarm {
    var isOn: Binding<Bool>
  }

  private final class Alarms {
    var values: [Bool]
    var writes = 0
    init(_ values: [Bool]) { self.values = values }
    @MainActor var all: [Alarm] {
      values.indices.map { index in
        Alarm(
          isOn: Binding(
            get: { self.values[index] },
            set: {
              self.values[index] = $0
              self.writes += 1
            }))
      }
    }
  }

  private struct TellingToggle: ToggleStyle {
    let log: Log<String>
    func makeBody(configuration: Configuration) -> some View {
      let _ = log("\(configuration.isOn) \(configuration.isMixed)")
      Color.red.frame(width: 40, height: 20).onTapGesture { configuration.isOn.toggle() }
    }
  }

  @Test(arguments: [
    ([true, true], "true false", [false, false]), ([false, false], "false false", [true, true]),
    ([true, false, true], "false true", [true, true, true]), ([], "false false", []),
  ])
  func `several sources are on where all are, mixed where some are, and turn together`(
    values: [Bool], told: String, after: [Bool]
  ) {
    let log = Log<String>()
    let alarms = Alarms(values)
    let panel = Panel {
      Toggle("All", sources: alarms.all, isOn: \.isOn).toggleStyle(TellingToggle(log: log))
    }
    #expect(log.entries == [told])
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(alarms.values == after)
    #expect(alarms.writes == zip(values, after).count { $0 != $1 })
  }

  // MARK: Styles

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).background(Color.purple)
    }
  }

  @Test func `a style's own toggle has the style around it`() {
    let log = Log<String>()
    let panel = Panel {
      Toggle("On", isOn: .constant(true)).toggleStyle(Framed())
        .toggleStyle(TellingToggle(log: log))
    }
    #expect(log.entries == ["true false"])
    #expect(panel.fills.count == 2)
  }

  @Test func `the button style shows what is on, in the button style around`() {
    func look(_ isOn: Bool, _ style: some PrimitiveButtonStyle) -> [Paint] {
      Panel {
        Toggle(isOn: .constant(isOn)) { Rectangle().frame(width: 10, height: 10) }
          .toggleStyle(.button).buttonStyle(style)
      }.fills.map(\.paint)
    }
    func paint(_ color: Color) -> Paint { .solid(color.resolve(in: EnvironmentValues())) }
    let fill = Color(provider: SystemStyles.secondarySystemFill)
    let ground = Color.accentColor.opacity(0.18)
    #expect(look(true, .automatic) == [paint(ground), paint(.blue)])
    #expect(look(true, .bordered) == [paint(ground), paint(.blue)])
    #expect(look(false, .bordered) == [paint(fill), paint(.blue)])
    #expect(look(true, .borderedProminent) == [paint(.blue), paint(.white)])
    #expect(look(false, .borderedProminent) == [paint(fill), paint(.blue)])
    #expect(look(false, .automatic).last == paint(.blue))
  }

  @Test func `a checkbox's label reacts too, and it shows a dash for what is mixed`() {
    let log = Log<Bool>()
    let panel = Panel { Row(log: log).toggleStyle(.checkbox) }
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(log.entries == [true])
    let alarms = Alarms([true, false])
    let mixed = Panel {
      Toggle("All", sources: alarms.all, isOn: \.isOn).toggleStyle(.checkbox)
    }.graph.displayList.description
    let on = Panel { Toggle("All", isOn: .constant(true)).toggleStyle(.checkbox) }
    #expect(mixed != on.graph.displayList.description)
  }
}
