import TweenMotion

/// A line of a lazy container that is shown: where it belongs, and how many of the container's
/// children are its views.
struct LazyCell {
  enum Role: Equatable {
    /// In a column of a line.
    case cell
    /// As wide as the container.
    case span
    /// The header of a section, kept in view.
    case pinnedHeader(section: Int)
    case pinnedFooter(section: Int)
  }

  var line: Int
  var column: Int
  var elementCount: Int
  var role: Role
}

/// A section of a lazy container, as lines.
struct LazySection {
  var lines: Range<Int>
  var header: Range<Int>
  var footer: Range<Int>
  /// That of its view, which cells that show what is written for it don't keep; nil for rows that
  /// stand outside of sections.
  var anchor: NodeAnchor?

  /// Its view; nil also once that is gone.
  @MainActor var node: SectionNode? { anchor?.node as? SectionNode }
  var rows: Range<Int> { header.upperBound..<footer.lowerBound }
}
