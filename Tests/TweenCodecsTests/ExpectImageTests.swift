import Foundation
import TestSupport
import Testing
import TweenCodecs
import TweenPaint

@Suite(
  .disabled(
    if: ProcessInfo.processInfo.environment["INBETWEEN_RECORD"] != nil,
    "Recording would overwrite the golden that these tests compare with."))
struct ExpectImageTests {
  /// Red grows to the right, green downwards: what the golden, not written by our encoder, shows.
  private var ramp: Bitmap {
    var bitmap = Bitmap(width: 16, height: 8)
    for y in 0..<8 {
      for x in 0..<16 {
        bitmap.pixels[y * 16 + x] = 0xFF00_0000 | UInt32(x * 17) << 16 | UInt32(y * 36) << 8
      }
    }
    return bitmap
  }

  private func comments(of issue: Issue) -> String {
    issue.comments.map(\.rawValue).joined(separator: "\n")
  }

  @Test func `a picture like its golden passes`() throws {
    try expectImage(ramp, named: "ramp")
  }

  @Test func `a difference fails, says where to look and how to record`() throws {
    var bitmap = ramp
    bitmap.pixels[16 * 3 + 5] ^= 0x0000_0001
    try withKnownIssue {
      try expectImage(bitmap, named: "ramp")
    } matching: { issue in
      let text = comments(of: issue)
      return text.contains("1 pixels differ, by up to 1, the first at (5, 3)")
        && text.contains("INBETWEEN_RECORD=1 swift test --filter ExpectImageTests")
        && text.contains("image-failures/ExpectImageTests")
    }
    let named = ProcessInfo.processInfo.environment["INBETWEEN_IMAGE_FAILURES"]
    let folder = URL(fileURLWithPath: named ?? ".build/image-failures")
      .appendingPathComponent("ExpectImageTests")
    let diff = try PNGReader(contentsOf: folder.appendingPathComponent("ramp-diff.png"))
    #expect(diff[5, 3] == [0, 0, 8, 255])
    #expect(diff[4, 3] == [0, 0, 0, 255])
    #expect(
      try PNGReader(contentsOf: folder.appendingPathComponent("ramp-actual.png"))[5, 3][2] == 1)
    #expect(
      try PNGReader(contentsOf: folder.appendingPathComponent("ramp-expected.png"))[5, 3][2] == 0)
  }

  @Test func `a tolerance lets small differences pass`() throws {
    var bitmap = ramp
    bitmap.pixels[0] ^= 0x0000_0003
    try expectImage(bitmap, named: "ramp", tolerance: 3)
  }

  @Test func `a picture without a golden fails`() throws {
    try withKnownIssue {
      try expectImage(ramp, named: "none")
    } matching: {
      comments(of: $0).contains("There is no golden file")
    }
  }
}
