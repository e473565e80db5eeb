import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

@Suite("A gauge") @MainActor struct GaugeTests {
  private struct TellingGauge: GaugeStyle {
    let log: Log<Double>
    func makeBody(configuration: Configuration) -> some View {
      let _ = log(configuration.value)
      configuration.label
    }
  }

  @Test(arguments: [
    (5.0, 0.0...10, 0.5), (-1, 0...10, 0), (11, 0...10, 1), (Double.nan, 0...10, 0),
    (5, 5...5, 0), (5, 0...Double.infinity, 0), (3, -1...7, 0.5), (Double.infinity, 0...1, 1),
  ])
  func `a style is told which part of the range lies below the value`(
    value: Double, bounds: ClosedRange<Double>, part: Double
  ) {
    let log = Log<Double>()
    _ = Panel {
      Gauge(value: value, in: bounds) { Text("G") }.gaugeStyle(TellingGauge(log: log))
    }
    #expect(log.entries == [part])
  }

  @Test func `the bar is filled up to the value`() {
    let panel = Panel(width: 200) {
      Gauge(value: 0.25) { EmptyView() }.tint(.red).labelsHidden()
    }
    let widths = panel.fills.map { $0.outline.applying($0.transform).boundingRect.width }
    #expect(widths.contains { abs($0 - 200) < 0.1 } && widths.contains { abs($0 - 50) < 0.1 })
  }

  @Test func `it tells its label and value, also where they are not drawn`() {
    let panel = Panel {
      Gauge(value: 62, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text("62 km/h")
      }
      .gaugeStyle(.accessoryLinear)
    }
    let told = panel.graph.tree.all.first { $0.role == .progress }
    #expect(told?.label == "Speed" && told?.value == "62 km/h")
  }
}
