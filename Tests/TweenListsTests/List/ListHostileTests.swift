import Foundation
import Testing
import TweenCombine
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

@Suite("What a list makes of bad input") @MainActor struct ListHostileTests {
  /// A window with a list of what a source says, and what it warned of.
  private struct Window<Value> {
    let source: Source<Value>
    let panel: ListPanel
    let warnings = Log<String>()

    @MainActor init<Content: View>(
      _ value: Value, height: CGFloat = 600, @ViewBuilder content: @escaping (Value) -> Content
    ) {
      let source = Source(value)
      self.source = source
      panel = ListPanel(width: 320, height: height) { Driven(source: source, content: content) }
      let warnings = warnings
      panel.graph.onWarning = { warnings($0) }
    }

    /// Changes the value in a moving transaction, of which some frames go by.
    @MainActor func change(_ value: Value) {
      withAnimation(.linear(duration: 0.1)) { source.value = value }
      panel.step(3)
    }
  }

  private func red(_ panel: ListPanel) -> [CGFloat] { panel.rects(.red).map(\.minY) }
  private func blue(_ panel: ListPanel) -> [CGFloat] { panel.rects(.blue).map(\.minY) }

  @Test("ids that repeat while rows leave: each shows, one warning says so, nothing stays behind")
  func repeatingIDs() {
    let window = Window([1, 2, 3]) { ids in
      List { ForEach(ids, id: \.self) { _ in Color.red.frame(height: 22) } }
    }
    for ids in [[1, 3], [1, 2, 2, 3, 2], [2, 2], [2, 1, 2, 1], [], [3, 3, 3]] { window.change(ids) }
    window.panel.settle()
    #expect(red(window.panel) == [46, 90, 134])
    #expect(window.warnings.entries.count == 1)
    window.change([])
    window.panel.settle()
    #expect(window.panel.cards.isEmpty && window.panel.rects(.red).isEmpty)
  }

  private struct Shifty: Identifiable {
    var id: Int
    var name: String
  }

  @Test("ids that change under rows that leave are other rows")
  func changingIDs() {
    let window = Window([Shifty(id: 1, name: "a"), Shifty(id: 2, name: "b")]) { items in
      List {
        ForEach(items) { item in
          Text(item.name)
          Color.red.frame(height: 22)
        }
      }
    }
    window.change([Shifty(id: 2, name: "b")])
    window.change([Shifty(id: 1, name: "b"), Shifty(id: 3, name: "a")])
    window.change([Shifty(id: 3, name: "b")])
    window.panel.settle()
    #expect(red(window.panel) == [90])
    #expect(window.panel.graph.tree.all.filter { $0.label == "b" }.count == 1)
    #expect(!window.panel.graph.tree.all.contains { $0.label == "a" })
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }

  private struct Bound: View {
    let kept: Log<Binding<Item>>
    @ObservedObject var source: Source<[Item]>
    var body: some View {
      List {
        ForEach($source.value) { $item in
          let _ = kept($item)
          (item.isOn ? Color.green : .red).frame(height: 22)
        }
      }
    }
  }

  @Test("a binding whose element has gone reads what it was last, and writes nothing")
  func goneElement() {
    let kept = Log<Binding<Item>>()
    let source = Source((0..<3).map { Item(id: $0) })
    let panel = ListPanel { Bound(kept: kept, source: source) }
    let last = kept.entries.last { $0.wrappedValue.id == 2 }
    withAnimation(.linear(duration: 0.1)) { source.value.removeAll() }
    panel.step(2)
    #expect(last?.wrappedValue == Item(id: 2))
    last?.wrappedValue.isOn = true
    panel.settle()
    #expect(source.value.isEmpty)
    source.value = [Item(id: 7)]
    panel.settle()
    last?.wrappedValue.isOn = true
    panel.settle()
    #expect(source.value == [Item(id: 7)])
    #expect(red(panel) == [46])
  }

  @Test("a move from or to where there is nothing leaves out what isn't there")
  func moves() {
    var letters = ["a", "b", "c"]
    letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 99)
    #expect(letters == ["b", "c", "a"])
    letters.move(fromOffsets: IndexSet([1, 7, 99]), toOffset: -5)
    #expect(letters == ["c", "b", "a"])
    letters.remove(atOffsets: IndexSet([0, 3, 50]))
    #expect(letters == ["b", "a"])
    letters.move(fromOffsets: [], toOffset: 1)
    #expect(letters == ["b", "a"])
  }

  private struct Chosen: View {
    @ObservedObject var source: Source<(ids: [Int], one: Int?)>
    var body: some View {
      List(source.value.ids, id: \.self, selection: $source.value.one) { _ in
        Color.red.frame(height: 22)
      }
    }
  }

  @Test("a selection that no longer exists lights no row, and a press or an arrow begins anew")
  func goneSelection() {
    let source = Source<(ids: [Int], one: Int?)>(([1, 2, 3], 2))
    let panel = ListPanel { Chosen(source: source) }
    let lit = Color(provider: SystemStyles.systemGray4)
    #expect(panel.rects(lit).map(\.minY) == [79])
    source.value.ids = [1, 3]
    panel.settle()
    #expect(panel.rects(lit).isEmpty)
    #expect(source.value.one == 2)
    panel.tap(200, 100)
    #expect(source.value.one == 3)
    source.value.one = 42
    panel.settle()
    panel.graph.send(.key(.downArrow, modifiers: [], phase: .down))
    panel.settle()
    #expect(source.value.one == 1)
  }

  private struct Folded: View {
    @ObservedObject var source: Source<(sections: [Int], open: Set<Int>)>
    var body: some View {
      List {
        ForEach(source.value.sections, id: \.self) { number in
          Section(isExpanded: isOpen(number)) {
            ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 22) }
          } header: {
            Color.blue.frame(height: 20)
          }
        }
      }
    }
    private func isOpen(_ number: Int) -> Binding<Bool> {
      Binding {
        source.value.open.contains(number)
      } set: {
        if $0 { source.value.open.insert(number) } else { source.value.open.remove(number) }
      }
    }
  }

  @Test(
    "sections that come while collapsed show their headers alone, and their rows when they open")
  func collapsedSections() {
    let source = Source<(sections: [Int], open: Set<Int>)>(([1], []))
    let panel = ListPanel { Folded(source: source) }
    withAnimation(.linear(duration: 0.1)) { source.value.sections = [0, 1, 2] }
    panel.step(2)
    withAnimation(.linear(duration: 0.1)) { source.value.open = [2] }
    panel.step(2)
    withAnimation(.linear(duration: 0.1)) { source.value.sections = [2, 0] }
    panel.settle()
    #expect(panel.rects(.blue).count == 2)
    #expect(red(panel).count == 3)
    #expect(panel.cards.map(\.height) == [132])
    source.value.open = []
    panel.settle()
    #expect(red(panel).isEmpty && panel.cards.isEmpty)
  }

  @Test("of a million rows those in view are made, at the beginning and at the end")
  func million() {
    let made = Log<Int>()
    let window = Window(1_000_000) { count in
      List(0..<count, id: \.self) { number in
        let _ = made(number)
        Color.red.frame(height: 22)
      }
    }
    #expect(made.entries.count <= 16)
    window.panel.graph.send(
      .scroll(CGSize(width: 0, height: -1e9), position: CGPoint(x: 100, y: 300)))
    window.panel.settle()
    #expect(made.entries.max() == 999_999)
    #expect(made.entries.count <= 64)
    window.change(999_999)
    window.panel.settle()
    #expect(made.entries.count <= 128)
    #expect(window.warnings.entries.isEmpty)
  }

  @Test("rows without height, with more than there is, and with none that is a number")
  func heights() {
    let window = Window([0, -10, .infinity, .nan, 22] as [CGFloat]) { heights in
      List {
        ForEach(Array(heights.enumerated()), id: \.offset) { _, height in
          Color.red.frame(height: height).listRowInsets(EdgeInsets())
        }
        Color.blue.frame(maxHeight: .infinity)
        Color.green.frame(minHeight: 30, maxHeight: .infinity)
      }
      .environment(\.defaultMinListRowHeight, heights.isEmpty ? -.infinity : 0)
    }
    window.panel.settle()
    #expect(window.panel.rects(.blue).map(\.height) == [10])
    #expect(window.panel.rects(.green).map(\.height) == [30])
    let cards = window.panel.cards
    #expect(cards.allSatisfy { $0.minY.isFinite && $0.height.isFinite })
    window.change([])
    window.panel.settle()
    #expect(window.panel.cards.map(\.height) == [32 + 52])
  }

  @Test("hundreds of rows without any height show as nothing, and do no harm")
  func noHeights() {
    let window = Window(300) { count in
      List {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 0) }
          .listRowInsets(EdgeInsets())
        Color.blue.frame(height: 22)
      }
      .environment(\.defaultMinListRowHeight, 0)
    }
    window.panel.settle()
    #expect(window.panel.rects(.blue).map(\.minY) == [46])
  }

  private struct Breathing: View {
    var body: some View {
      List {
        TimelineView(.animation) { timeline in
          let time = timeline.date.timeIntervalSinceReferenceDate
          Color.red.frame(height: 30 + 20 * CGFloat(Int((time * 60).rounded()) % 3))
        }
        ForEach(0..<5, id: \.self) { _ in Color.blue.frame(height: 22) }
      }
    }
  }

  @Test("a row whose height is another one in each frame moves the others, and nothing piles up")
  func restlessRow() {
    let panel = ListPanel { Breathing() }
    let warnings = Log<String>()
    panel.graph.onWarning = { warnings($0) }
    func nodeCount() -> Int {
      var count = 0
      func visit(_ node: ViewNode) {
        count += 1
        node.visitChildren(visit)
      }
      if let root = panel.graph.root { visit(root) }
      return count
    }
    panel.step(6)
    let before = nodeCount()
    for _ in 0..<60 {
      panel.step()
      let height = panel.rects(.red).first?.height ?? 0
      #expect(panel.rects(.blue).first?.minY == 35 + height + 22 + 11)
    }
    #expect(nodeCount() == before)
    #expect(warnings.entries.isEmpty)
  }

  private struct Growing: View {
    @State private var count = 1
    var body: some View {
      List(0..<count, id: \.self) { number in
        Color.red.frame(height: 22).onAppear { if number == count - 1, count < 5 { count += 1 } }
      }
    }
  }

  @Test("data that changes when a row appears, and lists in lists")
  func nested() {
    let panel = ListPanel { Growing() }
    panel.settle()
    #expect(red(panel).count == 5)
    let inner = ListPanel {
      List {
        List { Color.red.frame(height: 22) }
        Color.blue.frame(height: 22)
      }
    }
    inner.settle()
    // A list has no height of its own: the row has the least one.
    #expect(inner.rects(.blue).map(\.minY) == [35 + 44 + 11])
    let scrolled = ListPanel { ScrollView { List { Color.red.frame(height: 22) } } }
    scrolled.settle()
    #expect(scrolled.rects(.red).count <= 1)
  }

  private struct Open: View {
    @ObservedObject var source: Source<[Int]>
    @State var chosen: Int?
    let log: Log<Int?>
    var mode = EditMode.inactive
    var body: some View {
      List(selection: $chosen) {
        ForEach(source.value, id: \.self) { _ in Color.blue.frame(height: 22) }
          .onDelete { source.value.remove(atOffsets: $0) }
          .onMove { source.value.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(mode))
      .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test("an open row that goes takes its being open with it: the next press selects")
  func openRowGoes() {
    let log = Log<Int?>()
    let source = Source([1, 2, 3])
    let panel = ListPanel { Open(source: source, log: log) }
    panel.drag(from: CGPoint(x: 300, y: 57), by: CGSize(width: -90, height: 0))
    source.value = [2, 3]
    panel.settle()
    panel.tap(200, 57)
    #expect(log.entries == [2])
  }

  @Test("a row that goes while its handle is held leaves the others in their places")
  func heldRowGoes() {
    let source = Source([1, 2, 3, 4])
    let panel = ListPanel { Open(source: source, log: Log(), mode: .active) }
    panel.pointer(.down, 345, 57)
    panel.pointer(.move, 345, 80)
    panel.pointer(.move, 345, 150)
    source.value = [2, 3, 4]
    panel.settle()
    #expect(blue(panel) == [46, 90, 134])
    panel.pointer(.up, 345, 150)
    panel.settle()
    #expect(blue(panel) == [46, 90, 134])
    #expect(source.value == [2, 3, 4])
  }

  @Test("rows before the one whose handle is held go: it is moved from where it stands then")
  func rowsGoBeforeHeldOne() {
    let source = Source([1, 2, 3, 4])
    let panel = ListPanel { Open(source: source, log: Log(), mode: .active) }
    panel.pointer(.down, 345, 35 + 88 + 22)
    panel.pointer(.move, 345, 35 + 88 + 30)
    source.value = [3, 4]
    panel.step(2)
    panel.pointer(.move, 345, 35 + 88 + 22 + 44)
    panel.pointer(.up, 345, 35 + 88 + 22 + 44)
    panel.settle()
    #expect(source.value == [4, 3])
    #expect(blue(panel) == [46, 90])
  }
}
