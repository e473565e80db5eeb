import Foundation
import Testing
import TweenCombine
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenViews

/// What a swiped row looks like on its way, and what closes it.
@Suite("Swiped rows") @MainActor struct ListSwipeTests {
  private struct Deletable: View {
    let keeps: Bool
    @State var rows = [0, 1, 2]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          [Color.green, .blue, .orange][row].frame(height: 22)
            .swipeActions {
              Button("Delete", role: .destructive) {
                if !keeps { withAnimation { rows.removeAll { $0 == row } } }
              }
              Button("Other") {}.tint(.mint)
            }
        }
      }
    }
  }

  private struct Plain: View {
    var log = Log<String>()
    var body: some View {
      VStack(spacing: 0) {
        Button("top") { log("top") }.frame(height: 44)
        List(0..<3, id: \.self) { row in
          [Color.green, .blue, .orange][row].frame(height: 22)
            .contentShape(Rectangle())
            .swipeActions(edge: .leading) { Button("Pin") { log("pin") }.tint(.mint) }
        }
        .listStyle(.plain)
      }
    }
  }

  /// Swipes a row and lets go without waiting for what follows.
  private func swipe(_ panel: ListPanel, _ x: CGFloat, _ y: CGFloat, by way: CGFloat) {
    panel.pointer(.down, x, y)
    for part in 1...20 { panel.pointer(.move, x + way * CGFloat(part) / 20, y) }
    panel.step(30)
    panel.pointer(.move, x + way, y)
    panel.pointer(.up, x + way, y)
  }

  @Test(arguments: [false, true])
  func `a row that a button deletes slides out and does not come back`(_ isTapped: Bool) throws {
    let panel = ListPanel { Deletable(keeps: false) }
    if isTapped {
      swipe(panel, 340, 57, by: -160)
      panel.settle()
      panel.pointer(.down, 350, 57)
      panel.pointer(.up, 350, 57)
    } else {
      swipe(panel, 340, 57, by: -300)
    }
    var last = CGFloat.infinity
    var frames = 0
    while let x = panel.rects(.green).first?.minX, frames < 200 {
      #expect(x <= last)
      last = x
      frames += 1
      panel.step()
    }
    #expect(frames < 200)
    #expect(last < 40 - 150)
    panel.settle()
    #expect(panel.rects(.blue).first?.minY == 46)
  }

  @Test func `a row that its button did not delete comes back`() {
    let panel = ListPanel { Deletable(keeps: true) }
    let rest = panel.rects(.green)
    swipe(panel, 340, 57, by: -300)
    panel.settle()
    #expect(panel.rects(.green) == rest)
    #expect(panel.rects(.red).isEmpty && panel.rects(.mint).isEmpty)
  }

  @Test func `buttons are as wide as what the row has uncovered`() throws {
    let panel = ListPanel { Plain() }
    let rest = try #require(panel.rects(.green).first).minX
    swipe(panel, 60, 66, by: 90)
    panel.settle()
    #expect(panel.rects(.mint).first?.width == 74)
    panel.pointer(.down, 200, 300)
    panel.pointer(.up, 200, 300)
    var frames = 0
    while let button = panel.rects(.mint).first, frames < 200 {
      let moved = try #require(panel.rects(.green).first).minX - rest
      #expect(abs(button.maxX - moved) < 0.51)
      frames += 1
      panel.step()
    }
    #expect((5..<200).contains(frames))
  }

  @Test func `a press anywhere else closes the row and does nothing else`() {
    let log = Log<String>()
    let panel = ListPanel { Plain(log: log) }
    for place in [CGPoint(x: 195, y: 22), CGPoint(x: 195, y: 600), CGPoint(x: 195, y: 110)] {
      swipe(panel, 60, 66, by: 90)
      panel.settle()
      #expect(!panel.rects(.mint).isEmpty)
      panel.tap(place.x, place.y)
      #expect(panel.rects(.mint).isEmpty)
    }
    #expect(log.entries.isEmpty)
    panel.tap(195, 22)
    #expect(log.entries == ["top"])
    swipe(panel, 60, 66, by: 90)
    panel.settle()
    panel.tap(30, 66)
    #expect(log.entries == ["top", "pin"])
  }

  private struct Pressable: View {
    @State var chosen: Int?
    var body: some View {
      List(0..<3, id: \.self, selection: $chosen) { row in
        [Color.green, .blue, .orange][row].frame(height: 22)
          .swipeActions { Button("Pin") {}.tint(.mint) }
      }
    }
  }

  @Test func `a row is pressed no longer once a swipe has it`() {
    let panel = ListPanel { Pressable() }
    let gray = Color(provider: SystemStyles.systemGray4)
    panel.pointer(.down, 300, 57)
    #expect(panel.rects(gray).count == 1)
    for part in 1...6 { panel.pointer(.move, 300 - CGFloat(part) * 10, 57) }
    panel.step(30)
    #expect(panel.rects(gray).isEmpty)
    panel.pointer(.up, 240, 57)
    panel.settle()
    #expect(panel.rects(gray).isEmpty)
  }

  @Test("uncover each button once, whatever stands between it and the list's rows")
  func onceEach() {
    let panel = ListPanel {
      List {
        ForEach(0..<2, id: \.self) { _ in Color.green.frame(height: 22) }
          .visualEffect { effect, _ in effect.opacity(0.5) }
          .swipeActions { Button("Pin") {} }
        ForEach(0..<2, id: \.self) { _ in Color.blue.frame(height: 22) }
          .layoutPriority(1)
          .swipeActions { Button("Mark") {} }
      }
    }
    for (y, label) in [(57, "Pin"), (145, "Mark")] as [(CGFloat, String)] {
      swipe(panel, 340, y, by: -100)
      panel.settle()
      #expect(panel.graph.tree.all.count { $0.label == label } == 1)
      // A press closes the row.
      panel.tap(60, y)
      panel.settle()
    }
  }

  @Test("stay where they are where what is written has no buttons, and come back once it has none")
  func noButtons() throws {
    final class Shows: ObservableObject { @Published var button = false }
    struct Conditional: View {
      @ObservedObject var shows: Shows
      var body: some View {
        List {
          Color.green.frame(height: 22).swipeActions { if shows.button { Button("Pin") {} } }
          Color.blue.frame(height: 22).swipeActions { EmptyView() }
        }
      }
    }
    let shows = Shows()
    let panel = ListPanel { Conditional(shows: shows) }
    func x(_ color: Color) -> CGFloat? { panel.rects(color).first?.minX }
    let still = try #require(x(.green))
    for (y, color) in [(57, .green), (101, .blue)] as [(CGFloat, Color)] {
      panel.pointer(.down, 340, y)
      for way in [10, 40, 90, 150, 250] as [CGFloat] {
        panel.pointer(.move, 340 - way, y)
        panel.step()
        #expect(x(color) == still)
      }
      panel.pointer(.up, 90, y)
      for _ in 0..<20 {
        panel.step()
        #expect(x(color) == still)
      }
      panel.settle()
    }
    // Buttons that come, by a program's change, uncovered; and that go while the row is open.
    shows.button = true
    panel.step()
    swipe(panel, 340, 57, by: -100)
    panel.settle()
    #expect(try #require(x(.green)) < still - 50)
    shows.button = false
    panel.step()
    panel.settle()
    #expect(x(.green) == still)
    swipe(panel, 340, 57, by: -100)
    panel.settle()
    #expect(x(.green) == still)
    // They go under the finger: the row covers their place, and stays there.
    shows.button = true
    panel.step()
    panel.pointer(.down, 340, 57)
    for way in [10, 60, 120] as [CGFloat] { panel.pointer(.move, 340 - way, 57) }
    panel.step()
    #expect(try #require(x(.green)) < still - 50)
    shows.button = false
    panel.step()
    panel.pointer(.up, 220, 57)
    for _ in 0..<20 {
      panel.step()
      #expect(x(.green) == still)
    }
  }

  @Test func `an open row closes when the rows are edited`() throws {
    struct Edited: View {
      @ObservedObject var isEditing: Source<Bool>
      var body: some View {
        List(0..<3, id: \.self) { row in
          [Color.green, .blue, .orange][row].frame(height: 22)
            .swipeActions { Button("Pin") {}.tint(.mint) }
        }
        .environment(\.editMode, .constant(isEditing.value ? .active : .inactive))
      }
    }
    let isEditing = Source(false)
    let panel = ListPanel { Edited(isEditing: isEditing) }
    let rest = try #require(panel.rects(.green).first).minX
    swipe(panel, 340, 57, by: -100)
    panel.settle()
    #expect(try #require(panel.rects(.green).first).minX < rest - 50)
    #expect(!panel.rects(.mint).isEmpty)
    isEditing.value = true
    panel.step()
    panel.settle()
    #expect(panel.rects(.green).first?.minX == rest && panel.rects(.mint).isEmpty)
    isEditing.value = false
    panel.step()
    panel.settle()
    #expect(panel.rects(.green).first?.minX == rest && panel.rects(.mint).isEmpty)
  }

  /// The position of a row, some of the way out at a side, after a release at a speed in points a second
  /// towards that side. Times are sums of powers of two, so that the measured speed is the exact one.
  private func open(_ edge: HorizontalEdge, way: CGFloat, speed: CGFloat) -> CGFloat {
    let panel = ListPanel {
      List {
        Color.green.frame(height: 22)
          .swipeActions(edge: edge, allowsFullSwipe: false) { Button("Pin") {} }
      }
    }
    let rest = panel.rects(.green).first?.minX ?? 0
    let side: CGFloat = edge == .leading ? 1 : -1
    var frame = 0
    func go(_ phase: InputEvent.PointerPhase, _ way: CGFloat) {
      frame += 1
      panel.graph.send(
        .pointer(phase, position: CGPoint(x: 195 + side * way, y: 57), button: .left))
      panel.graph.advance(to: StageTime(seconds: Double(frame) / 64))
    }
    go(.down, 0)
    for part in 1...32 { go(.move, (way - speed / 16) * CGFloat(part) / 32) }
    for part in 1...3 { go(.move, way - speed / 16 + speed / 64 * CGFloat(part)) }
    go(.up, way)
    for _ in 0..<200 where panel.graph.nextWork == .nextFrame {
      frame += 1
      panel.graph.advance(to: StageTime(seconds: Double(frame) / 64))
    }
    return side * ((panel.rects(.green).first?.minX ?? 0) - rest)
  }

  /// The button is 74 points wide.
  @Test(arguments: [HorizontalEdge.leading, .trailing])
  func `a release opens a row by its way, or by more than 300 points a second`(
    _ edge: HorizontalEdge
  ) {
    for speed in [-300, -100, 0, 100, 300, 301] as [CGFloat] {
      #expect(open(edge, way: 50, speed: speed) == 74, "\(speed)")
    }
    #expect(open(edge, way: 50, speed: -301) == 0)
    for speed in [-301, -300, -100, 0, 100, 300] as [CGFloat] {
      #expect(open(edge, way: 30, speed: speed) == 0, "\(speed)")
    }
    #expect(open(edge, way: 30, speed: 301) == 74)
  }
}
