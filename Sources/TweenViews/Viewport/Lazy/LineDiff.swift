/// The change from the lines before the running update to the lines now, the second stage of a list. It
/// covers single elements and sources; the rows of a source have a `RowDiff`.
struct LineDiff {
  typealias ID = ObjectIdentifier

  /// The single elements that are listed now.
  private var listed: Set<ID> = []
  /// The single elements that were inserted in the running update.
  private var came: Set<ID> = []

  /// The sources that were inserted or removed, as indices into the list of all sources.
  struct SourceChanges: Equatable {
    /// Indices into the list before the update.
    var went: [Int] = []
    /// Indices into the list after the update.
    var came: [Int] = []
  }

  var hasArrivals: Bool { !came.isEmpty }

  /// Compares new lines with the former ones.
  ///
  /// - Parameters:
  ///   - elements: The single elements that are listed.
  ///   - isFirst: Whether nothing was shown before; then no element counts as inserted.
  mutating func take(_ elements: Set<ID>, isFirst: Bool) {
    if !isFirst { came.formUnion(elements.subtracting(listed)) }
    listed = elements
  }

  /// The sources that were inserted or removed.
  static func sources(from old: [ID], to new: [ID]) -> SourceChanges {
    guard old != new else { return SourceChanges() }
    let (before, now) = (Set(old), Set(new))
    return SourceChanges(
      went: old.indices.filter { !now.contains(old[$0]) },
      came: new.indices.filter { !before.contains(new[$0]) })
  }

  /// Ends the running update: elements that come into view from now on do so by scrolling.
  mutating func end() { came = [] }

  /// Why an element comes into view: it was inserted, or the visible range changed.
  func change(ofComing element: ID) -> RowChange { came.contains(element) ? .came : .stays }

  /// Why an element leaves the view: it was removed, or the visible range changed.
  func change(ofLeaving element: ID) -> RowChange { listed.contains(element) ? .stays : .went }
}
