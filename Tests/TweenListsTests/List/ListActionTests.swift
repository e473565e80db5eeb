import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

@Suite("What rows of a list do") @MainActor struct ListActionTests {
  private struct One: View {
    let log: Log<Int?>
    @State var chosen: Int?
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<3, id: \.self) { number in
          Color.red.frame(height: 22).selectionDisabled(number == 2)
        }
        Color.blue.frame(height: 22).tag(9)
        Color.green.frame(height: 22)
      }
      .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test(
    "a press selects the row by its id or tag; rows without one, and disabled ones, don't answer")
  func single() {
    let log = Log<Int?>()
    let panel = ListPanel { One(log: log) }
    panel.tap(200, 100)
    #expect(log.entries == [1])
    panel.tap(200, 145)
    #expect(log.entries == [1])
    panel.tap(200, 190)
    panel.tap(200, 233)
    #expect(log.entries == [1, 9])
    #expect(panel.rects(Color(provider: SystemStyles.systemGray4)).map(\.minY) == [167])
  }

  private struct Editable: View {
    let log: Log<[String]>
    @State var letters = ["a", "b", "c"]
    @State var mode = EditMode.inactive
    var body: some View {
      List {
        ForEach(["x", "y"], id: \.self) { _ in Color.blue.frame(height: 22) }
        ForEach(letters, id: \.self) { _ in Color.red.frame(height: 22) }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        Button {
          mode = .active
        } label: {
          Color.green.frame(height: 22)
        }
      }
      .environment(\.editMode, $mode)
      .onChange(of: letters) { log(letters) }
    }
  }

  @Test("a swipe uncovers the button that deletes, which is told the offset in its own data")
  func swipe() {
    let log = Log<[String]>()
    let panel = ListPanel { Editable(log: log) }
    // The second of the letters.
    let start = CGPoint(x: 300, y: 35 + 3 * 44 + 22)
    panel.drag(from: start, by: CGSize(width: -90, height: 0))
    #expect(log.entries.isEmpty)
    panel.tap(350, start.y)
    #expect(log.entries == [["a", "c"]])
  }

  @Test("a row without an action does not move, and a short swipe closes again")
  func noSwipe() {
    let log = Log<[String]>()
    let panel = ListPanel { Editable(log: log) }
    let before = panel.rects(.blue)
    panel.drag(from: CGPoint(x: 300, y: 57), by: CGSize(width: -90, height: 0))
    #expect(panel.rects(.blue) == before)
    let rows = panel.rects(.red)
    panel.drag(from: CGPoint(x: 300, y: 145), by: CGSize(width: -25, height: 0))
    #expect(panel.rects(.red) == rows)
  }

  @Test("a swipe over more than half of the row deletes it at once")
  func fullSwipe() {
    let log = Log<[String]>()
    let panel = ListPanel { Editable(log: log) }
    panel.drag(from: CGPoint(x: 330, y: 145), by: CGSize(width: -280, height: 0))
    #expect(log.entries == [["b", "c"]])
  }

  @Test("a swipe down the list scrolls it and opens no row")
  func scrolling() {
    let log = Log<[String]>()
    let panel = ListPanel(height: 200) { Editable(log: log) }
    let before = panel.rects(.red).map(\.minX)
    panel.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -10, height: -60))
    #expect(panel.rects(.red).map(\.minX).allSatisfy { $0 == before[0] })
    #expect(panel.rects(.red).map(\.minY).min() ?? 0 < 90)
  }

  @Test("while rows are edited, a drag of the handle moves a row to another place")
  func move() {
    let log = Log<[String]>()
    let panel = ListPanel { Editable(log: log) }
    panel.tap(200, 35 + 5 * 44 + 22)
    let first = CGPoint(x: 345, y: 35 + 2 * 44 + 22)
    panel.drag(from: first, by: CGSize(width: 0, height: 88))
    #expect(log.entries == [["b", "c", "a"]])
    panel.drag(from: first, by: CGSize(width: 0, height: 2000))
    #expect(log.entries.last == ["c", "a", "b"])
  }

  @Test("the handle reaches to the card's edge, and is as high as the row")
  func handleReach() throws {
    for width: CGFloat in [320, 390] {
      let log = Log<[String]>()
      let panel = ListPanel(width: width) { Editable(log: log) }
      panel.tap(200, 35 + 5 * 44 + 22)
      let card = try #require(panel.cards.first)
      let handle = try #require(
        panel.graph.tree.all.filter { $0.label.hasPrefix("Reorder") }.map(\.frame)
          .min { $0.minY < $1.minY })
      #expect(handle.maxX == card.maxX && handle.height == 44)
      panel.drag(
        from: CGPoint(x: card.maxX - 2, y: handle.minY + 2), by: CGSize(width: 0, height: 88))
      #expect(log.entries == [["b", "c", "a"]])
    }
  }

  @Test func `only rows whose data can be moved have a handle`() {
    let panel = ListPanel {
      List {
        ForEach(0..<2, id: \.self) { _ in Color.blue.frame(height: 22) }
          .onDelete { _ in }
        ForEach(0..<3, id: \.self) { Color.red.frame(height: 22).moveDisabled($0 == 1) }
          .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    // Rows of 44 points, the first 35 below the top.
    let handles = panel.graph.tree.all.filter { $0.label.hasPrefix("Reorder") }
    #expect(handles.map { ($0.frame.midY - 57) / 44 } == [2, 4])
  }

  private struct Links: View {
    let mode: EditMode
    let selects: Bool
    let log: Log<String>
    @State var chosen: Set<Int> = []
    var body: some View {
      NavigationStack {
        Group {
          if selects { List(selection: $chosen) { rows } } else { List { rows } }
        }
        .navigationDestination(for: Int.self) { Text("Value \($0)") }
        .environment(\.editMode, .constant(mode))
      }
      .onChange(of: chosen) { log("\(chosen.sorted())") }
    }
    @ViewBuilder private var rows: some View {
      NavigationLink("to a value", value: 1).tag(1)
      NavigationLink("to a view") { Text("A view") }.tag(2)
      Button("button") { log("button") }.tag(3)
    }
  }

  @Test("while rows are edited a press of a link at most selects its row, by hand and by readers")
  func editedLinks() throws {
    for selects in [true, false] {
      for byReader in [true, false] {
        let log = Log<String>()
        let panel = NavigationPanel { Links(mode: .active, selects: selects, log: log) }
        panel.settle()
        for label in ["to a value", "to a view", "button"] {
          if byReader {
            panel.graph.clock.run {
              panel.graph.send(.request(ElementRequest(.perform("default"), of: .label(label))))
            }
          } else {
            panel.tap(label)
          }
          panel.settle()
        }
        #expect(log.entries == (selects ? ["[1]", "[1, 2]", "[1, 2, 3]"] : ["button"]))
        #expect(panel.all("to a value").count == 1)
        #expect(panel.all("Value 1").isEmpty && panel.all("A view").isEmpty)
      }
    }
  }

  @Test("where rows are not edited a link leads to its page, and does so again afterwards")
  func uneditedLinks() {
    for selects in [true, false] {
      let panel = NavigationPanel { Links(mode: .inactive, selects: selects, log: Log()) }
      panel.settle()
      panel.tap("to a view")
      panel.settle()
      #expect(panel.all("A view").count == 1)
    }
  }

  private struct Own: View {
    let log: Log<String>
    var body: some View {
      List {
        ForEach(0..<1, id: \.self) { _ in
          Color.red.frame(height: 22)
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log("pin") } }
        }
        .onDelete { _ in log("delete") }
      }
    }
  }

  @Test("a row with actions of its own has no button that deletes")
  func ownActions() {
    let log = Log<String>()
    let panel = ListPanel { Own(log: log) }
    panel.drag(from: CGPoint(x: 330, y: 57), by: CGSize(width: -280, height: 0))
    #expect(log.entries.isEmpty)
    panel.drag(from: CGPoint(x: 60, y: 57), by: CGSize(width: 280, height: 0))
    #expect(log.entries.isEmpty)
    panel.tap(50, 57)
    #expect(log.entries == ["pin"])
  }

  @Test("a button without a look of its own is its whole row")
  func rowButton() {
    let log = Log<String>()
    let panel = ListPanel {
      List {
        Button("Go") { log("go") }
        Button("No") { log("no") }.disabled(true)
        Button("Plain") { log("plain") }.buttonStyle(.plain)
      }
    }
    panel.tap(360, 40)
    panel.tap(360, 100)
    panel.tap(360, 145)
    #expect(log.entries == ["go"])
    panel.tap(60, 145)
    #expect(log.entries == ["go", "plain"])
  }

  private struct Many: View {
    let log: Log<Set<Int>>
    @State var chosen: Set<Int> = []
    @State var mode = EditMode.active
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 22) }
      }
      .environment(\.editMode, $mode)
      .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test("while rows are edited, presses add rows to a set and take them out")
  func many() {
    let log = Log<Set<Int>>()
    let panel = ListPanel { Many(log: log) }
    panel.tap(200, 57)
    panel.tap(200, 145)
    panel.tap(200, 57)
    #expect(log.entries == [[0], [0, 2], [2]])
  }

  private struct Shrinking: View {
    let rows: Log<Int>
    @State var numbers = [0, 1, 2]
    var body: some View {
      List {
        ForEach(numbers, id: \.self) { _ in Color.red.frame(height: 22) }
        Button {
          withAnimation(.linear(duration: 1)) { _ = numbers.removeFirst() }
        } label: {
          Color.green.frame(height: 22)
        }
      }
    }
  }

  @Test("rows below one that goes move up with the animation, and so does the card's end")
  func removal() {
    let panel = ListPanel { Shrinking(rows: Log()) }
    #expect(panel.rects(.red).map(\.minY) == [46, 90, 134])
    panel.pointer(.down, 200, 189)
    panel.pointer(.up, 200, 189)
    panel.step(30)
    let half = panel.rects(.red).map { $0.minY }
    #expect(half.count == 2)
    #expect(abs(half[0] - 68) < 1.5 && abs(half[1] - 112) < 1.5)
    panel.settle()
    #expect(panel.rects(.red).map(\.minY) == [46, 90])
    #expect(panel.cards.map(\.maxY) == [167])
  }

  private struct Folding: View {
    @State var isOpen = false
    var body: some View {
      List {
        DisclosureGroup(isExpanded: $isOpen) {
          Color.red.frame(height: 22)
          Color.red.frame(height: 22)
        } label: {
          Color.blue.frame(height: 22)
        }
      }
    }
  }

  @Test("a disclosure group's label is a row, and what is in it rows one level below")
  func disclosure() {
    let panel = ListPanel { Folding() }
    #expect(panel.cards.map(\.height) == [44])
    panel.tap(100, 57)
    #expect(panel.rects(.red).map(\.minX) == [60, 60])
    #expect(panel.cards.map(\.height) == [132])
    panel.tap(100, 57)
    #expect(panel.rects(.red).isEmpty)
  }

  private struct Tree: Identifiable {
    let id: Int
    var kids: [Tree]?
  }

  @Test("an outline makes only the levels that are open")
  func outline() {
    let made = Log<Int>()
    let tree = Tree(id: 0, kids: [Tree(id: 1, kids: [Tree(id: 2)]), Tree(id: 3)])
    let panel = ListPanel {
      List([tree], children: \.kids) { node in
        let _ = made(node.id)
        Color.red.frame(height: 22)
      }
    }
    #expect(Set(made.entries) == [0])
    panel.tap(100, 57)
    #expect(Set(made.entries) == [0, 1, 3])
    #expect(panel.rects(.red).map(\.minX) == [40, 60, 60])
  }

  private struct Sections: View {
    @State var isOpen = false
    var body: some View {
      List {
        Section(isExpanded: $isOpen) {
          Color.red.frame(height: 22)
        } header: {
          Color.blue.frame(height: 22)
        }
      }
      .listStyle(.sidebar)
    }
  }

  @Test("a section of a sidebar is opened and closed by the chevron in its header")
  func sidebar() {
    let panel = ListPanel { Sections() }
    #expect(panel.rects(.red).isEmpty)
    panel.tap(345, 28)
    #expect(panel.rects(.red).count == 1)
    panel.tap(345, 28)
    #expect(panel.rects(.red).isEmpty)
  }

  @Test("all rows removed while one of them is open leave nothing behind")
  func vanishing() {
    let log = Log<[String]>()
    let panel = ListPanel { Editable(log: log) }
    panel.drag(from: CGPoint(x: 330, y: 145), by: CGSize(width: -90, height: 0))
    for _ in 0..<3 { panel.drag(from: CGPoint(x: 330, y: 145), by: CGSize(width: -280, height: 0)) }
    #expect(panel.rects(.red).isEmpty)
    #expect(log.entries.last == [])
  }

  private struct Named: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }

  private struct Bound: View {
    let log: Log<[Int]>
    @State var items = (0..<3).map { Named(id: $0) }
    var body: some View {
      List($items, editActions: .delete) { $item in
        Button {
          item.isOn = true
        } label: {
          (item.isOn ? Color.green : .red).frame(height: 22)
        }
      }
      .onChange(of: items) { log(items.map(\.id)) }
    }
  }

  @Test("a list of a binding's elements edits them by itself, and its rows write to them")
  func boundRows() {
    let log = Log<[Int]>()
    let panel = ListPanel { Bound(log: log) }
    panel.tap(200, 100)
    #expect(panel.rects(.green).map(\.minY) == [90])
    panel.drag(from: CGPoint(x: 330, y: 57), by: CGSize(width: -280, height: 0))
    #expect(log.entries == [[0, 1, 2], [1, 2]])
    #expect(panel.rects(.green).map(\.minY) == [46])
    // Only what was allowed.
    panel.drag(from: CGPoint(x: 330, y: 101), by: CGSize(width: 280, height: 0))
    #expect(log.entries.count == 2)
  }

  @Test("a form is a list of cards, in a stack and in a list as elsewhere")
  func forms() {
    let panel = ListPanel {
      Form {
        Color.red.frame(height: 22)
        Section("Words") { Toggle("On", isOn: .constant(true)) }
      }
    }
    #expect(panel.cards.map(\.height) == [44, 44])
    #expect(panel.rects(.red) == [CGRect(x: 40, y: 46, width: 310, height: 22)])
  }
}
