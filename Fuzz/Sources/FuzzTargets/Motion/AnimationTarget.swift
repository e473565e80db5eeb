import TweenGeometry

@testable import TweenMotion

extension FuzzTarget {
  /// Animations of any spelling and any numbers, which interrupt each other. Two values of one spelling have
  /// equal words. A run in lanes and a run alone show finite numbers. They show the same, unless a number is
  /// of no use to a program, or a spring that ends at once or never settles is repeated.
  static let animation = FuzzTarget("animation", maxLength: 128) { bytes in
    var source = ByteSource(bytes)
    let (lanes, alone) = (MovingNumber(usesLanes: true), MovingNumber(usesLanes: false))
    // A running animation keeps its owner.
    defer { for number in [lanes, alone] { number.remove() } }
    var frame = 0
    var isComparable = true
    var steps: [String] = []
    for _ in 0..<6 where !source.isEmpty {
      var copy = source
      var isUsual = true
      let animation = animation(&source, &isUsual)
      let same = Self.animation(&copy, &isUsual)
      isComparable = isComparable && isUsual && !(animation.repeats && hasOddSpring(animation))
      try FuzzFault.unless(
        animation.words == same.words && !animation.words.isEmpty,
        "\(animation.words) has two words")
      let target = Double(Int8(bitPattern: source.byte()))
      steps.append("frame \(frame): to \(target) by \(animation.words)")
      for number in [lanes, alone] { number.set(target, animation) }
      for _ in 0..<1 + source.index(below: 40) {
        frame += 1
        for number in [lanes, alone] { number.advance(frame: frame) }
        let (one, other) = (lanes.shown, alone.shown)
        try FuzzFault.unless(
          one.isFinite && other.isFinite
            && (!isComparable || abs(one - other) <= 1e-9 * max(1, abs(other))),
          "frame \(frame) shows \(one) in lanes, \(other) alone; \(steps.joined(separator: "; "))")
      }
    }
  }

  /// Whether there is a stepped spring inside without a time or a damping above 0.
  private static func hasOddSpring(_ animation: Animation) -> Bool {
    if let modified = animation.base as? ModifiedAnimation { return hasOddSpring(modified.base) }
    guard let spring = animation.fluidSpring else { return false }
    return !(spring.response > 0.01 && spring.response < 1000 && spring.dampingFraction > 0.01)
  }

  /// An animation by its spelling: a preset or a curve with its numbers, then modifiers.
  ///
  /// - Parameter isUsual: Becomes false for numbers that are not finite, or far from those of programs.
  private static func animation(_ source: inout ByteSource, _ isUsual: inout Bool) -> Animation {
    func number() -> Double {
      let number = source.number()
      if number != 0, !(1e-3...1e4).contains(abs(number)) { isUsual = false }
      return number
    }
    let kind = source.index(below: 16)
    let (a, b, c, d) = (number(), number(), number(), number())
    var result: Animation =
      switch kind {
      case 0: .linear(duration: a)
      case 1: .easeIn(duration: a)
      case 2: .easeOut(duration: a)
      case 3: .easeInOut(duration: a)
      case 4: .timingCurve(a, b, c, d, duration: 1)
      case 5: .spring(duration: a, bounce: b, blendDuration: c)
      case 6: .spring(response: a, dampingFraction: b, blendDuration: c)
      case 7: .interactiveSpring(duration: a, extraBounce: b, blendDuration: c)
      case 8: .interpolatingSpring(mass: a, stiffness: b, damping: c, initialVelocity: d)
      case 9: .interpolatingSpring(duration: a, bounce: b, initialVelocity: c)
      case 10: .smooth(duration: a, extraBounce: b)
      case 11: .snappy(duration: a, extraBounce: b)
      case 12: .bouncy(duration: a, extraBounce: b)
      case 13: .timingCurve(.circularEaseInOut, duration: a)
      case 14: .spring(Spring(settlingDuration: a, dampingRatio: b, epsilon: c), blendDuration: d)
      default: .default
      }
    for _ in 0..<source.index(below: 4) {
      switch source.index(below: 5) {
      case 0: result = result.delay(number())
      case 1: result = result.speed(number())
      case 2: result = result.repeatCount(source.index(below: 256) - 4, autoreverses: source.flag())
      case 3: result = result.repeatForever(autoreverses: source.flag())
      default: result = result.logicallyComplete(after: number())
      }
    }
    return result
  }
}

/// A number that animations move.
private final class MovingNumber: AnimatorOwner {
  private let pool: AnimatorPool
  private var attribute = AnimatedAttribute<Double>()
  private var model = 0.0

  init(usesLanes: Bool) {
    pool = AnimatorPool(isLive: false, usesLanes: usesLanes)
    update(Transaction())
  }

  var shown: Double { attribute.shown(model) }

  var animationEnvironment: EnvironmentValues? { nil }

  func animatorDidMove() {}

  func set(_ model: Double, _ animation: Animation) {
    self.model = model
    update(Transaction(animation: animation))
  }

  func remove() { attribute.remove() }

  private func update(_ transaction: Transaction) {
    _ = attribute.update(
      model, transaction: transaction, environment: EnvironmentValues(), pool: pool, owner: self)
  }

  @MainActor func advance(frame: Int) {
    pool.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)))
    for action in pool.actions.takeAll() { action() }
  }
}
