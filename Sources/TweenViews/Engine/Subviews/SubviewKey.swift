/// Which of a list's rows a subview is, whatever the type of their ids.
///
/// An `AnyHashable` would say the same: to make one, and to compare two, takes longer than all else
/// that is done to list a row.
class SubviewKey: Hashable {
  /// Tells most keys apart without a look at them, and is made once.
  final let hash: Int

  init(hash: Int) { self.hash = hash }

  /// The id that the program gave the row; nil where it gave none.
  var given: AnyHashable? { nil }

  /// Whether both are of one row.
  ///
  /// - Parameter other: a key of the same hash, and another object.
  func isEqual(to other: SubviewKey) -> Bool { false }

  static func == (left: SubviewKey, right: SubviewKey) -> Bool {
    left === right || left.hash == right.hash && left.isEqual(to: right)
  }

  final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The key of a row whose ids are of a known type.
final class TypedSubviewKey<ID: Hashable>: SubviewKey {
  // A `RowKey` of both would be one more type to be looked up for each row that is listed.
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

/// Where a row was when it was listed.
struct RowHint {
  let index: Int
  /// Which list of its rows that was, counted from 1 by the node that has them; 0 where nothing is
  /// said of later ones.
  let edition: Int

  /// For views that are no rows.
  static var none: RowHint { RowHint(index: 0, edition: 0) }

  /// Whether both are of the same row for sure, where they come from the same node.
  func isCertainly(_ other: RowHint) -> Bool {
    edition != 0 && edition == other.edition && index == other.index
  }

  /// The same place in the rows of another node, which has editions of its own.
  var elsewhere: RowHint { RowHint(index: index, edition: 0) }
}
