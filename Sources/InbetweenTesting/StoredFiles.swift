import Foundation
import Testing

/// The stored files of one expectation, such as a picture: `Frames/FILE/NAME.png` beside the test's
/// FILE.swift.
struct StoredFiles {
  let name: String
  private let suite: String
  private let folder: URL
  private let sourceLocation: SourceLocation

  /// - Parameter filePath: The test's file.
  init(name: String, filePath: String, sourceLocation: SourceLocation) {
    self.name = name
    self.sourceLocation = sourceLocation
    suite = FrameFailure.suite(of: filePath)
    folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("Frames/\(suite)")
  }

  private func url(_ ending: String) -> URL { folder.appendingPathComponent("\(name).\(ending)") }

  /// The command that stores the files again.
  private var command: String { "INBETWEEN_RECORD=1 swift test --filter \(suite)" }

  /// Stores the files if the environment variable INBETWEEN_RECORD is 1, and reports a failure, so that a test
  /// that records never passes.
  ///
  /// - Returns: whether the files were stored.
  func record(_ files: [(ending: String, bytes: [UInt8])]) throws -> Bool {
    guard ProcessInfo.processInfo.environment["INBETWEEN_RECORD"] == "1" else { return false }
    for (ending, bytes) in files { try FrameFailure.write(bytes, to: url(ending)) }
    let paths = files.map { url($0.ending).path }.joined(separator: " and ")
    TestReport.fail(
      "Recorded \(paths). Look at \(files.count == 1 ? "it" : "them"), then run the test again without "
        + "INBETWEEN_RECORD.", at: sourceLocation)
    return true
  }

  /// Returns the bytes of a stored file; nil if it does not exist.
  func read(_ ending: String) throws -> [UInt8]? {
    let url = url(ending)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try [UInt8](Data(contentsOf: url))
  }

  /// Reports that a stored file does not exist, and writes the actual files for a look.
  ///
  /// - Parameter head: The content of the missing file, as a sentence's subject.
  func failMissing(_ ending: String, _ head: String, _ files: [(what: String, bytes: [UInt8])]) {
    let kind = ending == "png" ? "picture" : "file"
    TestReport.fail(
      """
      There is no \(kind) \(url(ending).path) of how \(head) is to look.
      \(write(files)) To keep it as that: \(command)
      """, at: sourceLocation)
  }

  /// Reports a difference, and writes and attaches the files of it.
  func fail(_ message: String, _ files: [(what: String, bytes: [UInt8])]) {
    TestReport.fail(
      "\(message)\n\(write(files)) If the change is meant: \(command)", at: sourceLocation)
  }

  private func write(_ files: [(what: String, bytes: [UInt8])]) -> String {
    if Test.current != nil {
      for (what, bytes) in files where !bytes.isEmpty {
        Attachment.record(bytes, named: "\(name)-\(what)", sourceLocation: sourceLocation)
      }
    }
    return FrameFailure(suite: suite, name: name).write(files)
  }
}
