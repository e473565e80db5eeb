import TweenPaint

/// Writes an animated PNG file frame by frame (W3C, "Portable Network Graphics (PNG)
/// Specification", third edition, section 11.3.6: https://www.w3.org/TR/png-3/). Memory does not
/// grow with the number of frames.
///
/// Every pixel is exact. A frame equal to the previous frame extends that frame's delay. Of a
/// different frame the file gets the smallest box that has all changed pixels. Where these are
/// opaque and the box is smaller so, its other pixels are clear, and the box is drawn over the
/// previous frame (APNG_BLEND_OP_OVER).
///
/// Clear pixels need alpha, which the file has for all frames or for none (colour types 6 and 2),
/// and alpha costs where most of a box changes. The writer therefore compresses the first frames of
/// an opaque film with alpha and without it, and holds their data back until it takes the smaller
/// ones. Of a short film these are all frames. The same frames give the same bytes on every machine.
///
/// An error of the sink leaves the file incomplete; later calls throw the same error.
/// Not Sendable: use it from one thread at a time.
package final class APNGWriter {
  /// A frame that is not written yet.
  private struct Held {
    /// The frame, compressed by each of the encoders.
    var candidates: [APNGFrame]
    /// The top left pixel of the frame's box.
    var corner: UInt32
    var units: Int
  }

  private let width: Int
  private let height: Int
  private let file: APNGFile
  private var delays: FractionDelays
  /// Two while the colour type is not chosen, then one.
  private var encoders: [APNGFrameEncoder]
  /// The last frame, since its delay is not known yet; and the frames before it while the colour type
  /// is not chosen.
  private var held: [Held] = []
  private var last: Bitmap?
  private var isFinished = false
  private var failure: (any Error)?

  /// The number of frames in the file so far. Frames that are held back, always including the last
  /// one, do not count before `finish()`.
  package var frameCount: Int { file.frameCount }

  /// The colour type is chosen when the boxes held back have this many pixels, which lengthens 120
  /// frames of 1920x1080 pixels by a fifth; or when there are this many boxes.
  private static let trialArea = 1 << 22
  private static let trialCount = 256

  /// A writer of a film. It writes the file's head with the first frame.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels, 1 or more.
  ///   - height: The height of every frame in pixels, 1 or more; (width + 1) * height is below 2^29.
  ///   - isOpaque: Whether alpha is omitted: every pixel then counts as opaque.
  ///   - timeUnit: The unit of the frames' durations.
  ///   - loopCount: The number of times that the film plays; 0: endlessly. Numbers below 0 count as
  ///     0, numbers above 2^31 - 1 as that.
  ///   - sink: The file.
  /// - Throws: `FilmFormatError.unsupportedSize`, or an error where memory is missing.
  package init(
    width: Int, height: Int, isOpaque: Bool, timeUnit: FilmTimeUnit, loopCount: Int = 0,
    sink: any FilmSink
  ) throws {
    let limit = Int(Int32.max)
    let pixelLimit = limit / 4
    guard width > 0, height > 0, width <= pixelLimit, height <= limit,
      (width + 1).multipliedReportingOverflow(by: height).overflow == false,
      (width + 1) * height <= pixelLimit
    else { throw FilmFormatError.unsupportedSize(format: "An APNG", width: width, height: height) }
    self.width = width
    self.height = height
    file = APNGFile(loopCount: UInt32(min(max(loopCount, 0), limit)), sink: sink)
    delays = FractionDelays(timeUnit)
    let channels: [PNGRows.Channels] = isOpaque ? [.rgb, .opaqueRGBA] : [.rgba]
    encoders = try channels.map { try APNGFrameEncoder($0) }
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - bitmap: The frame, of the film's size.
  ///   - units: The frame's duration, in the film's time units, 1 or more.
  ///   - region: A box outside of which the frame equals the previous one; nil: unknown. Only its
  ///     pixels are compared; the first frame ignores it.
  /// - Throws: `FilmFormatError.frameSize`, `unsupportedTime`, `tooManyFrames` or `isFinished`, and
  ///   errors of the sink.
  package func add(_ bitmap: Bitmap, units: Int = 1, changedWithin region: FilmBox? = nil) throws {
    try checkState()
    guard bitmap.width == width, bitmap.height == height else {
      throw FilmFormatError.frameSize(
        expectedWidth: width, expectedHeight: height, width: bitmap.width, height: bitmap.height)
    }
    guard units > 0, units <= delays.unitLimit - (held.last?.units ?? 0) else {
      throw FilmFormatError.unsupportedTime
    }
    var box = FilmBox(left: 0, top: 0, width: width, height: height)
    if let last {
      guard let changed = FilmBox.changed(from: last, to: bitmap, within: region) else {
        held[held.count - 1].units += units
        return
      }
      box = changed
    }
    try guarded {
      // The frames to come will outweigh the first one, which is whole.
      if encoders.count > 1, isTrialOver { chooseEncoder(skipCount: 1) }
      // The delays of all frames before this one are known.
      if encoders.count == 1 { try writeHeld() }
      let candidates = try encoders.map { try $0.frame(bitmap, box, after: last) }
      let corner = bitmap.pixels[box.top * width + box.left]
      held.append(Held(candidates: candidates, corner: corner, units: units))
    }
    last = bitmap
  }

  /// Writes the frames that are held back and the end of the file, and the number of frames into
  /// its head.
  ///
  /// - Throws: `FilmFormatError.noFrames`, `tooManyFrames`, `isFinished`, and errors of the sink.
  package func finish() throws {
    try checkState()
    guard last != nil else { throw FilmFormatError.noFrames }
    try guarded {
      chooseEncoder(skipCount: 0)
      try writeHeld()
      try file.writeEnd()
    }
    last = nil
    isFinished = true
  }

  private func checkState() throws {
    if let failure { throw failure }
    if isFinished { throw FilmFormatError.isFinished }
  }

  private func guarded(_ body: () throws -> Void) throws {
    do { try body() } catch {
      failure = error
      throw error
    }
  }

  // MARK: - Frames

  /// Whether the frames that are held back suffice for the choice of a colour type.
  private var isTrialOver: Bool {
    let area = held.reduce(0) { $0 + $1.candidates[0].box.width * $1.candidates[0].box.height }
    return held.count >= Self.trialCount || area >= Self.trialArea
  }

  /// Keeps the encoder whose frames are the smallest together, and their data.
  ///
  /// - Parameter skipCount: The number of frames that are ignored, if there are others.
  private func chooseEncoder(skipCount: Int) {
    guard encoders.count > 1 else { return }
    let frames = held.count > skipCount ? held[skipCount...] : held[...]
    let sizes = encoders.indices.map { index in
      frames.reduce(0) { $0 + $1.candidates[index].data.count }
    }
    let best = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
    encoders = [encoders[best]]
    for index in held.indices { held[index].candidates = [held[index].candidates[best]] }
  }

  /// Writes all frames that are held back.
  private func writeHeld() throws {
    guard let encoder = encoders.first else { return }
    if file.frameCount == 0, !held.isEmpty {
      try file.writeHead(width: width, height: height, channels: encoder.channels)
    }
    for frame in held {
      for (index, delay) in delays.delays(units: frame.units).enumerated() {
        var part = frame.candidates[0]
        // A delay of several parts repeats one pixel.
        if index > 0 {
          part = try encoder.frame(of: frame.corner, left: part.box.left, top: part.box.top)
        }
        try file.write(part, delay)
      }
    }
    held = []
  }
}
