import Foundation

/// The sizes and places that a program's windows had last, by their scenes, kept from run to run.
///
/// The file is `inbetween/windows/PROGRAM.json` in the user's folder for state: `XDG_STATE_HOME`, else
/// `~/.local/state`. Only live windows read and write it.
package struct WindowMemory {
  /// What is known of the windows of one scene. Sizes are in points, places in the window system's
  /// units.
  package struct Entry: Codable, Equatable, Sendable {
    package var width: Double?
    package var height: Double?
    package var x: Int?
    package var y: Int?

    package init(width: Double? = nil, height: Double? = nil, x: Int? = nil, y: Int? = nil) {
      self.width = width
      self.height = height
      self.x = x
      self.y = y
    }

    /// Sides beyond this, in points, are none of a window's.
    private static let sides = 1.0...16_384
    /// Places beyond this are none on a desktop.
    private static let places = -1_000_000...1_000_000

    /// nil where there is none, or none that a window can have.
    package var size: CGSize? {
      guard let width, let height, Self.sides.contains(width), Self.sides.contains(height) else {
        return nil
      }
      return CGSize(width: width, height: height)
    }

    /// The same for the place.
    package var place: WindowPlace? {
      guard let x, let y, Self.places.contains(x), Self.places.contains(y) else { return nil }
      return WindowPlace(x: x, y: y)
    }
  }

  private struct File: Codable {
    var windows: [String: Entry]
  }

  package let url: URL
  private var entries: [String: Entry]
  /// Those that changed since they were read.
  private var changed: Set<String> = []

  /// - Returns: nil where the environment names no folder of the user's.
  package init?(program: String, environment: [String: String]) {
    func folder(_ name: String) -> URL? {
      guard let path = environment[name], path.hasPrefix("/") else { return nil }
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let home = folder("HOME")?.appendingPathComponent(".local/state", isDirectory: true)
    guard let state = folder("XDG_STATE_HOME") ?? home else { return nil }
    let name = program.replacingOccurrences(of: "/", with: "_")
    url = state.appendingPathComponent("inbetween/windows/\(name).json", isDirectory: false)
    entries = Self.entries(in: url)
  }

  /// A file that is not there, or that cannot be understood, holds nothing.
  private static func entries(in url: URL) -> [String: Entry] {
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [:] }
    return file.windows
  }

  /// What is known of a scene's windows.
  package subscript(scene: String) -> Entry {
    get { entries[scene] ?? Entry() }
    set {
      guard newValue != self[scene] else { return }
      entries[scene] = newValue
      changed.insert(scene)
    }
  }

  /// Writes what changed into the file, which is replaced as a whole: another run of the program may
  /// have written the other scenes meanwhile.
  package mutating func save() throws {
    guard !changed.isEmpty else { return }
    var file = File(windows: Self.entries(in: url))
    for scene in changed { file.windows[scene] = entries[scene] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(file).write(to: url, options: .atomic)
    changed = []
  }
}
