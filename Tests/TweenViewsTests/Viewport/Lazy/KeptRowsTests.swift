import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A row that holds nothing.
private struct Row: View {
  let index: Int
  let log: Log<String>
  var body: some View {
    log("body \(index)")
    return Color.red.frame(height: 4)
  }
}

@Suite("Rows that have left the view") @MainActor struct KeptRowsTests {
  @Test(
    "are kept, of those that hold nothing the nearest, where many go at once",
    arguments: [80, -80] as [CGFloat])
  func keepsNear(_ way: CGFloat) {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Row(index: $0, log: log) }
        }
      }
    }
    screen.wheel(0, -2_000)
    // Twice by 20 of the 25 in view: about as many are kept, so that some of the first 20 are let go of.
    for _ in 0..<2 { screen.wheel(0, way) }
    log.clear()
    screen.wheel(0, -way)
    screen.wheel(0, -way / 4)
    #expect(log.entries.isEmpty)
    screen.wheel(0, -way / 2)
    #expect(!log.entries.isEmpty)
  }
}
