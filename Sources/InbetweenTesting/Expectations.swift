import Foundation
import Testing
import TweenCodecs
import TweenHeadless
import TweenMotion
import TweenPaint

/// Expects the current frame to have exactly these pixels.
///
/// When it has others, the failure tells the frame, its time and the hash it has, and where the
/// picture of what it shows was written: to `.build/image-failures`, or to the folder that the
/// environment variable INBETWEEN_IMAGE_FAILURES names. A hash has no picture to lay beside it; see
/// `expectFrame(_:picture:)`.
///
/// - Parameters:
///   - tester: whose current frame is looked at.
///   - hash: SHA-256 of the pixels as a dump's manifest has it.
///   - sourceLocation: where a failure is shown.
@MainActor public func expectFrame(
  _ tester: StageTester, hash: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let bitmap = try tester.bitmap()
  let found = bitmap.pixelHash
  guard found != hash else { return }
  let files = FrameFailure(
    suite: FrameFailure.suite(of: sourceLocation.filePath),
    name: "line-\(sourceLocation.line)-frame-\(tester.stage.frameIndex ?? 0)")
  let place = files.write([("actual", try PNGEncoder.encode(bitmap))])
  Issue.record(
    """
    \(FrameFailure.head(tester)) has other pixels: found \(found), expected \(hash).
    \(place)
    """, sourceLocation: sourceLocation)
}

/// Expects the current frame to look exactly like a picture that was kept: the PNG file
/// `Frames/FILE/NAME.png` beside the test's FILE.swift.
///
/// With the environment variable INBETWEEN_RECORD=1 the picture is written anew, and the test fails
/// all the same: recording never passes. When the frame has other pixels, the failure tells how many,
/// and where expected, actual and diff (each channel's distance, eightfold, on black) were written:
/// to `.build/image-failures`, or to the folder that INBETWEEN_IMAGE_FAILURES names.
///
/// - Parameters:
///   - tester: whose current frame is looked at.
///   - name: the picture's, without its ending.
///   - filePath: the test's file, beside which pictures lie.
///   - sourceLocation: where a failure is shown.
@MainActor public func expectFrame(
  _ tester: StageTester, picture name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectPicture(
    tester.bitmap(), of: FrameFailure.head(tester), name, filePath, sourceLocation)
}

/// Expects moments of the program, side by side, to look exactly like a strip that was kept, as
/// ``expectFrame(_:picture:filePath:sourceLocation:)`` does of one frame.
///
/// The strip has no text of its own. The program is at the last moment afterwards.
///
/// - Parameters:
///   - tester: whose program runs.
///   - seconds: the moments, counted from the current frame; each is shown as the last frame at or
///     before it. Negative ones and NaN count as 0.
///   - name: the picture's, without its ending.
///   - filePath: the test's file, beside which pictures lie.
///   - sourceLocation: where a failure is shown.
/// - Throws: what `FilmStrip.bitmap(of:)` throws.
@MainActor public func expectStrip(
  _ tester: StageTester, at seconds: [Double], picture name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let head = "The strip from \(tester.stage.time.seconds) s on"
  let start = tester.stage.time.seconds
  let times = seconds.map { StageTime(seconds: start + max(0, $0)) }
  let strip = try FilmStrip(times: times, threads: 1, showsTimes: false).bitmap(of: tester.stage)
  try expectPicture(strip, of: head, name, filePath, sourceLocation)
}

/// - Parameters:
///   - bitmap: What is compared.
///   - head: What it is, as a sentence's subject.
private func expectPicture(
  _ bitmap: Bitmap, of head: String, _ name: String, _ filePath: String,
  _ sourceLocation: SourceLocation
) throws {
  let suite = FrameFailure.suite(of: filePath)
  let kept = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent("Frames/\(suite)/\(name).png")
  let actual = try PNGEncoder.encode(bitmap)
  if ProcessInfo.processInfo.environment["INBETWEEN_RECORD"] == "1" {
    try FrameFailure.write(actual, to: kept)
    Issue.record(
      "Recorded \(kept.path). Look at it, then run the test again without INBETWEEN_RECORD.",
      sourceLocation: sourceLocation)
    return
  }
  let files = FrameFailure(suite: suite, name: name)
  let command = "INBETWEEN_RECORD=1 swift test --filter \(suite)"
  guard FileManager.default.fileExists(atPath: kept.path) else {
    Issue.record(
      """
      There is no picture \(kept.path) of how \(head) is to look.
      \(files.write([("actual", actual)])) To keep it as that: \(command)
      """, sourceLocation: sourceLocation)
    return
  }
  let expected = try [UInt8](Data(contentsOf: kept))
  let comparison = try BitmapComparison(
    expected: ImageDecoder.decode(expected), actual: ImageDecoder.decode(actual))
  guard !comparison.isEqual else { return }
  let diff = try comparison.difference.map { try PNGEncoder.encode($0) } ?? []
  let place = files.write([("expected", expected), ("actual", actual), ("diff", diff)])
  Issue.record(
    """
    \(head) differs from \(name).png: \(comparison).
    \(place) If the change is meant: \(command)
    """, sourceLocation: sourceLocation)
}
