import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What is drawn lies on whole device pixels (Semantics 6.8).
@Suite("Rounding to pixels") @MainActor struct RoundingTests {
  /// floor(v / px + 0.5) * px
  private func rounded(_ value: Double, _ scale: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  @Test("every edge of every leaf, at every scale", arguments: [1.0, 1.25, 1.5, 2, 3])
  func leaves(scale: Double) {
    let screen = Screen((), size: CGSize(width: 100, height: 100), scale: scale) {
      HStack(spacing: 0.3) {
        ForEach(0..<7) { _ in Color.red }
      }
      .padding(.vertical, 10.0 / 3)
    }
    // Seven of (100 - 6 * 0.3) / 7 points, 0.3 apart.
    let width = (100 - 1.8) / 7
    #expect(screen.fills.count == 7)
    for (index, fill) in screen.fills.enumerated() {
      let rect = fill.shownRect
      let start = Double(index) * (width + 0.3)
      #expect(abs(Double(rect.minX) - rounded(start, scale)) < 1e-9)
      #expect(abs(Double(rect.maxX) - rounded(start + width, scale)) < 1e-9)
      #expect(abs(Double(rect.minY) - rounded(10.0 / 3, scale)) < 1e-9)
      #expect(abs(Double(rect.maxY) - rounded(100 - 10.0 / 3, scale)) < 1e-9)
    }
  }

  @Test("neighbours that touch in layout touch on the screen", arguments: [1.0, 1.25, 1.5, 2, 3])
  func seams(scale: Double) {
    let screen = Screen((), scale: scale) {
      VStack(spacing: 0) { ForEach(0..<9) { _ in Color.red } }
    }
    let rects = screen.fills.map(\.shownRect)
    for (one, next) in zip(rects, rects.dropFirst()) { #expect(one.maxY == next.minY) }
    #expect(rects.first?.minY == 0 && rects.last?.maxY == 100)
  }

  @Test("halves go up, also left of the window", arguments: [1.0, 2])
  func halves(scale: Double) {
    let screen = Screen((), scale: scale) {
      Color.red.frame(width: 10, height: 10)
        .offset(x: -100.5 / scale + 0, y: 0.5 / scale)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(Double(screen.rect(.red)?.minX ?? 0) == -100 / scale)
    #expect(Double(screen.rect(.red)?.minY ?? 0) == 1 / scale)
  }

  @Test("a new scale rounds anew")
  func newScale() {
    let screen = Screen(()) { Color.red.frame(width: 10.4, height: 10).position(x: 50.2, y: 50) }
    // 45 ... 55.4
    #expect(screen.rect(.red)?.maxX == 55)
    screen.graph.send(.scale(2))
    screen.step()
    #expect(screen.rect(.red)?.maxX == 55.5)
  }
}
