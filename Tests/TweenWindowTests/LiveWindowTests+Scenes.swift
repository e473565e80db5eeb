import Foundation
import Testing

#if Window
  /// Several windows of a program on a real display.
  extension LiveWindowTests {
    @Test("a program opens windows, has menus by F10 and arrows, and ends with its last window")
    func windows() throws {
      let demo = try #require(ProgramWindow.demo)
      let program = URL(fileURLWithPath: demo).deletingLastPathComponent()
        .appendingPathComponent("Desks6").path
      let server = try XServer()
      defer { server.stop() }
      let desk = try ProgramWindow(program, [], on: server)
      try desk.picture("the desk") { $0.width == 300 && Self.redRows($0) == 20 }

      // ctrl-comma opens the settings, as large as their content.
      try desk.press("ctrl+comma")
      let settings = try desk.other(titled: "Settings")
      try settings.picture("the settings") { $0.width == 240 && $0.height == 120 }
      try settings.press("ctrl+w")
      try server.wait("the settings to go") { try !desk.hasOther(titled: "Settings") }

      // A second window of a value; asked for again it is the same.
      try desk.click(x: 150, y: 10)
      let note = try desk.other(titled: "Note")
      try note.picture("the note") { $0.width == 200 && $0.height == 100 }
      try desk.click(x: 150, y: 10)
      try server.wait("the note in front") { try Self.activeWindow(on: server) == note.id }
      #expect(try desk.others(titled: "Note").count == 1)

      // F10 shows the bar; right, down and return choose in the menus.
      try desk.activate()
      try desk.picture("no bar") { Self.redRows($0) == 20 }
      try desk.press("F10")
      try desk.picture("the bar") { Self.redRows($0) == 0 }
      for key in ["Right", "Right", "Right", "Down"] { try desk.press(key) }
      try desk.picture("the menu") { $0.darkPixels > 60 }
      try desk.press("Return")
      try desk.picture("one petal") { Self.redRows($0) == 40 }

      // Keys do the same without the bar; those of the desk are the front one's.
      try desk.press("ctrl+p")
      try desk.picture("two petals") { Self.redRows($0) == 60 }
      try desk.press("ctrl+k")
      try desk.picture("a stack") { Self.blueRows($0) == 40 }
      try desk.press("ctrl+n")
      let second = try desk.other(titled: "Desks")
      try second.picture("another desk") { Self.redRows($0) == 60 && Self.blueRows($0) == 20 }
      try second.press("ctrl+k")
      try second.picture("its own stack") { Self.blueRows($0) == 40 }
      try desk.activate()
      try desk.picture("the first as it was") { Self.blueRows($0) == 40 }

      // One of them closes, and the program goes on.
      try second.close()
      try server.wait("the second to go") { try !desk.hasOther(titled: "Desks") }
      try note.close()
      try server.wait("the note to go") { try !desk.hasOther(titled: "Note") }
      try desk.activate()
      try desk.press("ctrl+p")
      try desk.picture("three petals") { Self.redRows($0) == 80 }
      try desk.close()
      #expect(try desk.exitCode() == 0)
      Self.expect(
        [
          "settings", "petals 1", "petals 2", "stack 1", "note 7 goes", "petals 3",
          "desk inactive",
        ], in: desk.errorText())
    }

    private static func expect(_ lines: [String], in text: String) {
      for line in lines { #expect(text.contains(line + "\n")) }
    }

    private static func activeWindow(on server: XServer) throws -> String {
      try server.run("xdotool", ["getactivewindow"]).text
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func redRows(_ picture: Picture) -> Int {
      picture.count(x: 150..<151) { red, green, blue in red - max(green, blue) > 120 }
    }

    private static func blueRows(_ picture: Picture) -> Int {
      picture.count(x: 150..<151) { red, _, blue in blue - red > 120 }
    }
  }
#endif
