import Foundation
import Testing

#if Window
  /// The inspector beside a program on a real display.
  extension LiveWindowTests {
    @Test(
      "F12 opens the inspector and closes it; keys pause, step and slow down; times are printed")
    func inspector() throws {
      let demo = try #require(ProgramWindow.demo)
      let server = try XServer()
      defer { server.stop() }
      let program = try ProgramWindow(demo, ["--stats", "--seed", "4"], on: server)
      try program.picture("the program") { $0.darkPixels > 60 }
      try program.press("F12")
      let inspector = try program.other(titled: "inspector")
      // While it is being placed it has no picture.
      try server.wait("the inspector's picture") { (try? inspector.picture()) != nil }
      try inspector.picture("the inspector") { $0.darkPixels > $0.width * $0.height / 2 }

      // The same key closes it, in either window.
      try inspector.press("F12")
      try server.wait("the inspector to go") { try !program.hasOther(titled: "inspector") }

      // In a pause the mark in the corner is there, and the program's own keys wait.
      try program.activate()
      let before = try program.picture("the program again") { $0.darkPixels > 60 }.darkPixels
      try program.press("ctrl+shift+space")
      try program.picture("the mark") { $0.darkPixels > before + 300 }
      try program.press("ctrl+shift+Return")
      try program.press("ctrl+shift+comma")
      try program.press("ctrl+shift+space")
      try program.press("ctrl+shift+period")
      try program.picture("no mark") { $0.darkPixels == before }

      // A program that is paused ends all the same.
      try program.press("ctrl+shift+space")
      try program.picture("the mark again") { $0.darkPixels > before + 300 }
      try program.press("ctrl+q")
      #expect(try program.exitCode() == 0)
      #expect(program.errorText().contains(" frames, p50 "))
    }
  }
#endif
