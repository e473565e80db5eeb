import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenPickers
@testable import TweenViews

@Suite @MainActor struct ColorPickerTests {
  @Test func `numbers of colours are read and written`() {
    let orange = ChosenColor(hex: "#FF8000", opacity: 0.5)
    #expect(orange?.hex(withOpacity: false) == "#FF8000")
    #expect(orange?.hex(withOpacity: true) == "#FF800080")
    #expect(ChosenColor(hex: "f80", opacity: 1)?.hex(withOpacity: true) == "#FF8800")
    #expect(ChosenColor(hex: " 00ff0080 ", opacity: 1)?.opacity == 128.0 / 255)
    for bad in ["", "#", "12345", "#GG0000", "-12345", "+12345", "\u{FF11}23456", "1234567890"] {
      #expect(ChosenColor(hex: bad, opacity: 1) == nil, "\(bad)")
    }
  }

  @Test func `components that are no numbers, or beyond a screen's, are cut`() {
    let odd = ChosenColor(
      Color(.sRGB, red: .nan, green: 2, blue: -1, opacity: .infinity), in: EnvironmentValues())
    #expect(odd == ChosenColor(red: 0, green: 1, blue: 0, opacity: 1))
  }

  private struct Trial: View {
    @State var color: Color
    var supportsOpacity = true
    let log: Log<String>
    var body: some View {
      ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
        .frame(maxHeight: .infinity, alignment: .top)
        .onChange(of: color) { _, new in
          log(ChosenColor(new, in: EnvironmentValues()).hex(withOpacity: true))
        }
    }
  }

  private func opened(_ trial: Trial) -> Panel {
    let panel = Panel(width: 400, height: 700) { trial }
    panel.pointer(.down, 386, 14)
    panel.pointer(.up, 386, 14)
    panel.settle()
    return panel
  }

  private func tap(_ panel: Panel, label: String) throws {
    let found = try #require(panel.graph.tree.all.first { $0.label == label })
    panel.pointer(.down, found.frame.midX, found.frame.midY)
    panel.pointer(.up, found.frame.midX, found.frame.midY)
    panel.settle()
  }

  @Test func `the well is 28 wide at the end, and opens a grid`() throws {
    let log = Log<String>()
    let trial = Trial(color: .red, log: log)
    let closed = Panel(width: 400, height: 700) { trial }
    let well = try #require(closed.graph.tree.all.first { $0.value == "#FF3B30" })
    #expect(well.frame.width == 28 || well.frame.maxX == 400)
    let panel = opened(trial)
    try tap(panel, label: "#000000")
    #expect(log.entries == ["#000000"])
  }

  @Test func `opacity stays, and is gone where it isn't supported`() throws {
    let log = Log<String>()
    try tap(opened(Trial(color: .red.opacity(0.5), log: log)), label: "#FFFFFF")
    try tap(
      opened(Trial(color: .red.opacity(0.5), supportsOpacity: false, log: log)), label: "#FFFFFF")
    #expect(log.entries == ["#FFFFFF80", "#FFFFFF"])
  }
}
