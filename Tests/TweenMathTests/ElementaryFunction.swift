import TweenMath

/// One of the functions under test, with a source of arguments that reaches every branch.
///
/// `scripts/check-math` compiles this file too.
struct ElementaryFunction: Sendable, CustomStringConvertible {
  let name: String
  let apply: @Sendable (Double, Double) -> Double
  let kind: Kind

  var description: String { name }

  /// Where the interesting arguments are.
  enum Kind: Sendable {
    case circle
    case unitInterval
    case wholeLine
    case exponential
    case positive
    case power
    case plane
  }

  static let all: [ElementaryFunction] = [
    .init(name: "sin", apply: { x, _ in Elementary.sin(x) }, kind: .circle),
    .init(name: "cos", apply: { x, _ in Elementary.cos(x) }, kind: .circle),
    .init(name: "tan", apply: { x, _ in Elementary.tan(x) }, kind: .circle),
    .init(name: "asin", apply: { x, _ in Elementary.asin(x) }, kind: .unitInterval),
    .init(name: "acos", apply: { x, _ in Elementary.acos(x) }, kind: .unitInterval),
    .init(name: "atan", apply: { x, _ in Elementary.atan(x) }, kind: .wholeLine),
    .init(name: "atan2", apply: { y, x in Elementary.atan2(y, x) }, kind: .plane),
    .init(name: "exp", apply: { x, _ in Elementary.exp(x) }, kind: .exponential),
    .init(name: "expm1", apply: { x, _ in Elementary.expm1(x) }, kind: .exponential),
    .init(name: "log", apply: { x, _ in Elementary.log(x) }, kind: .positive),
    .init(name: "log2", apply: { x, _ in Elementary.log2(x) }, kind: .positive),
    .init(name: "pow", apply: { x, y in Elementary.pow(x, y) }, kind: .power),
    .init(name: "cbrt", apply: { x, _ in Elementary.cbrt(x) }, kind: .wholeLine),
    .init(name: "hypot", apply: { x, y in Elementary.hypot(x, y) }, kind: .plane),
  ]

  /// True if the function looks at its second argument.
  var takesTwo: Bool { kind == .power || kind == .plane }

  /// Random arguments: half of everyday size, the rest of any size, near borders, any bits at all.
  func arguments(_ generator: SeededGenerator) -> (Double, Double) {
    let choice = generator.next() % 8
    if choice == 7 { return (anyBits(generator), anyBits(generator)) }
    let everyday = choice < 4
    switch kind {
    case .circle:
      if everyday { return (uniform(generator, -10, 10), 0) }
      if choice == 4 { return (anySize(generator, -30, 20), 0) }
      if choice == 5 { return (anySize(generator, 0, 1023), 0) }
      // Close to multiples of an eighth turn.
      let n = Double(generator.next() % 4_000_000)
      return (nudged(n * 0.785398163397448309616, generator), 0)
    case .unitInterval:
      if everyday { return (uniform(generator, -1, 1), 0) }
      if choice == 4 { return (nudged(1, generator), 0) }
      if choice == 5 { return (1 - anySize(generator, -53, 0).magnitude, 0) }
      return (anySize(generator, -1074, 0), 0)
    case .wholeLine:
      return (everyday ? uniform(generator, -10, 10) : anySize(generator, -1074, 1023), 0)
    case .exponential:
      if everyday { return (uniform(generator, -10, 10), 0) }
      if choice == 4 { return (uniform(generator, -750, 715), 0) }
      if choice == 5 { return (anySize(generator, -60, 6), 0) }
      return (nudged(generator.next() & 1 == 0 ? 709.78 : -745.13, generator), 0)
    case .positive:
      if everyday { return (uniform(generator, 0, 10), 0) }
      if choice == 4 { return (1 + anySize(generator, -53, -1), 0) }
      return (anySize(generator, -1074, 1023).magnitude, 0)
    case .power:
      if everyday { return (uniform(generator, 0, 10), uniform(generator, -10, 10)) }
      if choice == 4 { return powerNearBorder(generator) }
      if choice == 5 {
        let n = Double(generator.next() % 2000) - 1000
        return (uniform(generator, -2, 2), n)
      }
      return (1 + anySize(generator, -53, -1), anySize(generator, 0, 62))
    case .plane:
      if everyday { return (uniform(generator, -10, 10), uniform(generator, -10, 10)) }
      let y = anySize(generator, -1074, 1023)
      if choice == 4 { return (y, anySize(generator, -1074, 1023)) }
      let x = y * uniform(generator, -64, 64)
      return choice == 5 ? (y, x) : (x, y)
    }
  }

  /// A power whose result is huge, tiny or subnormal.
  private func powerNearBorder(_ generator: SeededGenerator) -> (Double, Double) {
    let x = anySize(generator, -1074, 1023).magnitude
    let goal = uniform(generator, -750, 715)
    return (x, goal / Elementary.log(x))
  }

  private func anyBits(_ generator: SeededGenerator) -> Double {
    Double(bitPattern: generator.next())
  }

  private func uniform(_ generator: SeededGenerator, _ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(generator.next() >> 11) * 0x1p-53)
  }

  /// A number of either sign with its exponent uniform in a range.
  private func anySize(_ generator: SeededGenerator, _ low: Int, _ high: Int) -> Double {
    let exponent = low + Int(generator.next() % UInt64(high - low + 1))
    let mantissa = 1 + Double(generator.next() >> 12) * 0x1p-52
    let value = mantissa * Double(sign: .plus, exponent: max(exponent, -1022), significand: 1)
    let small = Double(sign: .plus, exponent: min(exponent + 1022, 0), significand: 1)
    return (generator.next() & 1 == 0 ? value : -value) * small
  }

  /// Up to a few thousand doubles beside a number, of either sign.
  private func nudged(_ value: Double, _ generator: SeededGenerator) -> Double {
    let steps = Int64(generator.next() % 8192) >> Int64(generator.next() % 13)
    let bits = Int64(bitPattern: value.bitPattern) + (generator.next() & 1 == 0 ? steps : -steps)
    let result = Double(bitPattern: UInt64(bitPattern: bits))
    return generator.next() & 1 == 0 ? result : -result
  }
}
