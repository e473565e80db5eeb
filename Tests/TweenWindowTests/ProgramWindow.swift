import Foundation

/// A program in a window on a private X server, as a test sees and handles it.
final class ProgramWindow {
  let server: XServer
  let process: Process
  let id: String
  private let errors: Pipe

  /// The demo's executable beside the tests' own; nil where it was not built.
  static let demo: String? = {
    var candidates = CommandLine.arguments
    if let own = Bundle.main.executablePath { candidates.append(own) }
    for bundle in Bundle.allBundles { candidates.append(bundle.bundlePath) }
    for candidate in candidates {
      var folder = URL(fileURLWithPath: candidate)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let program = folder.appendingPathComponent("wedges").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: program, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: program)
        {
          return program
        }
      }
    }
    return nil
  }()

  private init(_ id: String, of first: ProgramWindow) {
    server = first.server
    process = first.process
    errors = first.errors
    self.id = id
  }

  init(_ program: String, _ arguments: [String], on server: XServer) throws {
    self.server = server
    let errors = Pipe()
    self.errors = errors
    let process = try server.start(program, arguments, error: errors)
    self.process = process
    var found = ""
    try server.wait("the program's window") {
      guard process.isRunning else {
        throw XServer.Failure(
          description: "The program ended with \(process.terminationStatus) without a window.")
      }
      let search = ["search", "--onlyvisible", "--pid", "\(process.processIdentifier)"]
      found =
        try server.run("xdotool", search).text
        .split(separator: "\n").last.map(String.init) ?? ""
      return !found.isEmpty
    }
    id = found
    try tool("windowactivate", "--sync", id)
  }

  private func tool(_ arguments: String...) throws { try server.run("xdotool", arguments) }

  func activate() throws { try tool("windowactivate", "--sync", id) }

  /// The program's other windows whose titles have these words in them.
  func others(titled title: String) throws -> [String] {
    let search = [
      "search", "--all", "--onlyvisible", "--pid", "\(process.processIdentifier)", "--name", title,
    ]
    return try server.run("xdotool", search).text.split(separator: "\n").map(String.init)
      .filter { $0 != id }
  }

  func hasOther(titled title: String) throws -> Bool { try !others(titled: title).isEmpty }

  /// Another window of the program, once it is there; it has the keys then.
  func other(titled title: String) throws -> ProgramWindow {
    try server.wait("a window called \(title)") { try hasOther(titled: title) }
    let window = ProgramWindow(try others(titled: title).last ?? "", of: self)
    try window.activate()
    return window
  }

  func click(x: Int, y: Int) throws {
    try tool("mousemove", "--window", id, "\(x)", "\(y)")
    usleep(50_000)
    try tool("click", "1")
  }

  /// Drags by some steps, between which frames go by, and lets go when the pointer has stood still.
  func drag(x: Int, y: Int, by step: (x: Int, y: Int), times: Int) throws {
    try tool("mousemove", "--window", id, "\(x)", "\(y)")
    try tool("mousedown", "1")
    for part in 1...times {
      usleep(40_000)
      try tool("mousemove", "--window", id, "\(x + step.x * part)", "\(y + step.y * part)")
    }
    usleep(200_000)
    try tool("mouseup", "1")
  }

  /// Turns the wheel over a place.
  func wheel(down steps: Int, x: Int, y: Int) throws {
    try tool("mousemove", "--window", id, "\(x)", "\(y)")
    for _ in 0..<steps {
      try tool("click", "5")
      usleep(20_000)
    }
  }

  func press(_ key: String) throws { try tool("key", "--clearmodifiers", key) }

  /// Types characters one after the other.
  func type(_ text: String) throws { try tool("type", "--clearmodifiers", "--delay", "30", text) }

  /// Holds a key down for longer than it takes to repeat itself.
  func hold(_ key: String, seconds: Double) throws {
    try tool("keydown", key)
    usleep(UInt32(seconds * 1_000_000))
    try tool("keyup", key)
  }

  /// Where the window's contents begin on the screen.
  func origin() throws -> (x: Int, y: Int) {
    let text = try server.run("xdotool", ["getwindowgeometry", "--shell", id]).text
    func number(_ name: String) -> Int {
      let line = text.split(separator: "\n").first { $0.hasPrefix("\(name)=") }
      return line.flatMap { Int($0.dropFirst(2)) } ?? 0
    }
    return (number("X"), number("Y"))
  }

  /// The same without the borders that xdotool counts twice.
  func place() throws -> (x: Int, y: Int) {
    let text = try server.run("xwininfo", ["-id", id]).text
    func number(_ name: String) -> Int {
      let line = text.split(separator: "\n").first { $0.contains(name) }
      return line.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) } ?? 0
    }
    return (number("Absolute upper-left X"), number("Absolute upper-left Y"))
  }

  /// Moves the pointer to a place of the window.
  func point(x: Int, y: Int) throws { try tool("mousemove", "--window", id, "\(x)", "\(y)") }

  /// The window's title.
  func title() throws -> String {
    try server.run("xdotool", ["getwindowname", id]).text
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What the window manager has put around the window's content: left, right, top, bottom.
  func borders() throws -> [Int] {
    let text = try server.run("xprop", ["-id", id, "_NET_FRAME_EXTENTS"]).text
    return text.split { !$0.isNumber }.compactMap { Int($0) }
  }

  /// Moves the window so that its content begins at a place of the screen.
  func move(x: Int, y: Int) throws {
    try tool("windowmove", "--sync", id, "\(x)", "\(y)")
  }

  func resize(width: Int, height: Int) throws {
    try tool("windowsize", "--sync", id, "\(width)", "\(height)")
  }

  /// Clicks the close button, as far as the program can tell.
  func close() throws {
    let number = Int(id) ?? 0
    try server.run("wmctrl", ["-i", "-c", "0x" + String(number, radix: 16)])
  }

  /// Waits for the program to end, and returns its exit code.
  func exitCode() throws -> Int32 {
    try server.wait("the program to end") { !process.isRunning }
    return process.terminationStatus
  }

  /// What the program said on its standard error. Call it after the end.
  func errorText() -> String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The processor time that the program has used, in seconds.
  func processorTime() throws -> Double {
    let path = "/proc/\(process.processIdentifier)/stat"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // The second field is the name in brackets, and may hold spaces.
    let fields = text.drop { $0 != ")" }.split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      throw XServer.Failure(description: "\(path) is not understood.")
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Whether the program uses next to no processor for half a second.
  func isQuiet() throws -> Bool {
    let before = try processorTime()
    usleep(500_000)
    return try processorTime() - before < 0.02
  }

  // MARK: Pictures

  /// What the window shows, without its frame.
  func picture() throws -> Picture {
    let data = try server.run("xwd", ["-silent", "-id", id]).output
    guard let picture = Picture(windowDump: data) else {
      throw XServer.Failure(description: "The window's picture is not understood.")
    }
    return picture
  }

  /// The first picture for which `condition` holds.
  @discardableResult func picture(
    _ what: String, where condition: (Picture) -> Bool
  ) throws -> Picture {
    var last: Picture?
    try server.wait("a picture with \(what)") {
      // While it is being placed or resized, a window has no picture.
      guard let picture = try? picture() else { return false }
      last = picture
      return condition(picture)
    }
    guard let last else { throw XServer.Failure(description: "There is no picture.") }
    return last
  }
}

/// A screenshot.
struct Picture {
  var width: Int
  var height: Int
  /// 0xRRGGBB, row by row.
  private var pixels: [UInt32]

  /// Reads an X window dump of true-colour pixels with 32 bits each, as Xvfb has them. The format
  /// is XWDFile.h's: a header of big-endian words (size, version, format, depth, width, height, an
  /// offset, byte order, unit, bit order, padding, bits a pixel, bytes a line ..., colours, ...), the
  /// window's name, 12 bytes a colour, and the lines.
  init?(windowDump data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 100 else { return nil }
    let words = (0..<25).map { word in
      bytes[word * 4..<word * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = words[0] + words[19] * 12
    let (columns, rows, line) = (words[4], words[5], words[12])
    guard words[1] == 7, words[2] == 2, words[11] == 32, columns > 0, rows > 0,
      line >= columns * 4, bytes.count >= start + rows * line
    else { return nil }
    let isBigEndian = words[7] == 1
    width = columns
    height = rows
    pixels = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let index = start + row * line + column * 4
        let four = bytes[index..<index + 4]
        let value =
          isBigEndian
          ? four.reduce(0) { $0 << 8 | UInt32($1) }
          : four.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        pixels.append(value & 0xFF_FFFF)
      }
    }
  }

  /// How many pixels in a rectangle satisfy `condition` (red, green, blue).
  func count(
    x: Range<Int>? = nil, y: Range<Int>? = nil, where condition: (Int, Int, Int) -> Bool
  ) -> Int {
    var count = 0
    for row in (y ?? 0..<height).clamped(to: 0..<height) {
      for column in (x ?? 0..<width).clamped(to: 0..<width) {
        let pixel = Int(pixels[row * width + column])
        if condition(pixel >> 16, pixel >> 8 & 255, pixel & 255) { count += 1 }
      }
    }
    return count
  }

  /// Where the pixels lie that satisfy `condition`; nil where none does.
  func bounds(where condition: (Int, Int, Int) -> Bool) -> (x: Range<Int>, y: Range<Int>)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = Int(pixels[row * width + column])
        guard condition(pixel >> 16, pixel >> 8 & 255, pixel & 255) else { continue }
        (left, right) = (min(left, column), max(right, column + 1))
        (top, bottom) = (min(top, row), max(bottom, row + 1))
      }
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }

  /// Pixels with a strong colour, as wedges have.
  var colouredPixels: Int { colouredPixels() }

  func colouredPixels(x: Range<Int>? = nil, y: Range<Int>? = nil) -> Int {
    count(x: x, y: y) { red, green, blue in
      max(red, green, blue) - min(red, green, blue) > 50
    }
  }

  var blackPixels: Int { count { red, green, blue in max(red, green, blue) < 8 } }

  /// Pixels as dark as the help panel.
  var darkPixels: Int { count { red, green, blue in max(red, green, blue) < 90 } }
}
