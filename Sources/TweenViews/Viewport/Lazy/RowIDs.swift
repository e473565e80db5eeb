/// The ids of the rows of one source, in their order: the source's part of a `LineList`. A change of the
/// data makes another one.
///
/// Of a long list no id is read until a row needs its own, so that a list of any length costs what is
/// seen of it.
struct RowIDs<ID: Hashable> {
  typealias Key = RowKey<ID>

  let count: Int
  /// The ids of all rows; nil where each is read from the data when its row needs it.
  let ids: [ID]?
  /// The first row of each id; nil where ids were not compared with each other.
  private let firstNumbers: [ID: Int]?
  /// The rows of ids that occur more than once, but for the first ones.
  private let laterNumbers: [Key: Int]
  /// How many rows before it have the same id, for each row that is not the first one.
  private let occurrences: [Int: Int]
  /// An id that occurs more than once; nil where there is none, or ids were not compared.
  let repeatedID: ID?

  /// A list whose ids are not compared with each other.
  ///
  /// - Parameter ids: All of them, where they were read.
  init(count: Int, ids: [ID]? = nil) {
    self.count = count
    self.ids = ids
    firstNumbers = nil
    laterNumbers = [:]
    occurrences = [:]
    repeatedID = nil
  }

  /// A list of all ids, in which those that occur more than once are found.
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

  /// The same list with all ids, where they have been read meanwhile.
  func reading(_ ids: [ID]) -> Self { Self(self, ids: ids) }

  /// Whether an id occurs more than once, as far as ids were compared.
  var hasRepeats: Bool { !occurrences.isEmpty }

  /// The key of a row with an id.
  func key(_ id: ID, at number: Int) -> Key { Key(id, occurrence: occurrences[number] ?? 0) }

  /// The key of a row, where all ids were read.
  func key(at number: Int) -> Key? {
    guard let ids, ids.indices.contains(number) else { return nil }
    return key(ids[number], at: number)
  }

  /// The number of a row, where ids were compared.
  func number(of key: Key) -> Int? {
    key.occurrence == 0 ? firstNumbers?[key.id] : laterNumbers[key]
  }

  /// The first row of an id, where ids were compared; nil where they were not.
  func comparedNumber(of id: ID) -> Int?? { firstNumbers.map { $0[id] } }

  /// The keys of all rows, where ids were compared, in no order.
  var firstIDs: some Sequence<ID> { (firstNumbers ?? [:]).keys }
  var laterKeys: some Sequence<Key> { laterNumbers.keys }
}
