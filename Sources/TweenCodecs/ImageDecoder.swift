import Glibc
import TweenPaint

/// Reads PNG, JPEG, GIF and WebP images into bitmaps; of an animation the first picture, or by
/// `frames(_:limits:)` all.
///
/// The format is detected from the bytes, never from a file's name. The size is checked in the header
/// before memory for pixels is allocated. Images are turned upright by their EXIF orientation, and
/// their colours are encoded sRGB: a PNG's gamma is applied, a profile of another space is not. The
/// same bytes give the same pixels on any processor. No file content can trap.
public enum ImageDecoder {
  /// The image formats that can be read; the raw value names the format in messages.
  public enum Format: String, Sendable {
    /// A PNG file, recognized by its eight bytes of signature.
    case png = "PNG"
    /// A JPEG file, baseline or progressive.
    case jpeg = "JPEG"
    /// A GIF file; decoding gives the first picture on its canvas.
    case gif = "GIF"
    /// A WebP file, lossy or lossless.
    case webp = "WebP"
  }

  /// The file formats that are recognized but cannot be read; the raw value names the format in
  /// messages.
  public enum ForeignFormat: String, Sendable {
    /// A PDF document of pages.
    case pdf = "PDF"
    /// A vector drawing without pixels, which `SVGDecoder` reads.
    case svg = "SVG"
    /// A HEIC picture, as cameras make them.
    case heic = "HEIC"
    /// An AVIF picture, in the coding of AV1 video.
    case avif = "AVIF"
    /// A TIFF picture, as scanners make them.
    case tiff = "TIFF"
    /// A BMP picture, the format of Windows.
    case bmp = "BMP"
    /// A Windows icon with pictures in several sizes.
    case ico = "ICO"
    /// A JPEG XL picture, the successor of JPEG.
    case jpegXL = "JPEG XL"
  }

  /// The largest sizes that are accepted; larger files and images throw an error.
  ///
  /// Each limit is at least 1; with a smaller one nothing is accepted.
  public struct Limits: Equatable, Sendable {
    /// The largest accepted width and height, in pixels.
    public var side: Int
    /// The largest accepted number of pixels. Decoding takes about 4 bytes a pixel, for a progressive
    /// JPEG up to 10 and for a PNG with 16 bits a channel 12.
    public var pixelCount: Int
    /// The largest accepted file, in bytes.
    public var byteCount: Int

    /// Creates limits; each parameter is the property of that name.
    public init(
      side: Int = 16_384, pixelCount: Int = 1 << 26, byteCount: Int = 1 << 29
    ) {
      self.side = side
      self.pixelCount = pixelCount
      self.byteCount = byteCount
    }
  }

  /// Returns the readable format that the first bytes of a file belong to; nil for other files.
  public static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: PNGChunks.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: GIFDecoder.signature) { return .gif }
    return WebPDecoder.isFile(bytes) ? .webp : nil
  }

  /// Returns the recognized format of a file that cannot be read; nil for other files.
  public static func foreignFormat(of bytes: [UInt8]) -> ForeignFormat? {
    func starts(_ text: String) -> Bool { bytes.starts(with: Array(text.utf8)) }
    if starts("%PDF-") { return .pdf }
    if starts("II*\0") || starts("MM\0*") { return .tiff }
    if bytes.starts(with: [0xFF, 0x0A]) || starts("\0\0\0\u{0C}JXL ") { return .jpegXL }
    if bytes.count > 14, starts("BM"), bytes[6..<10].allSatisfy({ $0 == 0 }) { return .bmp }
    if bytes.count > 6, bytes.starts(with: [0, 0, 1, 0]) { return .ico }
    if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
      switch String(decoding: bytes[8..<12], as: UTF8.self) {
      case "avif", "avis": return .avif
      case "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1": return .heic
      default: return nil
      }
    }
    return SVGDecoder.isFile(bytes) ? .svg : nil
  }

  /// Returns the image in `bytes`.
  ///
  /// Decoding runs on the calling thread; `Limits` has the memory that it takes.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The largest accepted sizes.
  ///   - upright: Whether the image is turned by its EXIF orientation; false: pixels stay as stored
  ///     in the file.
  /// - Throws: `ImageDecodingError` where the bytes are no image that can be read.
  public static func decode(
    _ bytes: [UInt8], limits: Limits = Limits(), upright: Bool = true
  ) throws(ImageDecodingError) -> Bitmap {
    switch try knownFormat(of: bytes, limits: limits) {
    case .png: return try PNGDecoder.decode(bytes, limits: limits, upright: upright)
    case .jpeg: return try JPEGDecoder.decode(bytes, limits: limits, upright: upright)
    case .gif: return try GIFDecoder.decode(bytes, limits: limits)
    case .webp: return try WebPDecoder.decode(bytes, limits: limits, upright: upright)
    }
  }

  /// Returns the format of a readable file; throws an error for other files, and for a file that is
  /// too large.
  static func knownFormat(
    of bytes: [UInt8], limits: Limits
  ) throws(ImageDecodingError) -> Format {
    guard bytes.count <= limits.byteCount else {
      throw .fileTooLarge(byteCount: bytes.count, limit: limits.byteCount)
    }
    if let format = format(of: bytes) { return format }
    // The start of a known signature is a truncated file of that format, not an unknown format.
    if !bytes.isEmpty {
      if PNGChunks.signature.starts(with: bytes) { throw .truncated(.png, bytes.count) }
      if [0xFF, 0xD8].starts(with: bytes) { throw .truncated(.jpeg, bytes.count) }
      if GIFDecoder.signature.starts(with: bytes) { throw .truncated(.gif, bytes.count) }
      if bytes.count < 12, bytes.starts(with: "RIFF".utf8) || "RIFF".utf8.starts(with: bytes) {
        throw .truncated(.webp, bytes.count)
      }
    }
    if let kind = foreignFormat(of: bytes) { throw .foreign(kind) }
    throw .unknownFormat(firstBytes: Array(bytes.prefix(8)))
  }

  /// Returns the image in the file at `path`, upright.
  ///
  /// The file is read whole. Throws an error for a folder, a pipe and a device.
  public static func decode(
    fileAt path: String, limits: Limits = Limits()
  ) throws(ImageDecodingError) -> Bitmap {
    try decode(contents(of: path, limit: limits.byteCount), limits: limits)
  }

  /// Returns the bytes of a regular file of at most `limit` bytes. Throws an error for a folder, a pipe and a
  /// device.
  package static func contents(
    of path: String, limit: Int
  ) throws(ImageDecodingError) -> [UInt8] {
    // Not blocking: opening a pipe without a writer would block for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    let size = Int(status.st_size)
    guard size <= limit else { throw .fileTooLarge(byteCount: size, limit: limit) }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let result = read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if result < 0, errno == EINTR { continue }
        if result < 0 { code = errno }
        // The file became shorter meanwhile; its decoder reports the error.
        if result <= 0 { break }
        count += result
      }
    }
    guard code == 0 else { throw .unreadable(code: code) }
    return bytes
  }
}

extension ImageDecoder.Limits {
  /// Throws an error for an image that is too large, or without pixels.
  func check(
    _ format: ImageDecoder.Format, width: Int, height: Int
  ) throws(ImageDecodingError) {
    guard width > 0, height > 0 else {
      throw .broken(format, "Its header gives it \(width) by \(height) pixels.")
    }
    guard width <= side, height <= side, width <= pixelCount / height else {
      throw .tooLarge(width: width, height: height, limits: self)
    }
  }
}
