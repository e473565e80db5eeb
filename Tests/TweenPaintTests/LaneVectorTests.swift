import TestSupport
import Testing
import TweenMotion

@testable import TweenPaint

@Suite struct LaneVectorTests {
  private func counted(_ count: Int, from first: Double = 1) -> LaneVector {
    LaneVector((0..<count).map { first + Double($0) })
  }

  @Test func `sums run to the shorter count and keep the left one's`() {
    #expect((LaneVector([1, 2, 3]) + LaneVector([10, 20])).elements == [11, 22, 3])
    #expect((LaneVector([10, 20]) + LaneVector([1, 2, 3])).elements == [11, 22])
    #expect((LaneVector([1, 2, 3]) - LaneVector([10, 20])).elements == [-9, -18, 3])
    #expect((counted(20) + counted(3)).elements == (counted(20).elements.enumerated().map {
      $0.offset < 3 ? $0.element * 2 : $0.element
    }))
    #expect((counted(3) + counted(20)).elements == [2, 4, 6])
  }

  @Test func `zero gives way to any vector`() {
    for count in [1, 15, 16, 17, 40] {
      let vector = counted(count)
      #expect(LaneVector.zero + vector == vector)
      #expect(vector + .zero == vector)
      #expect(vector - .zero == vector)
      #expect((LaneVector.zero - vector).elements == vector.elements.map { 0 - $0 })
    }
  }

  @Test(arguments: [0, 1, 4, 12, 15, 16, 17, 20, 36])
  func `arithmetic agrees with plain arrays`(count: Int) {
    let (left, right) = (counted(count), counted(count, from: 0.125))
    let (a, b) = (left.elements, right.elements)
    #expect((left + right).elements == zip(a, b).map { $0 + $1 })
    #expect((left - right).elements == zip(a, b).map { $0 - $1 })
    #expect(left.scaled(by: -0.5).elements == a.map { $0 * -0.5 })
    #expect(left.magnitudeSquared == a.map { $0 * $0 }.reduce(0, +))
    #expect(left == LaneVector(a))
    #expect(left.withElements { Array($0) } == a)
    #expect((left == right) == (count == 0))
    #expect(LaneVector(a + [0]) != left)
  }

  @Test func `elements that do not exist never count`() {
    var vector = LaneVector([1, 2])
    vector.scale(by: .infinity)
    #expect(vector.magnitudeSquared == .infinity)
    vector = LaneVector([0])
    vector.scale(by: 0)
    #expect(vector.magnitudeSquared == 0)
  }
}
