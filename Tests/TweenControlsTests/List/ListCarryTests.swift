import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

/// Rows that are carried to another place, and what lies below rows.
@Suite("Carried rows and their grounds") @MainActor struct ListCarryTests {
  private struct Movable: View {
    @ObservedObject var mode: Source<Bool>
    let log: Log<[Int]>
    @State var rows = Array(0..<100)
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          (row == 0 ? Color.red : .green).frame(height: 22)
        }
        .onMove {
          log([$0.first ?? -1, $1])
          rows.move(fromOffsets: $0, toOffset: $1)
        }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(mode.value ? .active : .inactive))
    }
  }

  @Test func `a row held near an end scrolls the list, the faster the nearer`() throws {
    let log = Log<[Int]>()
    let panel = ListPanel(height: 440) { Movable(mode: Source(true), log: log) }
    panel.pointer(.down, 350, 22)
    panel.pointer(.move, 350, 200)
    // 30 of the 60 points from the end: half of 600 points a second.
    panel.pointer(.move, 350, 410)
    panel.step(240)
    let held = try #require(panel.rects(.red).first)
    #expect(abs(held.midY - 410) < 1)
    panel.pointer(.up, 350, 410)
    panel.settle()
    // 388 points by hand and 300 for each of 4 seconds: 36 rows further down.
    #expect(log.entries == [[0, 37]])
    #expect(panel.rects(.red).count == 1)
  }

  @Test func `a row that is carried when editing ends stays where it was`() {
    let log = Log<[Int]>()
    let mode = Source(true)
    let panel = ListPanel(height: 440) { Movable(mode: mode, log: log) }
    let rest = panel.rects(.red).map(\.midY)
    panel.pointer(.down, 350, 22)
    for part in 1...5 { panel.pointer(.move, 350, 22 + CGFloat(part) * 20) }
    withAnimation { mode.value = false }
    panel.step(2)
    panel.pointer(.move, 350, 140)
    panel.pointer(.up, 350, 140)
    panel.settle()
    #expect(log.entries.isEmpty)
    #expect(panel.rects(.red).map(\.midY) == rest)
  }

  private struct Ticked: View {
    @State var chosen: Set<Int> = [1]
    var body: some View {
      List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
        .environment(\.editMode, .constant(.active))
    }
  }

  @Test func `rows that are ticked while they are edited show it by their ground`() {
    let panel = ListPanel { Ticked() }
    let gray = Color(provider: SystemStyles.systemGray4)
    #expect(panel.rects(gray).map(\.minY) == [35 + 44])
    panel.tap(200, 57)
    #expect(panel.rects(gray).map(\.minY) == [35, 35 + 44])
  }

  @Test func `rows of a plain list cover those that they move over`() {
    let rows = Source([0, 1])
    struct Content: View {
      @ObservedObject var rows: Source<[Int]>
      var body: some View {
        List(rows.value, id: \.self) { Text("row \($0)") }.listStyle(.plain)
      }
    }
    let panel = ListPanel { Content(rows: rows) }
    let ground = Color(provider: SystemStyles.systemBackground)
    func grounds() -> [CGRect] { panel.rects(ground).filter { $0.height == 44 } }
    #expect(grounds().map(\.minY) == [0, 44])
    withAnimation(.linear(duration: 1)) { rows.value = [1, 0] }
    panel.step(32)
    #expect(grounds().map(\.minY) == [22, 22])
  }

  @Test func `an editor in a row has the row's ground`() {
    let panel = ListPanel {
      Form { TextEditor(text: .constant("words")).frame(height: 80) }
        .environment(\.colorScheme, .dark)
    }
    // That of the list, and none in the row.
    #expect(panel.rects(.black).map(\.minX) == [0])
  }

  private struct Changing: View {
    @ObservedObject var rows: Source<[Int]>
    @ObservedObject var isDeletable: Source<Bool>
    var body: some View {
      List {
        ForEach(rows.value, id: \.self) { Color.red.opacity($0 == 0 ? 1 : 0).frame(height: 22) }
          .onDelete(perform: isDeletable.value ? { rows.value.remove(atOffsets: $0) } : nil)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a row that can be deleted in mid-flight, or no longer, goes its way`(_ can: Bool) throws {
    let (rows, isDeletable) = (Source([0]), Source(!can))
    let panel = ListPanel { Changing(rows: rows, isDeletable: isDeletable) }
    withAnimation(.linear(duration: 1)) { rows.value = [1, 0] }
    panel.step(32)
    isDeletable.value = can
    panel.step(6)
    let row = try #require(panel.rects(.red).first)
    // The row's part of the card ends where it does.
    #expect(panel.cards.contains { abs($0.maxY - row.maxY - 11) < 0.01 })
    #expect(abs(row.minY - (46 + 44 * 0.6)) < 0.75)
    panel.settle()
    panel.step()
    panel.drag(from: CGPoint(x: 300, y: 101), by: CGSize(width: -280, height: 0))
    #expect(rows.value == (can ? [1] : [1, 0]))
  }
}
