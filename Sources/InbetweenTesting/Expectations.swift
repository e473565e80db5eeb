import Foundation
import Testing
import TweenCodecs
import TweenHeadless
import TweenMotion
import TweenPaint

/// Expects the current frame to have exactly these pixels.
///
/// For other pixels the failure reports the frame, its time, its hash, and the path of the frame's
/// picture: in `.build/image-failures`, or in the folder of the environment variable
/// INBETWEEN_IMAGE_FAILURES. A hash has no picture to compare with; for that see
/// `expectFrame(_:picture:)`.
///
/// - Parameters:
///   - tester: the program, whose current frame is compared.
///   - hash: the SHA-256 of the pixels, as in a dump's manifest.
///   - sourceLocation: the place where a failure is reported.
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

/// Expects the current frame to equal a stored picture exactly: the PNG file `Frames/FILE/NAME.png`
/// beside the test's FILE.swift.
///
/// With the environment variable INBETWEEN_RECORD=1 the picture is replaced, and the test fails all
/// the same: recording never passes. For other pixels the failure reports their number, and the paths
/// of three pictures, expected, actual and diff (each channel's distance, eightfold, on black): in
/// `.build/image-failures`, or in the folder of INBETWEEN_IMAGE_FAILURES.
///
/// - Parameters:
///   - tester: the program, whose current frame is compared.
///   - name: the picture's name, without its ending.
///   - filePath: the test's file, beside which pictures lie.
///   - sourceLocation: the place where a failure is reported.
@MainActor public func expectFrame(
  _ tester: StageTester, picture name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectPicture(
    tester.bitmap(), of: FrameFailure.head(tester), name, filePath, sourceLocation)
}

/// Expects moments of the program, side by side, to equal a stored strip exactly, as
/// ``expectFrame(_:picture:filePath:sourceLocation:)`` does for one frame.
///
/// The strip has no text of its own. The program is at the last moment afterwards.
///
/// - Parameters:
///   - tester: the program, which runs up to the last moment.
///   - seconds: the moments, counted from the current frame; each is shown as the last frame at or
///     before it. Negative ones and NaN count as 0.
///   - name: the picture's name, without its ending.
///   - filePath: the test's file, beside which pictures lie.
///   - sourceLocation: the place where a failure is reported.
/// - Throws: the errors of `FilmStrip.bitmap(of:)`.
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
///   - bitmap: The picture to compare.
///   - head: A description of the picture, as a sentence's subject.
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
