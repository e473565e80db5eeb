import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

/// What is seen of a list in each frame of a change, also of rows that come into view by it.
@Suite("Rows on their way with those around them") @MainActor struct ListFlightTests {
  private struct Content: View {
    @ObservedObject var rows: Source<[Int]>
    var body: some View {
      List(rows.value, id: \.self) { row in
        Color(red: Double(row) / 255, green: 0.5, blue: 0.25).frame(height: 22)
      }
      .listStyle(.plain)
    }
  }

  /// The rows that are drawn whole, from above: the numbers and the places of their cells.
  private func seen(_ panel: ListPanel) -> [(row: Int, y: CGFloat)] {
    panel.graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content, case .solid(let color) = fill.paint,
        (Double(color.green) * 255).rounded() == 128, fill.opacity == 1
      else { return nil }
      let rect = fill.outline.applying(fill.transform).boundingRect
      return (Int((Double(color.red) * 255).rounded()), rect.minY - 11)
    }
    .sorted { $0.y < $1.y }
  }

  /// - Parameter distance: points; beyond the end the list is shown at its end.
  private func panel(_ rows: Source<[Int]>, scrolledBy distance: CGFloat = 0) -> ListPanel {
    let panel = ListPanel(width: 320, height: 440) { Content(rows: rows) }
    panel.graph.send(
      .scroll(CGSize(width: 0, height: -distance), position: CGPoint(x: 160, y: 200)))
    panel.step()
    panel.settle()
    return panel
  }

  /// Takes rows away in a second, and calls `check` in each frame of it.
  private func remove(
    _ gone: Range<Int>, atEnd: Bool, _ check: ([(row: Int, y: CGFloat)]) -> Void
  ) {
    let rows = Source(Array(0..<30))
    let panel = panel(rows, scrolledBy: atEnd ? 1e5 : 0)
    withAnimation(.linear(duration: 1)) { rows.value.removeSubrange(gone) }
    for _ in 0..<60 {
      panel.step()
      check(seen(panel))
    }
    panel.settle()
    panel.step()
    check(seen(panel))
  }

  /// Whether rows stand one below the other, from the upper end of the view to its lower one.
  private func fill(_ rows: [(row: Int, y: CGFloat)]) -> Bool {
    guard let first = rows.first, let last = rows.last else { return false }
    return first.y <= 0.75 && last.y + 44 >= 439.25
      && zip(rows, rows.dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.75 }
  }

  @Test(arguments: [0..<10, 8..<18, 0..<19])
  func `rows at the end of a list stand still while others go far above them`(_ gone: Range<Int>) {
    remove(gone, atEnd: true) { rows in
      let own = rows.filter { $0.row >= 20 }
      #expect(own.map(\.row) == Array(20..<30))
      #expect(own.enumerated().allSatisfy { abs($1.y - CGFloat($0) * 44) < 0.75 })
    }
  }

  @Test func `the view goes up to where a list ends that has lost its last rows`() {
    var last: CGFloat = -1e5
    remove(20..<30, atEnd: true) { rows in
      let own = rows.filter { $0.row < 20 }
      // One below the other, as far as they are in view already.
      #expect(zip(own, own.dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.75 })
      let y = own.last?.y ?? -1e5
      #expect(y >= last - 0.75)
      last = y
    }
    #expect(abs(last - 396) < 0.75)
  }

  @Test func `rows that go in the middle of the view take no others from it`() {
    remove(24..<28, atEnd: true) { rows in
      let own = rows.filter { !(24..<28).contains($0.row) }
      #expect(own.suffix(2).map(\.row) == [28, 29])
      #expect(abs((own.last?.y ?? 0) - 396) < 0.75)
      // Those above come down with the nearest of them.
      let above = own.filter { $0.row < 24 }
      #expect(zip(above, above.dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.75 })
      #expect((above.first?.y ?? 1) <= 0.75)
    }
  }

  @Test func `rows that come into view from below come with those above them`() {
    remove(2..<7, atEnd: false) { rows in
      let own = rows.filter { $0.row >= 7 && $0.y < 440 }
      #expect(zip(own, own.dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.75 })
      #expect((own.last?.y ?? 0) + 44 >= 439.25)
    }
  }

  @Test func `rows come no further than from beside the view when those in it go far away`() {
    let rows = Source(Array(0..<250))
    let panel = panel(rows)
    withAnimation(.linear(duration: 1)) { rows.value = (0..<250).map { $0 * 97 % 250 } }
    for _ in 0..<60 {
      panel.step()
      #expect(seen(panel).count { $0.y > -44 && $0.y < 440 } >= 9)
    }
    panel.settle()
    #expect(fill(seen(panel)))
  }

  @Test func `rows that come beside others on their way come where those are seen`() {
    let rows = Source(Array(0..<40))
    let panel = panel(rows)
    for gone in [2..<7, 7..<10] {
      withAnimation(.linear(duration: 1)) { rows.value.removeAll { gone.contains($0) } }
      for _ in 0..<30 {
        panel.step()
        let own = seen(panel).filter { $0.row >= gone.upperBound && $0.y < 440 }
        #expect(zip(own, own.dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.75 })
        #expect((own.last?.y ?? 0) + 44 >= 439.25)
      }
    }
  }

  @Test func `a second change in mid-flight leaves the rows at the end where they are`() {
    let rows = Source(Array(0..<40))
    let panel = panel(rows, scrolledBy: 1e5)
    for _ in 0..<3 {
      withAnimation { rows.value.removeSubrange(3..<10) }
      for _ in 0..<6 {
        panel.step()
        let own = seen(panel).filter { $0.row >= 30 }
        #expect(own.map(\.row) == Array(30..<40))
        #expect(own.enumerated().allSatisfy { abs($1.y - CGFloat($0) * 44) < 1.25 })
      }
    }
    panel.settle()
    #expect(seen(panel).filter { $0.y > -1 && $0.y < 439 }.map(\.row) == Array(30..<40))
    #expect(fill(seen(panel).filter { $0.y > -1 && $0.y < 439 }))
  }

  /// How much of a second's change is over in a frame after the change's own.
  private func part(_ frame: Int) -> CGFloat { CGFloat(max(frame - 1, 0)) / 60 }

  /// The rows in view, also in part.
  private func inView(_ panel: ListPanel) -> [Int] {
    seen(panel).filter { $0.y > -43 && $0.y < 439 }.map(\.row)
  }

  /// Whether rows stand one below the other, down to the lower end of the view.
  private func reachEnd(_ rows: [(row: Int, y: CGFloat)]) -> Bool {
    (rows.last?.y ?? 0) + 44 >= 439.25
      && zip(rows, rows.dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.75 }
  }

  @Test func `rows that are pushed out of view are seen until they are out of it`() {
    let rows = Source(Array(100..<140))
    let panel = panel(rows)
    withAnimation(.linear(duration: 1)) { rows.value.insert(contentsOf: 0..<5, at: 0) }
    for frame in 0...60 {
      panel.step()
      let own = seen(panel).filter { $0.row >= 100 && $0.y < 440 }
      #expect(own.first?.row == 100)
      #expect(abs((own.first?.y ?? -1) - part(frame) * 220) < 1)
      #expect(reachEnd(own))
    }
    panel.settle()
    #expect(inView(panel) == Array(0..<5) + Array(100..<105))
  }

  @Test func `rows that are pushed out again in mid-flight are seen until they are out of view`() {
    let rows = Source(Array(100..<140))
    let panel = panel(rows)
    var first = 50
    for frame in 0..<40 {
      if frame % 10 == 0 {
        first -= 2
        withAnimation { rows.value.insert(contentsOf: first..<first + 2, at: 0) }
      }
      panel.step()
      let own = seen(panel).filter { $0.row >= 100 && $0.y < 440 }
      #expect(own.first?.row == 100)
      #expect(reachEnd(own))
    }
    panel.settle()
    #expect(inView(panel) == Array(42..<50) + [100, 101])
  }

  @Test func `rows that go up out of the view are seen until they are out of it`() {
    let rows = Source(Array(0..<100))
    let panel = panel(rows, scrolledBy: 880)
    withAnimation(.linear(duration: 1)) { rows.value.removeSubrange(0..<5) }
    for frame in 0...60 {
      panel.step()
      let own = seen(panel).filter { $0.y > -44 && $0.y < 440 }
      #expect(abs((own.first { $0.row == 29 }?.y ?? 0) - 396 + part(frame) * 220) < 1)
      #expect(reachEnd(own) && (own.first?.y ?? 1) <= 0.75)
    }
    panel.settle()
    #expect(inView(panel) == Array(25..<35))
  }

  @Test func `rows that lie between those that leave and those that come go through the view`() {
    let rows = Source(Array(0..<200))
    let panel = panel(rows, scrolledBy: 2200)
    // Two views and a half further: of rows that nobody has seen, some are seen on their way alone.
    withAnimation(.linear(duration: 1)) { rows.value.removeSubrange(0..<25) }
    var passed: Set<Int> = []
    for _ in 0...60 {
      panel.step()
      let own = seen(panel).filter { $0.y > -44 && $0.y < 440 }
      #expect(reachEnd(own) && (own.first?.y ?? 1) <= 0.75)
      passed.formUnion(own.map(\.row))
    }
    #expect(passed.isSuperset(of: 50..<85))
    panel.settle()
    #expect(inView(panel) == Array(75..<85))
  }

  @Test func `rows that are pushed far out of view leave it, and those on the way are not made`() {
    let rows = Source(Array(100..<140))
    let panel = panel(rows)
    withAnimation(.linear(duration: 100)) {
      rows.value.insert(contentsOf: 1000..<6000, at: 0)
    }
    panel.step(3)
    // The lines are 220,000 points further on: 37 in a frame.
    let own = seen(panel).filter { $0.row >= 100 && $0.row < 140 }
    #expect(own.map(\.row) == Array(100..<110))
    #expect(abs((own.first?.y ?? 0) - 36.67) < 1)
    #expect(panel.graph.displayList.items.count < 100)
    panel.step(12)
    #expect(seen(panel).allSatisfy { !(100..<140).contains($0.row) })
  }

  @Test func `a row that is removed while it is pushed out fades where it is`() {
    let rows = Source(Array(100..<140))
    let panel = panel(rows)
    withAnimation(.linear(duration: 1)) { rows.value.insert(contentsOf: 0..<5, at: 0) }
    panel.step(20)
    withAnimation(.linear(duration: 1)) { rows.value.removeLast(36) }
    panel.step(20)
    #expect(seen(panel).filter { $0.row >= 100 }.map(\.row) == Array(100..<104))
    panel.settle()
    #expect(seen(panel).map(\.row) == Array(0..<5) + Array(100..<104))
    withAnimation { rows.value.insert(contentsOf: 10..<20, at: 0) }
    panel.step(5)
    withAnimation { rows.value = [] }
    panel.settle()
    #expect(seen(panel).isEmpty)
  }

  private struct Sections: View {
    @ObservedObject var isOpen: Source<Bool>
    var body: some View {
      List {
        Section(isExpanded: $isOpen.value) {
          ForEach(0..<30, id: \.self) { row($0) }
        } header: {
          Text("Long")
        }
        Section { ForEach(100..<140, id: \.self) { row($0) } }
      }
      .listStyle(.plain)
    }
    private func row(_ row: Int) -> some View {
      Color(red: Double(row) / 255, green: 0.5, blue: 0.25).frame(height: 22)
    }
  }

  @Test func `rows below a section that is longer than the view come up as it closes`() throws {
    let isOpen = Source(true)
    let panel = ListPanel(width: 320, height: 440) { Sections(isOpen: isOpen) }
    panel.step()
    withAnimation(.linear(duration: 1)) { isOpen.value = false }
    var starts: [CGFloat] = []
    for _ in 0...61 {
      panel.step()
      let own = seen(panel).filter { $0.row >= 100 && $0.y < 440 }
      #expect(own.isEmpty || own.first?.row == 100 && reachEnd(own))
      starts.append(own.first?.y ?? 440)
    }
    #expect(starts[1] >= 439)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1 <= $0 })
    let end = try #require(starts.last)
    #expect(end < 100)
    // As fast in each frame.
    #expect(abs((starts[32] + end) / 2 - starts[47]) < 13)
    // And down again, out of view: the rows that open are thirty.
    withAnimation(.linear(duration: 1)) { isOpen.value = true }
    for frame in 0..<20 {
      panel.step()
      let own = seen(panel).filter { $0.row >= 100 && $0.y < 440 }
      #expect(own.isEmpty ? frame > 14 : own.first?.row == 100)
      #expect(own.isEmpty || abs((own.first?.y ?? 0) - end - part(frame) * 1320) < 1)
      #expect(own.isEmpty || reachEnd(own))
    }
    panel.settle()
    #expect(inView(panel).allSatisfy { $0 < 30 })
  }

  private struct Edited: View {
    @ObservedObject var mode: Source<EditMode>
    let gathers: Bool
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(selection: gathers ? $chosen : nil) {
        ForEach(0..<1, id: \.self) { _ in
          Color(red: 0, green: 0.5, blue: 0.25).frame(height: 22)
        }
        .onDelete { _ in }
      }
      .listStyle(.plain)
      .environment(\.editMode, $mode.value)
    }
  }

  @Test(
    "a row's content makes room in the very frame in which its circle begins to show",
    arguments: [true, false])
  func editing(_ gathers: Bool) {
    let mode = Source(EditMode.inactive)
    let panel = ListPanel(width: 320, height: 200) { Edited(mode: mode, gathers: gathers) }
    panel.step()
    withAnimation(.linear(duration: 1)) { mode.value = .active }
    for frame in 0...40 {
      panel.step()
      var start: CGFloat?
      var opacities: [Double] = []
      for item in panel.graph.displayList.items {
        switch item.content {
        case .fill(let fill):
          let rect = fill.outline.applying(fill.transform).boundingRect
          if rect.height == 22 { start = rect.minX }
          if rect.width < 30 { opacities.append(Double(fill.opacity)) }
        case .beginLayer(let layer): opacities.append(Double(layer.opacity))
        default: break
        }
      }
      // 38 points of room for the circle.
      #expect(abs((start ?? 0) - 16 - 38 * part(frame)) < 0.05)
      #expect(abs((opacities.min() ?? 1) - Double(part(frame))) < 0.01)
    }
  }

  private struct Uneven: View {
    @ObservedObject var rows: Source<[Int]>
    var body: some View {
      List(rows.value, id: \.self) { row in
        Color(red: Double(row) / 255, green: 0.5, blue: 0.25)
          .frame(height: 22 + CGFloat(row % 4) * 15)
      }
      .listStyle(.plain)
    }
  }

  @Test func `a new order that also shortens a list at its end begins where the rows are`() {
    let rows = Source(Array(0..<67))
    let panel = ListPanel(width: 320, height: 440) { Uneven(rows: rows) }
    for _ in 0..<2 {
      panel.graph.send(
        .scroll(CGSize(width: 0, height: -1e5), position: CGPoint(x: 160, y: 200)))
      panel.step()
      panel.settle()
    }
    let before = seen(panel)
    // Row 65 comes back into view after some that were never measured have moved all that is shown.
    let new = [
      29, 1, 66, 60, 44, 48, 49, 58, 56, 26, 20, 41, 57, 46, 42, 45, 40, 18, 7, 17, 4, 36, 65, 16,
      11,
      59, 37, 22, 33, 43,
    ]
    withAnimation(.linear(duration: 1)) { rows.value = new }
    panel.step()
    let after = seen(panel)
    for (row, y) in before {
      if let now = after.first(where: { $0.row == row }) { #expect(abs(now.y - y) < 0.75) }
    }
    #expect(after.contains { $0.row == 65 })
  }

  @Test func `without an animation the view is at the new end at once`() {
    let rows = Source(Array(0..<30))
    let panel = panel(rows, scrolledBy: 1e5)
    rows.value.removeLast(10)
    panel.step()
    let own = seen(panel).filter { $0.y > -1 && $0.y < 439 }
    #expect(own.map(\.row) == Array(10..<20))
    #expect(abs((own.first?.y ?? 9)) < 0.75)
  }
}
