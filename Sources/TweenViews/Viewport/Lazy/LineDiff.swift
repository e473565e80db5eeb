/// The change from the lines before the running update to those now, the second stage of a list: of the
/// elements that no source makes, and of the sources. What became of a source's rows its `RowDiff` has.
struct LineDiff {
  typealias ID = ObjectIdentifier

  /// The elements that are listed now.
  private var listed: Set<ID> = []
  /// Those that came by the running update.
  private var came: Set<ID> = []

  /// Sources that came or went, by their places in the list of all.
  struct SourceChanges: Equatable {
    /// Places in the list before.
    var went: [Int] = []
    /// Places in the list now.
    var came: [Int] = []
  }

  var hasArrivals: Bool { !came.isEmpty }

  /// Takes in new lines.
  ///
  /// - Parameters:
  ///   - elements: The elements that are listed.
  ///   - isFirst: Whether nothing was shown before: then nothing is new.
  mutating func take(_ elements: Set<ID>, isFirst: Bool) {
    if !isFirst { came.formUnion(elements.subtracting(listed)) }
    listed = elements
  }

  /// The sources that came and went.
  static func sources(from old: [ID], to new: [ID]) -> SourceChanges {
    guard old != new else { return SourceChanges() }
    let (before, now) = (Set(old), Set(new))
    return SourceChanges(
      went: old.indices.filter { !now.contains(old[$0]) },
      came: new.indices.filter { !before.contains(new[$0]) })
  }

  /// The running update has ended: what comes into view from now on does so by a scroll.
  mutating func end() { came = [] }

  /// Why an element comes into view: because it came, or because what is in view changed.
  func change(ofComing element: ID) -> RowChange { came.contains(element) ? .came : .stays }

  /// Why an element leaves the view: because it went, or because what is in view changed.
  func change(ofLeaving element: ID) -> RowChange { listed.contains(element) ? .stays : .went }
}
