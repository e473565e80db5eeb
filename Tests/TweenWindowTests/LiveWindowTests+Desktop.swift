import Foundation
import TestSupport
import Testing

#if Window
  /// What a window is on a desktop: its pointer, its place, its name, its icon.
  extension LiveWindowTests {
    private func program(_ name: String) throws -> String {
      let demo = try #require(ProgramWindow.demo)
      return URL(fileURLWithPath: demo).deletingLastPathComponent().appendingPathComponent(name)
        .path
    }

    @Test("the pointer is an I-beam over a field, a hand and arrows where views say so, or hidden")
    func pointerShapes() throws {
      let server = try XServer()
      defer { server.stop() }
      let client = try XClient(server.display)
      func expect(
        _ window: ProgramWindow, _ x: Int, _ y: Int, _ what: String,
        _ matches: (XClient.Cursor) -> Bool
      ) throws {
        try window.point(x: x, y: y)
        try server.wait(what) { matches(try client.cursor()) }
      }
      let (arrow, beam) = (try client.cursor(.arrow), try client.cursor(.beam))
      let (hand, columns) = (try client.cursor(.hand), try client.cursor(.columns))
      #expect(Set([arrow, beam, hand, columns].map(\.pixels)).count == 4)

      let form = try ProgramWindow(try program("Letters6"), [], on: server)
      try form.picture("the form") { $0.darkPixels > 200 }
      try expect(form, 180, 20, "an arrow over the ground") { $0 == arrow }
      // The first field of the form.
      var field = 0
      try server.wait("an I-beam somewhere") {
        field += 6
        try form.point(x: 180, y: field)
        usleep(100_000)
        return try client.cursor() == beam
      }
      try expect(form, 180, 20, "an arrow again") { $0 == arrow }
      try form.press("ctrl+q")
      #expect(try form.exitCode() == 0)

      let desk = try ProgramWindow(try program("Desks6"), [], on: server)
      try desk.picture("the desk") { $0.width == 300 }
      try expect(desk, 150, 10, "a hand over red") { $0 == hand }
      try expect(desk, 150, 30, "arrows over blue") { $0 == columns }
      try expect(desk, 150, 150, "an arrow over nothing") { $0 == arrow }
      try desk.click(x: 150, y: 10)
      let note = try desk.other(titled: "Note")
      try expect(note, 20, 20, "no pointer") { $0.isClear }
      // It is there again over the other window.
      try desk.activate()
      try expect(desk, 150, 10, "a hand again") { $0 == hand }
    }

    @Test("Esc closes what is open and nothing else, Ctrl+Q closes all windows")
    func escapeKeeps() throws {
      let server = try XServer()
      defer { server.stop() }
      let desk = try ProgramWindow(try program("Desks6"), [], on: server)
      let plain = try desk.picture("the desk") { $0.width == 300 }
      try desk.press("question")
      try desk.picture("the keys") { $0.darkPixels > plain.darkPixels + 5_000 }
      try desk.press("Escape")
      try desk.picture("no keys") { $0.darkPixels < plain.darkPixels + 1_000 }
      for _ in 0..<3 { try desk.press("Escape") }
      usleep(500_000)
      #expect(desk.process.isRunning)
      try desk.press("ctrl+n")
      let second = try desk.other(titled: "Desks 2")
      try second.press("ctrl+q")
      #expect(try desk.exitCode() == 0)
    }

    @Test(
      "a window larger than the screen keeps its proportion and its title bar on the screen",
      arguments: [
        ["--size", "2000x1000"], ["--size", "500x1500"], ["--device", "iPhone 16 Pro Max"],
      ])
    func largeWindows(options: [String]) throws {
      let server = try XServer()
      defer { server.stop() }
      let demo = try #require(ProgramWindow.demo)
      let window = try ProgramWindow(demo, options, on: server)
      let ratio = options[1] == "2000x1000" ? 2.0 : options[1] == "500x1500" ? 1.0 / 3 : 440.0 / 956
      try server.wait("the window inside the screen") {
        let (picture, place) = (try window.picture(), try window.place())
        let borders = try window.borders()
        guard borders.count == 4 else { return false }
        return abs(Double(picture.width) - Double(picture.height) * ratio) <= 1
          && place.x - borders[0] >= 0 && place.y - borders[2] >= 0
          && place.x + picture.width + borders[1] <= 1024
          && place.y + picture.height + borders[3] <= 768
      }
      try window.close()
      #expect(try window.exitCode() == 0)
    }

    @Test("further windows have numbers, and lie beside the one before")
    func furtherWindows() throws {
      let server = try XServer()
      defer { server.stop() }
      let desk = try ProgramWindow(try program("Desks6"), [], on: server)
      try desk.picture("the desk") { $0.width == 300 }
      #expect(try desk.title() == "Desks")
      var places = [try desk.place()]
      for number in 2...3 {
        try desk.press("ctrl+n")
        let next = try desk.other(titled: "Desks \(number)")
        #expect(try next.title() == "Desks \(number)")
        let (place, before) = (try next.place(), places[places.count - 1])
        #expect(place.x > before.x && place.y > before.y, "\(place) after \(before)")
        #expect(try next.picture().width == 300)
        places.append(place)
        try desk.activate()
      }
      try desk.press("ctrl+q")
      #expect(try desk.exitCode() == 0)
    }

    @Test("a window opens where it was and as large, unless --size names another")
    func memory() throws {
      let server = try XServer()
      defer { server.stop() }
      let demo = try #require(ProgramWindow.demo)
      let first = try ProgramWindow(demo, [], on: server)
      try first.picture("its own size") { $0.width == 400 && $0.height == 300 }
      try first.resize(width: 520, height: 410)
      try first.move(x: 150, y: 120)
      try first.picture("the new size") { $0.width == 520 && $0.height == 410 }
      usleep(300_000)
      let place = try first.place()
      try first.close()
      #expect(try first.exitCode() == 0)

      for _ in 0..<2 {
        let next = try ProgramWindow(demo, [], on: server)
        try next.picture("the size it had") { $0.width == 520 && $0.height == 410 }
        try server.wait("the place it had", seconds: 10) { try next.place() == place }
        try next.close()
        #expect(try next.exitCode() == 0)
      }
      let sized = try ProgramWindow(demo, ["--size", "300x200"], on: server)
      try sized.picture("the size asked for") { $0.width == 300 && $0.height == 200 }
      try sized.close()
      #expect(try sized.exitCode() == 0)

      // A place that no screen has.
      let file = server.state.appendingPathComponent("inbetween/windows/wedges.json")
      let far = #"{"windows":{"main":{"width":520,"height":410,"x":5000,"y":-900}}}"#
      try Data(far.utf8).write(to: file)
      let back = try ProgramWindow(demo, [], on: server)
      try server.wait("a place on the screen", seconds: 10) {
        let (place, borders) = (try back.place(), try back.borders())
        return place.x + 520 <= 1024 && borders.count == 4 && place.y - borders[2] >= 0
      }
      try back.close()
      #expect(try back.exitCode() == 0)
    }

    @Test("F11 fills the screen and back; what is typed there is remembered as no size")
    func fullScreen() throws {
      let server = try XServer()
      defer { server.stop() }
      let demo = try #require(ProgramWindow.demo)
      let window = try ProgramWindow(demo, [], on: server)
      try window.picture("its own size") { $0.width == 400 && $0.height == 300 }
      try window.press("F11")
      try window.picture("the screen's size") { $0.width == 1024 && $0.height == 768 }
      try window.press("F11")
      try window.picture("its own size again") { $0.width == 400 && $0.height == 300 }
      try window.press("F11")
      try window.picture("the screen's size") { $0.width == 1024 && $0.height == 768 }
      try window.close()
      #expect(try window.exitCode() == 0)
      let next = try ProgramWindow(demo, [], on: server)
      try next.picture("its own size") { $0.width == 400 && $0.height == 300 }
    }

    @Test("Ctrl and plus, minus and zero change the text size")
    func textSizes() throws {
      let server = try XServer()
      defer { server.stop() }
      let form = try ProgramWindow(try program("Letters6"), [], on: server)
      try form.activate()
      // The first frames may show less, and the window takes no keys before it is active.
      var before = 0
      let usual = try form.picture("the form at rest") { picture in
        defer { before = picture.darkPixels }
        usleep(300_000)
        return picture.darkPixels > 200 && picture.darkPixels == before
      }
      // Larger rows leave others no room, so that there need not be more that is dark.
      try form.press("ctrl+plus")
      let larger = try form.picture("larger text") { $0.darkPixels != usual.darkPixels }
      try form.press("ctrl+plus")
      try form.picture("still larger text") { $0.darkPixels != larger.darkPixels }
      try form.press("ctrl+minus")
      try form.picture("smaller text") { $0.darkPixels == larger.darkPixels }
      try form.press("ctrl+minus")
      // Nothing of it was typed into the field that has the focus.
      try form.picture("the usual text") { $0.darkPixels == usual.darkPixels }
      for _ in 0..<3 { try form.press("ctrl+plus") }
      try form.picture("larger text") { $0.darkPixels != usual.darkPixels }
      try form.press("ctrl+0")
      try form.picture("the usual text") { $0.darkPixels == usual.darkPixels }
      try form.press("ctrl+q")
      #expect(try form.exitCode() == 0)
    }

    @Test("the window's icon is the program's AppIcon")
    func icon() throws {
      let server = try XServer()
      defer { server.stop() }
      // The program beside a catalogue, as the package manager puts resources.
      let folder = server.state.appendingPathComponent("program")
      let set = folder.appendingPathComponent("x_icon.resources/Assets.xcassets/AppIcon.appiconset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let demo = try #require(ProgramWindow.demo)
      let copy = folder.appendingPathComponent("icon").path
      try ExecutableFile.copy(demo, to: copy)
      try Data(
        #"""
        {"images":[{"filename":"icon.png","idiom":"universal","size":"256x256"},{"idiom":"mac"}],
        "info":{"author":"xcode","version":1}}
        """#.utf8
      ).write(to: set.appendingPathComponent("Contents.json"))
      // 256 pixels on a side, drawn by a program of ours.
      let strip = try server.run(
        demo, ["frames", folder.path + "/f", "--count", "1", "--size", "256x256"])
      #expect(strip.status == 0)
      try FileManager.default.copyItem(
        atPath: folder.path + "/f/frame-000000.png",
        toPath: set.appendingPathComponent("icon.png").path)
      let window = try ProgramWindow(copy, [], on: server)
      try server.wait("the icon", seconds: 10) {
        let text = try server.run("xprop", ["-id", window.id, "_NET_WM_ICON"]).text
        return text.contains("Icon (128 x 128)")
      }
      try window.close()
      #expect(try window.exitCode() == 0)
    }
  }
#endif
