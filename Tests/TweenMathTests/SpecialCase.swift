/// An argument where a standard fixes the result: C99, sections 7.12 and F.9.
struct SpecialCase: Sendable, CustomStringConvertible {
  let function: String
  let x: Double
  let y: Double
  let result: Double

  init(_ function: String, _ x: Double, _ result: Double) {
    self.init(function, x, 0, result)
  }

  init(_ function: String, _ x: Double, _ y: Double, _ result: Double) {
    self.function = function
    self.x = x
    self.y = y
    self.result = result
  }

  var description: String { "\(function)(\(x), \(y))" }

  static let all: [SpecialCase] = [
    signedZeros, notANumbers, infinities, oneArgument, pow, atan2, hypot,
  ].flatMap { $0 }

  private static let infinity = Double.infinity
  private static let nan = Double.nan

  private static let signedZeros: [SpecialCase] =
    ["sin", "tan", "asin", "atan", "expm1", "cbrt"].flatMap { (name: String) -> [SpecialCase] in
      [.init(name, 0.0, 0.0), .init(name, -0.0, -0.0)]
    }

  /// Whatever the payload and the sign.
  private static let notANumbers: [SpecialCase] =
    ["sin", "cos", "tan", "asin", "acos", "atan", "exp", "expm1", "log", "log2", "cbrt"]
    .flatMap { (name: String) -> [SpecialCase] in
      [
        .init(name, nan, nan), .init(name, -nan, nan),
        .init(name, Double(nan: 5, signaling: true), nan),
      ]
    }

  private static let infinities: [SpecialCase] =
    ["sin", "cos", "tan", "asin", "acos"].flatMap { (name: String) -> [SpecialCase] in
      [.init(name, infinity, nan), .init(name, -infinity, nan)]
    }

  private static let oneArgument: [SpecialCase] = [
    .init("cos", 0, 1), .init("cos", -0.0, 1),
    .init("asin", 1, .pi / 2), .init("asin", -1, -.pi / 2),
    .init("asin", 1.0000000000000002, nan), .init("asin", -2, nan),
    .init("acos", 1.0000000000000002, nan), .init("acos", -2, nan),
    .init("acos", 1, 0), .init("acos", -1, .pi), .init("acos", 0, .pi / 2),
    .init("atan", infinity, .pi / 2), .init("atan", -infinity, -.pi / 2),
    .init("exp", 0, 1), .init("exp", -0.0, 1), .init("exp", infinity, infinity),
    .init("exp", -infinity, 0), .init("exp", 710, infinity), .init("exp", -746, 0),
    .init("expm1", infinity, infinity), .init("expm1", -infinity, -1),
    .init("log", 1, 0), .init("log", 0, -infinity), .init("log", -0.0, -infinity),
    .init("log", -1, nan), .init("log", -infinity, nan), .init("log", infinity, infinity),
    .init("log2", 1, 0), .init("log2", 0, -infinity), .init("log2", -0.0, -infinity),
    .init("log2", -.leastNonzeroMagnitude, nan), .init("log2", -infinity, nan),
    .init("log2", infinity, infinity),
    .init("cbrt", infinity, infinity), .init("cbrt", -infinity, -infinity),
  ]

  private static let pow: [SpecialCase] = [
    // Zero to a power.
    .init("pow", 0, -3, infinity), .init("pow", -0.0, -3, -infinity),
    .init("pow", 0, -2, infinity), .init("pow", -0.0, -2, infinity),
    .init("pow", 0, -0.5, infinity), .init("pow", -0.0, -0.5, infinity),
    .init("pow", 0, -infinity, infinity), .init("pow", -0.0, -infinity, infinity),
    .init("pow", 0, 3, 0), .init("pow", -0.0, 3, -0.0),
    .init("pow", 0, 2, 0), .init("pow", -0.0, 2, 0), .init("pow", -0.0, 0.5, 0),
    .init("pow", -0.0, infinity, 0),
    // One.
    .init("pow", -1, infinity, 1), .init("pow", -1, -infinity, 1),
    .init("pow", 1, nan, 1), .init("pow", 1, infinity, 1), .init("pow", 1, 1e300, 1),
    .init("pow", -1, 1e300, 1), .init("pow", -1, 9_007_199_254_740_991, -1),
    // Exponent zero.
    .init("pow", nan, 0, 1), .init("pow", nan, -0.0, 1), .init("pow", infinity, 0, 1),
    .init("pow", 0, 0, 1), .init("pow", -7, -0.0, 1),
    // No real result.
    .init("pow", -8, 1.0 / 3, nan), .init("pow", -1e300, 0.5, nan),
    .init("pow", -2, 4_503_599_627_370_495.5, nan),
    .init("pow", nan, 1, nan), .init("pow", 2, nan, nan), .init("pow", nan, nan, nan),
    // Infinite exponents and bases.
    .init("pow", 0.5, -infinity, infinity), .init("pow", -0.5, -infinity, infinity),
    .init("pow", 2, -infinity, 0), .init("pow", -2, -infinity, 0),
    .init("pow", 0.5, infinity, 0), .init("pow", -0.5, infinity, 0),
    .init("pow", 2, infinity, infinity), .init("pow", -2, infinity, infinity),
    .init("pow", -infinity, -3, -0.0), .init("pow", -infinity, -2, 0),
    .init("pow", -infinity, -0.5, 0), .init("pow", -infinity, 3, -infinity),
    .init("pow", -infinity, 2, infinity), .init("pow", -infinity, 0.5, infinity),
    .init("pow", infinity, -0.5, 0), .init("pow", infinity, 0.5, infinity),
    // Overflow and underflow; large exponents are even from 2^53 on.
    .init("pow", -2, 1025, -infinity), .init("pow", -2, 1026, infinity),
    .init("pow", -2, -1077, -0.0), .init("pow", -2, -1078, 0),
    .init("pow", -1.5, 9_007_199_254_740_992, infinity),
    .init("pow", -1, 4_503_599_627_370_497, -1),
    .init("pow", -1, 2_251_799_813_685_249, -1), .init("pow", -1, 6_755_399_441_055_745, -1),
    .init("pow", 1.0000000000000002, 1e300, infinity), .init("pow", 0.5, -1e300, infinity),
    .init("pow", 3, 1e-300, 1), .init("pow", -3, 1e-300, nan),
  ]

  private static let atan2: [SpecialCase] = [
    .init("atan2", 0, 0, 0), .init("atan2", -0.0, 0, -0.0),
    .init("atan2", 0, -0.0, .pi), .init("atan2", -0.0, -0.0, -.pi),
    .init("atan2", 0, 3, 0), .init("atan2", -0.0, 3, -0.0),
    .init("atan2", 0, -3, .pi), .init("atan2", -0.0, -3, -.pi),
    .init("atan2", 3, 0, .pi / 2), .init("atan2", 3, -0.0, .pi / 2),
    .init("atan2", -3, 0, -.pi / 2), .init("atan2", -3, -0.0, -.pi / 2),
    .init("atan2", 3, infinity, 0), .init("atan2", -3, infinity, -0.0),
    .init("atan2", 3, -infinity, .pi), .init("atan2", -3, -infinity, -.pi),
    .init("atan2", infinity, 3, .pi / 2), .init("atan2", -infinity, 3, -.pi / 2),
    .init("atan2", infinity, -3, .pi / 2), .init("atan2", infinity, infinity, .pi / 4),
    .init("atan2", -infinity, infinity, -.pi / 4),
    // 3 pi / 4, nearest.
    .init("atan2", infinity, -infinity, 0x1.2d97c7f3321d2p1),
    .init("atan2", -infinity, -infinity, -0x1.2d97c7f3321d2p1),
    .init("atan2", nan, 1, nan), .init("atan2", 1, nan, nan), .init("atan2", -nan, 0, nan),
    .init("atan2", 1, 1, .pi / 4), .init("atan2", .leastNonzeroMagnitude, 1e308, 0),
  ]

  private static let hypot: [SpecialCase] = [
    .init("hypot", 0, 0, 0), .init("hypot", -0.0, -0.0, 0), .init("hypot", -3, 0, 3),
    .init("hypot", 0, -.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    .init("hypot", 1.7e308, 1.7e308, infinity),
    .init("hypot", infinity, nan, infinity), .init("hypot", nan, -infinity, infinity),
    .init("hypot", -infinity, 1, infinity), .init("hypot", nan, 0, nan),
    .init("hypot", 1, -nan, nan),
  ]
}
