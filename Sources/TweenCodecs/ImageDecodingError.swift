import Glibc

/// Why there is no image.
public enum ImageDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing that is known.
  case unknownFormat(firstBytes: [UInt8])
  /// A kind of file that is known and not read.
  case foreign(ImageDecoder.ForeignFormat)
  /// The file ends, after that many bytes, before the image does.
  case truncated(ImageDecoder.Format, Int)
  /// What the file holds contradicts itself or its checksums; the sentence says where.
  case broken(ImageDecoder.Format, String)
  /// More pixels than are allowed.
  case tooLarge(width: Int, height: Int, limits: ImageDecoder.Limits)
  /// More bytes than are allowed.
  case fileTooLarge(byteCount: Int, limit: Int)
  /// A kind of image that exists but is not read here; the words name it.
  case unsupported(ImageDecoder.Format, String)
  /// The system could not open or read the file, with its code.
  case unreadable(code: Int32)
  /// There is a folder or a device where a file should be.
  case noFile

  /// One or two sentences for people, which say what was found and, for limits, what is allowed.
  public var description: String {
    switch self {
    case .unknownFormat(let bytes) where bytes.isEmpty:
      "The file is empty."
    case .unknownFormat(let bytes):
      "This is no PNG, JPEG, GIF or WebP image: it begins with the bytes "
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
      "This is no regular file."
    }
  }
}
