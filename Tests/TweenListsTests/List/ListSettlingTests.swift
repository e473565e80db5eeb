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

/// Rows of a list whose end has given way, and still settles unseen (Semantics 8.4).
@Suite("Rows of a list that settles") @MainActor struct ListSettlingTests {
  private struct Letters: View {
    let log: Log<[String]>
    var count = 3
    @State var letters = (0..<40).map(String.init)
    var body: some View {
      List {
        ForEach(letters.prefix(count), id: \.self) { _ in Color.red.frame(height: 22) }
          .onDelete { letters.remove(atOffsets: $0) }
      }
      .onChange(of: letters) { log(letters) }
    }
  }

  /// Pulls the list down and lets it go, at rest.
  private func pull(_ panel: ListPanel) {
    panel.pointer(.down, 200, 500)
    for y in [520, 560, 620] { panel.pointer(.move, 200, CGFloat(y)) }
    panel.step(10)
    panel.pointer(.move, 200, 620)
    panel.pointer(.up, 200, 620)
  }

  @Test(
    "a swipe opens a row from half a second on, and it stays open", arguments: [30, 33, 36, 40])
  func swiped(_ frames: Int) {
    let log = Log<[String]>()
    let panel = ListPanel { Letters(log: log) }
    pull(panel)
    panel.step(frames)
    #expect(panel.graph.nextWork == .nextFrame)
    // Quickly: it is open while the list still settles.
    panel.pointer(.down, 300, 101)
    for x in [280, 240, 200] { panel.pointer(.move, CGFloat(x), 101) }
    panel.pointer(.up, 200, 101)
    panel.step(60)
    panel.tap(350, 101)
    #expect(log.entries.last?.count == 39)
  }

  @Test func `a press on a list that is seen to settle opens no row`() {
    let log = Log<[String]>()
    let panel = ListPanel { Letters(log: log) }
    pull(panel)
    panel.step(6)
    panel.pointer(.down, 300, 150)
    for x in [280, 240, 200] { panel.pointer(.move, CGFloat(x), 150) }
    panel.pointer(.up, 200, 150)
    panel.step(60)
    panel.tap(350, 101)
    #expect(log.entries.isEmpty)
  }

  @Test func `an open row closes once the list is scrolled by more than five points`() {
    for (way, isOpen) in [(3.0, true), (4.5, true), (7, false), (40, false)] {
      let log = Log<[String]>()
      let panel = ListPanel { Letters(log: log, count: 40) }
      panel.drag(from: CGPoint(x: 300, y: 145), by: CGSize(width: -90, height: 0))
      for _ in 0..<4 {
        panel.graph.send(
          .scroll(CGSize(width: 0, height: -way / 4), position: CGPoint(x: 200, y: 400)))
        panel.step()
      }
      panel.step(40)
      panel.tap(350, 145 - CGFloat(way))
      #expect(log.entries.isEmpty != isOpen, "\(way)")
    }
  }

  @Test func `a row takes a tap while momentum creeps on unseen`() {
    let log = Log<Int>()
    let panel = ListPanel {
      List {
        ForEach(0..<60, id: \.self) { row in
          Button {
            log(row)
          } label: {
            Color.red.frame(height: 22)
          }
        }
      }
    }
    // A drag of 100 points in .3 s, and two seconds.
    panel.pointer(.down, 200, 500)
    for move in 1...18 { panel.pointer(.move, 200, 500 - CGFloat(move) * 100 / 18) }
    panel.pointer(.up, 200, 400)
    panel.step(20)
    panel.pointer(.down, 200, 400)
    panel.pointer(.up, 200, 400)
    #expect(log.entries.isEmpty)
    panel.settle()
    panel.pointer(.down, 200, 500)
    for move in 1...18 { panel.pointer(.move, 200, 500 - CGFloat(move) * 100 / 18) }
    panel.pointer(.up, 200, 400)
    panel.step(118)
    #expect(panel.graph.nextWork == .nextFrame)
    panel.pointer(.down, 200, 400)
    panel.pointer(.up, 200, 400)
    panel.step(4)
    #expect(log.entries.count == 1)
  }
}
