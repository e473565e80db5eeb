/// The key of a row in a `ForEach`: its id, and the number of rows before it that have the same id.
///
/// Ids should be unique. Rows that share an id are still shown, one for each element, and each has
/// its own state.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  init(_ id: ID, occurrence: Int = 0) {
    self.id = id
    self.occurrence = occurrence
  }

  // Rows with the same id are rare, so that they may share a bucket.
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
