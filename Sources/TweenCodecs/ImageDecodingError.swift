import Glibc

/// The reason why a file gave no image.
public enum ImageDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The first bytes belong to no known format.
  case unknownFormat(firstBytes: [UInt8])
  /// The file has a known format that cannot be read.
  case foreign(ImageDecoder.ForeignFormat)
  /// The file ends before the image does, after this number of bytes.
  case truncated(ImageDecoder.Format, Int)
  /// The file contradicts itself or its checksums; the sentence describes where.
  case broken(ImageDecoder.Format, String)
  /// The image has more pixels than `Limits` accepts.
  case tooLarge(width: Int, height: Int, limits: ImageDecoder.Limits)
  /// The file has more bytes than `Limits` accepts.
  case fileTooLarge(byteCount: Int, limit: Int)
  /// The format is readable, but the file uses a variant that is not; the words name it.
  case unsupported(ImageDecoder.Format, String)
  /// The system could not open or read the file; `code` is its `errno`.
  case unreadable(code: Int32)
  /// The path leads to a folder or a device, not to a file.
  case noFile

  /// One or two sentences for people with the cause and, for limits, the accepted sizes.
  public var description: String {
    switch self {
    case .unknownFormat(let bytes) where bytes.isEmpty:
      "The file is empty."
    case .unknownFormat(let bytes):
      "This is not a PNG, JPEG, GIF or WebP image: it begins with the bytes "
        + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        .joined(separator: " ") + "."
    case .foreign(.pdf):
      "This is a PDF document, which is not read. `pdftocairo -svg in.pdf out.svg` makes an SVG "
        + "drawing of its first page, which is."
    case .foreign(.svg):
      "This is an SVG drawing, which has no pixels of its own."
    case .foreign(let kind):
      "This is a file of the kind \(kind.rawValue), which is not read; PNG, JPEG, GIF, WebP and SVG are."
    case .truncated(let format, let count):
      "The \(format.rawValue) image is cut off after \(count) bytes."
    case .broken(let format, let sentence):
      "The \(format.rawValue) image is broken. \(sentence)"
    case .tooLarge(let width, let height, let limits):
      "The image has \(width) by \(height) pixels; the most allowed are \(limits.side) a side and "
        + "\(limits.pixelCount) in all."
    case .fileTooLarge(let count, let limit):
      "The file has \(count) bytes; the most allowed are \(limit)."
    case .unsupported(let format, let what):
      "The \(format.rawValue) image has \(what), which is not supported."
    case .unreadable(let code):
      "The file cannot be read: \(String(cString: strerror(code)))."
    case .noFile:
      "This is not a regular file."
    }
  }
}
