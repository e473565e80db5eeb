import CZlib
import TweenPaint

@testable import TweenCodecs

extension FuzzTarget {
  static let gif = FuzzTarget("gif", maxLength: 1 << 13) { try checkPicture($0) }
  static let jpeg = FuzzTarget("jpeg", maxLength: 1 << 13) { try checkPicture($0) }
  static let webp = FuzzTarget("webp", maxLength: 1 << 13) { try checkPicture($0) }
  /// PNG files, with checksums that are right: a wrong one ends the reading at once.
  static let png = FuzzTarget("png", maxLength: 1 << 13) { bytes in
    try checkPicture(withRightChecksums(bytes))
    try checkPicture(bytes)
  }

  /// Far below the limits of programs, so that a case takes milliseconds.
  private static let limits = ImageDecoder.Limits(side: 4096, pixelCount: 1 << 18)

  private static func checkPicture(_ bytes: [UInt8]) throws {
    let frames = try? ImageDecoder.frames(bytes, limits: limits)
    if let frames { try check(frames) }
    guard let bitmap = try? ImageDecoder.decode(bytes, limits: limits, upright: false) else {
      return
    }
    try check(bitmap)
    if let frames, [.gif, .webp].contains(frames.format), let first = try? frames.bitmap(at: 0) {
      try FuzzFault.unless(first == bitmap, "the picture of a file is not its first frame")
    }
    let upright = try ImageDecoder.decode(bytes, limits: limits)
    try check(upright)
    try FuzzFault.unless(
      upright.pixels.count == bitmap.pixels.count, "turning changes the number of pixels")
    let read = try ImageDecoder.decode(PNGEncoder.encode(bitmap), limits: limits)
    try FuzzFault.unless(read == bitmap, "a written PNG has other pixels")
  }

  /// Reads the first frames, the last of them first, and then in order, which must give the same.
  private static func check(_ frames: ImageFrames) throws {
    try FuzzFault.unless(
      frames.count > 0 && frames.delays.allSatisfy { $0 >= 0 }, "a file has no frames")
    let indices = 0..<min(frames.count, 4)
    let backwards = indices.reversed().map { try? frames.bitmap(at: $0) }
    for (index, bitmap) in zip(indices, backwards.reversed()) {
      let again = try? frames.bitmap(at: index)
      try FuzzFault.unless(again == bitmap, "frame \(index) depends on what was read before it")
      guard let bitmap else { continue }
      try check(bitmap)
      try FuzzFault.unless(
        bitmap.width == frames.width && bitmap.height == frames.height, "a frame has another size")
    }
  }

  private static func check(_ bitmap: Bitmap) throws {
    try FuzzFault.unless(
      bitmap.width > 0 && bitmap.height > 0
        && bitmap.pixels.count == bitmap.width * bitmap.height, "a bitmap has no pixels")
    let isPremultiplied = bitmap.pixels.allSatisfy { pixel in
      let alpha = pixel >> 24
      return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
    }
    try FuzzFault.unless(isPremultiplied, "a colour is more than its alpha")
  }

  /// The same file with the checksum of each chunk made right (W3C PNG, section 5.3).
  private static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var position = PNGChunks.signature.count
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - position - 12 else { break }
      let end = position + 8 + length
      let sum = file[position + 4..<end].withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, UInt32($0.count))
      }
      file.replaceSubrange(
        end..<end + 4, with: PNGChunkBytes.bigEndian(UInt32(truncatingIfNeeded: sum)))
      position = end + 4
    }
    return file
  }
}
