import Foundation
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

/// One run of a program: the frames of a storyboard's moments, and a page's film, if any.
struct StoryboardReel {
  /// The frames of moments, by their numbers.
  private(set) var pictures: [Int: Bitmap] = [:]
  /// An animated PNG of all frames.
  private(set) var film: [UInt8]?
  private(set) var frameCount = 0
  let rate: FrameRate
  /// Pixels per point.
  private(set) var scale = 1.0
  /// The window's size in points.
  private(set) var size: CGSize = .zero
  /// The window's title in the first frame that is drawn.
  private(set) var windowTitle = ""
  /// Whether the program starts with the dark appearance.
  let isDark: Bool

  /// Runs `stage` up to the last moment, or to the film's end.
  @MainActor init(_ board: Storyboard, of stage: Stage, filmFrameCount: Int?) throws {
    rate = stage.configuration.frameRate
    isDark = stage.configuration.colorScheme == .dark
    let moments = board.moments.map { [rate] in rate.lastFrame(atOrBefore: $0.time) }
    let wanted = Set(moments)
    guard let last = wanted.max() else { throw StoryboardError.noMoments }
    frameCount = filmFrameCount ?? last + 1
    let frames = FilmFrames(
      stage, sampling: FilmSampling(), hasAlpha: false, threads: board.threads)
    let sink = FilmBytes(limit: StoryboardPage.largestFilm)
    var writer: FilmWriter?
    var first: Bitmap?
    var pixelCount = 0
    for index in filmFrameCount == nil ? wanted.sorted() : Array(0..<frameCount) {
      let (bitmap, isUnchanged) = try frames.frame(index)
      if first == nil {
        first = bitmap
        scale = stage.scale
        size = stage.size
        windowTitle = stage.title
        if filmFrameCount != nil { writer = try Self.writer(of: bitmap, rate, to: sink) }
      }
      if let writer {
        if let first, (first.width, first.height) != (bitmap.width, bitmap.height) {
          // The work on the writer's thread ends first.
          _ = try writer.finish()
          throw StoryboardError.sizeChanges(
            frame: index, from: "\(first.width)x\(first.height)",
            to: "\(bitmap.width)x\(bitmap.height)")
        }
        writer.add(bitmap, isUnchanged: isUnchanged)
        if let error = writer.error { throw error }
      }
      if wanted.contains(index) {
        pictures[index] = bitmap
        pixelCount += bitmap.pixels.count
        guard pixelCount <= board.maximumPixels else {
          throw StoryboardError.tooManyPixels(board.maximumPixels)
        }
      }
    }
    if let writer {
      _ = try writer.finish()
      film = try sink.all()
    }
  }

  private static func writer(
    of bitmap: Bitmap, _ rate: FrameRate, to sink: FilmBytes
  ) throws -> FilmWriter {
    guard let unit = FilmTimeUnit(numerator: rate.denominator, denominator: rate.numerator) else {
      throw FilmFormatError.unsupportedTime
    }
    let writer = try APNGWriter(
      width: bitmap.width, height: bitmap.height, isOpaque: true, timeUnit: unit, sink: sink)
    return FilmWriter(APNGFilm(writer), hashed: [])
  }

  /// A moment with the number of its frame and the frame.
  struct Cell {
    var moment: StoryboardMoment
    var frame: Int
    var picture: Bitmap
  }

  /// The moments with their frames.
  func cells(of moments: [StoryboardMoment]) -> [Cell] {
    moments.compactMap { moment in
      let frame = rate.lastFrame(atOrBefore: moment.time)
      return pictures[frame].map { Cell(moment: moment, frame: frame, picture: $0) }
    }
  }

  /// The end of the last frame.
  var end: StageTime { rate.time(ofFrame: frameCount) }
}

/// A film's bytes in memory.
///
/// Beyond the limit only their number is counted, for the error.
final class FilmBytes: FilmSink {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var count = 0

  init(limit: Int) { self.limit = limit }

  func write(_ new: UnsafeRawBufferPointer) {
    count += new.count
    if count <= limit { bytes.append(contentsOf: new) }
  }

  func overwrite(_ new: UnsafeRawBufferPointer, at offset: Int) {
    guard offset + new.count <= bytes.count else { return }
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
  }

  /// The whole film.
  ///
  /// - Throws: `StoryboardError.filmTooLarge` beyond the limit.
  func all() throws(StoryboardError) -> [UInt8] {
    guard count <= limit else { throw .filmTooLarge(size: count, limit: limit) }
    return bytes
  }
}
