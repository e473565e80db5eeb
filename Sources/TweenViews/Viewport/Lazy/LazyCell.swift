import TweenMotion

/// A shown line of a lazy container: its place, and how many of the container's children are its views.
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
  /// The anchor of the section's node; nil for rows outside of sections. Cells that show this section's
  /// rows may outlive the node, so the anchor does not keep it alive.
  var anchor: NodeAnchor?

  /// The section's node; nil also after the node was destroyed.
  @MainActor var node: SectionNode? { anchor?.node as? SectionNode }
  var rows: Range<Int> { header.upperBound..<footer.lowerBound }
}
