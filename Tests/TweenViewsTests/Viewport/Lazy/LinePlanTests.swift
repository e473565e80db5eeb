import Foundation
import Testing

@testable import TweenViews

@Suite("Which lines are made") struct LinePlanTests {
  /// 100 lines, 10 points each, which line n begins at 10 n.
  private func plan(
    _ view: ClosedRange<CGFloat>, settling: ClosedRange<CGFloat>? = nil, carried: Int? = nil,
    count: Int = 100
  ) -> LinePlan {
    LinePlan(
      table: LineTable(count: count, spacing: 0, estimate: 10), view: view, settling: settling,
      dragged: carried)
  }

  @Test(
    "are those in view, and one more on either side",
    arguments: [
      (0...35 as ClosedRange<CGFloat>, 0..<5), (5...35, 0..<5), (10...40, 0..<6), (15...40, 0..<6),
      (25...26, 1..<4), (980...1_000, 97..<100), (-50...5, 0..<2), (1_200...1_300, 98..<100),
    ])
  func inView(_ view: ClosedRange<CGFloat>, _ lines: Range<Int>) {
    #expect(plan(view).linesInView == lines)
  }

  @Test func `are none of an empty list`() {
    #expect(plan(0...100, count: 0).linesInView.isEmpty)
  }

  @Test func `are those that come into view as shorter content comes to rest, too`() {
    // A list that was scrolled to its end and lost rows showed none for some frames.
    #expect(plan(500...540, settling: 480...520).linesInView == 47..<56)
    #expect(plan(500...540, settling: 520...560).linesInView == 49..<58)
  }

  @Test(
    "reach to a row that is carried, unless it is far away",
    arguments: [(40, 40..<56), (70, 49..<71), (50, 49..<56), (600, 49..<56)])
  func carried(_ line: Int, _ lines: Range<Int>) {
    #expect(plan(500...540, carried: line, count: 2_000).linesInView == lines)
  }

  @Test func `begin with lines without length at the edge`() {
    var table = LineTable(count: 20, spacing: 0, estimate: 10)
    // Lines 4 and 5 have no views: both begin at 40, where line 6 does.
    for line in 4...5 { _ = table.setLength(LineLength(length: 0), at: line) }
    let plan = LinePlan(table: table, view: 40...55)
    // They are asked again whether they have some, with one line before them.
    #expect(plan.linesInView == 3..<9)
  }

  @Test func `are bounded where lines have no length at all`() {
    let table = LineTable(count: 100_000, spacing: 0, estimate: 0)
    // All begin at the edge: half of the most before the last one, that, and one more.
    #expect(
      LinePlan(table: table, view: 0...100).linesInView.count == LinePlan.maximumLines / 2 + 2)
  }

  @Test(
    "are those that rows pass on their way, if they are few",
    arguments: [
      // Rows of lines 2 and 14 are seen; 5 lines are in view, so at most 10 are passed.
      ([2], [2, 3, 4]), ([14], [10, 11, 12, 13, 14]), ([2, 14], [2, 3, 4, 10, 11, 12, 13, 14]),
      // One farther away comes alone.
      ([40], [40]), ([], []),
    ] as [(Set<Int>, [Int])])
  func passed(_ seen: Set<Int>, _ lines: [Int]) {
    #expect(LinePlan.withPassed(seen, beside: 5..<10, isNew: { _ in false }) == lines)
  }

  @Test func `are not those of new rows between, which nobody sees`() {
    #expect(LinePlan.withPassed([13], beside: 5..<10, isNew: { $0 == 11 }) == [10, 12, 13])
    #expect(LinePlan.withPassed([3], beside: 5..<5, isNew: { _ in false }) == [3])
  }

  @Test func `are drawn in their order, pinned ones in front`() {
    let list = LineList<String>([
      .section(header: ["h"], [.rows("a", 4)], footer: ["f"]),
      .section(header: ["i"], [.rows("b", 4)]),
    ])
    // Lines: h a0 a1 a2 a3 f | i b0 b1 b2 b3.
    func order(_ lines: LazyRows, _ pinned: PinnedScrollableViews) -> [LinePlan.Line] {
      LinePlan.order(lines, of: list, pinned: pinned)
    }
    #expect(order(LazyRows(inView: 2..<4), []) == [.init(line: 2), .init(line: 3)])
    #expect(
      order(LazyRows(inView: 2..<4, outOfView: [0, 9]), [])
        == [.init(line: 0), .init(line: 2), .init(line: 3), .init(line: 9)])
    #expect(
      order(LazyRows(inView: 4..<7), [.sectionHeaders, .sectionFooters])
        == [
          .init(line: 4), .init(line: 0, role: .pinnedHeader(section: 0)),
          .init(line: 5, role: .pinnedFooter(section: 0)),
          .init(line: 6, role: .pinnedHeader(section: 1)),
        ])
  }
}

@Suite("A row's way") struct RowWayTests {
  struct Case: Sendable {
    var shown: ClosedRange<CGFloat>
    var end: ClosedRange<CGFloat>
    var isSeen: Bool
  }

  /// What is in view reaches from 100 to 200.
  static let cases = [
    Case(shown: 120...130, end: 300...310, isSeen: true),
    Case(shown: 90...101, end: 0...11, isSeen: true),
    // It touches the edge.
    Case(shown: 90...100, end: 0...10, isSeen: false),
    Case(shown: 200...210, end: 300...310, isSeen: false),
    // From one side to the other: it will be seen.
    Case(shown: 0...10, end: 300...310, isSeen: true),
    Case(shown: 300...310, end: 90...100, isSeen: true),
    Case(shown: 300...310, end: 150...160, isSeen: false),
  ]

  @Test("leads through the view, if it moves and is seen there", arguments: cases)
  func seen(_ item: Case) {
    var way = RowPath(shown: item.shown, end: item.end, isMoving: false)
    #expect(way.isVisible(in: 100...200) == item.isSeen)
    #expect(!way.leads(through: 100...200))
    way.isMoving = true
    #expect(way.leads(through: 100...200) == item.isSeen)
  }
}

@Suite("Numbers of lines in view and elsewhere") struct LazyRowsTests {
  @Test(
    "are together as long as there is no gap between them",
    arguments: [(5, 4..<8), (7, 4..<8), (10, 10..<12), (20, 20..<21)])
  func together(_ line: Int, _ lines: Range<Int>) {
    let all = LazyRows(inView: 4..<7, outOfView: [7, 10, 11, 20])
    #expect(all.together(with: line) == lines)
  }

  @Test func `are visited in their order`() {
    var visited: [Int] = []
    let all = LazyRows(inView: 4..<6, outOfView: [1, 9])
    all.visit { visited.append($0) }
    #expect(visited == [1, 4, 5, 9] && all.hull == 1..<10)
    #expect(LazyRows(inView: 0..<0, outOfView: [3]).hull == 3..<4)
  }
}
