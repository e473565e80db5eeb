import Testing

@testable import TweenViews

/// What a container's content lists.
indirect enum ListedItem {
  case rows(String, Int)
  case section(header: [String] = [], [ListedItem] = [], footer: [String] = [])

  fileprivate func add(to builder: inout LineList<String>.Builder) {
    switch self {
    case .rows(let name, let count): builder.add(name, count: count)
    case .section(let header, let items, let footer):
      builder.addSection(nil) { builder in
        for name in header { builder.addSpan(name) }
      } content: { builder in
        for item in items { item.add(to: &builder) }
      } footer: { builder in
        for name in footer { builder.addSpan(name) }
      }
    }
  }
}

extension LineList<String> {
  init(_ items: [ListedItem], columns: Int = 1, listsLooseRows: Bool = true) {
    var builder = Builder(columns: columns, listsLooseRows: listsLooseRows)
    for item in items { item.add(to: &builder) }
    self = builder.list(version: 1)
  }

  /// Each part with where its rows stand.
  fileprivate var places: [(part: String, place: Place)] {
    blocks.flatMap { block in
      block.parts.map { ($0.content, place(of: $0, in: block)) }
    }
  }

  /// The cells of each line, by the names and numbers of their rows.
  fileprivate var lines: [String] {
    (0..<lineCount).map { line in
      var cells: [String] = []
      visitCells(line) { part, index, _, _ in cells.append("\(part)\(index)") }
      return cells.joined(separator: " ")
    }
  }
}

@Suite("Lines of a list") struct LineListTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var items: @Sendable () -> [ListedItem]
    var columns: Int
    var lines: [String]

    init(
      _ name: String, _ columns: Int, _ items: @escaping @Sendable () -> [ListedItem],
      _ lines: [String]
    ) {
      (testDescription, self.items, self.columns, self.lines) = (name, items, columns, lines)
    }
  }

  static let cases = [
    Case("nothing", 1, { [] }, []),
    Case("rows", 1, { [.rows("a", 2), .rows("b", 1)] }, ["a0", "a1", "b0"]),
    Case(
      "rows fill lines together", 2, { [.rows("a", 3), .rows("b", 2)] }, ["a0 a1", "a2 b0", "b1"]),
    Case(
      "a source without rows", 1, { [.rows("a", 1), .rows("b", 0), .rows("c", 1)] }, ["a0", "c0"]),
    Case("the same in columns", 2, { [.rows("a", 1), .rows("b", 0), .rows("c", 1)] }, ["a0 c0"]),
    Case(
      "a header has a line of its own", 2,
      { [.rows("a", 1), .section(header: ["h"], [.rows("b", 3)], footer: ["f"])] },
      ["a0", "h0", "b0 b1", "b2", "f0"]),
    Case(
      "rows of a section begin a line", 2,
      { [.section([.rows("a", 1)]), .section([.rows("b", 1)])] }, ["a0", "b0"]),
    Case(
      "an empty section between rows", 2,
      { [.rows("a", 1), .section([.rows("b", 0)]), .rows("c", 1)] }, ["a0", "c0"]),
  ]

  @Test("are filled with cells in their order", arguments: cases)
  func cells(_ item: Case) {
    let list = LineList<String>(item.items(), columns: item.columns)
    #expect(list.lines == item.lines)
    #expect(list.lineCount == item.lines.count)
    // And each row is found in its line.
    for (part, place) in list.places {
      for (line, cells) in item.lines.enumerated() {
        for cell in cells.split(separator: " ") where cell.hasPrefix(part) {
          guard let row = Int(cell.dropFirst(part.count)) else { continue }
          #expect(place.line(ofRow: row) == line)
        }
      }
    }
  }

  @Test func `are others with other columns, in a new version`() {
    var list = LineList<String>([.rows("a", 4)], columns: 1)
    let version = list.version
    list.setColumns(1)
    #expect(list.version == version)
    list.setColumns(4)
    #expect(list.lines == ["a0 a1 a2 a3"] && list.version == version + 1)
  }

  @Test func `are searched for rows part by part`() {
    let list = LineList<String>([.rows("a", 3), .section(header: ["h"], [.rows("b", 3)])])
    #expect(list.firstLine { $0 == "b" ? 2 : nil } == 6)
    #expect(list.firstLine { $0 == "h" ? 0 : nil } == 3)
    #expect(list.firstLine { _ in nil } == nil)
  }

  @Test func `belong to sections, which loose rows form, too`() {
    let list = LineList<String>([
      .rows("a", 2), .section(header: ["h"], [.rows("b", 2)], footer: ["f"]),
      .section([.rows("c", 0)]), .rows("d", 1), .rows("e", 1),
    ])
    // Lines: a0 a1 | h b0 b1 f | d0 e0. The section without lines counts for nothing.
    #expect(list.sections.map(\.lines) == [0..<2, 2..<6, 6..<8])
    #expect(list.sections.map(\.rows) == [0..<2, 3..<5, 6..<8])
    #expect((0..<8).map { list.section(at: $0) } == [0, 0, 1, 1, 1, 1, 2, 2])
    #expect(list.section(at: 8) == nil)
    #expect(list.sections(around: 1..<3) == 0..<2)
    #expect(list.sections(around: 6..<7) == 2..<3)
  }

  @Test func `of a section in a section are the outer one's rows in a list`() {
    let inner = ListedItem.section(header: ["i"], [.rows("b", 1)])
    let items = [ListedItem.section(header: ["h"], [.rows("a", 1), inner])]
    #expect(LineList<String>(items).sections.map(\.lines) == [0..<4])
    // Elsewhere both are there, the inner one first.
    let both = LineList<String>(items, listsLooseRows: false)
    #expect(both.sections.map(\.lines) == [2..<4, 0..<4])
    #expect(both.sections(around: 0..<1) == 0..<2)
  }

  @Test func `in view are rows of each source, by its own numbers`() {
    let list = LineList<String>([.rows("a", 3), .rows("b", 3)], columns: 2)
    // Lines: a0 a1 | a2 b0 | b1 b2.
    var rows: [String: LazyRows] = [:]
    for (part, place) in list.places {
      rows[part] = place.rows(in: LazyRows(inView: 0..<1, outOfView: [2]), count: 3)
    }
    #expect(rows["a"]?.inView == 0..<2 && rows["a"]?.outOfView == [])
    #expect(rows["b"]?.inView.isEmpty == true && rows["b"]?.outOfView == [1, 2])
  }

  @Test func `of a source that has lost rows meanwhile are those that it still has`() {
    let list = LineList<String>([.rows("a", 5)])
    for (_, place) in list.places {
      #expect(place.rows(in: LazyRows(inView: 2..<5), count: 3).inView == 2..<3)
      #expect(place.rows(in: LazyRows(inView: 4..<5), count: 3).inView.isEmpty)
    }
  }

  @Test func `that are pinned are headers and footers of sections in view`() {
    let list = LineList<String>([
      .section(header: ["h"], [.rows("a", 2)], footer: ["f"]), .section(header: ["i"]),
    ])
    // Lines: h a0 a1 f | i.
    let pinned = (0..<5).filter { list.isPinned($0, .sectionHeaders, beside: 1..<3) }
    #expect(pinned == [0])
    #expect((0..<5).filter { list.isPinned($0, .sectionFooters, beside: 1..<3) } == [3])
    #expect((0..<5).filter { list.isPinned($0, [], beside: 1..<3) } == [])
  }
}

@Suite("What an update changed in a list of lines") struct LineDiffTests {
  private final class Token {}
  private let tokens = (0..<4).map { _ in Token() }
  private func ids(_ numbers: [Int]) -> [ObjectIdentifier] {
    numbers.map { ObjectIdentifier(tokens[$0]) }
  }

  @Test func `decides which elements transition`() {
    var diff = LineDiff()
    diff.take(Set(ids([0, 1])), isFirst: true)
    #expect(ids([0, 1]).map(diff.change(ofComing:)) == [.stays, .stays])
    #expect(!diff.hasArrivals)
    diff.take(Set(ids([1, 2])), isFirst: false)
    #expect(ids([1, 2]).map(diff.change(ofComing:)) == [.stays, .came])
    #expect(ids([0, 1]).map(diff.change(ofLeaving:)) == [.went, .stays])
  }

  @Test func `has elements that came be new until the update ends`() {
    var diff = LineDiff()
    diff.take([], isFirst: true)
    diff.take(Set(ids([0])), isFirst: false)
    // A later change of the same update leaves them new.
    diff.take(Set(ids([0, 1])), isFirst: false)
    #expect(ids([0, 1]).map(diff.change(ofComing:)) == [.came, .came])
    diff.end()
    #expect(ids([0, 1]).map(diff.change(ofComing:)) == [.stays, .stays])
  }

  @Test func `finds sources that came and went, in any order`() {
    #expect(LineDiff.sources(from: ids([0, 1]), to: ids([0, 1])) == .init())
    #expect(LineDiff.sources(from: ids([0, 1]), to: ids([1, 0])) == .init())
    #expect(
      LineDiff.sources(from: ids([0, 1]), to: ids([1, 2, 3])) == .init(went: [0], came: [1, 2]))
    #expect(LineDiff.sources(from: ids([0]), to: []) == .init(went: [0]))
  }
}
