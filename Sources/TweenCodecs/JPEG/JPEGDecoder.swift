import CTurboJPEG
import TweenPaint

/// JPEG images through TurboJPEG: baseline and progressive, grey, colours with any subsampling, and
/// four inks.
///
/// Uses the integer cosine transform and the smooth enlargement of chroma, whose vector and plain
/// code give the same bits. libjpeg's warnings are errors here, so that an incomplete image throws.
enum JPEGDecoder {
  static func decode(
    _ file: [UInt8], limits: ImageDecoder.Limits, upright: Bool
  ) throws(ImageDecodingError) -> Bitmap {
    let segments = try JPEGSegments(file, limits: limits)
    let inks = segments.componentCount == 4
    var bitmap = Bitmap(width: segments.width, height: segments.height)
    // Four bytes a pixel either way: the bytes of a pixel, or four inks.
    let complaint = bitmap.pixels.withUnsafeMutableBytes {
      read(file, as: inks ? TJPF_CMYK : TJPF_BGRA, segments, into: $0)
    }
    if let complaint { throw .broken(.jpeg, complaint) }
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      if inks {
        mix(pixels, inverted: segments.isAdobe)
      } else {
        for index in pixels.indices { pixels[index] = UInt32(littleEndian: pixels[index]) }
      }
    }
    return upright ? bitmap.upright(from: segments.orientation ?? .topLeft) : bitmap
  }

  /// Fills `pixels`, four bytes each and as many as in the header; returns a description of the error
  /// if it fails.
  private static func read(
    _ file: [UInt8], as format: TJPF, _ segments: JPEGSegments,
    into pixels: UnsafeMutableRawBufferPointer
  ) -> String? {
    guard let decoder = tjInitDecompress() else { return "TurboJPEG does not start." }
    defer { tjDestroy(decoder) }
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING
    // TurboJPEG writes at most this width and height, for any header.
    let code = file.withUnsafeBufferPointer { bytes in
      tjDecompress2(
        decoder, bytes.baseAddress, UInt(bytes.count),
        pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(segments.width),
        Int32(4 * segments.width), Int32(segments.height), Int32(format.rawValue), flags)
    }
    if code == 0 { return nil }
    return "libjpeg reports: \(tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "nothing")."
  }

  /// Converts the bytes cyan, magenta, yellow, black to pixels: the share of light that an ink
  /// leaves, times the share that black leaves.
  ///
  /// - Parameter inverted: Whether a byte is the light that an ink leaves, not the light that it
  ///   takes.
  private static func mix(_ pixels: UnsafeMutableBufferPointer<UInt32>, inverted: Bool) {
    let flip: UInt32 = inverted ? 0 : 0xFFFF_FFFF
    for index in pixels.indices {
      let left = UInt32(littleEndian: pixels[index]) ^ flip
      let black = left >> 24
      let red = ((left & 255) &* black &+ 127) / 255
      let green = ((left >> 8 & 255) &* black &+ 127) / 255
      let blue = ((left >> 16 & 255) &* black &+ 127) / 255
      pixels[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
    }
  }
}
