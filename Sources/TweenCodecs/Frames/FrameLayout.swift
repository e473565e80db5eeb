/// The place of one frame of an animation in its file and on its canvas.
struct FrameLayout: Sendable {
  /// The treatment of a frame's pixels after its time.
  enum Disposal: Sendable {
    /// The pixels stay.
    case keep
    /// Its rectangle becomes clear. GIF and WebP have a colour for that, which browsers ignore too.
    case clear
    /// Its rectangle is restored to the content before the frame.
    case restore
  }

  /// In pixels from the canvas's top left corner.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// In milliseconds.
  var delay = 0
  var disposal = Disposal.keep
  /// Whether the canvas shows through the frame's clear pixels.
  var isBlended = true
  /// The frame's bytes in the file.
  var bytes: Range<Int>

  func covers(width: Int, height: Int) -> Bool {
    left == 0 && top == 0 && self.width >= width && self.height >= height
  }
}

/// The frames of an animation, none of them decoded.
struct AnimationLayout: Sendable {
  /// An animation with more pixels than this in all its frames throws an error: several minutes of
  /// work.
  static let pixelLimit = 1 << 32
  /// The largest number of frames: their descriptions take memory, however small the frames are.
  static let frameLimit = 1 << 16

  let format: ImageDecoder.Format
  var width: Int
  var height: Int
  var loopCount: Int?
  var frames: [FrameLayout] = []
  var isComplete = false

  /// Throws an error for an animation with too many frames, or too many pixels in all of them.
  func checkWork() throws(ImageDecodingError) {
    guard frames.count <= Self.frameLimit else {
      throw .unsupported(format, "more than \(Self.frameLimit) frames")
    }
    let canvas = width.multipliedReportingOverflow(by: height)
    var sum = 0
    for frame in frames {
      let own = frame.width.multipliedReportingOverflow(by: frame.height)
      let pixels = max(canvas.partialValue, own.partialValue)
      guard !canvas.overflow, !own.overflow, pixels <= Self.pixelLimit - sum else {
        throw .unsupported(
          format, "\(frames.count) frames of more than \(Self.pixelLimit) pixels together")
      }
      sum += pixels
    }
  }

  /// Whether a frame leaves the canvas clear, in part or whole, to the next one.
  var becomesClear: Bool { frames.dropLast().contains { $0.disposal == .clear } }

  /// The last frame up to `index` before which the canvas is clear, or which covers all of it; `kept`
  /// without such a frame behind that.
  func start(before index: Int, kept: Int) -> Int {
    for place in stride(from: index, to: kept, by: -1) {
      let (frame, earlier) = (frames[place], frames[place - 1])
      if !frame.isBlended, frame.covers(width: width, height: height) { return place }
      if earlier.disposal == .clear, earlier.covers(width: width, height: height) { return place }
    }
    return kept
  }
}
