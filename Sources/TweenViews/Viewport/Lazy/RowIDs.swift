/// The ids of the rows of one source, in order: the source's part of a `LineList`. A change of the data
/// makes a new value.
///
/// In a long list, an id is read only when its row needs it, so that the cost depends on the visible rows
/// alone.
struct RowIDs<ID: Hashable> {
  typealias Key = RowKey<ID>

  let count: Int
  /// The ids of all rows; nil if each is read from the data when its row needs it.
  let ids: [ID]?
  /// The first row of each id; nil if ids were not compared with each other.
  private let firstNumbers: [ID: Int]?
  /// The rows of repeated ids, without the first row of each id.
  private let laterNumbers: [Key: Int]
  /// For each row with a repeated id that is not the first one: the number of rows before it with the same
  /// id.
  private let occurrences: [Int: Int]
  /// An id that occurs more than once; nil if there is none, or ids were not compared.
  let repeatedID: ID?

  /// A list whose ids are not compared with each other.
  ///
  /// - Parameter ids: All ids, if they were read.
  init(count: Int, ids: [ID]? = nil) {
    self.count = count
    self.ids = ids
    firstNumbers = nil
    laterNumbers = [:]
    occurrences = [:]
    repeatedID = nil
  }

  /// A list of all ids, compared to find the ones that occur more than once.
  init(comparing ids: [ID]) {
    count = ids.count
    self.ids = ids
    var first: [ID: Int] = [:]
    first.reserveCapacity(ids.count)
    var later: [Key: Int] = [:]
    var occurrences: [Int: Int] = [:]
    var counts: [ID: Int] = [:]
    var repeatedID: ID?
    for (index, id) in ids.enumerated() {
      guard first[id] != nil else {
        first[id] = index
        continue
      }
      if repeatedID == nil { repeatedID = id }
      counts[id, default: 0] += 1
      let key = Key(id, occurrence: counts[id] ?? 0)
      occurrences[index] = key.occurrence
      later[key] = index
    }
    firstNumbers = first
    laterNumbers = later
    self.occurrences = occurrences
    self.repeatedID = repeatedID
  }

  private init(_ list: Self, ids: [ID]) {
    count = list.count
    self.ids = ids
    firstNumbers = list.firstNumbers
    laterNumbers = list.laterNumbers
    occurrences = list.occurrences
    repeatedID = list.repeatedID
  }

  /// The same list with all ids, after they were read.
  func reading(_ ids: [ID]) -> Self { Self(self, ids: ids) }

  /// Whether an id is known to occur more than once.
  var hasRepeats: Bool { !occurrences.isEmpty }

  /// The key of a row with an id.
  func key(_ id: ID, at number: Int) -> Key { Key(id, occurrence: occurrences[number] ?? 0) }

  /// The key of a row; nil if ids were not read.
  func key(at number: Int) -> Key? {
    guard let ids, ids.indices.contains(number) else { return nil }
    return key(ids[number], at: number)
  }

  /// The number of a row; nil if ids were not compared.
  func number(of key: Key) -> Int? {
    key.occurrence == 0 ? firstNumbers?[key.id] : laterNumbers[key]
  }

  /// The first row of an id; the outer optional is nil if ids were not compared.
  func comparedNumber(of id: ID) -> Int?? { firstNumbers.map { $0[id] } }

  /// The ids, and the keys of repeated ids, if ids were compared; in unspecified order.
  var firstIDs: some Sequence<ID> { (firstNumbers ?? [:]).keys }
  var laterKeys: some Sequence<Key> { laterNumbers.keys }
}
