import Testing
import TweenMath

@testable import TweenViews

@Suite("What two lists have in common at their ends") struct SameEndsTests {
  /// Elements of one number, whose words in memory tell which was made when.
  private final class Token {}
  private struct Marked {
    var number: Int
    var token = Token()
  }

  private func compare<Elements: RandomAccessCollection>(
    _ old: Elements, _ new: Elements, number: (Elements.Element) -> Int
  ) -> Int {
    let (left, right) = (old.map(number), new.map(number))
    var asked = 0
    let ends = SameEnds(old, new) {
      asked += 1
      return left[$0] == right[$1]
    }
    let head = zip(left, right).prefix { $0 == $1 }.count
    #expect(ends.head == head)
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    #expect(ends.tail == tail)
    #expect(ends.middle(new).map(number) == Array(right[head..<right.count - tail]))
    return asked
  }

  @Test("is as long as elements are the same one by one, in memory or by their word")
  func random() {
    let random = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 63, 64, 65, 130, 400] {
      for _ in 0..<20 {
        let old = (0..<count).map { Marked(number: $0) }
        // Some keep their words, others are made anew.
        var new = old.map { random.next() % 3 == 0 ? Marked(number: $0.number) : $0 }
        for _ in 0..<random.next() % 3 {
          let place = Int(random.next() % UInt64(new.count + 1))
          switch random.next() % 3 {
          case 0: new.insert(Marked(number: -1), at: place)
          case 1: if place < new.count { new.remove(at: place) }
          default: if place < new.count { new[place].number = -2 }
          }
        }
        _ = compare(old, new) { $0.number }
        _ = compare(old[...], new[...]) { $0.number }
        _ = compare(old.map(\.number).lazy.map { $0 }, new.map(\.number).lazy.map { $0 }) { $0 }
      }
    }
  }

  @Test("takes no look at elements that are the same in memory")
  func asksFew() {
    let old = (0..<10_000).map { Marked(number: $0) }
    var new = old
    new.insert(Marked(number: -1), at: 5_000)
    #expect(compare(old, new) { $0.number } <= 2)
    #expect(compare(old, old) { $0.number } == 0)
  }

  @Test("counts an element of both ends once")
  func overlap() {
    let old = [1, 1, 1]
    #expect(compare(old, [1, 1, 1, 1, 1]) { $0 } >= 0)
    let ends = SameEnds(old, [1, 1]) { _, _ in false }
    #expect(ends.head + ends.tail == 2)
  }
}
