import Glibc
import TweenPaint

/// Reads PNG, JPEG, GIF and WebP images into bitmaps; of those that move the first picture, or by
/// `frames(_:limits:)` all.
///
/// What the bytes are is found in them, never in a file's name. The size is checked in the header
/// before memory for pixels is taken. Images are turned upright where EXIF says how they lie, and
/// their colours are encoded sRGB: a PNG's gamma is honoured, a profile of another space is not.
/// The same bytes give the same pixels on any processor. Nothing in a file can trap.
public enum ImageDecoder {
  /// The kinds of image that are read; the raw value names one in messages.
  public enum Format: String, Sendable {
    /// Told by its eight bytes of signature.
    case png = "PNG"
    /// Baseline or progressive.
    case jpeg = "JPEG"
    /// The first picture on its canvas.
    case gif = "GIF"
    /// With loss or without.
    case webp = "WebP"
  }

  /// Kinds of file that are told and not read; the raw value names one in messages.
  public enum ForeignFormat: String, Sendable {
    /// A document of pages.
    case pdf = "PDF"
    /// A drawing without pixels of its own: `SVGDecoder` reads it.
    case svg = "SVG"
    /// Pictures of cameras.
    case heic = "HEIC"
    /// Pictures in the coding of films.
    case avif = "AVIF"
    /// Pictures of scanners.
    case tiff = "TIFF"
    /// Windows's.
    case bmp = "BMP"
    /// Several pictures for one icon.
    case ico = "ICO"
    /// JPEG's later namesake.
    case jpegXL = "JPEG XL"
  }

  /// What is refused because of its size.
  ///
  /// Each is at least 1; below that nothing is accepted.
  public struct Limits: Equatable, Sendable {
    /// The largest width and height, in pixels.
    public var side: Int
    /// The most pixels in all. Decoding takes about 4 bytes a pixel, for a progressive JPEG up to
    /// 10 and for a PNG with 16 bits a channel 12.
    public var pixelCount: Int
    /// The largest file.
    public var byteCount: Int

    /// Limits; each parameter is the property of that name.
    public init(
      side: Int = 16_384, pixelCount: Int = 1 << 26, byteCount: Int = 1 << 29
    ) {
      self.side = side
      self.pixelCount = pixelCount
      self.byteCount = byteCount
    }
  }

  /// The format that the first bytes of a file announce, if it is one that we read.
  public static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: PNGChunks.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: GIFDecoder.signature) { return .gif }
    return WebPDecoder.isFile(bytes) ? .webp : nil
  }

  /// The kind of a file that isn't read, if it is one that we know.
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

  /// The image that `bytes` hold.
  ///
  /// Decoding keeps the calling thread; how much memory it takes, `Limits` tells.
  ///
  /// - Parameters:
  ///   - bytes: The file, whole.
  ///   - limits: What is refused because of its size.
  ///   - upright: Whether the image is turned by its EXIF orientation; false: pixels stay as they lie in the
  ///     file.
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

  /// The format of a file that is read; an error for other files, and for one that is too large.
  static func knownFormat(
    of bytes: [UInt8], limits: Limits
  ) throws(ImageDecodingError) -> Format {
    guard bytes.count <= limits.byteCount else {
      throw .fileTooLarge(byteCount: bytes.count, limit: limits.byteCount)
    }
    if let format = format(of: bytes) { return format }
    // A beginning of ours that breaks off is a file cut short, not one of another kind.
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

  /// The image in the file at `path`, upright.
  ///
  /// The file is read whole. A folder, a pipe and a device are refused.
  public static func decode(
    fileAt path: String, limits: Limits = Limits()
  ) throws(ImageDecodingError) -> Bitmap {
    try decode(contents(of: path, limit: limits.byteCount), limits: limits)
  }

  static func contents(
    of path: String, limit: Int
  ) throws(ImageDecodingError) -> [UInt8] {
    // Not blocking: a pipe that nobody writes to must not hold us.
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
        // A file that became shorter ends here, and its decoder will say so.
        if result <= 0 { break }
        count += result
      }
    }
    guard code == 0 else { throw .unreadable(code: code) }
    return bytes
  }
}

extension ImageDecoder.Limits {
  /// Refuses what is too large, and images without pixels.
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
