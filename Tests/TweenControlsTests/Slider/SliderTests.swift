import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

@Suite @MainActor struct SliderTests {
  private struct Volume: View {
    @State var value: Double
    var bounds: ClosedRange<Double> = 0...10
    var step: Double?
    let log: Log<Double>
    var edits = Log<Bool>()
    var body: some View {
      Group {
        if let step {
          Slider(value: $value, in: bounds, step: step) { edits($0) }
        } else {
          Slider(value: $value, in: bounds) { edits($0) }
        }
      }
      .onChange(of: value) { log(value) }
    }
  }

  private func knob(_ panel: Panel) throws -> CGFloat {
    let boxes = panel.fills.map { $0.outline.applying($0.transform).boundingRect }
    return try #require(boxes.last { $0.size == CGSize(width: 27, height: 27) }).midX
  }

  @Test(arguments: [(0.0, 13.5), (3, 73.5), (6, 133.5), (9, 193.5), (10, 193.5), (4, 73.5)])
  func `the knob stands at the step nearest the value`(value: Double, x: Double) throws {
    let panel = Panel(width: 227) { Volume(value: value, step: 3, log: Log()) }
    #expect(abs(try knob(panel) - x) <= 0.5)
  }

  private struct Marked: View {
    @State var value = 0.0
    let log: Log<Double>
    var body: some View {
      Slider(value: $value, in: 0...10, neutralValue: 5, enabledBounds: 0...8) {
        Text("Level")
      } currentValueLabel: {
        Text("level \(Int(value))")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([4.0, 7], id: \.self) { SliderTick($0) }
        SliderTick(9, "nine")
      }
      .onChange(of: value) { log(value) }
    }
  }

  @Test func `with ticks it chooses among those in its enabled bounds`() throws {
    let log = Log<Double>()
    let panel = Panel(width: 227) { Marked(log: log) }
    // The row of words below is no part of the track.
    let y = try #require(panel.fills.last { $0.outline.boundingRect.width == 27 }).transform.ty + 13
    panel.pointer(.down, 14, y)
    panel.pointer(.move, 80, y)
    panel.pointer(.move, 300, y)
    panel.pointer(.up, 300, y)
    panel.settle()
    #expect(log.entries == [4, 7])
    #expect(abs(try knob(panel) - 153.5) <= 0.5)
    #expect(panel.graph.tree.children.first?.value == "level 7")
  }

  @Test func `dragged to the end it is at the last step that is reached`() throws {
    let (log, edits) = (Log<Double>(), Log<Bool>())
    let panel = Panel(width: 227) { Volume(value: 0, step: 3, log: log, edits: edits) }
    panel.pointer(.down, 14, 50)
    #expect(edits.entries == [true])
    panel.pointer(.move, 300, 50)
    panel.pointer(.move, 310, 50)
    panel.pointer(.up, 310, 50)
    #expect(log.entries == [9])
    #expect(edits.entries == [true, false])
    panel.settle()
    #expect(abs(try knob(panel) - 193.5) <= 0.5)
  }

  @Test func `a drag is relative, and begins on the knob or within 10 of it`() throws {
    for isMirrored in [false, true] {
      let log = Log<Double>()
      let panel = Panel(width: 227) {
        Volume(value: 0, log: log)
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
      func x(_ x: CGFloat) -> CGFloat { isMirrored ? 227 - x : x }
      // The knob ends at 27.
      panel.pointer(.down, x(40), 50)
      panel.pointer(.move, x(140), 50)
      panel.pointer(.up, x(140), 50)
      #expect(log.entries.isEmpty)
      panel.pointer(.down, x(34), 50)
      panel.pointer(.move, x(134), 50)
      panel.pointer(.up, x(134), 50)
      #expect(log.entries == [5])
      #expect(abs(try knob(panel) - x(113.5)) <= 0.5)
    }
  }

  @Test func `on a desktop a press on the track has the knob jump there`() {
    let log = Log<Double>()
    let panel = Panel(width: 220) {
      Volume(value: 0, log: log).environment(\.interfaceIdiom, .desktop)
    }
    panel.pointer(.down, 110, 50)
    panel.pointer(.up, 110, 50)
    #expect(log.entries == [5])
  }

  @Test func `a cancelled drag ends editing, and a disabled slider does not answer`() {
    let (log, edits) = (Log<Double>(), Log<Bool>())
    let panel = Panel(width: 227) { Volume(value: 0, log: log, edits: edits) }
    panel.pointer(.down, 14, 50)
    panel.pointer(.cancel, 14, 50)
    panel.step()
    #expect(edits.entries == [true, false])
    let disabled = Panel(width: 227) { Volume(value: 0, log: log, edits: edits).disabled(true) }
    disabled.pointer(.down, 14, 50)
    disabled.pointer(.move, 100, 50)
    disabled.pointer(.up, 100, 50)
    #expect(log.entries.isEmpty && edits.entries.count == 2)
  }

  @Test func `numbers that are none are told once, and the knob stays at the beginning`() throws {
    for (value, bounds, step) in [
      (Double.nan, 0.0...10, nil), (5, 0...Double.infinity, nil), (5, 5...5, nil),
      (0, 0...10, 0.0), (0, 0...10, -1), (0, 0...10, Double.nan),
    ] as [(Double, ClosedRange<Double>, Double?)] {
      let panel = Panel(width: 227) {
        Volume(value: value, bounds: bounds, step: step, log: Log())
      }
      #expect(abs(try knob(panel) - 13.5) <= 0.5)
      panel.pointer(.down, 14, 50)
      panel.pointer(.move, 60, 50)
      panel.pointer(.up, 60, 50)
    }
  }

  @Test func `with the label last, as in 2019, it is the same slider`() throws {
    let value = Binding.constant(3.0)
    let ends = (Text("low"), Text("high"))
    let last = Panel(width: 300) {
      Slider(
        value: value, in: 0...10, step: 3, minimumValueLabel: ends.0, maximumValueLabel: ends.1
      ) {
        Text("Level")
      }
    }
    let today = Panel(width: 300) {
      Slider(value: value, in: 0...10, step: 3) {
        Text("Level")
      } minimumValueLabel: {
        ends.0
      } maximumValueLabel: {
        ends.1
      }
    }
    #expect(last.graph.tree.description == today.graph.tree.description)
    #expect(try knob(last) == knob(today))
  }
}
