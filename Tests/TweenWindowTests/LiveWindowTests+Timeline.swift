import Foundation
import Testing

#if Window
  /// The time bar of a program's window.
  extension LiveWindowTests {
    private func demo() throws -> String { try #require(ProgramWindow.demo) }

    /// Processes that were started on a server's display.
    private func processes(on server: XServer) -> [String] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { name in
        let data = FileManager.default.contents(atPath: "/proc/\(name)/environ") ?? Data()
        guard Int(name) != nil,
          String(decoding: data, as: UTF8.self).contains("DISPLAY=\(server.display)\0"),
          let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
        else { return false }
        return String(decoding: line, as: UTF8.self).contains("--timeline")
      }
    }

    /// Coloured pixels above the bar.
    private func colours(_ picture: Picture) -> Int { picture.colouredPixels(y: 0..<380) }

    @Test("the time bar shows any moment, goes back to the present, and plays on from a moment")
    func timeBar() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(
        try demo(), ["--seed", "7", "--size", "640x480", "--timeline"], on: server)
      // The bar's dark ground covers the bottom.
      let empty = try window.picture("the bar") { $0.darkPixels > 20_000 }
      var counts = [colours(empty)]
      for _ in 0..<4 {
        let before = counts.last ?? 0
        try window.press("ctrl+n")
        let more = try window.picture("one more wedge") { colours($0) > before + 1500 }
        counts.append(colours(more))
      }
      usleep(1_200_000)
      let now = try window.picture()

      // Nothing moves, so neither the window nor its shadow has anything to do.
      #expect(try window.isQuiet())

      // To the start of the track.
      try window.drag(x: 400, y: 453, by: (-95, 0), times: 4)
      let start = try window.picture("the empty ring") { colours($0) <= counts[0] }
      #expect(start.darkPixels > 15_000)
      // Keys and presses are the bar's.
      try window.press("ctrl+n")
      try window.click(x: 60, y: 30)
      usleep(300_000)
      #expect(colours(try window.picture()) <= counts[0])
      // Frame by frame, and to the end.
      for _ in 0..<3 { try window.press("shift+Right") }
      try window.press("Left")
      try window.press("End")
      try window.picture("the present") { colours($0) == colours(now) }

      try window.press("Home")
      try window.picture("the empty ring") { colours($0) <= counts[0] }
      try window.press("Escape")
      try window.picture("the present again") { colours($0) == colours(now) }

      // A moment with some of the wedges: the program plays on from there.
      try window.drag(x: 630, y: 453, by: (-110, 0), times: 3)
      let some = try window.picture("some wedges") {
        colours($0) > counts[0] + 1500 && colours($0) < colours(now) - 1500
      }
      try window.press("space")
      usleep(1_000_000)
      let branch = try window.picture()
      #expect(colours(branch) < colours(now))
      try window.press("ctrl+n")
      try window.picture("a wedge on the branch") {
        colours($0) > max(colours(branch), colours(some)) + 1500
      }

      // The bar goes and comes.
      try window.press("F9")
      try window.picture("no bar") { $0.darkPixels < 5_000 }
      try window.press("F9")
      try window.picture("the bar again") { $0.darkPixels > 15_000 }

      #expect(processes(on: server).count > 1)
      try window.close()
      #expect(try window.exitCode() == 0)
      #expect(processes(on: server) == [])
      #expect(window.errorText() == "seed 7\n")
    }

    @Test("no shadow process outlives a window that is killed")
    func killedTimeline() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(try demo(), ["--seed", "7", "--timeline"], on: server)
      try window.press("ctrl+n")
      try server.wait("shadow processes") { processes(on: server).count > 2 }
      kill(window.process.processIdentifier, SIGKILL)
      try server.wait("the end of all processes") { processes(on: server).isEmpty }
    }

    @Test("F9 names the option for a time bar where there is none")
    func noTimeline() throws {
      let server = try XServer()
      defer { server.stop() }
      let window = try ProgramWindow(
        try demo(), ["--seed", "7", "--size", "640x480"], on: server)
      // Before its first frame a window is black.
      let plain = try window.picture("the window") { $0.width == 640 && $0.darkPixels < 100_000 }
      try window.press("F9")
      try window.picture("a sentence") { $0.darkPixels > plain.darkPixels + 5_000 }
      try window.press("F9")
      try window.picture("no sentence") { $0.darkPixels < plain.darkPixels + 500 }
      try window.close()
      #expect(try window.exitCode() == 0)
    }
  }
#endif
