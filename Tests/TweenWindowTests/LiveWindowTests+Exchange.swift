import Foundation
import Testing

#if Window
  /// A form in a real window, and what comes from other programs.
  extension LiveWindowTests {
    @Test("text is pasted from another program, and a file is dropped")
    func exchange() throws {
      let demo = try #require(ProgramWindow.demo)
      let program = URL(fileURLWithPath: demo).deletingLastPathComponent()
        .appendingPathComponent("Letters6").path
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(program, [], on: server)
      try window.picture("the form") { $0.darkPixels > 200 }

      // The name's field has the focus. The answer comes when the window asks for the text.
      let other = try XClient(server.display)
      try window.type("x")
      try window.press("ctrl+a")
      var presses = 0
      let before = try window.picture()
      try other.offer("Grüße, 世界", on: server) {
        presses += 1
        if presses == 1 { try window.press("ctrl+v") }
        let now = try window.picture()
        return presses > 1 && now.darkPixels != before.darkPixels
      }
      try window.press("Return")

      let file = FileManager.default.temporaryDirectory.appendingPathComponent("dropped.txt").path
      try Data("x".utf8).write(to: URL(fileURLWithPath: file))
      let number = try #require(UInt(window.id))
      let place = try window.origin()
      try other.drop([file], on: number, x: place.x + 180, y: place.y + 300, server: server)

      try window.close()
      #expect(try window.exitCode() == 0)
      let text = window.errorText()
      #expect(text.contains("name Grüße, 世界, mail"))
      #expect(text.contains("dropped dropped.txt"))
    }
  }
#endif
