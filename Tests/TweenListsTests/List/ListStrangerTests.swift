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

/// What programs of others did that no test had thought of.
@Suite("Lists as strangers write them") @MainActor struct ListStrangerTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private func words(_ panel: ListPanel) -> [String] {
    panel.graph.tree.all.filter { $0.role == .text }.map(\.label)
  }

  private struct Bound: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State var one: Int?
    @State var many: Set<Int> = [2]
    let number: Int
    var body: some View {
      switch number {
      case 0: List($items) { $item in Text(item.name) }
      case 1: List($items, selection: $one) { $item in Text(item.name) }
      case 2: List($items, selection: $many) { $item in Text(item.name) }
      case 3: List($items, id: \.id) { $item in Text(item.name) }
      case 4: List($items) { item in Text(item.wrappedValue.name) }
      case 5: List(items, selection: $one) { Text($0.name) }
      case 6: List(items, selection: $many) { Text($0.name) }
      default: List(items) { Text($0.name) }
      }
    }
  }

  @Test(arguments: 0..<8) func `a list over a binding or its value compiles in every form`(
    _ form: Int
  ) {
    let panel = ListPanel { Bound(number: form) }
    #expect(words(panel) == ["a", "b"])
  }

  private struct Edited: View {
    @State var rows = [1, 2, 3]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text("row \($0)") }
          .onDelete { rows.remove(atOffsets: $0) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func `while rows are edited the minus uncovers the button that deletes its row`() throws {
    let panel = ListPanel { Edited() }
    panel.tap(52, 57)
    let button = try #require(panel.graph.tree.all.first { $0.label == "Delete" }?.frame)
    #expect(button.maxX <= 374 && button.minX > 250)
    panel.tap(button.midX, button.midY)
    #expect(words(panel) == ["row 2", "row 3"])
  }

  private struct Coloured: View {
    @State var rows = [0, 1, 2]
    let isEditing: Bool
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          [Color.red, .green, .blue][row].frame(height: 22)
            .swipeActions {
              Button("One") {}.tint(.mint)
              Button("Two") {}.tint(.brown)
            }
        }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  /// The colours of rows, as they are drawn: the last one is in front.
  private func drawn(_ panel: ListPanel) -> [Color] {
    let colors = [Color.red, .green, .blue]
    return panel.graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      return colors.first { fill.paint == .solid($0.resolve(in: EnvironmentValues())) }
    }
  }

  @Test func `a row that is carried is in front of those that it passes`() {
    let panel = ListPanel { Coloured(isEditing: true) }
    #expect(drawn(panel) == [.red, .green, .blue])
    panel.pointer(.down, 335, 57)
    for step in 1...6 { panel.pointer(.move, 335, 57 + CGFloat(step) * 10) }
    panel.settle()
    #expect(drawn(panel).last == .red)
    panel.pointer(.up, 335, 117)
    panel.settle()
    #expect(panel.rects(.red).first.map { $0.minY > 79 } == true)
  }

  @Test func `the first button takes all the room where letting go would act`() {
    let panel = ListPanel { Coloured(isEditing: false) }
    panel.pointer(.down, 340, 57)
    for step in 1...10 { panel.pointer(.move, 340 - CGFloat(step) * 26, 57) }
    panel.settle()
    #expect(panel.rects(.mint).map(\.width).max().map { $0 > 240 } == true)
  }

  @Test func `what a swipe uncovered is there until the row has covered it`() {
    let panel = ListPanel { Coloured(isEditing: false) }
    panel.drag(from: CGPoint(x: 300, y: 57), by: CGSize(width: -100, height: 0))
    #expect(panel.rects(.mint).count == 1)
    panel.pointer(.down, 100, 145)
    panel.pointer(.up, 100, 145)
    panel.step(2)
    #expect(panel.rects(.mint).count == 1)
    panel.settle()
    #expect(panel.rects(.mint).isEmpty)
  }

  @Test(arguments: [0, 5, 100])
  func `a list that loses rows on its way to one of them ends within its bounds`(_ rest: Int) {
    let source = Source(200)
    struct Content: View {
      @ObservedObject var source: Source<Int>
      var body: some View {
        ScrollViewReader { reader in
          List(0..<source.value, id: \.self) { number in
            Button("row \(number)") {
              withAnimation(.linear(duration: 1)) { reader.scrollTo(150, anchor: .top) }
            }
          }
        }
      }
    }
    let panel = ListPanel { Content(source: source) }
    panel.pointer(.down, 200, 57)
    panel.pointer(.up, 200, 57)
    panel.step(30)
    source.value = rest
    panel.settle()
    let rows = panel.graph.tree.all.filter { $0.label.hasPrefix("row") }
    #expect(rows.isEmpty == (rest == 0))
    if rest == 100 { #expect(rows.last?.label == "row 99") }
    if rest == 5 { #expect(rows.first?.label == "row 0" && rows.count == 5) }
  }

  @Test func `a label and a value that are both long share their row`() throws {
    let long = "Quite a few words that no row has room for"
    let panel = ListPanel { Form { LabeledContent(long, value: long) } }
    let card = try #require(panel.cards.first)
    #expect(card.height < 120)
    let texts = panel.graph.tree.all.filter { $0.label.contains(long) }.map(\.frame)
    #expect(texts.allSatisfy { $0.width > 120 })
  }

  @Test func `headers that stay in view stand below the bar, as high as that is now`() throws {
    let panel = ListPanel {
      NavigationStack {
        List {
          Section {
            ForEach(0..<40, id: \.self) { Text("row \($0)") }
          } header: {
            Color.red.frame(height: 20)
          }
        }
        .listStyle(.plain)
        .navigationTitle("Large")
      }
    }
    let top = try #require(panel.rects(.red).first)
    // Below a bar of 44 and a title of 52, with 8 points above it.
    #expect(abs(top.minY - 104) < 1)
    panel.graph.send(
      .scroll(CGSize(width: 0, height: -400), position: CGPoint(x: 195, y: 400)))
    panel.settle()
    let stuck = try #require(panel.rects(.red).first)
    #expect(abs(stuck.minY - 52) < 1)
  }
}
