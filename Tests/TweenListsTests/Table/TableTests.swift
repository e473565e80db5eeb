import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenOverlays
@testable import TweenViews

@Suite("Tables") @MainActor struct TableTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
  }

  private static let people = [
    Person(id: 1, name: "Zoe", age: 31), Person(id: 2, name: "Adam", age: 9),
    Person(id: 3, name: "Mia", age: 110),
  ]

  private struct People: View {
    var log: Log<Set<Int>>?
    var widthClass = UserInterfaceSizeClass.regular
    @State var people = TableTests.people
    @State var order = [KeyPathComparator(\Person.name)]
    @State var chosen: Set<Int> = []
    var body: some View {
      Table(people, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
          .width(60).alignment(.numeric)
        TableColumn("Id") { Text("#\($0.id)") }
      }
      .environment(\.horizontalSizeClass, widthClass)
      .onChange(of: order, initial: true) { people.sort(using: order) }
      .onChange(of: chosen) { log?(chosen) }
    }
  }

  private func lines(_ panel: ListPanel) -> [String] {
    panel.graph.tree.description.split(separator: "\n").dropFirst(2).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `headers stand above columns that share the width`() {
    let panel = ListPanel(width: 400, height: 300) { People() }
    // 400 less insets of 20, gaps of 12 and the fixed 60: two columns of 138.
    #expect(
      lines(panel).prefix(6).map { $0.split(separator: " (").first ?? "" } == [
        "button \"Name\" value=\"ascending\" actions=[default]", "button \"Age\" actions=[default]",
        "header \"Id\"", "text \"Adam\" actions=[default]", "text \"9\" actions=[default]",
        "text \"#2\" actions=[default]",
      ])
    let frames = panel.graph.tree.all.dropFirst(5).prefix(3).map(\.frame)
    #expect(frames.map(\.minX).first == 20)
    #expect(frames.dropFirst().first?.maxX == CGFloat(230))
    #expect(frames.last?.minX == CGFloat(242))
  }

  @Test func `rows are dragged with their value, or with what their provider hands over`() throws {
    struct Carried: View {
      let log: Log<String>
      var body: some View {
        VStack(spacing: 0) {
          Table(of: Person.self) {
            TableColumn("Name") { Text($0.name) }
          } rows: {
            TableRow(Person(id: 1, name: "Zoe", age: 31)).draggable("value")
            TableRow(Person(id: 2, name: "Adam", age: 9))
              .itemProvider {
                let provider = NSItemProvider(object: "word" as NSString)
                provider.suggestedName = "provided"
                return provider
              }
            TableRow(Person(id: 3, name: "Mia", age: 110)).itemProvider(nil)
          }
          .frame(height: 200)
          Color.green.frame(height: 100).onDrop(of: [.plainText], isTargeted: nil) { providers in
            log(providers.first?.suggestedName ?? "value")
            return true
          }
        }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    for (name, words) in [("Zoe", ["value"]), ("Adam", ["provided"]), ("Mia", [])] {
      let log = Log<String>()
      let panel = ListPanel(width: 400, height: 300) { Carried(log: log) }
      let row = try #require(panel.graph.tree.all.first { $0.label == name }).frame
      panel.pointer(.down, row.midX, row.midY)
      panel.pointer(.move, row.midX + 10, row.midY)
      panel.pointer(.move, 200, 250)
      panel.pointer(.up, 200, 250)
      panel.settle()
      #expect(log.entries == words, "\(name)")
    }
  }

  @Test func `a press of a header puts its column first in the order, the next turns it around`() {
    let panel = ListPanel(width: 400, height: 300) { People() }
    func names() -> [String] {
      panel.graph.tree.all.map(\.label).filter { ["Zoe", "Adam", "Mia"].contains($0) }
    }
    func press(_ label: String) {
      guard let header = panel.graph.tree.all.first(where: { $0.label == label }) else { return }
      panel.tap(header.frame.midX, header.frame.midY)
    }
    func value(_ label: String) -> String? {
      panel.graph.tree.all.first { $0.label == label }?.value
    }
    #expect(names() == ["Adam", "Mia", "Zoe"])
    press("Name")
    #expect(names() == ["Zoe", "Mia", "Adam"] && value("Name") == "descending")
    press("Age")
    #expect(names() == ["Adam", "Zoe", "Mia"] && value("Age") == "ascending")
    #expect(value("Name") == nil)
    // All of the column's width takes the press, not the words alone.
    if let header = panel.graph.tree.all.first(where: { $0.label == "Name" }) {
      #expect(header.frame.width == 138 && header.frame.height == 28)
      panel.tap(header.frame.maxX - 2, header.frame.maxY - 2)
    }
    #expect(value("Name") == "ascending")
    press("Age")
    // A column that doesn't sort has a header that isn't pressed.
    press("Id")
    #expect(names() == ["Adam", "Zoe", "Mia"])
  }

  @Test func `a press selects a row by its id`() {
    let log = Log<Set<Int>>()
    let panel = ListPanel(width: 400, height: 300) { People(log: log) }
    panel.tap(200, 95)
    #expect(log.entries == [[3]])
    let selected = panel.graph.tree.all.filter { $0.traits == ["selected"] }.map(\.label)
    #expect(selected == ["Mia", "110", "#3"])
  }

  /// Three columns, the middle one from 60 to 130 points wide.
  private struct Drawn: View {
    var direction = LayoutDirection.leftToRight
    var body: some View {
      Table(TableTests.people) {
        TableColumn("Name") { Text($0.name) }
        TableColumn("Age") { Text("\($0.age)") }.width(min: 60, ideal: 100, max: 130)
        TableColumn("Id") { Text("#\($0.id)") }
      }
      .environment(\.horizontalSizeClass, .regular)
      .environment(\.layoutDirection, direction)
    }
  }

  /// The widths of the columns after drags of edges, in a table 400 points wide: from the beginnings of
  /// its headers, which are 20 from its side and 12 behind the column before.
  private func widths(
    _ direction: LayoutDirection = .leftToRight, after drags: [(edge: Int, way: CGFloat)]
  ) throws -> [CGFloat] {
    let panel = ListPanel(width: 400, height: 300) { Drawn(direction: direction) }
    func headers() -> [CGRect] {
      let frames = panel.graph.tree.all.filter { $0.role == .header }.map(\.frame)
      return direction == .leftToRight
        ? frames
        : frames.map { CGRect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    for (edge, way) in drags {
      let header = try #require(headers().dropFirst(edge + 1).first)
      let start = CGPoint(x: header.minX - 6, y: header.midY)
      func go(_ phase: InputEvent.PointerPhase, _ x: CGFloat) {
        panel.pointer(phase, direction == .leftToRight ? x : 400 - x, start.y)
      }
      go(.down, start.x)
      // There and back again counts from the beginning.
      for share in [0.1, 0.5, 3, 1] as [CGFloat] { go(.move, start.x + way * share) }
      go(.up, start.x + way)
      panel.settle()
    }
    let starts: [CGFloat] = headers().map { $0.minX } + [400 - 20 + 12]
    return zip(starts, starts.dropFirst()).map { (start: CGFloat, next: CGFloat) in
      next - start - 12
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an edge is dragged as far as the columns on both sides let it`(
    _ direction: LayoutDirection
  ) throws {
    // 400 less insets of 20 and gaps of 12: 336, of which the other two share 236.
    #expect(try widths(direction, after: []) == [118, 100, 118])
    #expect(try widths(direction, after: [(0, 17)]) == [135, 83, 118])
    #expect(try widths(direction, after: [(0, -17)]) == [101, 117, 118])
    #expect(try widths(direction, after: [(1, 13)]) == [118, 113, 105])
    // The middle one has its least and its most.
    #expect(try widths(direction, after: [(0, 90)]) == [158, 60, 118])
    #expect(try widths(direction, after: [(0, -90)]) == [88, 130, 118])
    #expect(try widths(direction, after: [(1, 90)]) == [118, 130, 88])
    #expect(try widths(direction, after: [(0, 30), (1, -90), (1, 20)]) == [148, 80, 108])
  }

  @Test func `in compact width there is the first column, without headers`() {
    let panel = ListPanel(width: 390, height: 300) { People(widthClass: .compact) }
    #expect(
      lines(panel).map { $0.split(separator: " (").first ?? "" } == [
        "text \"Adam\" actions=[default]", "text \"Mia\" actions=[default]",
        "text \"Zoe\" actions=[default]",
      ])
  }

  @Test func `rows can be listed one by one, with conditions, and headers left out`() {
    let isLast = false
    let panel = ListPanel(width: 400, height: 300) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        if isLast { TableColumn("Last", value: \.name) }
        TableColumn("Again", value: \.name)
      } rows: {
        TableRow(Person(id: 9, name: "One", age: 1))
        ForEach(Self.people) { TableRow($0) }
        if isLast { TableRow(Person(id: 10, name: "Last", age: 1)) }
      }
      .tableColumnHeaders(.hidden)
    }
    #expect(
      panel.graph.tree.all.filter { $0.role == .text }.map(\.label) == [
        "One", "One", "Zoe", "Zoe", "Adam", "Adam", "Mia", "Mia",
      ])
  }

  @Test func `rows tell what they show where nothing else does`() {
    let panel = ListPanel(width: 400, height: 300) {
      Table(selection: .constant(2 as Int?)) {
        TableColumn("Name") { (person: Person) in Text(person.name) }
      } rows: {
        ForEach(Self.people)
      }
    }
    #expect(
      panel.graph.tree.all.filter { $0.traits == ["selected"] }.map(\.label) == ["Adam"])
  }

  @Test func `only rows in view are made`() {
    let log = Log<Int>()
    let panel = ListPanel(width: 400, height: 300) {
      Table((0..<100_000).map { Person(id: $0, name: "p", age: $0) }) {
        TableColumn("Age") { person in
          let _ = log(person.age)
          Text("\(person.age)")
        }
      }
    }
    #expect(Set(log.entries).count <= 10 && panel.graph.tree.all.count > 5)
  }

  @Test func `a table without rows or of columns without width draws its headers`() {
    let panel = ListPanel(width: 60, height: 100) {
      Table([Person]()) {
        TableColumn("A", value: \.name).width(min: -3, ideal: .nan, max: -.infinity)
        TableColumn("B", value: \.name).width(500)
      }
    }
    #expect(panel.graph.tree.all.map(\.role) == [.window, .table, .header, .header])
  }
}

@Suite @MainActor struct TableColumnWidthTests {
  private func widths(_ room: CGFloat, _ columns: TableColumnWidth...) -> [CGFloat] {
    TableColumnWidth.shared(room, among: columns)
  }

  @Test func `columns that say nothing share what the others leave`() {
    let open = TableColumnWidth()
    #expect(widths(300, open, open, open) == [100, 100, 100])
    #expect(widths(300, open, TableColumnWidth(least: 60, most: 60), open) == [120, 60, 120])
    #expect(widths(300, open, TableColumnWidth(ideal: 200)) == [100, 200])
    #expect(widths(300, open, TableColumnWidth(least: 250)) == [50, 250])
    #expect(widths(300, open, TableColumnWidth(most: 20)) == [280, 20])
  }

  @Test func `what ideal widths leave over is shared, and what they lack too`() {
    let (small, large) = (TableColumnWidth(ideal: 50), TableColumnWidth(ideal: 100))
    #expect(widths(300, small, large) == [150, 150])
    #expect(widths(220, small, TableColumnWidth(ideal: 150)) == [70, 150])
    #expect(widths(100, small, large) == [50, 50])
    #expect(widths(100, TableColumnWidth(least: 80, ideal: 90), large) == [80, 20])
  }

  @Test func `what must be wider than there is room for is`() {
    #expect(widths(10, TableColumnWidth(least: 80), TableColumnWidth(least: 70)) == [80, 70])
    #expect(widths(0) == [])
    #expect(widths(1000, TableColumnWidth(most: 20)) == [20])
  }
}
