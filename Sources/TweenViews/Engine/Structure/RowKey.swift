/// What tells the rows of a `ForEach` apart: an id, and how many rows before it have the same.
///
/// Ids are meant to occur once. Those that don't have a row for each of their elements all the same,
/// and each row a state of its own.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  init(_ id: ID, occurrence: Int = 0) {
    self.id = id
    self.occurrence = occurrence
  }

  // Others of the same id are rare: they share their place in tables.
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
