import Testing

@testable import TweenMotion

@Suite("Animatable data of a hidden type") struct AnyAnimatableDataTests {
  @Test("is computed with as what it hides")
  func sameType() {
    let pair = _AnyAnimatableData(AnimatablePair(1.0, 2.0))
    var sum = pair + _AnyAnimatableData(AnimatablePair(3.0, 5.0))
    #expect(sum == _AnyAnimatableData(AnimatablePair(4.0, 7.0)))
    sum -= pair
    #expect(sum == _AnyAnimatableData(AnimatablePair(3.0, 5.0)))
    sum.scale(by: 2)
    #expect(sum.value(as: AnimatablePair<Double, Double>.self) == AnimatablePair(6.0, 10.0))
    #expect(sum.magnitudeSquared == 136)
  }

  @Test("of different types stays the left one; zero takes on the other")
  func differentTypes() {
    let number = _AnyAnimatableData(3.0)
    let pair = _AnyAnimatableData(AnimatablePair(1.0, 2.0))
    #expect(number + pair == number)
    #expect(number - pair == number)
    #expect(number != pair)
    #expect(.zero + pair == pair)
    #expect(.zero - number == _AnyAnimatableData(-3.0))
    #expect(number - number == .zero)
    #expect(pair.value(as: Double.self) == nil)
    #expect(_AnyAnimatableData.zero.value(as: Double.self) == 0)
  }
}
