import TweenPaint

/// What a file of a picture holds.
public enum DecodedPicture: Equatable, Sendable {
  /// Pixels.
  case bitmap(Bitmap)
  /// Areas and lines.
  case drawing(SVGDecoder.Result)
}

/// Why there is no picture of either kind.
public enum PictureFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// Of a file of pixels, or of none that is known.
  case image(ImageDecodingError)
  /// Of an SVG drawing.
  case drawing(SVGFailure)

  /// One or two sentences for people.
  public var description: String {
    switch self {
    case .image(let error): error.description
    case .drawing(let error): error.description
    }
  }
}

/// Reads files of pictures, of pixels or drawn; what a file is, its bytes tell.
public enum PictureDecoder {
  /// The picture that `bytes` hold.
  ///
  /// - Parameters:
  ///   - bytes: A file of a picture, whole.
  ///   - limits: Of files of pixels; a drawing has `SVGDecoder`'s.
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

  /// The picture in the file at `path`, which is read whole.
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
