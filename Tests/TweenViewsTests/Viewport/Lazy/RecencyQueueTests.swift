import Testing
import TweenMath

@testable import TweenViews

@Suite("Queues of use") struct RecencyQueueTests {
  @Test func `give what was used longest ago`() {
    var queue = RecencyQueue<String>()
    for name in ["a", "b", "c"] { queue.append(name) }
    queue.remove("a")
    queue.append("a")
    queue.append("b")  // Is in it, and keeps its place.
    #expect(queue.count == 3 && queue.contains("a"))
    let order = [queue.popFirst(), queue.popFirst(), queue.popFirst(), queue.popFirst()]
    #expect(order == ["b", "c", "a", nil] && queue.count == 0)
  }

  @Test func `agree with an array that is searched from its start`() {
    var generator = SeededGenerator(seed: 5)
    var queue = RecencyQueue<Int>()
    var array: [Int] = []
    for _ in 0..<20_000 {
      let number = Int.random(in: 0..<40, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        queue.append(number)
        if !array.contains(number) { array.append(number) }
      case 2, 3:
        queue.remove(number)
        array.removeAll { $0 == number }
      default:
        let first = queue.popFirst()
        #expect(first == (array.isEmpty ? nil : array.removeFirst()))
      }
      #expect(queue.count == array.count)
    }
    for number in 0..<40 { #expect(queue.contains(number) == array.contains(number)) }
  }
}
