/// Keeps recently used values, within a bound.
///
/// Two generations: a used value moves to the young one; when that holds half of the bound, the old
/// one is dropped and the young one becomes old. So a lookup is one hash and one or two probes, and
/// nothing is sorted. A cache affects only the time of a call, never its result.
struct TextCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var young = Generation()
  private var old = Generation()
  /// The entries of the generation before the old one: a few are released with each insertion, since
  /// releasing all at once would delay a frame.
  private var leaving: ContiguousArray<Entry> = []
  private static var leavingAtOnce: Int { 4 }
  private var youngCost = 0
  private let costLimit: Int

  init(costLimit: Int) { self.costLimit = costLimit }

  /// The value kept for `key`; `cost` is its cost at insertion.
  mutating func value(for key: Key, cost: Int) -> Value? {
    value(for: key, key.hashValue, cost: cost)
  }

  /// The same with the key's hash, whose computation takes as long as the text.
  mutating func value(for key: Key, _ hash: Int, cost: Int) -> Value? {
    if let value = young.value(for: key, hash) { return value }
    guard let value = old.value(for: key, hash) else { return nil }
    insert(value, for: key, hash, cost: cost)
    return value
  }

  /// Stores `value`; `key` must not be in the cache yet.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    insert(value, for: key, key.hashValue, cost: cost)
  }

  mutating func insert(_ value: Value, for key: Key, _ hash: Int, cost: Int) {
    if youngCost > costLimit / 2 {
      leaving = old.entries
      old = young
      young = Generation()
      youngCost = 0
    }
    leaving.removeLast(min(Self.leavingAtOnce, leaving.count))
    young.insert(Entry(hash: hash, key: key, value: value))
    youngCost += cost
  }

  private struct Entry: Sendable {
    let hash: Int
    let key: Key
    let value: Value
  }

  /// A hash table that stores its keys' hashes: keys are compared only where those are equal, and
  /// growing does not hash again.
  private struct Generation: Sendable {
    private(set) var entries: ContiguousArray<Entry> = []
    /// By a hash's low bits, and on from there: the hash's upper half over the number of its entry,
    /// counted from 1. 0: free. More are free than taken.
    private var slots: ContiguousArray<UInt64> = []

    func value(for key: Key, _ hash: Int) -> Value? {
      guard !slots.isEmpty else { return nil }
      let mark = Self.mark(of: hash)
      let mask = slots.count - 1
      var slot = hash & mask
      while true {
        let found = slots[slot]
        if found == 0 { return nil }
        if found >> 32 == mark {
          let entry = Int(found & 0xFFFF_FFFF) - 1
          if entries[entry].key == key { return entries[entry].value }
        }
        slot = (slot + 1) & mask
      }
    }

    mutating func insert(_ entry: Entry) {
      if entries.count &* 2 >= slots.count { grow() }
      entries.append(entry)
      take(entry.hash, entries.count)
    }

    private mutating func grow() {
      slots = ContiguousArray(repeating: 0, count: max(slots.count * 2, 64))
      for index in entries.indices { take(entries[index].hash, index + 1) }
    }

    private mutating func take(_ hash: Int, _ number: Int) {
      let mask = slots.count - 1
      var slot = hash & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Self.mark(of: hash) << 32 | UInt64(number)
    }

    private static func mark(of hash: Int) -> UInt64 { UInt64(UInt(bitPattern: hash)) >> 32 }
  }
}

/// A text as a key, compared by its bytes: in Swift composed and decomposed letters are equal, but
/// their shapes may differ.
struct ExactText: Hashable, Sendable {
  var text: String

  static func == (left: ExactText, right: ExactText) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    let isEqual = left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { right in
        left.indices.allSatisfy { left[$0] == right[$0] }
      }
    }
    return (isEqual ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if done == nil {
      for byte in text.utf8 { hasher.combine(byte) }
    }
    hasher.combine(UInt8(0xFF))
  }
}
