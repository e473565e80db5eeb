import Foundation

/// The scenes of a run as files, which peers can read too.
struct SceneFiles {
  let names: [String]
  private let folder: URL
  private let isOwn: Bool

  /// Uses the scene files in `directory`. If it is nil, generates the scenes in a folder that `remove`
  /// deletes.
  init(directory: String?, only: String) throws {
    if let directory {
      isOwn = false
      folder = URL(fileURLWithPath: directory, isDirectory: true)
      guard let files = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
        Options.fail("--scenes: \(directory) is no folder that can be read.")
      }
      names = files.filter { $0.hasSuffix(".f64") }.map { String($0.dropLast(4)) }.sorted()
        .filter { only.isEmpty || $0.contains(only) }
    } else {
      isOwn = true
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "inbetween-scenes-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
      try Self.write(to: folder.path)
      names = SceneGenerator.all().map(\.name).filter { only.isEmpty || $0.contains(only) }
    }
    if names.isEmpty {
      let scope = only.isEmpty ? "" : " whose name contains \"\(only)\""
      Options.fail("there is no scene (*.f64)\(scope) in \(directory ?? "those made here").")
    }
  }

  func url(of name: String) -> URL { folder.appendingPathComponent("\(name).f64") }

  func remove() {
    if isOwn { try? FileManager.default.removeItem(at: folder) }
  }

  static func write(to directory: String) throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for scene in SceneGenerator.all() {
      // The files are little-endian, as are the machines on which this program runs.
      let data = scene.numbers.map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }
      try data.write(
        to: URL(fileURLWithPath: directory).appendingPathComponent("\(scene.name).f64"))
    }
  }
}
