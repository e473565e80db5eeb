import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
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

  private func panel(_ rows: Source<[Int]>, atEnd: Bool) -> ListPanel {
    let panel = ListPanel(width: 320, height: 440) { Content(rows: rows) }
    panel.graph.send(
      .scroll(CGSize(width: 0, height: atEnd ? -1e5 : 0), position: CGPoint(x: 160, y: 200)))
    panel.step()
    panel.settle()
    return panel
  }

  /// Takes rows away in a second, and calls `check` in each frame of it.
  private func remove(
    _ gone: Range<Int>, atEnd: Bool, _ check: ([(row: Int, y: CGFloat)]) -> Void
  ) {
    let rows = Source(Array(0..<30))
    let panel = panel(rows, atEnd: atEnd)
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

  @Test func `rows that come beside others on their way come where those are seen`() {
    let rows = Source(Array(0..<40))
    let panel = panel(rows, atEnd: false)
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
    let panel = panel(rows, atEnd: true)
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
    let panel = panel(rows, atEnd: true)
    rows.value.removeLast(10)
    panel.step()
    let own = seen(panel).filter { $0.y > -1 && $0.y < 439 }
    #expect(own.map(\.row) == Array(10..<20))
    #expect(abs((own.first?.y ?? 9)) < 0.75)
  }
}
