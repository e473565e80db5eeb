import Foundation
import TweenCodecs
import TweenPaint
import TweenViews

/// The pictures of a PNG, JPEG, GIF or WebP file: of GIF and animated WebP all frames, of another file
/// one. Frames are composed: each is the whole canvas as it is shown.
///
/// Creating a source reads the file's header and finds its frames; pixels are decoded each time an
/// image is created. Frames are read fastest in order. Nothing in a file can trap, and sizes are
/// bounded by `ImageDecoder.Limits`: a larger file has the status `statusInvalidData`.
///
/// Sources that are fed piece by piece are missing, and so is `CGImageDestination`, which writes files.
public final class CGImageSource: Sendable {
  let contents: Result<ImageFrames, ImageDecodingError>

  init(_ contents: Result<ImageFrames, ImageDecodingError>) { self.contents = contents }

  /// nil for a file without a picture that is read.
  var frames: ImageFrames? { try? contents.get() }

  /// nil for another index than those of the pictures, and for broken pixels.
  func bitmap(at index: Int) -> Bitmap? { try? frames?.bitmap(at: index) }
}

/// How far a source has read its file.
@frozen public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends before its pictures do.
  case statusUnexpectedEOF = -5
  /// The file contradicts itself, or is larger than what is read.
  case statusInvalidData = -4
  /// The file is of no kind that is read.
  case statusUnknownType = -3
  /// Only part of the header is there; never returned here.
  case statusReadingHeader = -2
  /// More data may follow; never returned here.
  case statusIncomplete = -1
  /// Everything is read.
  case statusComplete = 0
}

// MARK: Creating sources

/// A source of the pictures in `data`. Data without a picture give a source whose count is 0 and whose
/// status gives the reason.
///
/// - Parameters:
///   - data: The file, whole: `data as CFData`.
///   - options: Has no effect: the type is found in the data, and decoded pixels are never kept.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(
    Result { () throws(ImageDecodingError) in try ImageDecoder.frames([UInt8](data as Data)) })
}

/// A source of the pictures in a file; nil where the URL is of no file, or the file cannot be read.
///
/// - Parameters:
///   - url: Of a file: `url as CFURL`. It is read at once.
///   - options: Has no effect, as in `CGImageSourceCreateWithData`.
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

// MARK: What a source has

/// How many pictures there are; 0 for a file that is not read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.frames?.count ?? 0 }

/// The identifier of the file's type, such as `public.png`; nil for a file that is not read.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.frames?.format.typeIdentifier
}

/// The identifiers of the types that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [ImageDecoder.Format.png, .jpeg, .gif, .webp].map(\.typeIdentifier)
}

/// Whether all of the file is read, or why not. A file that breaks off behind a whole frame has the
/// frames before, and the status `statusUnexpectedEOF`.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  switch source.contents {
  case .success(let frames): frames.isComplete ? .statusComplete : .statusUnexpectedEOF
  case .failure(.truncated): .statusUnexpectedEOF
  case .failure(.unknownFormat), .failure(.foreign): .statusUnknownType
  case .failure: .statusInvalidData
  }
}

/// Whether a picture can be decoded: `statusComplete` for each that is counted. Another index has the
/// source's status, or `statusInvalidData` where that is complete.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  if let frames = source.frames, frames.delays.indices.contains(index) { return .statusComplete }
  let status = CGImageSourceGetStatus(source)
  return status == .statusComplete ? .statusInvalidData : status
}

/// The index of the picture that stands for the file: 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

// MARK: Decoding

/// The picture at an index from 0, with pixels as they lie in the file, not turned by EXIF; nil for
/// another index, and for broken pixels.
///
/// - Parameters:
///   - source: The file.
///   - index: The number of the picture.
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

/// A small version of a picture, made from all its pixels; nil where the options request none,
/// since thumbnails inside files are not read.
///
/// - Parameters:
///   - source: The file.
///   - index: The number of the picture, from 0.
///   - options: `kCGImageSourceCreateThumbnailFromImageIfAbsent` or
///     `kCGImageSourceCreateThumbnailFromImageAlways` must be true. The longer side has at most
///     `kCGImageSourceThumbnailMaxPixelSize` pixels; the picture is never enlarged, and without the key
///     it keeps its size. A size below 1 gives nil. With `kCGImageSourceCreateThumbnailWithTransform`
///     the picture is turned upright by its EXIF orientation.
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
  /// A finite number among a program's options; nil where there is none.
  fileprivate func number(_ key: CFString) -> Double? {
    let value = self[key]
    // Foundation on Linux makes no NSNumber of a CGFloat.
    let number = (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.magnitude < 1e9 ? $0 : $0 > 0 ? 1e9 : nil }
  }

  fileprivate func flag(_ key: CFString) -> Bool { (self[key] as? NSNumber)?.boolValue ?? false }
}
