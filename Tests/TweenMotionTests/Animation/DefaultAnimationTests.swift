import Testing

@testable import TweenMotion

@Suite struct DefaultAnimationTests {
  @Test func `the default animation tells that it is the default`() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default == .default)
    #expect(Animation.spring.description != Animation.default.description)
  }

  @Test func `the default animation equals the spring it moves as`() {
    #expect(Animation.default == .spring && Animation.spring == .default)
    #expect(Animation.default.hashValue == Animation.spring.hashValue)
    #expect(Animation.default != .bouncy && Animation.default.delay(1) == .spring.delay(1))
  }

  @Test func `the default animation moves as the spring does`() {
    var (mine, spring) = (
      AnimationContext<Double>(state: AnimationState()),
      AnimationContext<Double>(state: AnimationState())
    )
    for frame in 0...90 {
      let time = Double(frame) / 60
      let value = Animation.default.animate(value: 100, time: time, context: &mine)
      #expect(value == Animation.spring.animate(value: 100, time: time, context: &spring))
      #expect(mine.isLogicallyComplete == spring.isLogicallyComplete)
    }
    #expect(Animation.default.isStepped && Animation.default.spring == Animation.spring.spring)
  }

  @Test func `a spring that takes over from the default one blends their responses`() {
    let next = Animation.spring(duration: 0.2, bounce: 0, blendDuration: 0.3)
    func values(after first: Animation) -> [Double?] {
      var context = AnimationContext<Double>(state: AnimationState())
      for frame in 0...6 {
        _ = first.animate(value: 100, time: Double(frame) / 60, context: &context)
      }
      #expect(next.shouldMerge(previous: first, value: 100, time: 0.1, context: &context))
      return (7...30).map { next.animate(value: 100, time: Double($0) / 60, context: &context) }
    }
    #expect(values(after: .default) == values(after: .spring))
  }
}
