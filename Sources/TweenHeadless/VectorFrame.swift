import TweenCodecs
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenVectorFiles

/// One moment of a program as a file: vectors in SVG or PDF, or pixels in PNG.
public struct VectorFrame: Equatable, Sendable {
  /// The forms of files, each the ending of its names.
  public enum Form: String, CaseIterable, Sendable {
    /// Scalable Vector Graphics 1.1.
    case svg
    /// A page of a PDF 1.7 file.
    case pdf
    /// The frame's own pixels.
    case png

    /// The form that a file's name ends in, in whatever case; nil where it ends in none.
    public init?(path: String) {
      let name = path.split(separator: "/").last ?? ""
      // A dot in front makes a file hidden and says nothing of its form.
      guard let dot = name.dropFirst().lastIndex(of: ".") else { return nil }
      self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
  }

  /// How text is written.
  public enum Text: String, CaseIterable, Sendable {
    /// As the outlines of its glyphs.
    case outlines
    /// With fonts inside the file, so that readers can select and search it. For PDF.
    case embedded
  }

  /// The moment; the last frame at or before it is written.
  public var time: StageTime
  /// How text is written into a PDF file; an SVG file has outlines.
  public var text: Text
  /// Pixels for each of the frame's pixels, along a side, of what SVG and PDF have no form for and is drawn
  /// as a picture; above 0.
  public var pictureScale: Double
  /// Threads that draw, at least 1; nil: as many as the machine has.
  public var threads: Int?

  /// A frame at a moment; each parameter is the property of that name.
  public init(
    time: StageTime, text: Text = .outlines, pictureScale: Double = 2, threads: Int? = nil
  ) {
    self.time = time
    self.text = text
    self.pictureScale = pictureScale
    self.threads = threads
  }

  /// Runs `stage` up to the moment and writes the frame, whole or not at all.
  ///
  /// - Returns: What was drawn as pictures, as one sentence without a full stop; nil where all are vectors.
  /// - Throws: `VectorFrameError` for a name or a choice of text that has no form, `StageError.failed` when
  ///   the program can't go on, `RasterError` when the frame can't be drawn, and `FileError` where the file
  ///   can't be written.
  @MainActor public func write(_ stage: Stage, to path: String) throws -> String? {
    try write(stage, to: path, on: SystemFiles())
  }

  @MainActor package func write(
    _ stage: Stage, to path: String, on files: some FileSystem
  ) throws -> String? {
    let form = try form(of: path)
    // Before the program runs, which may take its time.
    _ = try AtomicFile.place(of: path, on: files)
    let list = stage.frame(stage.configuration.frameRate.lastFrame(atOrBefore: time))
    try stage.requireNoFailure()
    let (bytes, note) = try bytes(of: list, form)
    try AtomicFile.write(bytes, to: path, on: files)
    return note
  }

  /// The form of a file's name, for this choice of text.
  package func form(of path: String) throws(VectorFrameError) -> Form {
    guard let form = Form(path: path) else { throw .name(path) }
    guard text == .outlines || form == .pdf else { throw .text(form) }
    return form
  }

  func bytes(of list: DisplayList, _ form: Form) throws -> (bytes: [UInt8], note: String?) {
    var options = VectorOptions(pictureScale: pictureScale, threads: threads)
    if text == .embedded { options.text = .embedded }
    switch form {
    case .svg:
      let file = try VectorFile.svg(list, options: options)
      return (file.bytes, file.tally.note)
    case .pdf:
      let file = try VectorFile.pdf(list, options: options)
      return (file.bytes, file.tally.note)
    case .png:
      let renderer = Renderer(threadCount: threads)
      try renderer.render(list)
      return (try PNGEncoder.encode(renderer.bitmap), nil)
    }
  }
}

/// Why a frame has no form to be written in.
public enum VectorFrameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file's name that ends in none of the forms.
  case name(String)
  /// Fonts are for PDF.
  case text(VectorFrame.Form)

  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .name(let path):
      "'\(path)' names no form of frame; expected a name that ends in .svg, .pdf or .png."
    case .text(let form):
      "--text embedded is for PDF; text in a .\(form.rawValue) file is "
        + (form == .svg ? "outlines." : "pixels.")
    }
  }
}
