import Foundation

/// A program in a window on a private X server, as a test sees and handles it.
final class ProgramWindow {
  let server: XServer
  let process: Process
  let id: String
  private let errors = Pipe()

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

  init(_ program: String, _ arguments: [String], on server: XServer) throws {
    self.server = server
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

  func click(x: Int, y: Int) throws {
    try tool("mousemove", "--window", id, "\(x)", "\(y)")
    usleep(50_000)
    try tool("click", "1")
  }

  func press(_ key: String) throws { try tool("key", "--clearmodifiers", key) }

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
    let data = try server.run(
      "import", ["-silent", "-window", id, "-depth", "8", "ppm:-"]
    ).output
    guard let picture = Picture(ppm: data) else {
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
      let picture = try picture()
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
  private var bytes: [UInt8]

  /// Reads a binary PPM.
  init?(ppm data: Data) {
    let bytes = [UInt8](data)
    var fields: [Int] = []
    var index = 2
    guard bytes.starts(with: Array("P6".utf8)) else { return nil }
    while fields.count < 3 {
      while index < bytes.count, bytes[index] <= 32 { index += 1 }
      var number = 0
      let start = index
      while index < bytes.count, (48...57).contains(bytes[index]), number < 100_000 {
        number = number * 10 + Int(bytes[index] - 48)
        index += 1
      }
      guard index > start else { return nil }
      fields.append(number)
    }
    guard fields[2] == 255, bytes.count == index + 1 + fields[0] * fields[1] * 3 else { return nil }
    width = fields[0]
    height = fields[1]
    self.bytes = Array(bytes[(index + 1)...])
  }

  /// How many pixels in a rectangle satisfy `condition` (red, green, blue).
  func count(
    x: Range<Int>? = nil, y: Range<Int>? = nil, where condition: (Int, Int, Int) -> Bool
  ) -> Int {
    var count = 0
    for row in (y ?? 0..<height).clamped(to: 0..<height) {
      for column in (x ?? 0..<width).clamped(to: 0..<width) {
        let index = (row * width + column) * 3
        if condition(Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2])) { count += 1 }
      }
    }
    return count
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
