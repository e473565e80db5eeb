/// The options for writing a display list as a vector file.
package struct VectorOptions: Equatable, Sendable {
  /// The way in which text is written.
  package enum Text: String, CaseIterable, Sendable {
    /// Text is written as the outlines of its glyphs.
    case outlines
    /// Text is written with fonts inside the file, so that readers can select and search it. For PDF.
    case embedded
  }

  /// Pixels for each of the list's pixels in content drawn as a picture, above 0.
  package var pictureScale: Double
  package var text: Text
  /// Threads that draw pictures, at least 1; nil: as many as the machine has.
  package var threads: Int?

  package init(pictureScale: Double = 2, text: Text = .outlines, threads: Int? = nil) {
    self.pictureScale = pictureScale
    self.text = text
    self.threads = threads
  }
}
