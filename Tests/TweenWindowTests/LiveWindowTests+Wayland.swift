import Foundation
import Testing

#if Window
  /// Weston, as a window of a private X server: what the tests do there its clients see as input of
  /// Wayland. A Weston without a screen has no keyboard and no pointer, and SDL 2.26 ends at that.
  private final class Weston {
    static let isThere = XServer.isThere("weston")
    let server: XServer
    private let folder: URL
    private static let socket = "inbetween"

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("wl-" + UUID().uuidString.prefix(8))
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      server = try XServer(hasManager: false)
      server.additions["XDG_RUNTIME_DIR"] = folder.path
      try server.start(
        "weston",
        [
          "--backend=x11-backend.so", "--use-pixman", "--socket=\(Self.socket)", "--width=900",
          "--height=720", "--idle-time=0", "--no-config",
        ])
      let socket = folder.appendingPathComponent(Self.socket).path
      try server.wait("the socket of Weston") { FileManager.default.fileExists(atPath: socket) }
    }

    /// Starts a program whose only display is this one.
    func start(_ program: String, error: Pipe) throws -> Process {
      server.additions["WAYLAND_DISPLAY"] = Self.socket
      server.additions["SDL_VIDEODRIVER"] = "wayland"
      defer {
        server.additions["WAYLAND_DISPLAY"] = nil
        server.additions["SDL_VIDEODRIVER"] = nil
      }
      return try server.start(program, [], error: error)
    }

    /// What its screen shows.
    func picture() throws -> Picture? {
      Picture(windowDump: try server.run("xwd", ["-silent", "-root"]).output)
    }

    /// Moves the pointer to a place and presses. A Weston into whose window the pointer had come before
    /// its screen was there does not know where it is, until it has left and come back (seen in 10.0).
    func click(_ x: Int, _ y: Int) throws {
      for _ in 0..<2 {
        try server.run("xdotool", ["mousemove", "1010", "755"])
        usleep(100_000)
        try server.run("xdotool", ["mousemove", "\(x)", "\(y)"])
        usleep(100_000)
      }
      try server.run("xdotool", ["click", "1"])
    }

    func stop() {
      server.stop()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  extension LiveWindowTests {
    @Test(
      "under Wayland a form is filled in by keys and pointer, and copied within it",
      .enabled(
        if: Weston.isThere,
        "A window under Wayland is not tested: this machine has no weston (scripts/setup installs it)."
      ))
    func wayland() throws {
      let demo = try #require(ProgramWindow.demo)
      let program = URL(fileURLWithPath: demo).deletingLastPathComponent()
        .appendingPathComponent("Letters6").path
      let weston = try Weston()
      defer { weston.stop() }
      let server = weston.server
      func tool(_ arguments: String...) throws { try server.run("xdotool", arguments) }
      let errors = Pipe()
      let process = try weston.start(program, error: errors)

      // The ground of a form, which nothing of Weston's has.
      var frame: (x: Range<Int>, y: Range<Int>)?
      try server.wait("the form") {
        guard let picture = try weston.picture() else { return false }
        let isGround = { (red: Int, green: Int, blue: Int) in
          red == 242 && green == 242 && blue == 247
        }
        frame = picture.bounds(where: isGround)
        return picture.count(where: isGround) > 20_000
      }
      let place = try #require(frame)
      func ink() throws -> Int {
        try weston.picture()?.count(x: place.x, y: place.y) { $0 < 60 && $1 < 60 && $2 < 60 } ?? 0
      }
      let blank = try ink()
      // Nowhere in particular: the first field has the focus, and waits for the window's.
      try weston.click(place.x.lowerBound + 20, place.y.lowerBound + 20)
      try tool("type", "a")
      try server.wait("the first letter") { try ink() > blank }
      try tool("type", "--delay", "40", "da")
      try tool("key", "ctrl+a")
      try tool("key", "ctrl+c")
      try tool("key", "End")
      try tool("key", "ctrl+v")
      try tool("key", "Tab")
      try tool("type", "--delay", "40", "a@b")
      try tool("key", "Return")
      try tool("key", "ctrl+w")
      try server.wait("the program to end") { !process.isRunning }
      #expect(process.terminationStatus == 0)
      let text = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(text.contains("name adaada, mail a@b, age 30"), "\(text)")
    }

    @Test(
      "under Wayland one sentence says that windows have no title bar, where nobody draws one",
      .enabled(
        if: Weston.isThere,
        "A window under Wayland is not tested: this machine has no weston (scripts/setup installs it)."
      ))
    func waylandTitleBars() throws {
      let demo = try #require(ProgramWindow.demo)
      let weston = try Weston()
      defer { weston.stop() }
      let sentence = "warning: The windows have no title bar: "
      // Weston 10 draws none itself. A folder without a plugin, and one that seems to have one.
      let folder = weston.server.state
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      weston.server.additions["LIBDECOR_PLUGIN_DIR"] = folder.path
      for isThere in [false, true] {
        if isThere { try Data().write(to: folder.appendingPathComponent("libdecor-none.so")) }
        let errors = Pipe()
        let process = try weston.start(demo, error: errors)
        try weston.server.wait("the window") {
          try weston.picture().map { $0.count { $0 > 200 && $1 > 200 && $2 > 200 } > 50_000 }
            ?? false
        }
        usleep(300_000)
        // It may have inherited a mask in which SIGTERM is blocked: reading to the end would wait on.
        kill(process.processIdentifier, SIGKILL)
        let text = String(
          decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text.contains(sentence) == !isThere, "\(text)")
        #expect(text.components(separatedBy: sentence).count <= 2)
        try weston.server.wait("the program to end") { !process.isRunning }
      }
    }

    @Test(
      "under Wayland a window that was closed can be opened again",
      .enabled(
        if: Weston.isThere,
        "A window under Wayland is not tested: this machine has no weston (scripts/setup installs it)."
      ))
    func waylandWindows() throws {
      let demo = try #require(ProgramWindow.demo)
      let program = URL(fileURLWithPath: demo).deletingLastPathComponent()
        .appendingPathComponent("Desks6").path
      let weston = try Weston()
      defer { weston.stop() }
      let server = weston.server
      let process = try weston.start(program, error: Pipe())
      let isRed = { (red: Int, green: Int, blue: Int) in red > 230 && green < 80 && blue < 80 }
      let isOrange = { (red: Int, green: Int, blue: Int) in
        red > 230 && (130..<180).contains(green) && blue < 60
      }
      var desk: (x: Range<Int>, y: Range<Int>)?
      try server.wait("the desk") {
        guard let picture = try weston.picture() else { return false }
        desk = picture.bounds(where: isRed)
        return picture.count(where: isRed) > 5_000
      }
      let place = try #require(desk)
      for _ in 0..<3 {
        try weston.click(place.x.lowerBound + 10, place.y.lowerBound + 10)
        try server.wait("the note") {
          try weston.picture().map { $0.count(where: isOrange) > 10_000 } ?? false
        }
        // It has the keys, having come last.
        try server.run("xdotool", ["key", "ctrl+w"])
        try server.wait("the note to go") {
          try weston.picture().map { $0.count(where: isOrange) < 1_000 } ?? false
        }
      }
      #expect(process.isRunning)
      // Whether the desk has the keys now is for Weston to say.
      try weston.click(place.x.upperBound - 10, place.y.lowerBound + 150)
      try server.run("xdotool", ["key", "ctrl+w"])
      try server.wait("the program to end") { !process.isRunning }
      #expect(process.terminationStatus == 0)
    }
  }
#endif
