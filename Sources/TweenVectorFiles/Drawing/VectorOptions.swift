/// How a display list is written as a vector file.
package struct VectorOptions: Equatable, Sendable {
  /// How text is written.
  package enum Text: String, CaseIterable, Sendable {
    /// As the outlines of its glyphs.
    case outlines
    /// With fonts inside the file, so that readers can select and search it. For PDF.
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
