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
  let place = files.write([("actual.png", try PNGEncoder.encode(bitmap))])
  TestReport.fail(
    """
    \(FrameFailure.head(tester)) has other pixels: found \(found), expected \(hash).
    \(place)
    """, at: sourceLocation)
}

/// Expects the current frame to equal a stored picture exactly: the PNG file `Frames/FILE/NAME.png`
/// beside the test's FILE.swift.
///
/// With the environment variable INBETWEEN_RECORD=1 the picture is replaced, and the test fails all
/// the same: recording never passes. For other pixels the failure reports their number, and the paths
/// of three pictures, expected, actual and diff (each channel's distance, eightfold, on black): in
/// `.build/image-failures`, or in the folder of INBETWEEN_IMAGE_FAILURES. They are attached to the test
/// too. The names of a tester with a ``TestVariant`` end with the variant's name.
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
    tester.bitmap(), of: FrameFailure.head(tester), tester.fileName(name), filePath, sourceLocation)
}

/// Compares a picture with the stored one.
///
/// - Parameters:
///   - bitmap: The picture to compare.
///   - head: A description of the picture, as a sentence's subject.
private func expectPicture(
  _ bitmap: Bitmap, of head: String, _ name: String, _ filePath: String,
  _ sourceLocation: SourceLocation
) throws {
  let stored = StoredFiles(name: name, filePath: filePath, sourceLocation: sourceLocation)
  let actual = try PNGEncoder.encode(bitmap)
  guard !(try stored.record([("png", actual)])) else { return }
  guard let expected = try stored.read("png") else {
    return stored.failMissing("png", head, [("actual.png", actual)])
  }
  let comparison = try BitmapComparison(
    expected: ImageDecoder.decode(expected), actual: ImageDecoder.decode(actual))
  guard !comparison.isEqual else { return }
  let diff = try comparison.difference.map { try PNGEncoder.encode($0) } ?? []
  stored.fail(
    "\(head) differs from \(stored.name).png: \(comparison).",
    [("expected.png", expected), ("actual.png", actual), ("diff.png", diff)])
}
