import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Tells which font holds where it is.
private struct FontTeller: View {
  let log: Log<Font?>
  @Environment(\.font) private var font
  var body: some View {
    let _ = log(font)
    Color.red.frame(width: 10, height: 10)
  }
}

@Suite("Texts as subviews") @MainActor struct SubviewTextTests {
  @Test("are as large as the font of their place, which views of the program's own do not see")
  func fonts() throws {
    let log = Log<Font?>()
    let width = Log<CGFloat>()
    let screen = Screen(Font.body, size: CGSize(width: 400, height: 100)) { font in
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Text("Words").onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width($0)
            }
            FontTeller(log: log)
          }
        ) { $0.font(font) }
      }
      .font(.caption)
    }
    screen.set(.title)
    screen.step(2)
    let widths = width.entries
    try #require(widths.count == 2)
    // 28 points to 17, but for letter spacing and the pixels that widths are rounded to.
    #expect(abs(widths[1] / widths[0] - 28 / 17) < 0.1)
    #expect(Set(log.entries) == [.caption])
  }
}
