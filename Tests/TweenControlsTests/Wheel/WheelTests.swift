import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

@Suite("A wheel") @MainActor struct WheelTests {
  private struct Drum: View {
    @State var value: Int?
    var count = 20
    var isEndless = false
    let log: Log<Int>
    var refuses = false
    var body: some View {
      Wheel {
        WheelColumn(
          count: count, selection: value, isEndless: isEndless,
          choose: {
            log($0)
            if !refuses { value = $0 }
          }
        ) { row in
          Color.red.frame(width: 10, height: CGFloat(row + 1))
        }
      }
    }
  }

  private func drum(
    _ log: Log<Int>, value: Int? = 5, count: Int = 20, isEndless: Bool = false,
    refuses: Bool = false
  ) -> Panel {
    Panel(width: 320, height: 216) {
      Drum(value: value, count: count, isEndless: isEndless, log: log, refuses: refuses)
    }
  }

  @Test func `rows stand on a drum of 19 that is 216 points high`() {
    let wheel = WheelGeometry(height: 216, rowHeight: 32)
    #expect(wheel.count == 19)
    for (row, offset, scale) in [
      (1.0, 31.58, 0.946), (2, 59.74, 0.789), (3, 81.42, 0.547), (4, 94.28, 0.245),
    ] {
      #expect(abs(wheel.offset(row) - offset) <= 0.01)
      #expect(abs(wheel.scale(row) - scale) <= 0.001)
      #expect(abs(wheel.offset(-row) + offset) <= 0.01)
      #expect(abs(wheel.distance(wheel.offset(row)) - row) <= 1e-6)
    }
  }

  @Test func `a throw runs out as its speed says, and ends on a row`() {
    let log = Log<Int>()
    let panel = drum(log)
    panel.pointer(.down, 160, 150)
    for step in 1...6 { panel.pointer(.move, 160, 150 - CGFloat(step) * 8) }
    panel.pointer(.up, 160, 94)
    #expect(log.entries.isEmpty)
    panel.settle()
    // 1.75 rows by hand, and 480 points a second / 2.002 / 32 = 7.49 more: row 14 is the nearest.
    #expect(log.entries == [14])
  }

  @Test func `a slow drag falls on the nearest row, and a small one falls back unwritten`() {
    for (way, row) in [(40.0, 4), (-70, 7), (10, nil)] as [(CGFloat, Int?)] {
      let log = Log<Int>()
      let panel = drum(log)
      panel.pointer(.down, 160, 108)
      for step in 1...20 {
        panel.pointer(.move, 160, 108 + way * CGFloat(step) / 20)
        panel.step(2)
      }
      panel.step(30)
      panel.pointer(.move, 160, 108 + way)
      panel.pointer(.up, 160, 108 + way)
      panel.settle()
      #expect(log.entries == (row.map { [$0] } ?? []))
    }
  }

  @Test func `a tap turns to the row that is under it`() {
    let wheel = WheelGeometry(height: 216, rowHeight: 32)
    for row in [-2.0, -1, 1, 3] {
      let log = Log<Int>()
      let panel = drum(log)
      panel.pointer(.down, 160, 108 + wheel.offset(row))
      panel.pointer(.up, 160, 108 + wheel.offset(row))
      panel.settle()
      #expect(log.entries == [5 + Int(row)])
    }
  }

  @Test func `notches go row by row, and the ends are not passed`() {
    let log = Log<Int>()
    let panel = drum(log, value: 1, count: 3)
    for _ in 0..<3 {
      panel.graph.send(
        .scroll(CGSize(width: 0, height: -40), position: CGPoint(x: 160, y: 108)))
    }
    panel.settle()
    #expect(log.entries == [2])
  }

  @Test func `an endless drum goes on from its last row to its first`() {
    let log = Log<Int>()
    let panel = drum(log, value: 19, isEndless: true)
    panel.graph.send(.scroll(CGSize(width: 0, height: -40), position: CGPoint(x: 160, y: 108)))
    panel.settle()
    #expect(log.entries == [0])
    panel.graph.send(.scroll(CGSize(width: 0, height: 40), position: CGPoint(x: 160, y: 108)))
    panel.settle()
    #expect(log.entries == [0, 19])
  }

  /// The row in the middle: rows are as high as their number, and one more.
  private func middle(_ panel: Panel) -> Double? {
    let boxes = panel.fills.map { $0.outline.applying($0.transform).boundingRect }
      .filter { abs($0.width - 10) < 0.01 }
    return boxes.filter { abs($0.midY - 108) < 1 }.first.map { Double($0.height - 1) }
  }

  @Test func `a choice that is refused turns back`() throws {
    let log = Log<Int>()
    let panel = drum(log, refuses: true)
    panel.graph.send(.scroll(CGSize(width: 0, height: -40), position: CGPoint(x: 160, y: 108)))
    panel.settle()
    #expect(log.entries == [6])
    #expect(abs(try #require(middle(panel)) - 5) < 0.1)
  }

  @Test func `without a choice the first row stands in the middle, unwritten`() throws {
    let log = Log<Int>()
    let panel = drum(log, value: nil)
    panel.settle()
    #expect(log.entries.isEmpty)
    #expect(abs(try #require(middle(panel))) < 0.1)
  }

  @Test func `only the rows in front are made`() {
    let log = Log<Int>()
    let panel = drum(log, value: 50_000, count: 100_000)
    let rows = panel.fills.filter {
      abs($0.outline.applying($0.transform).boundingRect.width - 8.936) < 1.1
    }
    #expect(rows.count == 9)
  }

  @Test func `a disabled wheel does not answer`() {
    let log = Log<Int>()
    let panel = Panel(width: 320, height: 216) { Drum(value: 5, log: log).disabled(true) }
    panel.pointer(.down, 160, 140)
    panel.pointer(.up, 160, 140)
    panel.graph.send(.scroll(CGSize(width: 0, height: -40), position: CGPoint(x: 160, y: 108)))
    panel.settle()
    #expect(log.entries.isEmpty)
  }

  @Test func `a press stops what moves, and there it falls on a row`() {
    let log = Log<Int>()
    let panel = drum(log)
    panel.pointer(.down, 160, 150)
    for step in 1...6 { panel.pointer(.move, 160, 150 - CGFloat(step) * 8) }
    panel.pointer(.up, 160, 94)
    panel.step(6)
    panel.pointer(.down, 160, 108)
    panel.pointer(.up, 160, 108)
    panel.settle()
    #expect(log.entries.count == 1)
    #expect(log.entries.allSatisfy { $0 > 5 && $0 < 14 })
  }

  /// Throws a drum, which then goes on by some seven rows.
  private func throwUp(_ panel: Panel) {
    panel.pointer(.down, 160, 150)
    for step in 1...6 { panel.pointer(.move, 160, 150 - CGFloat(step) * 8) }
    panel.pointer(.up, 160, 94)
  }

  @Test func `a tap on a drum that is all but in its place turns to the row under it`() throws {
    let log = Log<Int>()
    let alone = drum(log)
    throwUp(alone)
    alone.settle()
    let end = try #require(log.entries.first)
    let wheel = WheelGeometry(height: 216, rowHeight: 32)
    for row in [-1.0, 0, 2] {
      let log = Log<Int>()
      let panel = drum(log)
      throwUp(panel)
      // Less than 5 points are missing then, and more than a quarter of one.
      panel.step(160)
      #expect(log.entries.isEmpty)
      panel.pointer(.down, 160, 108 + wheel.offset(row))
      panel.pointer(.up, 160, 108 + wheel.offset(row))
      panel.settle()
      #expect(log.entries == [end + Int(row)])
    }
  }
}
