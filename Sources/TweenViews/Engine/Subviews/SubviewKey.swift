/// The key of a subview that is a row, independent of the type of the row's id.
///
/// It replaces `AnyHashable`: to make and compare two of those takes longer than all the rest of
/// listing a row.
class SubviewKey: Hashable {
  /// The hash, computed once, which distinguishes most keys without a comparison.
  final let hash: Int

  init(hash: Int) { self.hash = hash }

  /// The id that the program gave the row; nil without one.
  var given: AnyHashable? { nil }

  /// Whether two keys belong to the same row.
  ///
  /// - Parameter other: A different object with the same hash.
  func isEqual(to other: SubviewKey) -> Bool { false }

  static func == (left: SubviewKey, right: SubviewKey) -> Bool {
    left === right || left.hash == right.hash && left.isEqual(to: right)
  }

  final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The key of a row, with the type of its id.
final class TypedSubviewKey<ID: Hashable>: SubviewKey {
  // Not a `RowKey`, which would be another generic type to look up for each listed row.
  let id: ID
  let occurrence: Int

  init(_ id: ID, occurrence: Int) {
    self.id = id
    self.occurrence = occurrence
    super.init(hash: id.hashValue)
  }

  convenience init(_ key: RowKey<ID>) { self.init(key.id, occurrence: key.occurrence) }

  var row: RowKey<ID> { RowKey(id, occurrence: occurrence) }

  override var given: AnyHashable? { row.given }

  override func isEqual(to other: SubviewKey) -> Bool {
    guard let other = other as? TypedSubviewKey<ID> else { return false }
    return occurrence == other.occurrence && id == other.id
  }
}

/// The place of a row when it was listed.
struct RowHint {
  let index: Int
  /// The edition of the list, counted from 1 by its node; 0 where the index is valid for no other
  /// list.
  let edition: Int

  /// The hint of views that are no rows.
  static var none: RowHint { RowHint(index: 0, edition: 0) }

  /// Whether two hints from the same node certainly belong to the same row.
  func isCertainly(_ other: RowHint) -> Bool {
    edition != 0 && edition == other.edition && index == other.index
  }

  /// The same place in the rows of another node, which counts its own editions.
  var elsewhere: RowHint { RowHint(index: index, edition: 0) }
}
