import Foundation
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenText

/// A picture of several moments of a program side by side, with their times under them.
///
/// The program runs once, up to the latest moment; each frame is drawn once.
public struct FilmStrip: Sendable {
  /// Space around frames, in points.
  static let margin = 8.0
  /// The labels' font size in points.
  static let labelSize = 12.0
  /// The largest picture in pixels. A pixel takes 8 bytes while a strip is made, so that this many
  /// take a gigabyte; a larger one is nearly always a mistaken size.
  package var maximumPixels = 1 << 27
  /// Pixels per point; nil: the stage's.
  package var scale: Double?

  private static let background = Color.Resolved(
    linearRed: 0.8, linearGreen: 0.8, linearBlue: 0.8, opacity: 1)
  private static let ink = Color.Resolved(
    linearRed: 0.05, linearGreen: 0.05, linearBlue: 0.05, opacity: 1)

  /// The moments from left to right; each shows the last frame at or before it.
  ///
  /// In any order, and with repetitions. Without any the strip is an empty margin.
  public var times: [StageTime]
  /// The number of drawing threads, at least 1; nil: one per core.
  public var threads: Int?
  /// Whether each frame's time is under it. Without the times the strip has no text, and the same
  /// pixels with any version of the machine's font.
  public var showsTimes: Bool

  /// Creates a strip of these moments; each parameter is the property of that name.
  public init(times: [StageTime], threads: Int? = nil, showsTimes: Bool = true) {
    self.times = times
    self.threads = threads
    self.showsTimes = showsTimes
  }

  /// Runs `stage` and returns the strip's picture.
  ///
  /// - Throws: `StageError.failed` when the program can't go on, `RasterError` when a frame can't be
  ///   drawn, `FilmStripError` when the strip is too large.
  @MainActor public func bitmap(of stage: Stage) throws -> Bitmap {
    try picture(of: stage) { _ in }.bitmap
  }

  /// A strip's picture, and the places of its frames.
  package struct Picture {
    package var bitmap: Bitmap
    /// The rectangle of each moment's frame, in the order of `times`.
    package var frames: [PixelRect]
  }

  /// Runs `stage` and returns the strip's picture.
  ///
  /// - Parameter visit: called with the index of each shown frame, when the stage is at it.
  /// - Throws: the errors of ``bitmap(of:)``.
  @MainActor package func picture(of stage: Stage, _ visit: (Int) -> Void) throws -> Picture {
    let rate = stage.configuration.frameRate
    let indices = times.map { rate.lastFrame(atOrBefore: $0) }
    let renderer = Renderer(threadCount: threads)
    var pictures: [(index: Int, bitmap: Bitmap)] = []
    var pixelCount = 0
    let scale = self.scale ?? stage.scale
    // In the order of time, each once: the program runs only once.
    for index in Set(indices).sorted() {
      var list = stage.frame(index)
      try stage.requireNoFailure()
      visit(index)
      if let scale = self.scale { list.scale = scale }
      try renderer.render(list)
      pictures.append((index, renderer.bitmap))
      pixelCount += renderer.bitmap.pixels.count
      guard pixelCount <= maximumPixels else { throw FilmStripError.tooLarge(maximumPixels) }
    }
    var cells: [(picture: Bitmap, label: Bitmap)] = []
    for (time, index) in zip(times, indices) {
      guard let picture = pictures.first(where: { $0.index == index })?.bitmap else { continue }
      let label = try Self.label(
        showsTimes ? "\(time.secondsText) s" : "", width: picture.width, scale: scale,
        threads: threads)
      cells.append((picture, label))
    }
    return Picture(bitmap: try compose(cells, scale: scale), frames: places(of: cells, scale))
  }

  private static func gap(_ scale: Double) -> Int { max(1, Int((margin * scale).rounded())) }

  private func places(
    of cells: [(picture: Bitmap, label: Bitmap)], _ scale: Double
  ) -> [PixelRect] {
    let gap = Self.gap(scale)
    var x = gap
    return cells.map { cell in
      defer { x += cell.picture.width + gap }
      return PixelRect(x: x, y: gap, width: cell.picture.width, height: cell.picture.height)
    }
  }

  /// Runs `stage` and writes the strip to a PNG file, complete or not at all.
  ///
  /// - Throws: the errors of ``bitmap(of:)``, `PictureNameError` for a name with another ending than
  ///   .png, and `FileError` where the file can't be written.
  @MainActor public func write(_ stage: Stage, to path: String) throws {
    try write(stage, to: path, on: SystemFiles())
  }

  @MainActor package func write(
    _ stage: Stage, to path: String, on files: some FileSystem
  ) throws {
    // Before the program runs, which may take long.
    try PictureFile.check(path, on: files)
    try PictureFile.write(bitmap(of: stage), to: path, on: files)
  }

  /// A line of text, centred, on the strip's background, as wide as its frame.
  private static func label(
    _ text: String, width: Int, scale: Double, threads: Int?
  ) throws -> Bitmap {
    let line = TextEngine.shared.line(text, font: FontRequest(size: labelSize))
    let points = Double(width) / scale
    var list = DisplayList(
      size: CGSize(width: points, height: (labelSize * 1.5).rounded(.up)), scale: scale,
      background: background)
    let origin = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: max(0, (points - line.width) / 2), ty: line.ascent)
    list.items.append(
      DisplayItem(
        .glyphs(DisplayItem.Glyphs(run: line.run, paint: .solid(ink), transform: origin))))
    let renderer = Renderer(threadCount: threads)
    try renderer.render(list)
    return renderer.bitmap
  }

  private func compose(
    _ cells: [(picture: Bitmap, label: Bitmap)], scale: Double
  ) throws(FilmStripError) -> Bitmap {
    let gap = Self.gap(scale)
    let width = cells.reduce(gap) { $0 + $1.picture.width + gap }
    let pictureHeight = cells.reduce(0) { max($0, $1.picture.height) }
    let labelHeight = cells.reduce(0) { max($0, $1.label.height) }
    let height = pictureHeight + (showsTimes ? labelHeight : 0) + 2 * gap
    let (pixelCount, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixelCount <= maximumPixels else {
      throw FilmStripError.tooLarge(maximumPixels)
    }
    // The labels' canvas has the background's bytes: no second rounding of a colour.
    let ground = cells.first?.label.pixels.first ?? 0xFFFF_FFFF
    var strip = Bitmap(
      width: width, height: height, pixels: Array(repeating: ground, count: width * height))
    for ((picture, label), place) in zip(cells, places(of: cells, scale)) {
      strip.copy(picture, x: place.x, y: gap)
      strip.copy(label, x: place.x, y: gap + picture.height + gap / 2)
    }
    return strip
  }
}

/// The reason why a strip can't be made.
public enum FilmStripError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The strip would have more pixels than this limit.
  case tooLarge(Int)

  /// The error as a sentence for people, with the limit and an alternative.
  public var description: String {
    switch self {
    case .tooLarge(let most):
      "the strip has more than \(most) pixels: use fewer frames, a smaller size or scale."
    }
  }
}

extension Bitmap {
  /// Copies `picture` to a pixel, clipped to the strip.
  fileprivate mutating func copy(_ picture: Bitmap, x: Int, y: Int) {
    let columns = min(picture.width, width - x)
    let rows = min(picture.height, height - y)
    guard columns > 0, rows > 0 else { return }
    for row in 0..<rows {
      let source = row * picture.width
      let target = (y + row) * width + x
      pixels.replaceSubrange(
        target..<target + columns, with: picture.pixels[source..<source + columns])
    }
  }
}
