import Testing
import TweenMath

@testable import TweenViews

@Suite("Ordered sets") struct OrderedSetTests {
  /// Equal numbers with few hash values, so that places are shared.
  private struct Crowded: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  @Test(arguments: [0, 1, 11, 12, 13, 14, 40, 41, 1000])
  func `give elements in the order they came, each once`(count: Int) {
    var set = OrderedSet<Int>()
    for number in 0..<count {
      let wasAdded = [set.append(number * 7), set.append(number * 7)]
      #expect(wasAdded == [true, false])
    }
    #expect(set.elements == (0..<count).map { $0 * 7 })
    for number in 0..<count { #expect(set.firstIndex(of: number * 7) == number) }
    #expect(!set.contains(1) && set.firstIndex(of: -7) == nil)
  }

  @Test(arguments: [-1, 0, 5, 100, 3000])
  func `are the same whatever room they begin with`(capacity: Int) {
    var set = OrderedSet<Crowded>(minimumCapacity: capacity)
    for number in 0..<200 { set.append(Crowded(number: number)) }
    #expect(set.elements == (0..<200).map { Crowded(number: $0) })
    #expect((0..<200).allSatisfy { set.firstIndex(of: Crowded(number: $0)) == $0 })
    #expect(!set.contains(Crowded(number: 200)))
  }

  @Test func `agree with an array that is searched from its start`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var set = OrderedSet<Int>()
      var array: [Int] = []
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        if Int.random(in: 0..<20, using: &generator) == 0 {
          let kept = Int.random(in: 1...4, using: &generator)
          set.removeAll { $0 % kept != 0 }
          array.removeAll { $0 % kept != 0 }
        }
        let number = Int.random(in: 0..<50, using: &generator)
        let wasAdded = set.append(number)
        #expect(wasAdded == !array.contains(number))
        if !array.contains(number) { array.append(number) }
      }
      #expect(set.elements == array && set.count == array.count)
      for number in 0..<50 { #expect(set.firstIndex(of: number) == array.firstIndex(of: number)) }
    }
  }
}
