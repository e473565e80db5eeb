import TestSupport
import Testing
import TweenMotion

@testable import TweenPaint

@Suite struct PaintVectorTests {
  private func counted(_ count: Int, from first: Double = 1) -> PaintVector {
    PaintVector((0..<count).map { first + Double($0) })
  }

  @Test func `sums run to the shorter count and keep the left one's`() {
    #expect((PaintVector([1, 2, 3]) + PaintVector([10, 20])).elements == [11, 22, 3])
    #expect((PaintVector([10, 20]) + PaintVector([1, 2, 3])).elements == [11, 22])
    #expect((PaintVector([1, 2, 3]) - PaintVector([10, 20])).elements == [-9, -18, 3])
    let doubledHead = (1...20).map { Double($0 <= 3 ? 2 * $0 : $0) }
    #expect((counted(20) + counted(3)).elements == doubledHead)
    #expect((counted(3) + counted(20)).elements == [2, 4, 6])
  }

  @Test func `zero gives way to any vector`() {
    for count in [1, 15, 16, 17, 40] {
      let vector = counted(count)
      #expect(PaintVector.zero + vector == vector)
      #expect(vector + .zero == vector)
      #expect(vector - .zero == vector)
      #expect((PaintVector.zero - vector).elements == vector.elements.map { 0 - $0 })
    }
  }

  @Test(arguments: [0, 1, 4, 12, 15, 16, 17, 20, 36])
  func `arithmetic agrees with plain arrays`(count: Int) {
    let left = counted(count)
    let right = counted(count, from: 0.125)
    let a: [Double] = left.elements
    let b: [Double] = right.elements
    let squares: [Double] = a.map { $0 * $0 }
    #expect((left + right).elements == zip(a, b).map(+))
    #expect((left - right).elements == zip(a, b).map(-))
    #expect(left.scaled(by: -0.5).elements == a.map { $0 * -0.5 })
    #expect(left.magnitudeSquared == squares.reduce(0, +))
    #expect(left == PaintVector(a))
    #expect(left.withElements { Array($0) } == a)
    #expect((left == right) == (count == 0))
    #expect(PaintVector(a + [0]) != left)
  }

  @Test func `elements that do not exist never count`() {
    var vector = PaintVector([1, 2])
    vector.scale(by: .infinity)
    #expect(vector.magnitudeSquared == .infinity)
    vector = PaintVector([0])
    vector.scale(by: 0)
    #expect(vector.magnitudeSquared == 0)
  }
}
