import TweenCodecs
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenVectorFiles

/// One moment of a program as a file: vectors in SVG or PDF, or pixels in PNG.
public struct VectorFrame: Equatable, Sendable {
  /// The file formats; each raw value is the ending of the files' names.
  public enum Form: String, CaseIterable, Sendable {
    /// Scalable Vector Graphics 1.1, with vectors.
    case svg
    /// A page of a PDF 1.7 file, with vectors.
    case pdf
    /// A PNG file with the frame's own pixels.
    case png

    /// Creates the form from a file name's ending, in upper or lower case; nil for any other ending.
    public init?(path: String) {
      let name = path.split(separator: "/").last ?? ""
      // A leading dot makes a file hidden and is no ending.
      guard let dot = name.dropFirst().lastIndex(of: ".") else { return nil }
      self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
  }

  /// The way in which text is written.
  public enum Text: String, CaseIterable, Sendable {
    /// Text is written as the outlines of its glyphs.
    case outlines
    /// Text is written with fonts inside the file, so that readers can select and search it. Only for
    /// PDF.
    case embedded
  }

  /// The moment to write; the file has the last frame at or before it.
  public var time: StageTime
  /// The way in which text is written into a PDF file; an SVG file always has outlines.
  public var text: Text
  /// The resolution of content that SVG and PDF can only show as a picture: picture pixels for each
  /// pixel of the frame, along a side; above 0.
  public var pictureScale: Double
  /// The number of drawing threads, at least 1; nil: one per core.
  public var threads: Int?

  /// Creates a frame at a moment; each parameter is the property of that name.
  public init(
    time: StageTime, text: Text = .outlines, pictureScale: Double = 2, threads: Int? = nil
  ) {
    self.time = time
    self.text = text
    self.pictureScale = pictureScale
    self.threads = threads
  }

  /// Runs `stage` up to the moment and writes the frame, complete or not at all.
  ///
  /// - Returns: The content that was drawn as pictures, as one sentence without a full stop; nil
  ///   where everything is vectors.
  /// - Throws: `VectorFrameError` for a name without a known ending, or for embedded text in another
  ///   form than PDF, `StageError.failed` when the program can't go on, `RasterError` when the frame
  ///   can't be drawn, and `FileError` where the file can't be written.
  @MainActor public func write(_ stage: Stage, to path: String) throws -> String? {
    try write(stage, to: path, on: SystemFiles())
  }

  @MainActor package func write(
    _ stage: Stage, to path: String, on files: some FileSystem
  ) throws -> String? {
    let form = try form(of: path)
    // Before the program runs, which may take long.
    _ = try AtomicFile.place(of: path, on: files)
    let list = stage.frame(stage.configuration.frameRate.lastFrame(atOrBefore: time))
    try stage.requireNoFailure()
    let (bytes, note) = try bytes(of: list, form)
    try AtomicFile.write(bytes, to: path, on: files)
    return note
  }

  /// The form for a file's name, with this choice of text.
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

/// The reason why a frame can't be written in the requested form.
public enum VectorFrameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name has the ending of none of the forms.
  case name(String)
  /// Embedded text was requested for this form, which is not PDF.
  case text(VectorFrame.Form)

  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .name(let path):
      "'\(path)' has no ending of a frame's format; expected a name that ends in .svg, .pdf or .png."
    case .text(let form):
      "--text embedded is for PDF; text in a .\(form.rawValue) file is "
        + (form == .svg ? "outlines." : "pixels.")
    }
  }
}
