import Testing

@testable import TweenText

@Suite("A text cache") struct TextCacheTests {
  /// Keys whose hashes are all equal.
  private struct Odd: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test func `keeps what costs less than half of its bound`() {
    var cache = TextCache<Int, Int>(costLimit: 2000)
    for key in 0..<1000 {
      #expect(cache.value(for: key, cost: 1) == nil)
      cache.insert(-key, for: key, cost: 1)
    }
    for key in 0..<1000 { #expect(cache.value(for: key, cost: 1) == -key) }
  }

  @Test func `keeps what is used and forgets the rest`() {
    var cache = TextCache<Int, Int>(costLimit: 100)
    cache.insert(7, for: -1, cost: 1)
    for key in 0..<1000 {
      cache.insert(key, for: key, cost: 1)
      #expect(cache.value(for: -1, cost: 1) == 7)
    }
    #expect(cache.value(for: 999, cost: 1) == 999)
    #expect(cache.value(for: 0, cost: 1) == nil)
  }

  @Test func `tells keys of equal hashes apart`() {
    var cache = TextCache<Odd, Int>(costLimit: 1000)
    for number in 0..<100 { cache.insert(number, for: Odd(number: number), cost: 1) }
    for number in 0..<100 { #expect(cache.value(for: Odd(number: number), cost: 1) == number) }
    #expect(cache.value(for: Odd(number: 100), cost: 1) == nil)
  }

  private final class Value: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func `lets go of what it forgot, a few at a time`() {
    var cache = TextCache<Int, Value>(costLimit: 200)
    weak var first: Value?
    do {
      let value = Value(0)
      first = value
      cache.insert(value, for: 0, cost: 1)
    }
    for key in 1...200 { cache.insert(Value(key), for: key, cost: 1) }
    #expect(first != nil)
    for key in 201...400 { cache.insert(Value(key), for: key, cost: 1) }
    #expect(first == nil)
  }
}
