/// Keeps what was used lately, within a bound.
///
/// Two generations: what is used moves to the young one; when that holds half of the bound, the
/// old one goes and the young one becomes old. So a lookup is one or two hashes, and nothing is
/// sorted. What a cache holds changes how long an answer takes, never the answer.
struct TextCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// A cache that grows step by step moves all it holds with each.
  private static var usualCount: Int { 512 }
  private var young = [Key: Value](minimumCapacity: usualCount)
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let costLimit: Int

  init(costLimit: Int) { self.costLimit = costLimit }

  var count: Int { young.count + old.count }

  /// The value kept for `key`; `cost` is what it cost when it was inserted.
  mutating func value(for key: Key, cost: Int) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key, cost: cost)
    return value
  }

  /// Keeps `value`, for which `key` must not be kept yet.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost > costLimit / 2 {
      old = young
      young = [Key: Value](minimumCapacity: Self.usualCount)
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
  }
}

/// A text as a key by its very bytes: to Swift composed and decomposed letters are equal, but
/// shaping them may differ.
struct ExactText: Hashable, Sendable {
  var text: String

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.count == right.text.utf8.count
      && left.text.utf8.elementsEqual(right.text.utf8)
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
