import Foundation
import Testing

@testable import TweenViews
@testable import TweenWindow

@Suite struct MotionPlotTests {
  private let lane = InspectedMotion.Lane(
    name: "x", unit: "", from: 0, to: 100, value: 50, velocity: 50, index: 1, factor: 0.5)

  @Test func `the past is left of now, the future right of it, on one scale`() {
    let plot = MotionPlot(
      lane, time: 10,
      samples: [.init(time: 8, values: [7, 0]), .init(time: 9, values: [7, 100])],
      course: [(after: MotionPlot.ahead, values: [7, 200])])
    // From 0 to 100, with an eighth of the height beside them.
    #expect(plot.past.map(\.x) == [0, 0.3, 0.6])
    #expect(zip(plot.past.map(\.y), [0.88, 0.5, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(plot.future.map(\.x) == [0.6, 1])
    #expect(abs(plot.future[1].y - 0.12) < 1e-9)
    #expect(abs(plot.from - 0.88) < 1e-9 && abs(plot.to - 0.12) < 1e-9)
  }

  @Test func `numbers that are none make no points beyond the plot`() {
    let plot = MotionPlot(
      lane, time: 0, samples: [.init(time: -1, values: [0, .nan]), .init(time: 0, values: [])],
      course: [(after: 1, values: [0, .infinity])])
    #expect((plot.past + plot.future).allSatisfy { $0.x.isFinite && (0...1).contains($0.y) })
  }

  @Test func `the log keeps two seconds, and what still moves`() {
    var log = MotionLog()
    for index in 0..<600 { log.note([Double(index)], of: index % 2, at: Double(index) / 60) }
    let kept = log.samples(of: 1, before: 599.0 / 60)
    #expect(kept.first?.values == [479] && kept.last?.values == [599])
    log.keep([0])
    #expect(log.samples(of: 1, before: 10).isEmpty && !log.samples(of: 0, before: 10).isEmpty)
  }
}
