import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What is seen of a lazy stack in each frame of a change.
@Suite("Rows of a lazy stack on their way") @MainActor struct LazyFlightTests {
  /// A row that is no single leaf: what glides are the colours in it.
  private struct Row: View {
    let number: Int
    let log: Log<String>
    var body: some View {
      HStack(spacing: 0) {
        Color(red: Double(number) / 255, green: 0.5, blue: 0.25).frame(width: 50, height: 20)
        Color.black.frame(width: 50, height: 20)
      }
      .onAppear { log("appear \(number)") }
      .onDisappear { log("disappear \(number)") }
    }
  }

  private func screen(_ rows: [Int], _ log: Log<String>) -> Screen<[Int]> {
    Screen(rows) { rows in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Row(number: $0, log: log) } }
      }
    }
  }

  /// The rows that are drawn whole in the view, from above or from the left.
  private func seen(
    _ screen: Screen<[Int]>, along axis: Axis = .vertical
  ) -> [(row: Int, start: CGFloat)] {
    screen.fills.compactMap { fill in
      guard case .solid(let color) = fill.paint, (Double(color.green) * 255).rounded() == 128,
        fill.opacity == 1
      else { return nil }
      let start = axis == .vertical ? fill.shownRect.minY : fill.shownRect.minX
      guard start > -20, start < 100 else { return nil }
      return (Int((Double(color.red) * 255).rounded()), start)
    }
    .sorted { $0.start < $1.start }
  }

  /// How far what goes 60 points in a second has come in a frame after the change's own.
  private func way(_ frame: Int) -> CGFloat { CGFloat(max(frame - 1, 0)) }

  /// Whether rows stand one beside the other.
  private func meet(_ rows: [(row: Int, start: CGFloat)]) -> Bool {
    !rows.isEmpty && zip(rows, rows.dropFirst()).allSatisfy { abs($1.start - $0.start - 20) < 0.75 }
  }

  @Test func `rows that are pushed out of view are seen until they are out of it`() {
    let log = Log<String>()
    let screen = screen(Array(100..<140), log)
    log.clear()
    withAnimation(.linear(duration: 1)) { screen.set(Array(0..<3) + Array(100..<140)) }
    for frame in 0..<60 {
      screen.step()
      let own = seen(screen).filter { $0.row >= 100 }
      #expect(own.first?.row == 100)
      #expect(abs((own.first?.start ?? -1) - way(frame)) < 1)
      #expect(meet(own) && (own.last?.start ?? 0) >= 79.25)
    }
    #expect(!log.entries.contains("disappear 102"))
    screen.settle()
    #expect(seen(screen).map(\.row) == [0, 1, 2, 100, 101])
    // Those that left are out of view since.
    #expect(log.entries.filter { $0 == "disappear 104" }.count == 1)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `rows that come into view come with those above them`() {
    let screen = screen(Array(0..<40), Log<String>())
    screen.change(Array(0..<1) + Array(4..<40), .linear(duration: 1))
    for frame in 0..<60 {
      let own = seen(screen).filter { $0.row >= 4 }
      #expect(abs((own.first?.start ?? 0) - 80 + way(frame)) < 1)
      #expect(meet(own) && (own.last?.start ?? 0) >= 79.25)
      screen.step()
    }
  }

  @Test func `rows below others that all go come from where those end`() {
    let screen = screen(Array(0..<40), Log<String>())
    // Of ten rows that go five are in view, and two more are made.
    screen.change(Array(10..<40), .linear(duration: 1))
    for frame in 0..<60 {
      let own = seen(screen).filter { $0.row >= 10 }
      // From the end of the seventh row, the last one made, to the beginning.
      let start = 140 - 140 * way(frame) / 60
      #expect(own.isEmpty ? start >= 99 : abs((own.first?.start ?? 0) - start) < 1)
      #expect(own.isEmpty || meet(own) && (own.last?.start ?? 0) >= 79.25)
      screen.step()
    }
    screen.settle()
    #expect(seen(screen).map(\.row) == Array(10..<15))
  }

  @Test func `a row that grows pushes those below it out of view`() {
    let screen = Screen(20) { (height: Int) in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            Color(red: Double(row) / 255, green: 0.5, blue: 0.25)
              .frame(height: row == 0 ? CGFloat(height) : 20)
          }
        }
      }
    }
    screen.change(80, .linear(duration: 1))
    for frame in 0..<60 {
      let own = screen.fills.map(\.shownRect).filter { $0.width == 100 }
      let end = own.map(\.maxY).max() ?? 0
      #expect(end >= 100)
      #expect(own.contains { abs($0.minY - 20 - way(frame)) < 1 })
      screen.step()
    }
    screen.settle()
    #expect(screen.fills.count <= 4)
  }

  @Test("along the other axis, too", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func across(_ direction: LayoutDirection) {
    let screen = Screen(Array(100..<140)) { rows in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color(red: Double(row) / 255, green: 0.5, blue: 0.25).frame(width: 20)
          }
        }
      }
      .environment(\.layoutDirection, direction)
    }
    func starts() -> [(row: Int, start: CGFloat)] {
      let own = seen(screen, along: .horizontal).filter { $0.row >= 100 }
      guard direction == .rightToLeft else { return own }
      return own.map { ($0.row, 80 - $0.start) }.sorted { $0.1 < $1.1 }
    }
    screen.change(Array(0..<3) + Array(100..<140), .linear(duration: 1))
    for frame in 0..<60 {
      let own = starts()
      #expect(own.first?.row == 100)
      #expect(abs((own.first?.start ?? -1) - way(frame)) < 1)
      #expect(meet(own) && (own.last?.start ?? 0) >= 79.25)
      screen.step()
    }
    screen.settle()
    screen.change(Array(100..<140), .linear(duration: 1))
    for frame in 0..<60 {
      let own = starts()
      #expect(abs((own.first?.start ?? -1) - 60 + way(frame)) < 1)
      #expect(meet(own) && (own.last?.start ?? 0) >= 79.25)
      screen.step()
    }
  }

  @Test func `a scroll lets go of rows that leave, and nothing is looked at once all is still`() {
    let log = Log<String>()
    let screen = screen(Array(100..<200), log)
    screen.change(Array(0..<4) + Array(100..<200), .linear(duration: 1))
    screen.step(10)
    screen.wheel(0, -1000)
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
    #expect(seen(screen).map(\.row) == Array(146..<151))
    #expect(log.entries.filter { $0 == "disappear 103" }.count == 1)
  }
}
