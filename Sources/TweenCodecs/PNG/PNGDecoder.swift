import CPNG
import TweenMath
import TweenPaint

/// PNG images through libpng's simplified interface, which needs no setjmp: depths of 1 to 16 bits,
/// grey, colours and palettes, with tRNS or alpha, interlaced or not.
///
/// Colours are exact: alpha is multiplied in at the file's depth, and rounded to the nearest of 8
/// bits. A gamma other than sRGB's is undone by TweenMath, not by libpng, whose tables come from the
/// C library.
enum PNGDecoder {
  static func decode(
    _ file: [UInt8], limits: ImageDecoder.Limits, upright: Bool
  ) throws(ImageDecodingError) -> Bitmap {
    let chunks = try PNGChunks(file, limits: limits)
    let gamma = chunks.gamma.flatMap(PNGGamma.init)
    let bitmap =
      chunks.bitDepth == 16
      ? try decodeDeep(chunks, file, gamma) : try decodePlain(chunks, file, gamma)
    return upright ? bitmap.upright(from: chunks.orientation ?? .topLeft) : bitmap
  }

  /// An image of up to 8 bits a channel.
  private static func decodePlain(
    _ chunks: PNGChunks, _ file: [UInt8], _ gamma: PNGGamma?
  ) throws(ImageDecodingError) -> Bitmap {
    var bitmap = Bitmap(width: chunks.width, height: chunks.height)
    let format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA
    let essentials = chunks.essentialFile(of: file, linear: false)
    let complaint = bitmap.pixels.withUnsafeMutableBytes {
      read(essentials, as: UInt32(format), chunks, into: $0)
    }
    if let complaint { throw .broken(.png, complaint) }
    let table = gamma?.table8()
    bitmap.pixels.withUnsafeMutableBufferPointer { premultiply($0, through: table) }
    return bitmap
  }

  /// Fills `pixels` with the image's in `format`; returns a description of the error if it fails.
  private static func read(
    _ file: [UInt8], as format: UInt32, _ chunks: PNGChunks,
    into pixels: UnsafeMutableRawBufferPointer
  ) -> String? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let isRead = file.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return false
      }
      image.format = format
      // 16-bit samples, too, are encoded as sRGB unless the file declares otherwise.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let channelSize = format & UInt32(PNG_FORMAT_FLAG_LINEAR) == 0 ? 1 : 2
      // The buffer was made for the header's size, which libpng has read too.
      guard Int(image.width) == chunks.width, Int(image.height) == chunks.height,
        pixels.count == chunks.width * chunks.height * 4 * channelSize
      else { return false }
      return png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
    }
    if isRead { return nil }
    let message = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "libpng reports: \(message)."
  }

  /// From bytes blue, green, red, alpha, not premultiplied, to premultiplied pixels; colours go
  /// through `table` first.
  private static func premultiply(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, through table: [UInt8]?
  ) {
    if let table {
      table.withUnsafeBufferPointer { table in
        for index in pixels.indices {
          let pixel = UInt32(littleEndian: pixels[index])
          let red = UInt32(table[Int(pixel >> 16 & 255)])
          let green = UInt32(table[Int(pixel >> 8 & 255)])
          let blue = UInt32(table[Int(pixel & 255)])
          pixels[index] = (pixel & 0xFF00_0000 | red << 16 | green << 8 | blue).littleEndian
        }
      }
    }
    StraightPixels.premultiply(pixels)
  }

  /// Decodes an image of 16 bits a channel.
  ///
  /// libpng returns it with alpha multiplied in, and otherwise unchanged, since the file declares
  /// linear light. 8 bits are not requested: some versions in use then mix up the rows of interlaced
  /// images. A gamma is undone before the bits are reduced, since dark colours have no bits to spare.
  private static func decodeDeep(
    _ chunks: PNGChunks, _ file: [UInt8], _ gamma: PNGGamma?
  ) throws(ImageDecodingError) -> Bitmap {
    let count = chunks.width * chunks.height
    var samples = [UInt16](repeating: 0, count: 4 * count)
    let format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_ALPHA
    let essentials = chunks.essentialFile(of: file, linear: true)
    let complaint = samples.withUnsafeMutableBytes {
      read(essentials, as: UInt32(format), chunks, into: $0)
    }
    if let complaint { throw .broken(.png, complaint) }
    if let table = gamma?.table16() {
      for index in 0..<count {
        let alpha = UInt32(samples[4 * index + 3])
        guard alpha > 0 else { continue }
        for channel in 4 * index..<4 * index + 3 {
          let before = min((UInt32(samples[channel]) * 65_535 + alpha / 2) / alpha, 65_535)
          samples[channel] = UInt16((UInt32(table[Int(before)]) * alpha + 32_767) / 65_535)
        }
      }
    }
    var bitmap = Bitmap(width: chunks.width, height: chunks.height)
    samples.withUnsafeBufferPointer { samples in
      bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
        for index in pixels.indices {
          func byte(_ channel: Int) -> UInt32 { (UInt32(samples[4 * index + channel]) + 128) / 257 }
          pixels[index] = byte(3) << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
        }
      }
    }
    return bitmap
  }
}

/// A gamma that is not sRGB's: a sample is the light to that power.
struct PNGGamma {
  private let exponent: Double

  /// nil where there is nothing to do: for sRGB itself, nearly sRGB, and values that no screen has.
  ///
  /// - Parameter gamma: times 100,000, as stored in PNG.
  init?(_ gamma: Int) {
    // A gamma within 5 % of 1 / 2.2 counts as sRGB, as in libpng.
    guard (1_000...1_000_000).contains(gamma), abs(gamma * 22 - 1_000_000) > 50_000 else {
      return nil
    }
    exponent = 100_000 / Double(gamma)
  }

  private func encoded(_ sample: Double) -> Double {
    min(max(SRGBTransfer.encode(Elementary.pow(sample, exponent)), 0), 1)
  }

  /// The encoded sRGB of each sample of 8 bits.
  func table8() -> [UInt8] { (0...255).map { SRGBTransfer.byte(encoded(Double($0) / 255)) } }

  /// The encoded sRGB of each sample of 16 bits.
  func table16() -> [UInt16] {
    (0...65_535).map { UInt16((encoded(Double($0) / 65_535) * 65_535).rounded()) }
  }
}
