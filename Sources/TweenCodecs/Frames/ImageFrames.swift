import Synchronization
import TweenPaint

/// The pictures of a file, read one by one: of GIF and animated WebP all frames, of another file its
/// one picture.
///
/// A frame is decoded when it is requested. Frames of an animation build on the frames before them:
/// reading them in order decodes each once, reading one at random decodes those that it builds on.
/// One canvas stays in memory between two calls. Several threads may read; they wait for each other.
public struct ImageFrames: Sendable {
  /// The format of the file.
  public let format: ImageDecoder.Format
  /// The width of every picture in pixels, as it lies in the file: not turned by EXIF.
  public let width: Int
  /// The height of every picture in pixels, as it lies in the file: not turned by EXIF.
  public let height: Int
  /// The colours, the depth and what else the file's header describes.
  public let traits: ImageTraits
  /// How often an animation plays, 0 for without end; nil where the file does not say.
  public let loopCount: Int?
  /// How long each frame is shown, in milliseconds, at least 0 and exactly as the file says; 0 for a
  /// picture that does not move. There is one number for each picture.
  public let delays: [Int]
  /// False where the file ends, or stops making sense, behind the last of these pictures.
  public let isComplete: Bool

  private let source: FrameSource

  /// How many pictures there are, at least 1.
  public var count: Int { delays.count }

  /// The picture at a place in the file, counted from 0: the canvas as it is shown, with pixels as
  /// they lie in the file, not turned by EXIF.
  ///
  /// An index outside `0..<count`, and a picture whose pixels are broken, throw an error; so do frames
  /// that build on a broken one.
  public func bitmap(at index: Int) throws(ImageDecodingError) -> Bitmap {
    guard delays.indices.contains(index) else {
      throw .broken(format, "It has no picture at the index \(index).")
    }
    return try source.bitmap(at: index)
  }

  /// One picture that does not move.
  init(
    still format: ImageDecoder.Format, width: Int, height: Int, traits: ImageTraits,
    file: [UInt8], limits: ImageDecoder.Limits
  ) {
    self.format = format
    self.width = width
    self.height = height
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
    _ animation: AnimationLayout, traits: ImageTraits,
    decode: @escaping @Sendable (FrameLayout) throws(ImageDecodingError) -> Bitmap
  ) {
    format = animation.format
    width = animation.width
    height = animation.height
    self.traits = traits
    loopCount = animation.loopCount
    delays = animation.frames.map(\.delay)
    isComplete = animation.isComplete
    source = FrameSource(composing: animation, decode)
  }
}

/// Gives pictures by their index.
private final class FrameSource: Sendable {
  private enum Kind: Sendable {
    case still(@Sendable (Int) throws(ImageDecodingError) -> Bitmap)
    case animation(
      AnimationLayout, @Sendable (FrameLayout) throws(ImageDecodingError) -> Bitmap)
  }

  private let kind: Kind
  /// Where the last call ended, so that the next frame need not begin anew.
  private let canvas = Mutex<FrameCanvas?>(nil)

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
      return try canvas.withLock { canvas throws(ImageDecodingError) in
        let start = animation.start(before: index)
        var current: FrameCanvas
        if let kept = canvas, kept.next <= index, kept.next >= start {
          current = kept
        } else {
          current = FrameCanvas(next: start, width: animation.width, height: animation.height)
        }
        // The canvas must not be shared while it is drawn into: each frame would copy it.
        canvas = nil
        while true {
          let frame = animation.frames[current.next]
          let shown = current.draw(try decode(frame), of: frame)
          if current.next > index {
            canvas = current
            return shown
          }
        }
      }
    }
  }
}

extension ImageDecoder {
  /// The pictures that `bytes` hold, of an animation all frames. The header and the places of the
  /// frames are read; pixels are decoded by `ImageFrames.bitmap(at:)`.
  ///
  /// An animation that breaks off has the frames that are whole. Errors are those of
  /// `decode(_:limits:upright:)`, as far as they can be seen without decoding pixels.
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
}
