import Synchronization
import TweenPaint

/// The pictures of a file, read one by one: of GIF and animated WebP all frames, of another file its
/// one picture.
///
/// A frame is decoded when it is requested. Frames of an animation build on the frames before them:
/// reading them in order decodes each once, reading one at random decodes those that it builds on.
/// One canvas stays in memory between two calls. Several threads may read; they wait for each other.
public struct ImageFrames: Sendable {
  /// The format of the image file.
  public let format: ImageDecoder.Format
  /// The width of every picture in pixels, as stored in the file: not turned by EXIF.
  public let width: Int
  /// The height of every picture in pixels, as stored in the file: not turned by EXIF.
  public let height: Int
  /// The size of the file, in bytes.
  public let byteCount: Int
  /// The colours, the depth and other properties in the file's header.
  public let traits: ImageTraits
  /// The number of times that an animation plays, 0 for endlessly; nil where the file has no value.
  public let loopCount: Int?
  /// The duration of each frame, in milliseconds, at least 0 and exactly as in the file; 0 for a
  /// still picture. There is one number for each picture.
  public let delays: [Int]
  /// Whether the file is complete; false where it ends, or is broken, behind the last of these
  /// pictures.
  public let isComplete: Bool

  private let source: FrameSource

  /// The number of pictures, at least 1.
  public var count: Int { delays.count }

  /// Returns the picture at an index, counted from 0: the canvas as it is shown, with pixels as
  /// stored in the file, not turned by EXIF.
  ///
  /// - Throws: `ImageDecodingError` for an index outside `0..<count`, for a picture whose pixels are
  ///   broken, and for frames that build on a broken one.
  public func bitmap(at index: Int) throws(ImageDecodingError) -> Bitmap {
    guard delays.indices.contains(index) else {
      throw .broken(format, "It has no picture at the index \(index).")
    }
    return try source.bitmap(at: index)
  }

  /// A still picture.
  init(
    still format: ImageDecoder.Format, width: Int, height: Int, traits: ImageTraits,
    file: [UInt8], limits: ImageDecoder.Limits
  ) {
    self.format = format
    self.width = width
    self.height = height
    byteCount = file.count
    self.traits = traits
    loopCount = nil
    delays = [0]
    isComplete = true
    source = FrameSource { _ throws(ImageDecodingError) in
      try ImageDecoder.decode(file, limits: limits, upright: false)
    }
  }

  /// An animation.
  ///
  /// - Parameter decode: The picture of one frame alone, on a clear canvas.
  init(
    _ animation: AnimationLayout, byteCount: Int, traits: ImageTraits,
    decode: @escaping @Sendable (FrameLayout) throws(ImageDecodingError) -> Bitmap
  ) {
    format = animation.format
    width = animation.width
    height = animation.height
    self.byteCount = byteCount
    self.traits = traits
    loopCount = animation.loopCount
    delays = animation.frames.map(\.delay)
    isComplete = animation.isComplete
    source = FrameSource(composing: animation, decode)
  }
}

/// Decodes pictures by their index.
private final class FrameSource: Sendable {
  private enum Kind: Sendable {
    case still(@Sendable (Int) throws(ImageDecodingError) -> Bitmap)
    case animation(
      AnimationLayout, @Sendable (FrameLayout) throws(ImageDecodingError) -> Bitmap)
  }

  /// The state that is kept between calls.
  private struct State: Sendable {
    /// The canvas after the last call, so that the next frame does not start from the beginning.
    var canvas: FrameCanvas?
    /// The broken frame that was found last: frames that build on it are not tried again.
    var failure: (index: Int, error: ImageDecodingError)?
  }

  private let kind: Kind
  private let state = Mutex(State())

  init(_ decode: @escaping @Sendable (Int) throws(ImageDecodingError) -> Bitmap) {
    kind = .still(decode)
  }

  init(
    composing animation: AnimationLayout,
    _ decode: @escaping @Sendable (FrameLayout) throws(ImageDecodingError) -> Bitmap
  ) {
    kind = .animation(animation, decode)
  }

  func bitmap(at index: Int) throws(ImageDecodingError) -> Bitmap {
    switch kind {
    case .still(let decode): return try decode(index)
    case .animation(let animation, let decode):
      return try state.withLock { state throws(ImageDecodingError) in
        try Self.compose(index, of: animation, &state, decode)
      }
    }
  }

  /// Draws the frames up to `index`, from the canvas that was kept if that is on the way.
  private static func compose(
    _ index: Int, of animation: AnimationLayout, _ state: inout State,
    _ decode: (FrameLayout) throws(ImageDecodingError) -> Bitmap
  ) throws(ImageDecodingError) -> Bitmap {
    let kept = state.canvas.flatMap { $0.next <= index ? $0 : nil }
    let start = animation.start(before: index, kept: kept?.next ?? 0)
    if let failure = state.failure, (start...index).contains(failure.index) { throw failure.error }
    // An error drops the canvas, and drawing does not copy the one in the state.
    state.canvas = nil
    var canvas =
      kept.flatMap { $0.next == start ? $0 : nil }
      ?? FrameCanvas(next: start, width: animation.width, height: animation.height)
    while true {
      let frame = animation.frames[canvas.next]
      let picture: Bitmap
      do { picture = try decode(frame) } catch {
        state.failure = (canvas.next, error)
        throw error
      }
      let shown = canvas.draw(picture, of: frame)
      if canvas.next > index {
        state.canvas = canvas
        return shown
      }
    }
  }
}

extension ImageDecoder {
  /// Returns the pictures in `bytes`, of an animation all frames. Reads the header and the places of
  /// the frames; pixels are decoded by `ImageFrames.bitmap(at:)`.
  ///
  /// A truncated animation has the frames that are complete. The errors are those of
  /// `decode(_:limits:upright:)` that can be detected without decoding pixels.
  public static func frames(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(ImageDecodingError) -> ImageFrames {
    switch try knownFormat(of: bytes, limits: limits) {
    case .png:
      let chunks = try PNGChunks(bytes, limits: limits)
      return ImageFrames(
        still: .png, width: chunks.width, height: chunks.height, traits: chunks.traits,
        file: bytes, limits: limits)
    case .jpeg:
      let segments = try JPEGSegments(bytes, limits: limits)
      return ImageFrames(
        still: .jpeg, width: segments.width, height: segments.height, traits: segments.traits,
        file: bytes, limits: limits)
    case .gif: return try GIFFrames.read(bytes, limits: limits)
    case .webp: return try WebPFrames.read(bytes, limits: limits)
    }
  }

  /// Returns the pictures in the file at `path`, which is read whole. Throws an error for a folder, a
  /// pipe and a device.
  public static func frames(
    fileAt path: String, limits: Limits = Limits()
  ) throws(ImageDecodingError) -> ImageFrames {
    try frames(contents(of: path, limit: limits.byteCount), limits: limits)
  }
}
