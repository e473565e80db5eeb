import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

@Suite @MainActor struct ProgressViewTests {
  private struct SemanticsState: ProgressViewStyle {
    let log: Log<String>
    func makeBody(configuration: Configuration) -> some View {
      let part = configuration.fractionCompleted.map { "\($0)" } ?? "unknown"
      let _ = log(
        part + (configuration.label == nil ? "" : " label")
          + (configuration.currentValueLabel == nil ? "" : " value"))
      Color.red.frame(width: 10, height: 10)
    }
  }

  @Test func `its style is told the part, clamped, and which labels there are`() {
    func told(_ view: some View) -> String? {
      let log = Log<String>()
      _ = Panel { view.progressViewStyle(SemanticsState(log: log)) }
      return log.entries.first
    }
    #expect(told(ProgressView()) == "unknown")
    #expect(told(ProgressView("Waits")) == "unknown label")
    #expect(told(ProgressView(value: 0.25)) == "0.25")
    #expect(told(ProgressView(value: 3, total: 12.0)) == "0.25")
    #expect(told(ProgressView(value: 30, total: 12.0)) == "1.0")
    #expect(told(ProgressView(value: -3, total: 12.0)) == "0.0")
    for none in [ProgressView(value: Double.nan), ProgressView(value: nil as Double?)] {
      #expect(told(none) == "unknown")
    }
    for total in [0, -1, Double.nan, .infinity] {
      #expect(told(ProgressView(value: 1, total: total)) == "unknown")
    }
    #expect(
      told(
        ProgressView(value: 0.5) {
          Text("Loads")
        } currentValueLabel: {
          Text("half")
        }) == "0.5 label value")
  }

  private struct Twice: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  }

  @Test func `a style's own progress has the style around it`() {
    let log = Log<String>()
    _ = Panel {
      ProgressView("a", value: 0.5).progressViewStyle(Twice()).progressViewStyle(
        SemanticsState(log: log))
    }
    #expect(log.entries.first?.hasPrefix("0.5") == true)
  }

  @Test func `a bar is 4 high and filled from its leading end`() {
    for isMirrored in [false, true] {
      let panel = Panel {
        ProgressView(value: 0.25).environment(
          \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
      let boxes = panel.fills.map { $0.outline.applying($0.transform).boundingRect }
      #expect(boxes.map(\.width) == [200, 50])
      #expect(boxes.allSatisfy { $0.height == 4 })
      #expect(boxes.last?.minX == (isMirrored ? 150 : 0))
    }
  }

  @Test func `an interval of dates is a ring in the circular style, and a number a wheel`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let ring = Panel {
      ProgressView(timerInterval: start...start + 100, countsDown: true) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .progressViewStyle(.circular)
    }
    #expect(ring.fills.count == 2)
    let wheel = Panel { ProgressView(value: 0.5).progressViewStyle(.circular) }
    #expect(wheel.fills.count == 8)
  }

  @Test func `a wheel's darkest blade is up at first and goes on every eighth of a second`() throws
  {
    let panel = Panel { ProgressView() }
    func dark() throws -> Int {
      let opacities = panel.fills.map(\.opacity)
      #expect(opacities.count == 8)
      return try #require(opacities.firstIndex { $0 == opacities.max() })
    }
    #expect(try dark() == 0)
    #expect(panel.graph.nextWork != .nextFrame)
    var seen: [Int] = []
    for _ in 0..<60 {
      panel.step()
      let now = try dark()
      if seen.last != now { seen.append(now) }
    }
    // One second: seven steps on, and round to the beginning.
    #expect(seen == [0, 1, 2, 3, 4, 5, 6, 7, 0])
    let box = panel.fills.reduce(CGRect.null) {
      $0.union($1.outline.applying($1.transform).boundingRect)
    }
    #expect(abs(box.width - 20) < 1e-6 && abs(box.height - 20) < 1e-6)
  }
}
