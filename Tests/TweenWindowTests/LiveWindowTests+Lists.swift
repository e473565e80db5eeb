import Foundation
import Testing

#if Window
  /// A list in a real window, handled by pointer, wheel and keys.
  extension LiveWindowTests {
    @Test("rows of a list are selected by click and arrows, swiped away by a drag, and scrolled")
    func list() throws {
      let demo = try #require(ProgramWindow.demo)
      let program = URL(fileURLWithPath: demo).deletingLastPathComponent()
        .appendingPathComponent("Pantry6").path
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(program, [], on: server)
      try window.picture("rows") { $0.darkPixels > 200 && $0.height == 480 }

      try window.click(x: 200, y: Self.middle(ofRow: 1))
      try window.picture("the second row chosen") { Self.chosenRow($0) == 1 }
      try window.press("Down")
      try window.press("Down")
      try window.picture("the fourth row chosen") { Self.chosenRow($0) == 3 }

      try window.drag(x: 280, y: Self.middle(ofRow: 1), by: (-20, 0), times: 4)
      let open = try window.picture("an open row") { Self.redPixels($0) > 1_000 }
      #expect(Self.chosenRow(open) == 3)
      try window.click(x: 280, y: Self.middle(ofRow: 1))
      try window.picture("one row less") { Self.redPixels($0) == 0 && Self.chosenRow($0) == 2 }

      try window.wheel(down: 12, x: 160, y: 240)
      try window.picture("other rows") { Self.chosenRow($0) == nil && $0.darkPixels > 200 }
      try window.click(x: 200, y: Self.middle(ofRow: 4))
      let clicked = try window.picture("a row of these chosen") { Self.chosenRow($0) != nil }
      let row = try #require(Self.chosenRow(clicked))
      try window.press("Up")
      try window.picture("the row above it chosen") { Self.chosenRow($0) == row - 1 }

      try window.press("ctrl+q")
      #expect(try window.exitCode() == 0)
      #expect(window.errorText().contains("chosen 2\nchosen 3\nchosen 4\ndeleted 2\n"))
    }

    /// Rows are 44 high and begin 35 below the top.
    private static func middle(ofRow row: Int) -> Int { 35 + 44 * row + 22 }

    /// The row whose mark is drawn; nil where none is in view.
    private static func chosenRow(_ picture: Picture) -> Int? {
      (0..<10).first { row in
        let y = middle(ofRow: row)
        return picture.count(x: 30..<60, y: y - 22..<y + 22) { red, _, blue in
          blue - red > 150
        } > 100
      }
    }

    private static func redPixels(_ picture: Picture) -> Int {
      picture.count { red, green, blue in red - max(green, blue) > 120 }
    }
  }
#endif
