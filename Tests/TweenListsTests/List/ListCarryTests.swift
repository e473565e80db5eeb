import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenOverlays
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

  /// Rows in edit mode, 44 points each, the first 35 below the top; row 4 is the red one.
  private struct Edited: View {
    @ObservedObject var rows: Source<[Int]>
    @ObservedObject var moves: Source<Bool>
    let log: Log<[Int]>
    var body: some View {
      List {
        ForEach(rows.value, id: \.self) { row in
          (row == 4 ? Color.red : row == 5 ? .blue : .green).frame(height: 22)
        }
        .onMove(perform: moves.value ? { from, to in log([from.first ?? -1, to]) } : nil)
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  /// Takes row 4 up and holds it a row and a half further down.
  private func holding(_ rows: Source<[Int]>, _ moves: Source<Bool>, _ log: Log<[Int]>) -> ListPanel
  {
    let panel = ListPanel { Edited(rows: rows, moves: moves, log: log) }
    panel.pointer(.down, 330, 233)
    for part in 1...6 { panel.pointer(.move, 330, 233 + CGFloat(part) * 11) }
    panel.step(60)
    return panel
  }

  @Test(arguments: [
    [0, 2, 3, 4, 5, 6, 7, 8], [20, 0, 1, 2, 3, 4, 5, 6], [8, 7, 6, 5, 4, 3, 2, 1],
  ])
  func `a row stays where it is held when others change, and is dropped among those`(
    _ new: [Int]
  ) throws {
    let (rows, log) = (Source(Array(0..<9)), Log<[Int]>())
    let panel = holding(rows, Source(true), log)
    let held = try #require(panel.rects(.red).first)
    #expect(held.midY == 299)
    withAnimation(.linear(duration: 0.5)) { rows.value = new }
    for _ in 0..<40 {
      panel.step()
      #expect(panel.rects(.red) == [held])
    }
    panel.pointer(.up, 330, 299)
    panel.settle()
    // The row's middle is a row and a half below the middle of the row at 4: between 5 and 6, or 5.5.
    let from = try #require(new.firstIndex(of: 4))
    let steps = ((299 - 57 - CGFloat(from) * 44) / 44).rounded()
    let to = min(from + Int(steps), new.count - 1)
    #expect(log.entries == [[from, to > from ? to + 1 : to]])
  }

  @Test func `a row that is removed while it is carried is carried no longer`() {
    let (rows, log) = (Source(Array(0..<9)), Log<[Int]>())
    let panel = holding(rows, Source(true), log)
    withAnimation(.linear(duration: 0.2)) { rows.value.removeAll { $0 == 4 } }
    panel.step(2)
    panel.pointer(.move, 330, 320)
    panel.step(90)
    #expect(panel.rects(.red).isEmpty)
    // The others have closed up: row 5 is the fifth one.
    #expect(panel.rects(.blue).map(\.midY) == [233])
    panel.pointer(.up, 330, 320)
    panel.settle()
    #expect(log.entries.isEmpty)
    #expect(panel.rects(.blue).map(\.midY) == [233])
  }

  @Test func `rows that may move no longer end the carrying, and may be carried again later`() {
    let (rows, moves, log) = (Source(Array(0..<9)), Source(true), Log<[Int]>())
    let panel = holding(rows, moves, log)
    moves.value = false
    panel.step()
    panel.pointer(.move, 330, 320)
    panel.step(90)
    #expect(panel.rects(.red).map(\.midY) == [233])
    panel.pointer(.up, 330, 320)
    panel.settle()
    #expect(log.entries.isEmpty)
    moves.value = true
    panel.step()
    panel.settle()
    panel.pointer(.down, 330, 233)
    for part in 1...4 { panel.pointer(.move, 330, 233 + CGFloat(part) * 11) }
    panel.pointer(.up, 330, 277)
    panel.settle()
    #expect(log.entries == [[4, 6]])
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
