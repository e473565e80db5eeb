import Foundation
import TweenStage

/// The files of a failed expectation, for a person to look at.
struct FrameFailure {
  /// The test's file, without its ending: the folder.
  let suite: String
  let name: String

  static func suite(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// `Frame 3 at 0.05 s`.
  @MainActor static func head(_ tester: StageTester) -> String {
    "Frame \(tester.stage.frameIndex ?? 0) at \(moment(tester))"
  }

  /// `0.05 s`, to a thousandth.
  @MainActor static func moment(_ tester: StageTester) -> String {
    "\(JSONText.short(tester.stage.time.seconds)) s"
  }

  /// Writes the files with content: `NAME-actual.png` for `actual.png`.
  ///
  /// - Returns: a sentence with their paths, or with the reason why they could not be written: the
  ///   failure itself is reported in any case.
  func write(_ files: [(what: String, bytes: [UInt8])]) -> String {
    let named = ProcessInfo.processInfo.environment["INBETWEEN_IMAGE_FAILURES"]
    let folder = URL(fileURLWithPath: named ?? ".build/image-failures")
      .appendingPathComponent(suite)
    let written = files.filter { !$0.bytes.isEmpty }
    do {
      for (what, bytes) in written {
        try Self.write(bytes, to: folder.appendingPathComponent("\(name)-\(what)"))
      }
    } catch {
      return "Pictures of it could not be written to \(folder.path): \(error)."
    }
    let whats = written.map { "\(name)-\($0.what)" }.joined(separator: ", ")
    return "Look at \(whats) in \(folder.path)."
  }

  static func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
