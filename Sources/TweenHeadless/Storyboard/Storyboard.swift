import TweenCodecs
import TweenMotion
import TweenPaint
import TweenStage

/// Moments of a program as a poster (PNG) or as a page (HTML), each with its time and title.
///
/// The program runs through once, and each frame is drawn once.
package struct Storyboard: Sendable {
  /// The forms of a storyboard, by the ending of its file's name.
  package enum Form: String, Sendable {
    case png, html

    /// The form for a file name's ending.
    ///
    /// - Throws: `StoryboardError.name` for another ending, and for none.
    package init(path: String) throws(StoryboardError) {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.dropFirst().lastIndex(of: "."),
        let form = Form(rawValue: name[name.index(after: dot)...].lowercased())
      else { throw .name(path) }
      self = form
    }
  }

  /// The largest number of pixels in the frames of all moments, and in a poster. A pixel takes 8
  /// bytes while a poster is made, so that this many take a gigabyte.
  var maximumPixels = 1 << 27

  /// The moments, sorted by time.
  package var moments: [StoryboardMoment]
  /// The title above all moments; empty: none; nil: the title of the program's window, or else the
  /// program's name.
  package var title: String?
  /// The program's name.
  package var program: String
  /// The columns of a poster; nil: as many as suit the frames' aspect ratio.
  package var columns: Int?
  /// The frames of a page's film, from frame 0; nil: a page without a film.
  package var filmFrameCount: Int?
  /// The input that a page shows on its axis of time.
  package var events: [TimedInput] = []
  /// Threads that draw, at least 1; nil: as many as the machine has.
  package var threads: Int?

  /// A storyboard of these moments.
  package init(moments: [StoryboardMoment], program: String) {
    self.moments = moments
    self.program = program
  }

  /// Runs `stage` and writes the storyboard, completely or not at all, in the form of the name's
  /// ending.
  ///
  /// - Throws: `StoryboardError`, `StageError.failed` when the program can't go on, `RasterError`
  ///   when a frame can't be drawn, and `FileError` where the file can't be written.
  @MainActor package func write(
    _ stage: Stage, to path: String, on files: some FileSystem
  ) throws {
    let form = try Form(path: path)
    // Before the program runs, which may take long.
    _ = try AtomicFile.place(of: path, on: files)
    let bytes: [UInt8]
    switch form {
    case .png: bytes = try PNGEncoder.encode(poster(of: stage))
    case .html: bytes = try Array(page(of: stage).utf8)
    }
    try AtomicFile.write(bytes, to: path, on: files)
  }

  /// Runs `stage` and gives the poster's picture.
  @MainActor func poster(of stage: Stage) throws -> Bitmap {
    let reel = try StoryboardReel(self, of: stage, filmFrameCount: nil)
    return try StoryboardPicture(
      cells: reel.cells(of: moments), title: titleLine(of: reel), columns: columns,
      scale: reel.scale,
      isDark: reel.isDark, maximumPixels: maximumPixels
    ).bitmap(threads: threads)
  }

  /// Runs `stage` and gives the page's text.
  @MainActor func page(of stage: Stage) throws -> String {
    let reel = try StoryboardReel(self, of: stage, filmFrameCount: filmFrameCount)
    return try StoryboardPage(self, reel).text()
  }

  /// The title on one line.
  func titleLine(of reel: StoryboardReel) -> String {
    (title ?? (reel.windowTitle.isEmpty ? program : reel.windowTitle))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The reason why there is no storyboard; each is a sentence.
package enum StoryboardError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file's name with another ending than .png and .html.
  case name(String)
  /// There is no moment to show.
  case noMoments
  /// More pixels, or more on a side, than a poster can have.
  case tooLarge(width: Int, height: Int)
  /// The frames of all moments have more pixels than this.
  case tooManyPixels(Int)
  /// A frame of a page's film has another size than the first.
  case sizeChanges(frame: Int, from: String, to: String)
  /// A page's film has more bytes than a page can carry.
  case filmTooLarge(size: Int, limit: Int)

  package var description: String {
    switch self {
    case .name(let path):
      "storyboards are written as PNG or HTML: found '\(path)'; expected a name that ends in .png or "
        + ".html."
    case .noMoments:
      "there is no moment to show; expected marks in the file of --input, such as "
        + "{\"at\":3,\"mark\":\"opened\"}, or moments by --at 0,0.5,1."
    case .tooLarge(let width, let height):
      "the poster would have \(width)x\(height) pixels, which is too many: use fewer moments, a smaller "
        + "--size or --scale, or other --columns."
    case .tooManyPixels(let most):
      "the frames have more than \(most) pixels: use fewer moments, or a smaller --size or --scale."
    case .sizeChanges(let frame, let from, let to):
      "frame \(frame) has \(to) pixels and those before it \(from); a film has one size: use --size or "
        + "--no-film."
    case .filmTooLarge(let size, let limit):
      "the film has \(Self.megabytes(size)) MB, and a page carries at most \(Self.megabytes(limit)) MB: "
        + "use a smaller --size, --scale or --fps, fewer frames, or --no-film."
    }
  }

  /// Millions of bytes, rounded up to a tenth.
  private static func megabytes(_ size: Int) -> String {
    let tenths = (size + 99_999) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
