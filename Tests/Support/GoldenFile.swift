import Foundation
import Testing

/// A file that what a test made must equal: Tests/Goldens/FILE/NAME.KIND for a test in FILE.swift.
struct GoldenFile {
  private let name: String
  private let kind: String
  private let suite: String
  private let url: URL

  init(_ name: String, kind: String, of testFile: String) {
    self.name = name
    self.kind = kind
    suite = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    while folder.lastPathComponent != "Tests", folder.path != "/" {
      folder = folder.deletingLastPathComponent()
    }
    url = folder.appendingPathComponent("Goldens").appendingPathComponent(suite)
      .appendingPathComponent("\(name).\(kind)")
  }

  private var recordCommand: String { "INBETWEEN_RECORD=1 swift test --filter \(suite)" }

  /// What the file holds; nil where there is nothing to compare, and the test has been told why:
  /// `actual` was recorded instead, or the file is missing.
  func contents(
    toCompareWith actual: [UInt8], _ sourceLocation: SourceLocation
  ) throws -> [UInt8]? {
    if ProcessInfo.processInfo.environment["INBETWEEN_RECORD"] == "1" {
      try write(actual, to: url)
      Issue.record(
        "Recorded \(url.path). Look at it, then run the test again without INBETWEEN_RECORD.",
        sourceLocation: sourceLocation)
      return nil
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      let folder = try writeFailure([("actual", actual)])
      Issue.record(
        """
        There is no golden file \(url.path).
        What the test made is in \(folder.path). To record it: \(recordCommand)
        """, sourceLocation: sourceLocation)
      return nil
    }
    return try [UInt8](Data(contentsOf: url))
  }

  /// Keeps both for a person to look at, and fails the test.
  func recordDifference(
    _ description: String, expected: [UInt8], actual: [UInt8], diff: [UInt8],
    _ sourceLocation: SourceLocation
  ) throws {
    let folder = try writeFailure([("expected", expected), ("actual", actual), ("diff", diff)])
    Issue.record(
      """
      \(name).\(kind) differs from its golden file: \(description).
      Expected, actual and diff are in \(folder.path). If the change is meant: \(recordCommand)
      """, sourceLocation: sourceLocation)
  }

  private func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes what a failed comparison has to show and gives the folder.
  private func writeFailure(_ files: [(what: String, bytes: [UInt8])]) throws -> URL {
    let named = ProcessInfo.processInfo.environment["INBETWEEN_IMAGE_FAILURES"]
    let folder = URL(fileURLWithPath: named ?? ".build/image-failures")
      .appendingPathComponent(suite)
    for (what, bytes) in files where !bytes.isEmpty {
      try write(bytes, to: folder.appendingPathComponent("\(name)-\(what).\(kind)"))
    }
    return folder
  }
}
