import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenViews

/// Rows that can be deleted, moved or swiped stand in another view than plain ones, and may become such.
@Suite("A row that takes another form") @MainActor struct ListRowFormTests {
  @Observable @MainActor fileprivate final class Desk {
    var deletes = false
    var moves = false
    var swipes = false
    var mode = EditMode.inactive
    var numbers = [1, 2, 3]
    @ObservationIgnored var appeared: [Int] = []
    @ObservationIgnored var gone: [Int] = []
    @ObservationIgnored var made = 0
    @ObservationIgnored var presses = 0
  }

  /// What a row keeps as long as it lives.
  @MainActor private final class Keepsake {
    init(_ desk: Desk) { desk.made += 1 }
  }

  private struct Line: View {
    let number: Int
    let desk: Desk
    @State private var keepsake: Keepsake?

    var body: some View {
      Button {
        desk.presses += 1
      } label: {
        Color.red.frame(height: 30)
      }
      .onAppear {
        if keepsake == nil { keepsake = Keepsake(desk) }
        desk.appeared.append(number)
      }
      .onDisappear { desk.gone.append(number) }
      .swipeActions {
        if desk.swipes { Button("Flag") {} }
      }
    }
  }

  private struct Sheet: View {
    let desk: Desk

    var body: some View {
      List {
        ForEach(desk.numbers, id: \.self) { Line(number: $0, desk: desk) }
          .onDelete(perform: desk.deletes ? { desk.numbers.remove(atOffsets: $0) } : nil)
          .onMove(perform: desk.moves ? { desk.numbers.move(fromOffsets: $0, toOffset: $1) } : nil)
      }
      .environment(\.editMode, .constant(desk.mode))
    }
  }

  private func changes() -> [(String, (Desk) -> Void)] {
    [
      ("deleted", { $0.deletes.toggle() }), ("moved", { $0.moves.toggle() }),
      ("swiped", { $0.swipes.toggle() }),
    ]
  }

  @Test func `keeps its state, is still there, and takes presses`() {
    for (name, change) in changes() {
      for isAnimated in [false, true] {
        let desk = Desk()
        let panel = ListPanel { Sheet(desk: desk) }
        for turn in 1...4 {
          withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { change(desk) }
          panel.step(turn)
          panel.tap(200, 60)
          panel.settle()
          #expect(desk.presses == turn, "\(name)")
          #expect(panel.rects(.red).map(\.minY) == [46, 98, 150], "\(name)")
        }
        #expect(desk.made == 3, "\(name)")
        #expect(desk.appeared.sorted() == [1, 2, 3], "\(name)")
        #expect(desk.gone == [], "\(name)")
      }
    }
  }

  @Test func `looks as one that was so from the start`() {
    for (name, change) in changes() {
      let desk = Desk()
      let panel = ListPanel { Sheet(desk: desk) }
      change(desk)
      panel.step()
      desk.mode = .active
      panel.step()
      panel.settle()
      let fresh = ListPanel { Sheet(desk: desk) }
      fresh.step()
      fresh.settle()
      #expect(
        panel.graph.displayList.items.map(\.content)
          == fresh.graph.displayList.items.map(\.content),
        "\(name)")
    }
  }

  @Test func `goes as it comes where its data empties and returns in mid-flight`() {
    let desk = Desk()
    let panel = ListPanel { Sheet(desk: desk) }
    for turn in 0..<6 {
      withAnimation(.linear(duration: 0.1)) {
        desk.numbers = turn % 2 == 0 ? [] : [3, 1, 2]
        desk.deletes.toggle()
      }
      panel.step(turn % 3)
    }
    panel.step()
    panel.settle()
    #expect(panel.rects(.red).map(\.minY) == [46, 98, 150])
    for number in 1...3 {
      let (came, went) = (desk.appeared, desk.gone)
      #expect(came.count { $0 == number } == went.count { $0 == number } + 1)
    }
  }

  @Test func `that is out of view when its list is edited is edited when it comes back`() {
    let desk = Desk()
    desk.deletes = true
    desk.moves = true
    desk.numbers = Array(0..<40)
    let panel = ListPanel(height: 300) { Sheet(desk: desk) }
    func scroll(_ way: CGFloat) {
      panel.graph.send(
        .scroll(CGSize(width: 0, height: way), position: CGPoint(x: 160, y: 150)))
      panel.step()
    }
    scroll(-200)
    desk.mode = .active
    panel.step()
    panel.settle()
    scroll(200)
    panel.settle()
    let fresh = ListPanel(height: 300) { Sheet(desk: desk) }
    fresh.step()
    fresh.settle()
    #expect(panel.rects(.red) == fresh.rects(.red))
  }
}

/// A hairline between two sections of a plain list is the lower one's, where no words stand between.
@Suite("The line between sections") @MainActor struct SectionLineTests {
  @Observable @MainActor fileprivate final class Words {
    var isThere = false
    var hides = false
  }

  private struct Page: View {
    let words: Words

    var body: some View {
      List {
        Section { Color.red.frame(height: 30) }
        Section {
          Color.blue.frame(height: 30)
        } header: {
          if words.isThere { Color.green.frame(height: 20) }
        }
        .listSectionSeparator(words.hides ? .hidden : .automatic, edges: .top)
      }
      .listStyle(.plain)
    }
  }

  @Test func `is one, whatever comes and goes below`() {
    let words = Words()
    let panel = ListPanel { Page(words: words) }
    for turn in 0..<8 {
      if turn % 2 == 0 { words.isThere.toggle() }
      if turn % 3 == 0 { words.hides.toggle() }
      panel.step()
      panel.settle()
      let fresh = ListPanel { Page(words: words) }
      fresh.step()
      fresh.settle()
      #expect(panel.lines == fresh.lines, "turn \(turn)")
    }
  }
}

/// What presses do beside selecting.
@Suite("Presses in a list") @MainActor struct ListPressTests {
  @Observable @MainActor fileprivate final class Log {
    @ObservationIgnored var entries: [String] = []
    var chosen: Set<Int> = []
  }

  @Test(
    "of buttons in headers and footers act, in every look",
    arguments: [_ListLook.grouped, .insetGrouped, .plain, .sidebar])
  func words(_ look: _ListLook) {
    let log = Log()
    let panel = ListPanel {
      List {
        Section {
          Color.red.frame(height: 30)
        } header: {
          Button {
            log.entries.append("header")
          } label: {
            Color.green.frame(width: 60, height: 20)
          }
        } footer: {
          Button {
            log.entries.append("footer")
          } label: {
            Color.blue.frame(width: 60, height: 20)
          }
        }
      }
      .environment(\.listLook, look)
    }
    for color in [Color.green, .blue] {
      guard let rect = panel.rects(color).first else {
        Issue.record("\(color) is not there")
        continue
      }
      panel.tap(rect.midX, rect.midY)
    }
    #expect(log.entries == ["header", "footer"])
  }

  private struct Picks: View {
    let log: Log
    let mode: EditMode

    var body: some View {
      List(
        selection: Binding {
          log.chosen
        } set: {
          log.chosen = $0
        }
      ) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 30) }
      }
      .contextMenu(forSelectionType: Int.self) { _ in
        Button("Open") {}
      } primaryAction: {
        log.entries.append("primary \($0.sorted())")
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  @Test func `is a primary action, but not while rows are gathered`() {
    let log = Log()
    let gathering = ListPanel { Picks(log: log, mode: .active) }
    gathering.tap(200, 61)
    gathering.tap(200, 113)
    #expect(log.chosen == [0, 1])
    #expect(log.entries == [])
    let open = ListPanel { Picks(log: log, mode: .inactive) }
    open.tap(200, 61)
    #expect(log.entries == ["primary [0]"])
  }
}
