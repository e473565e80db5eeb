import Foundation
import Testing

#if Window
  /// A window that is recorded, and replays of it.
  extension LiveWindowTests {
    /// Runs a command of a program without a window.
    private func outcome(
      _ server: XServer, _ program: String, _ arguments: String...
    ) throws -> (status: Int32, text: String) {
      let outcome = try server.run(program, arguments)
      return (outcome.status, outcome.text)
    }

    /// Clicks, keys, a drag, a wheel and a resize, in the wedge demo.
    private func handle(_ window: ProgramWindow) throws {
      let empty = try window.picture("a light background") { $0.blackPixels < 2_000 }
      try window.press("ctrl+n")
      try window.press("ctrl+alt+n")
      let ring = try window.picture("wedges") { $0.colouredPixels > empty.colouredPixels + 3_000 }
      try window.resize(width: 520, height: 420)
      try window.picture("a larger window") {
        $0.width == 520 && $0.colouredPixels > ring.colouredPixels
      }
      try window.click(x: 300, y: 200)
      try window.drag(x: 200, y: 200, by: (6, 4), times: 5)
      try window.wheel(down: 3, x: 260, y: 200)
      sleep(1)
    }

    @Test("a recorded session replays to what was shown, without a window and in one")
    func recording() throws {
      let server = try XServer()
      defer { server.stop() }
      let demo = try #require(ProgramWindow.demo)
      let file = server.state.appendingPathComponent("tour.jsonl").path
      let window = try ProgramWindow(demo, ["record", file, "--seed", "7"], on: server)
      try handle(window)
      try window.close()
      #expect(try window.exitCode() == 0)

      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.hasPrefix(#"{"inbetween":1,"program":"wedges","engine":""#))
      #expect(text.hasSuffix(",\"end\":\"closed\"}\n"))
      for threads in ["1", "2", "3"] {
        let replay = try outcome(server, demo, "replay", file, "--threads", threads)
        #expect(replay.status == 0, "\(replay.text)")
        #expect(replay.text.hasSuffix(" agree\n"), "\(replay.text)")
      }

      // In a window: then the pointer goes on, and the whole is a recording again.
      let second = server.state.appendingPathComponent("second.jsonl").path
      let again = try ProgramWindow(demo, ["record", second, "--replay", file], on: server)
      try server.wait("the end of the replay", seconds: 60) {
        // All but the end, which is the second recording's own.
        let count = try String(contentsOfFile: second, encoding: .utf8).split(separator: "\n").count
        return try count >= text.split(separator: "\n").count - 1 && again.isQuiet()
      }
      try again.press("ctrl+k")
      try again.picture("no wedge") { $0.colouredPixels < 2_000 }
      try again.close()
      #expect(try again.exitCode() == 0)
      #expect(again.errorText().contains("The replay matches the recording: "))
      let whole = try outcome(server, demo, "replay", second)
      #expect(whole.status == 0, "\(whole.text)")
    }

    @Test("a program that is ended by a signal leaves a recording")
    func killedRecording() throws {
      let server = try XServer()
      defer { server.stop() }
      let demo = try #require(ProgramWindow.demo)
      // A test's thread may block the others, and its children then do.
      for signal in [SIGKILL] {
        let file = server.state.appendingPathComponent("cut-\(signal).jsonl").path
        let window = try ProgramWindow(demo, ["record", file], on: server)
        try handle(window)
        kill(window.process.processIdentifier, signal)
        _ = try window.exitCode()
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.hasSuffix("\n") && !text.contains("\"end\":true"))
        let replay = try outcome(server, demo, "replay", file)
        #expect(replay.status == 0, "\(replay.text)")
        #expect(!replay.text.hasPrefix("\(file): 0 checks"), "\(replay.text)")
      }
    }

    @Test("F7 begins and ends a recording in any window, F8 writes a picture")
    func recordingByKey() throws {
      let server = try XServer()
      defer { server.stop() }
      let demo = try #require(ProgramWindow.demo)
      let window = try ProgramWindow(demo, ["--seed", "7"], on: server)
      let empty = try window.picture("a light background") { $0.blackPixels < 2_000 }
      try window.press("ctrl+n")
      try window.picture("a wedge") { $0.colouredPixels > empty.colouredPixels + 300 }
      let folder = server.state.path
      func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/" + name)
      }
      let (recording, picture) = ("wedges-1.jsonl", "wedges-1.png")
      try window.press("F7")
      try server.wait("the recording") { has(recording) }
      try window.press("ctrl+n")
      try window.press("F8")
      try server.wait("the picture") { has(picture) }
      try window.press("F7")
      try server.wait("the recording's end") {
        try String(contentsOfFile: folder + "/" + recording, encoding: .utf8)
          .hasSuffix("\"end\":true}\n")
      }
      try window.close()
      #expect(try window.exitCode() == 0)
      // Two wedges: the first one was added before the recording began.
      let tree = try outcome(
        server, demo, "replay", folder + "/" + recording)
      #expect(tree.status == 0, "\(tree.text)")
      let text = try String(contentsOfFile: folder + "/" + recording, encoding: .utf8)
      #expect(text.components(separatedBy: #""key":"n""#).count > 4)
    }
  }
#endif
