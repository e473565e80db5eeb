/// Animations in the words of a designer, for an inspector.
extension Animation {
  /// The animation and its numbers in words: `easeInOut, 0.35 s`, `spring, response 0.5 s, damping
  /// 0.825`. A program's own animation is described by its `description`.
  package var words: String {
    switch base {
    case is DefaultAnimation: return "default " + Self.words(of: DefaultAnimation.spring)
    case let spring as FluidSpringAnimation: return Self.words(of: spring)
    case let spring as InterpolatingSpringAnimation:
      var words =
        "interpolating spring, mass \(Self.text(spring.mass)), stiffness "
        + "\(Self.text(spring.stiffness)), damping \(Self.text(spring.damping))"
      if spring.initialVelocity != 0 {
        words += ", initial velocity \(Self.text(spring.initialVelocity))"
      }
      return words
    case let curve as TimingCurveAnimation:
      return "\(curve.curve.words), \(Self.text(curve.duration)) s"
    case let modified as ModifiedAnimation: return modified.base.words + modified.modifier.words
    case let combined as CombinedAnimation:
      return combined.entries.map(\.animation.words).joined(separator: " + ")
    default: return description
    }
  }

  private static func words(of spring: FluidSpringAnimation) -> String {
    "spring, response \(text(spring.response)) s, damping \(text(spring.dampingFraction))"
  }

  /// At most three decimals, without a locale.
  fileprivate static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension TimeModifier {
  fileprivate var words: String {
    switch self {
    case .delay(let seconds): ", delay \(Animation.text(seconds)) s"
    case .speed(let factor): ", speed \(Animation.text(factor))"
    case .repeats(let count, let autoreverses):
      (count.map { ", repeats \($0) times" } ?? ", repeats forever")
        + (autoreverses ? " and back" : "")
    case .logicallyComplete(let seconds): ", logically complete at \(Animation.text(seconds)) s"
    }
  }
}

extension TimingCurveAnimation.Curve {
  fileprivate var words: String {
    switch self {
    case .bezier(let timing): timing.words
    case .unit(let curve):
      switch curve.function {
      case .linear: "linear"
      case .circularEaseIn: "circularEaseIn"
      case .circularEaseOut: "circularEaseOut"
      case .circularEaseInOut: "circularEaseInOut"
      case .bezier(let timing): timing.words
      }
    }
  }
}

extension CubicTiming {
  fileprivate var words: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    default:
      "timing curve (\([x1, y1, x2, y2].map(Animation.text).joined(separator: ", ")))"
    }
  }
}
