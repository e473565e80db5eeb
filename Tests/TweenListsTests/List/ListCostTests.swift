import Foundation
import Observation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

private typealias Calls<Entry> = TweenViewsTestSupport.Log<Entry>

/// An element that counts how often it is asked for its id.
private struct Entry: Identifiable {
  var number: Int
  let asked: Calls<Int>
  var id: Int {
    asked(number)
    return number
  }
}

/// A row 60 high in its cell, that counts how often its body runs.
private struct Row: View {
  let number: Int
  let log: Calls<Int>
  var body: some View {
    let _ = log(number)
    Color.red.frame(height: 38)
  }
}

@Observable private final class Note: Identifiable {
  let id: Int
  var height: CGFloat = 38
  var isDark = false
  init(_ id: Int) { self.id = id }
}

private struct NoteRow: View {
  let note: Note
  let log: Calls<Int>
  var body: some View {
    let _ = log(note.id)
    Color(white: note.isDark ? 0.25 : 0.75).frame(height: note.height)
  }
}

/// Work is counted, not timed: `scripts/bench lists` has the times.
@Suite("What a list of very many rows costs") @MainActor struct ListCostTests {
  private static let many = 100_000
  private static let size = CGSize(width: 390, height: 844)
  /// Rows of 60 points in that.
  private static let inView = 14

  private func screen(
    _ entries: [Entry], _ log: Calls<Int>
  ) -> Screen<(entries: [Entry], turn: Int)> {
    Screen((entries, 0), size: Self.size) { value in
      List(value.entries) { Row(number: $0.number, log: log) }
    }
  }

  private func entries(_ count: Int, _ asked: Calls<Int>) -> [Entry] {
    (0..<count).map { Entry(number: $0, asked: asked) }
  }

  private func wheel<Value>(_ screen: Screen<Value>, _ way: CGFloat) {
    screen.graph.send(
      .scroll(CGSize(width: 0, height: way), position: CGPoint(x: 100, y: 100)))
    screen.step()
  }

  @Test("is the same as of a hundred: at first, and in a frame that scrolls")
  func lengths() {
    var firsts: [[Int]] = []
    var steps: [[[Int]]] = []
    for count in [100, Self.many] {
      let (log, asked) = (Calls<Int>(), Calls<Int>())
      let screen = screen(entries(count, asked), log)
      #expect(log.entries.count <= 2 * Self.inView)
      firsts.append(log.entries)
      #expect(count == 100 || asked.entries.count < 200)
      var works: [[Int]] = []
      for _ in 0..<60 {
        log.clear()
        asked.clear()
        wheel(screen, -60)
        #expect(log.entries.count <= 1)
        #expect(asked.entries.count <= 60)
        let report = screen.graph.report
        works.append([report.bodyEvaluations, report.layoutCalls, log.entries.count])
      }
      steps.append(works)
    }
    #expect(firsts[0] == firsts[1])
    #expect(steps[0] == steps[1])
  }

  @Test("is cells for the rows in view, and for a quarter as many that have left it")
  func cells() throws {
    let screen = screen(entries(Self.many, Calls()), Calls())
    for _ in 0..<60 { wheel(screen, -60) }
    var count = 0
    func look(_ node: ViewNode) {
      if node is ListCellNode { count += 1 }
      node.visitChildren(look)
    }
    look(try #require(screen.graph.root))
    // One is cut by an edge, and one more is made at each end.
    let shown = Self.inView + 3
    #expect(count >= Self.inView)
    #expect(count <= shown + max(4, shown / 4))
  }

  @Test("is nothing while nothing changes")
  func idle() {
    let screen = screen(entries(Self.many, Calls()), Calls())
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
    screen.step()
    #expect(screen.graph.report == ViewGraph.Report())
  }

  @Test("is one row's body where one row's model changes, and layout of that row alone")
  func oneModel() {
    let log = Calls<Int>()
    let notes = (0..<Self.many).map { Note($0) }
    let screen = Screen((), size: Self.size) { List(notes) { NoteRow(note: $0, log: log) } }
    log.clear()
    notes[3].isDark = true
    screen.step()
    #expect(log.entries == [3])
    #expect(screen.graph.report.bodyEvaluations == 1)
    #expect(screen.graph.report.layoutCalls <= 1)
    #expect(screen.graph.report.itemsRefreshed == 1)
    // A row that nobody sees has nothing to do.
    log.clear()
    notes[50_000].isDark = true
    screen.step()
    #expect(log.entries.isEmpty)
    // Higher by 10: that row is measured, and the others are only moved.
    let rows = screen.fills.count
    notes[3].height += 10
    screen.step()
    #expect(log.entries == [3])
    #expect(screen.graph.report.layoutCalls < 20, "\(screen.graph.report) of \(rows)")
  }

  @Test("is no id and no row's body where the list is evaluated anew over the same elements")
  func evaluatedAnew() {
    let (log, asked) = (Calls<Int>(), Calls<Int>())
    let entries = entries(Self.many, asked)
    let screen = screen(entries, log)
    log.clear()
    asked.clear()
    screen.set((entries, 1))
    screen.step()
    #expect(log.entries.isEmpty)
    #expect(asked.entries.count <= 2 * Self.inView)
  }

  @Test("is the rows that come into view where one is inserted, removed or moved")
  func edits() {
    let (log, asked) = (Calls<Int>(), Calls<Int>())
    var entries = entries(Self.many, asked)
    let screen = screen(entries, log)
    func bodies(_ change: (inout [Entry]) -> Void) -> [Int] {
      log.clear()
      change(&entries)
      screen.set((entries, 0))
      screen.step()
      return log.entries
    }
    #expect(bodies { $0.insert(Entry(number: -1, asked: asked), at: 50_000) }.isEmpty)
    #expect(bodies { $0.remove(at: 70_000) }.isEmpty)
    #expect(bodies { $0.insert($0.remove(at: 80_000), at: 20_000) }.isEmpty)
    #expect(bodies { $0.insert(Entry(number: -2, asked: asked), at: 4) } == [-2])
    #expect(bodies { $0.remove(at: 2) }.count <= 1)
    #expect(bodies { $0.swapAt(1, 5) }.isEmpty)
    #expect(bodies { $0.append($0.remove(at: 6)) }.count <= 1)
  }

  @Test("is three screens of rows at most for a row far below, which is there in the next frame")
  func jump() throws {
    let log = Calls<Int>()
    var proxy: ScrollViewProxy?
    let heights: (Int) -> CGFloat = { CGFloat(20 + $0 % 7 * 15) }
    let screen = Screen((), size: Self.size) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        List(0..<Self.many, id: \.self) { number in
          let _ = log(number)
          Color(white: number == 90_000 ? 0.25 : 0.75).frame(height: heights(number))
        }
        .listStyle(.plain)
      }
    }
    for (anchor, place) in [(UnitPoint.top, CGFloat(0)), (.bottom, 1), (.center, 0.5)] {
      log.clear()
      proxy?.scrollTo(90_000, anchor: anchor)
      screen.step()
      // The rows of 20 points count most.
      #expect(log.entries.count <= 3 * Int(Self.size.height) / 44)
      let row = try #require(screen.rect(Color(white: 0.25)))
      let free = Self.size.height - row.height - 22
      #expect(abs(row.minY - 11 - free * place) <= 1.5, "\(anchor)")
      proxy?.scrollTo(10, anchor: .top)
      screen.step()
    }
  }

  @Test("is in a frame that scrolls the same, of a thousand sections and of five thousand")
  func sections() {
    func work(_ count: Int) -> (rows: [Int], sections: Int, report: ViewGraph.Report) {
      let (log, sections) = (Calls<Int>(), Calls<Int>())
      let screen = Screen((), size: Self.size) {
        List {
          ForEach(0..<count, id: \.self) { index in
            let _ = sections(index)
            Section("Section \(index)") { Row(number: index, log: log) }
          }
        }
      }
      // Each section is asked for once; of its row it is enough to know that it is one.
      #expect(sections.entries.count == count)
      #expect(log.entries.count <= 2 * Self.inView)
      log.clear()
      sections.clear()
      wheel(screen, -100)
      return (log.entries, sections.entries.count, screen.graph.report)
    }
    let (few, many) = (work(1_000), work(5_000))
    #expect(few.rows == many.rows)
    #expect(few.rows.count <= 2)
    #expect(few.sections == 0 && many.sections == 0)
    #expect(few.report == many.report)
  }
}
