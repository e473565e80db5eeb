import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

/// A list of cells of any heights, each with a part in a colour of its own.
@MainActor private struct Cells {
  let screen: Screen<Void>
  static let count = 2_000

  init(_ seed: UInt64, style: some ListStyle, hasSections: Bool) {
    let random = SeededGenerator(seed: seed)
    let heights = (0..<Self.count).map { _ in CGFloat(Int(random.next(in: 1...160))) }
    func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { Self.color($0).frame(height: heights[$0]) }
    }
    screen = Screen((), size: CGSize(width: 320, height: 480)) {
      List {
        if hasSections {
          ForEach(0..<Self.count / 20, id: \.self) { section in
            Section("Section \(section)") { rows(section * 20..<section * 20 + 20) }
          }
        } else {
          rows(0..<Self.count)
        }
      }
      .listStyle(style)
      .scrollIndicators(.hidden)
    }
  }

  private static func color(_ row: Int) -> Color {
    Color(red: Double(row % 64 + 1) / 64, green: Double(row / 64 + 1) / 64, blue: 1)
  }

  /// Where the rows in view begin, by their colours.
  var places: [Color.Resolved: CGFloat] {
    var places: [Color.Resolved: CGFloat] = [:]
    for fill in screen.fills {
      guard case .solid(let color) = fill.paint, color.linearBlue == 1, color.linearRed < 1 else {
        continue
      }
      let rect = fill.shownRect
      if rect.maxY > 0, rect.minY < 480 { places[color] = rect.minY }
    }
    return places
  }

  func wheel(_ way: CGFloat) {
    screen.graph.send(
      .scroll(CGSize(width: 0, height: way), position: CGPoint(x: 50, y: 200)))
    screen.step()
  }
}

@Suite("Cells of any heights, never measured") @MainActor struct ListHeightTests {
  @Test(
    "stay where they are seen while others come in above them", arguments: 1...4, [false, true])
  func up(_ seed: UInt64, hasSections: Bool) {
    let cells =
      seed % 2 == 0
      ? Cells(seed, style: .plain, hasSections: hasSections)
      : Cells(seed, style: .insetGrouped, hasSections: hasSections)
    cells.wheel(-60_000)
    let random = SeededGenerator(seed: seed &+ 100)
    var compared = 0
    for step in 0..<40 {
      let way = CGFloat(Int(random.next(in: step % 5 == 4 ? -120...0 : 1...300)))
      let before = cells.places
      cells.wheel(way)
      let after = cells.places
      #expect(!after.isEmpty)
      for (row, place) in before {
        guard let now = after[row] else { continue }
        compared += 1
        #expect(abs(now - place - way) < 1e-6, "seed \(seed), step \(step), by \(way)")
      }
    }
    #expect(compared > 40)
  }

  @Test func `a row that changes its height and its place out of view takes its room`() {
    struct Model {
      var rows = Array(0..<30)
      var height: CGFloat = 22
    }
    let screen = Screen(Model(), size: CGSize(width: 320, height: 330)) { model in
      List(model.rows, id: \.self) { row in
        Color(red: Double(row) / 255, green: 0.5, blue: 0.25)
          .frame(height: row == 29 ? model.height : 22)
      }
    }
    func wheel(_ way: CGFloat) {
      screen.graph.send(
        .scroll(CGSize(width: 0, height: way), position: CGPoint(x: 50, y: 200)))
      screen.step()
      screen.settle()
    }
    func top(_ row: Int) -> CGFloat? {
      screen.rect(Color(red: Double(row) / 255, green: 0.5, blue: 0.25))?.minY
    }
    // The last row, with the end of its card, becomes the first one.
    wheel(-1e5)
    var model = Model(rows: Array((0..<30).reversed()))
    screen.set(model)
    screen.step()
    model.height = 52
    screen.set(model)
    screen.step()
    wheel(1e5)
    // A cell's margins above and below its content are 11 each.
    #expect(top(29).map { abs($0 - 46) < 0.01 } == true)
    #expect(top(28).map { abs($0 - 46 - 74) < 0.01 } == true)
  }
}
