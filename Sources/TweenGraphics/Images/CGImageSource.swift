import Foundation
import TweenCodecs
import TweenPaint
import TweenViews

/// The images of a PNG, JPEG, GIF or WebP file: all frames of GIF and animated WebP, one image of other
/// files. Frames are composed: each is the whole canvas as it is displayed.
///
/// Creating a source reads the file's header and finds its frames; pixels are decoded each time an
/// image is created. Frames are read fastest in order. No file can stop the program, and sizes are
/// limited by `ImageDecoder.Limits`: a larger file has the status `statusInvalidData`.
///
/// Incremental sources are missing, as is `CGImageDestination`, which writes files.
public final class CGImageSource: Sendable {
  let contents: Result<ImageFrames, ImageDecodingError>

  init(_ contents: Result<ImageFrames, ImageDecodingError>) { self.contents = contents }

  /// The frames of the file; nil for a file that cannot be read.
  var frames: ImageFrames? { try? contents.get() }

  /// Returns the pixels of an image; nil where no image has the index, and for invalid pixels.
  func bitmap(at index: Int) -> Bitmap? { try? frames?.bitmap(at: index) }
}

/// The result of reading a source's file.
@frozen public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends before its images do.
  case statusUnexpectedEOF = -5
  /// The file is invalid, or exceeds the limits.
  case statusInvalidData = -4
  /// The type of the file is not supported.
  case statusUnknownType = -3
  /// The header is incomplete; never returned here.
  case statusReadingHeader = -2
  /// More data may follow; never returned here.
  case statusIncomplete = -1
  /// The file was read completely.
  case statusComplete = 0
}

// MARK: Creating sources

/// Creates a source from the images in `data`. Data without an image gives a source with count 0, whose
/// status is the reason.
///
/// - Parameters:
///   - data: The whole file: `data as CFData`.
///   - options: Without effect: the type is found in the data, and decoded pixels are never kept.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(
    Result { () throws(ImageDecodingError) in try ImageDecoder.frames([UInt8](data as Data)) })
}

/// Creates a source from the images in a file; nil where the URL is not a file URL, or the file cannot
/// be read.
///
/// - Parameters:
///   - url: The file: `url as CFURL`. It is read at once.
///   - options: Without effect, as in `CGImageSourceCreateWithData`.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  let url = url as URL
  guard url.isFileURL else { return nil }
  let contents = Result { () throws(ImageDecodingError) in
    try ImageDecoder.frames(fileAt: url.path)
  }
  switch contents {
  case .failure(.unreadable), .failure(.noFile): return nil
  default: return CGImageSource(contents)
  }
}

// MARK: Contents of a source

/// Returns the number of images; 0 for a file that cannot be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.frames?.count ?? 0 }

/// Returns the identifier of the file's type, such as `public.png`; nil for a file that cannot be read.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.frames?.format.typeIdentifier
}

/// Returns the identifiers of the supported types.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [ImageDecoder.Format.png, .jpeg, .gif, .webp].map(\.typeIdentifier)
}

/// Returns whether the whole file was read, or the reason why not. A file that ends after a complete
/// frame has the frames before the end, and the status `statusUnexpectedEOF`.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  switch source.contents {
  case .success(let frames): frames.isComplete ? .statusComplete : .statusUnexpectedEOF
  case .failure(.truncated): .statusUnexpectedEOF
  case .failure(.unknownFormat), .failure(.foreign): .statusUnknownType
  case .failure: .statusInvalidData
  }
}

/// Returns `statusComplete` for an image that is counted. Another index has the source's status, or
/// `statusInvalidData` where that is complete.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  if let frames = source.frames, frames.delays.indices.contains(index) { return .statusComplete }
  let status = CGImageSourceGetStatus(source)
  return status == .statusComplete ? .statusInvalidData : status
}

/// Returns the index of the file's main image; always 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

// MARK: Decoding

/// Returns an image, with pixels as in the file, not rotated by EXIF; nil where no image has the index,
/// and for invalid pixels.
///
/// - Parameters:
///   - source: The file.
///   - index: The index of the image, from 0.
///   - options: `kCGImageSourceSubsampleFactor` 2, 4 or 8 divides both sides, which are rounded up.
///     Other keys have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let bitmap = source.bitmap(at: index) else { return nil }
  let factor = Int(options?.number(kCGImageSourceSubsampleFactor) ?? 1)
  guard [2, 4, 8].contains(factor) else { return CGImage(bitmap) }
  return CGImage(
    bitmap.averaged(
      width: (bitmap.width + factor - 1) / factor, height: (bitmap.height + factor - 1) / factor))
}

/// Returns a small version of an image, made from all its pixels; nil where the options do not request
/// one, since thumbnails inside files are not read.
///
/// - Parameters:
///   - source: The file.
///   - index: The index of the image, from 0.
///   - options: `kCGImageSourceCreateThumbnailFromImageIfAbsent` or
///     `kCGImageSourceCreateThumbnailFromImageAlways` must be true. The longer side has at most
///     `kCGImageSourceThumbnailMaxPixelSize` pixels; the image is never enlarged, and without the key
///     it keeps its size. A size below 1 gives nil. With `kCGImageSourceCreateThumbnailWithTransform`
///     the image is turned upright by its EXIF orientation.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let options,
    options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let bitmap = source.bitmap(at: index)
  else { return nil }
  let longest = max(bitmap.width, bitmap.height)
  var side = longest
  if let limit = options.number(kCGImageSourceThumbnailMaxPixelSize) {
    guard limit >= 1 else { return nil }
    side = Int(min(limit, Double(longest)))
  }
  func reduced(_ length: Int) -> Int { max(1, (2 * length * side + longest) / (2 * longest)) }
  let small = bitmap.averaged(width: reduced(bitmap.width), height: reduced(bitmap.height))
  guard options.flag(kCGImageSourceCreateThumbnailWithTransform),
    let orientation = source.frames?.traits.orientation
  else { return CGImage(small) }
  return CGImage(small.upright(from: orientation))
}

extension ImageDecoder.Format {
  var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    }
  }
}

extension NSDictionary {
  /// Returns a finite number for a key of the options; nil where there is none.
  fileprivate func number(_ key: CFString) -> Double? {
    let value = self[key]
    // Foundation on Linux does not convert a CGFloat to an NSNumber.
    let number = (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.magnitude < 1e9 ? $0 : $0 > 0 ? 1e9 : nil }
  }

  fileprivate func flag(_ key: CFString) -> Bool { (self[key] as? NSNumber)?.boolValue ?? false }
}
