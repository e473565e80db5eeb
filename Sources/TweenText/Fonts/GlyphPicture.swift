import CFreeType
import Foundation
import TweenPaint

/// A glyph that is a picture in colours, like an emoji.
package struct GlyphPicture: Equatable, Sendable {
  package let bitmap: Bitmap
  /// The rectangle of the picture around its origin on the baseline, y down, in sizes of the font.
  package let rect: CGRect

  /// The largest side of a glyph's picture, in pixels.
  private static let largestSide = 1024

  /// FreeType's premultiplied BGRA pixels; nil for any others.
  init?(_ slot: FT_GlyphSlotRec, pixelsPerEm: Double) {
    let source = slot.bitmap
    let (width, height) = (Int(source.width), Int(source.rows))
    let pitch = Int(source.pitch)
    guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let bytes = source.buffer,
      (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      pitch >= width * 4
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    // FreeType owns `height` rows of `pitch` bytes; the guard above checks that they are wide enough.
    for row in 0..<height {
      for column in 0..<width {
        let at = bytes + (row * pitch + column * 4)
        pixels.append(
          UInt32(at[3]) << 24 | UInt32(at[2]) << 16 | UInt32(at[1]) << 8 | UInt32(at[0]))
      }
    }
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
    rect = CGRect(
      x: Double(slot.bitmap_left) / pixelsPerEm, y: -Double(slot.bitmap_top) / pixelsPerEm,
      width: Double(width) / pixelsPerEm, height: Double(height) / pixelsPerEm)
  }
}
