import Foundation

/// The last sizes and places of a program's windows, by scene, kept between runs.
///
/// The file is `inbetween/windows/PROGRAM.json` in the user's folder for state: `XDG_STATE_HOME`, or
/// `~/.local/state`. Only live windows read and write it.
package struct WindowMemory {
  /// The known size and place of a scene's windows. Sizes are in points, places in the window system's
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

    /// The valid sides in points. Others cannot belong to a window.
    private static let sides = 1.0...16_384
    /// The valid places. Others cannot be on a desktop.
    private static let places = -1_000_000...1_000_000

    /// The size; nil if it is unknown or not valid.
    package var size: CGSize? {
      guard let width, let height, Self.sides.contains(width), Self.sides.contains(height) else {
        return nil
      }
      return CGSize(width: width, height: height)
    }

    /// The place; nil if it is unknown or not valid.
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
  /// The scenes whose entries changed since the file was read.
  private var changed: Set<String> = []

  /// - Returns: nil if the environment names no folder of the user.
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

  /// Reads the entries of a file. A file that is absent or not valid has no entries.
  private static func entries(in url: URL) -> [String: Entry] {
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [:] }
    return file.windows
  }

  /// The known size and place of a scene's windows.
  package subscript(scene: String) -> Entry {
    get { entries[scene] ?? Entry() }
    set {
      guard newValue != self[scene] else { return }
      entries[scene] = newValue
      changed.insert(scene)
    }
  }

  /// Writes the changes into the file, which is replaced as a whole. Another run of the program may have
  /// written other scenes meanwhile; they are kept.
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
