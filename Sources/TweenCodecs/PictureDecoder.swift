import TweenPaint

/// The content of a picture file.
public enum DecodedPicture: Equatable, Sendable {
  /// A picture made of pixels.
  case bitmap(Bitmap)
  /// A vector drawing, made of areas and lines.
  case drawing(SVGDecoder.Result)
}

/// The reason why a file gave no picture of either kind.
public enum PictureFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The error of a file of pixels, or of an unknown format.
  case image(ImageDecodingError)
  /// The error of an SVG drawing.
  case drawing(SVGFailure)

  /// The failure in one or two sentences for people.
  public var description: String {
    switch self {
    case .image(let error): error.description
    case .drawing(let error): error.description
    }
  }
}

/// Reads picture files, of pixels or vector drawings; the format is detected from the bytes.
public enum PictureDecoder {
  /// Returns the picture in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The limits for files of pixels; a drawing has `SVGDecoder`'s.
  public static func decode(
    _ bytes: [UInt8], limits: ImageDecoder.Limits = ImageDecoder.Limits()
  ) throws(PictureFailure) -> DecodedPicture {
    if ImageDecoder.format(of: bytes) == nil, ImageDecoder.foreignFormat(of: bytes) == .svg {
      do { return .drawing(try SVGDecoder.decode(bytes)) } catch { throw .drawing(error) }
    }
    do { return .bitmap(try ImageDecoder.decode(bytes, limits: limits)) } catch {
      throw .image(error)
    }
  }

  /// Returns the picture in the file at `path`, which is read whole.
  public static func decode(
    fileAt path: String, limits: ImageDecoder.Limits = ImageDecoder.Limits()
  ) throws(PictureFailure) -> DecodedPicture {
    let bytes: [UInt8]
    do { bytes = try ImageDecoder.contents(of: path, limit: limits.byteCount) } catch {
      throw .image(error)
    }
    return try decode(bytes, limits: limits)
  }
}
