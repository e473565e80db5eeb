import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A column of rows of any heights, each in a colour of its own.
@MainActor private struct Heights {
  let screen: Screen<Void>
  static let count = 4_000

  init(_ seed: UInt64, spacing: CGFloat, hasSections: Bool) {
    let random = SeededGenerator(seed: seed)
    let heights = (0..<Self.count).map { _ in CGFloat(Int(random.next(in: 1...160))) }
    func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { Self.color($0).frame(height: heights[$0]) }
    }
    screen = Screen((), size: CGSize(width: 100, height: 400)) {
      ScrollView {
        LazyVStack(spacing: spacing) {
          if hasSections {
            ForEach(0..<Self.count / 50, id: \.self) { section in
              Section {
                rows(section * 50..<section * 50 + 50)
              } header: {
                Color.black.frame(height: 12)
              }
            }
          } else {
            rows(0..<Self.count)
          }
        }
      }
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
      guard case .solid(let color) = fill.paint, color.linearBlue == 1 else { continue }
      let rect = fill.shownRect
      if rect.maxY > 0, rect.minY < 400 { places[color] = rect.minY }
    }
    return places
  }

  var offset: CGFloat { screen.graph.root?.all(ScrollNode.self).first?.offset.y ?? .nan }

  func wheel(_ way: CGFloat) {
    screen.graph.send(
      .scroll(CGSize(width: 0, height: way), position: CGPoint(x: 50, y: 50)))
    screen.step()
  }

  /// Moves the content by the wheel; what is seen before and after has moved by as much.
  func move(_ way: CGFloat, _ note: Comment) {
    let before = places
    wheel(way)
    let after = places
    #expect(!after.isEmpty, note)
    // At the ends the way is as long as there is content.
    guard offset > 0 else { return }
    for (row, place) in before {
      guard let now = after[row] else { continue }
      #expect(abs(now - place - way) < 1e-6, note)
    }
  }
}

@Suite("Rows of any heights, never measured") @MainActor struct LazyHeightTests {
  @Test(
    "stay where they are seen while others come in above them, by steps of any length",
    arguments: 1...8)
  func up(_ seed: UInt64) {
    let heights = Heights(seed, spacing: seed % 3 == 0 ? 7 : 0, hasSections: seed % 4 == 0)
    heights.wheel(-100_000)
    let random = SeededGenerator(seed: seed &+ 100)
    for step in 0..<80 {
      // As far as a screen at a time.
      let way = CGFloat(Int(random.next(in: step % 5 == 4 ? -120...0 : 1...390)))
      heights.move(way, "seed \(seed), step \(step), by \(way)")
    }
  }

  @Test("lead to the first one without a gap above it", arguments: 1...4)
  func top(_ seed: UInt64) {
    let heights = Heights(seed, spacing: 0, hasSections: false)
    heights.wheel(-9_000)
    let random = SeededGenerator(seed: seed)
    for _ in 0..<200 where heights.offset > 0 {
      heights.wheel(CGFloat(Int(random.next(in: 1...350))))
    }
    #expect(heights.offset == 0)
    #expect(heights.places.values.min() == 0)
  }
}
