import Foundation
import Testing

#if Window
  /// A form in a real window, filled in by keys.
  extension LiveWindowTests {
    @Test(
      "a form is filled in by keys: typing, Tab, selecting with shift, copying, choosing from a menu"
    )
    func typing() throws {
      let demo = try #require(ProgramWindow.demo)
      let program = URL(fileURLWithPath: demo).deletingLastPathComponent()
        .appendingPathComponent("Letters6").path
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(program, [], on: server)
      try window.picture("the form") { $0.darkPixels > 200 }
      try window.type("ada l?")
      try window.press("BackSpace")
      // The first word in capitals by way of the clipboard, and once more.
      try window.press("shift+Home")
      try window.press("ctrl+x")
      try window.type("Ms ")
      try window.press("ctrl+v")
      try window.press("Tab")
      try window.type("a@b")
      try window.press("Left")
      try window.press("shift+Home")
      try window.press("Delete")
      try window.press("Return")
      // From the password on to the menu below the fields, and one back.
      for _ in 0..<4 { try window.press("Tab") }
      for key in ["Return", "Down", "Down", "Return", "shift+Tab"] { try window.press(key) }
      // Esc leaves a field, and nothing more: what was typed is not lost by it.
      for _ in 0..<4 { try window.press("Escape") }
      usleep(500_000)
      #expect(window.process.isRunning)
      try window.press("ctrl+q")
      #expect(try window.exitCode() == 0)
      #expect(window.errorText().contains("name Ms ada l, mail b, age 30\ninserted date\n"))
    }
  }
#endif
