import Testing
import TweenCodecs
import TweenPaint

/// A picture can be attached to a test, as a PNG file: `Attachment.record(try tester.bitmap())`.
extension Bitmap: Attachable {
  /// Calls a closure with the picture's PNG file.
  public func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<Bitmap>,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try PNGEncoder.encode(self).withUnsafeBytes(body)
  }

  /// Returns a name that ends in `.png`.
  public func preferredName(
    for attachment: borrowing Attachment<Bitmap>, basedOn suggestedName: String
  ) -> String {
    suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
