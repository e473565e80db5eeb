import Testing

@testable import TweenMath

@Suite("Halving") struct PartitionTests {
  @Test func `finds the first number from which on a condition holds`() {
    for lower in [-3, 0, 5] {
      for count in 0...20 {
        let range = lower..<(lower + count)
        for first in (lower - 1)...(lower + count + 1) {
          let expected = Swift.min(Swift.max(first, lower), lower + count)
          #expect(range.partitioningIndex { $0 >= first } == expected)
        }
      }
    }
  }

  @Test func `asks as often as the length has digits`() {
    var count = 0
    let found = (0..<1_000_000).partitioningIndex {
      count += 1
      return $0 >= 777_777
    }
    #expect(found == 777_777 && count <= 20)
    #expect((Int.min..<Int.min).partitioningIndex { _ in true } == Int.min)
  }
}
