import Testing

@testable import TweenViews

/// What stands for the node of a row.
private final class Token {}

@Suite("Rows that are made") @MainActor struct MadeRowsTests {
  /// Rows 0 up to a count, all in view, whose keys are their first numbers.
  private func rows(_ count: Int) -> MadeRows<Int> {
    var rows = MadeRows<Int>()
    for number in 0..<count { _ = rows.show(rows.add(Token(), number, at: number)) }
    rows.setShown(rows.inOrder)
    return rows
  }

  /// Has lines be in view. Rows with odd keys hold something.
  private func show(_ rows: inout MadeRows<Int>, _ lines: Range<Int>) {
    let gone = rows.inView.rows(outside: LazyRows(inView: lines))
    let areSpare = gone.map { rows.key(of: $0) % 2 == 0 }
    rows.hide(gone, areSpare: areSpare, around: lines.lowerBound)
    var shown: [MadeRow] = []
    for number in lines {
      guard let row = rows[number] else { continue }
      _ = rows.show(row)
      shown.append(row)
    }
    rows.setShown(shown)
  }

  private func states(_ rows: MadeRows<Int>) -> [MadeRow.State] { rows.inOrder.map(\.state) }
  private func keys(_ rows: [MadeRow], _ all: MadeRows<Int>) -> [Int] { rows.map(all.key) }
  /// The keys of the rows that are removed beyond some numbers.
  private func trim(_ rows: inout MadeRows<Int>, kept: Int, spare: Int) -> [Int] {
    keys(rows.trim(kept: kept, spare: spare), rows)
  }

  @Test func `have one state each`() {
    var rows = MadeRows<Int>()
    let row = rows.add(Token(), 0, at: 0)
    #expect(row.state == .new)
    var wasHidden = rows.show(row)
    #expect(wasHidden && row.state == .shown)
    wasHidden = rows.show(row)
    #expect(!wasHidden && row.state == .shown)
    rows.hide([row], areSpare: [false], around: 1)
    #expect(row.state == .kept)
    wasHidden = rows.show(row)
    #expect(wasHidden && row.state == .shown)
    rows.hide([row], areSpare: [true], around: 1)
    #expect(row.state == .spare)
    let removed = trim(&rows, kept: 9, spare: 0)
    #expect(removed == [0] && row.state == .retired && rows[0] == nil)
  }

  @Test func `are kept out of view with what they hold, or are spare`() {
    var rows = rows(6)
    show(&rows, 2..<4)
    #expect(states(rows) == [.spare, .kept, .shown, .shown, .spare, .kept])
    #expect(rows.inView.row(2) != nil && rows.inView.row(1) == nil)
    show(&rows, 0..<3)
    #expect(states(rows) == [.shown, .shown, .shown, .kept, .spare, .kept])
  }

  @Test func `that are shown again stay when others are removed`() {
    var rows = rows(6)
    show(&rows, 5..<6)
    show(&rows, 1..<2)
    show(&rows, 5..<6)
    // The order of 1 and 3, which hold something, is now 3, 1.
    let gone = trim(&rows, kept: 1, spare: 9)
    #expect(gone == [3])
    #expect(rows[1]?.state == .kept)
  }

  @Test func `that come back within an update are the rows that they were, at their new numbers`() {
    var rows = rows(3)
    let row = rows[2]
    show(&rows, 0..<1)
    // A row came above them.
    let gone = rows.renumber { $0 + 1 }
    #expect(gone.isEmpty && rows[2] === row && row?.state == .spare)
    for key in 0..<3 { if let row = rows[key] { _ = rows.show(row) } }
    #expect(row?.state == .shown && rows.inView.row(3) === row && rows.inView.row(2) === rows[1])
  }

  @Test(
    "are removed from the farthest on where many go out of view at once",
    arguments: [(4..<8, [0, 2]), (0..<4, [6, 4])])
  func farthestFirst(_ lines: Range<Int>, _ removed: [Int]) {
    var rows = rows(8)
    show(&rows, lines)
    let gone = trim(&rows, kept: 9, spare: 0)
    #expect(gone == removed)
  }

  @Test func `take their numbers from a change of the data, and leave if they have none`() {
    var rows = rows(4)
    show(&rows, 1..<3)
    // Rows 0 and 1 went, one out of view and one in view; 2 and 3 moved up.
    let gone = rows.renumber { $0 < 2 ? nil : $0 - 2 }
    #expect(keys(gone, rows) == [0, 1] && gone.allSatisfy { $0.state == .retired })
    #expect(rows.inOrder.map(\.index) == [0, 1])
    #expect(rows.inView.shown.map(\.index) == [0] && rows.inView.row(2) == nil)
    // Nothing of those that went waits to be removed.
    let trimmed = trim(&rows, kept: 0, spare: 0)
    #expect(trimmed == [3])
  }

  @Test func `that come back while they leave are shown as they were, with an old value`() {
    var rows = MadeRows<Int>()
    let row = rows.takeBack(Token(), 3, at: 1)
    #expect(row.state == .shown && row.isStale && row.index == 1)
    // So nothing decides anew whether they transition.
    let wasHidden = rows.show(row)
    #expect(!wasHidden)
  }

  @Test func `are all kept where their section closes`() {
    var rows = rows(3)
    rows.hideAll()
    #expect(states(rows) == [.kept, .kept, .kept] && rows.inView.shown.isEmpty)
    let gone = trim(&rows, kept: 1, spare: 0)
    #expect(gone == [0, 1])
  }
}
