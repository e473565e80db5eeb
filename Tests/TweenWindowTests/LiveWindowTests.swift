import Foundation
import Testing
import TweenWindow

#if Window
  /// Why the tests below cannot run here; nil where they can.
  private let obstacle: String? = {
    if !XServer.missingTools.isEmpty {
      let names = XServer.missingTools.joined(separator: ", ")
      return
        "A real window is not tested: this machine has no \(names) (scripts/setup installs them)."
    }
    if ProgramWindow.demo == nil {
      return "A real window is not tested: the demo `wedges` was not built beside the tests."
    }
    return nil
  }()

  /// The wedge demo in a real window, handled as a person does.
  @Suite(
    "LiveWindow", .serialized,
    .enabled(if: obstacle == nil, Comment(rawValue: obstacle ?? "")))
  struct LiveWindowTests {
    private func demo() throws -> String { try #require(ProgramWindow.demo) }

    @Test(
      "clicks and keys add wedges, which a resize keeps whole, and the close button ends with 0")
    func wholeSession() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(try demo(), ["--seed", "7"], on: server)
      let empty = try window.picture("a light background") { picture in
        picture.width == 400 && picture.height == 300 && picture.blackPixels < 2_000
      }

      try window.click(x: 60, y: 30)
      let one = try window.picture("a wedge") { $0.colouredPixels > empty.colouredPixels + 300 }
      try window.press("ctrl+n")
      try window.picture("two wedges") { $0.colouredPixels > one.colouredPixels + 300 }
      try window.press("ctrl+alt+n")
      let ring = try window.picture("a ring on all sides") { picture in
        Self.hasRing(picture)
      }
      #expect(ring.blackPixels < 2_000)

      try window.resize(width: 640, height: 500)
      let large = try window.picture("a larger ring") { picture in
        picture.width == 640 && picture.height == 500 && Self.hasRing(picture)
          && picture.colouredPixels > ring.colouredPixels * 2
      }
      #expect(large.blackPixels < 2_000)

      try window.press("question")
      let help = try window.picture("the keys") { $0.darkPixels > large.darkPixels + 10_000 }
      try window.press("question")
      try window.picture("no keys") { $0.darkPixels < help.darkPixels - 10_000 }

      try window.press("ctrl+k")
      try window.picture("no wedge") { picture in
        picture.colouredPixels < empty.colouredPixels + ring.colouredPixels / 20
      }

      try window.close()
      #expect(try window.exitCode() == 0)
      #expect(window.errorText().contains("seed 7\n"))
    }

    /// Colour left, right, above and below the middle, and none in it.
    private static func hasRing(_ picture: Picture) -> Bool {
      let (x, y) = (picture.width / 2, picture.height / 2)
      let side = min(picture.width, picture.height)
      let near = side / 8 + 4
      let far = side / 4
      return [
        picture.colouredPixels(x: x - far..<x - near, y: y - 5..<y + 5),
        picture.colouredPixels(x: x + near..<x + far, y: y - 5..<y + 5),
        picture.colouredPixels(x: x - 5..<x + 5, y: y - far..<y - near),
        picture.colouredPixels(x: x - 5..<x + 5, y: y + near..<y + far),
      ].allSatisfy { $0 > 20 }
    }

    @Test("a window in which nothing moves uses less than 1 % of a core, and wakes up for input")
    func idle() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(try demo(), [], on: server)
      let empty = try window.picture("a light background") { $0.blackPixels < 2_000 }
      try window.press("ctrl+alt+n")
      try window.picture("wedges") { $0.colouredPixels > empty.colouredPixels + 3_000 }
      try server.wait("the springs to end") { try window.isQuiet() }
      let before = try window.processorTime()
      sleep(5)
      #expect(try window.processorTime() - before < 0.05)

      try window.press("ctrl+k")
      try window.picture("no wedge") { $0.colouredPixels < empty.colouredPixels + 1_000 }
      try window.close()
      #expect(try window.exitCode() == 0)
    }

    @Test("Esc ends with 0 in the midst of motion")
    func escape() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(try demo(), [], on: server)
      try window.press("ctrl+alt+n")
      try window.press("Escape")
      #expect(try window.exitCode() == 0)
      #expect(window.errorText().hasPrefix("seed "))
    }

    @Test("Esc closes the help panel and leaves the window, which the next Esc closes")
    func escapeFromHelp() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(try demo(), [], on: server)
      let plain = try window.picture("a light background") { $0.blackPixels < 2_000 }
      try window.press("question")
      try window.picture("the keys") { $0.darkPixels > plain.darkPixels + 10_000 }
      try window.hold("Escape", seconds: 1.5)
      try window.picture("no keys") { $0.darkPixels < plain.darkPixels + 1_000 }
      #expect(window.process.isRunning)
      try window.press("Escape")
      #expect(try window.exitCode() == 0)
    }

    @Test("what is typed while the program is busy is not lost")
    func typedWhileBusy() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(try demo(), [], on: server)
      let plain = try window.picture("a light background") { $0.blackPixels < 2_000 }
      // A program that is stopped finds the whole press in its queue at once, the release of shift too.
      kill(window.process.processIdentifier, SIGSTOP)
      try window.press("question")
      kill(window.process.processIdentifier, SIGCONT)
      try window.picture("the keys") { $0.darkPixels > plain.darkPixels + 10_000 }
      try window.close()
      #expect(try window.exitCode() == 0)
    }

    @Test("a window manager that forgets a request to show the window is asked again")
    func forgottenMapRequest() throws {
      let server = try XServer(hasManager: false)
      defer { server.stop() }
      let manager = try ForgetfulManager(display: server.display, forgets: 1)
      defer { manager.stop() }
      let process = try server.start(try demo(), ["--seed", "7"])
      try server.wait("the second request", seconds: 20) { manager.mapped > 0 }
      try server.wait("a visible window", seconds: 20) {
        try server.run("xdotool", ["search", "--onlyvisible", "--name", "Wedges"]).status == 0
      }
      #expect(manager.forgotten == 1)
      #expect(process.isRunning)
    }

    @Test("the desktop's density, or --scale, makes the window and what it shows larger")
    func scale() throws {
      let server = try XServer()
      defer { server.stop() }
      let scaled = try ProgramWindow(try demo(), ["--scale", "1.5"], on: server)
      try scaled.picture("600 x 450 pixels") { $0.width == 600 && $0.height == 450 }
      try scaled.press("ctrl+alt+n")
      try scaled.picture("a ring") { Self.hasRing($0) }
      try scaled.close()
      #expect(try scaled.exitCode() == 0)
    }

    /// Runs the demo to its end; its exit status and what it says to standard error.
    private func end(
      _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
      let process = Process()
      let errors = Pipe()
      process.executableURL = URL(fileURLWithPath: try demo())
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.filter {
        !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains($0.key)
      }.merging(environment) { $1 }
      process.standardError = errors
      try process.run()
      let text = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      while process.isRunning { usleep(2_000) }
      return (process.terminationStatus, text)
    }

    @Test("without a display it ends with 69 and names the way out")
    func noDisplay() throws {
      let (status, text) = try end()
      #expect(status == 69)
      #expect(text.contains("display") && text.contains("frames"))
    }

    @Test("without an SDL2 that loads, frames are written, and the window says what is missing")
    func noLibrary() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("inbetween-nosdl-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("libSDL2-2.0.so.0"))
      let environment = ["LD_LIBRARY_PATH": folder.path, "SDL_VIDEODRIVER": "dummy"]

      let window = try end([], environment)
      #expect(window.status == 69)
      #expect(window.text.contains("libSDL2-2.0.so.0") && window.text.contains("frames"))

      let frames = folder.appendingPathComponent("frames").path
      let dump = try end(["frames", frames, "--count", "1"], environment)
      #expect(dump.status == 0, "\(dump.text)")
      #expect(FileManager.default.fileExists(atPath: frames + "/manifest.json"))
    }
  }
#endif
