import Foundation
import TweenGeometry

extension Animation {
  /// The animation used when none is named: the same as `spring`.
  public static let `default`: Animation = .spring

  // MARK: Timing curves

  /// Constant speed. Duration in seconds; 0, negative and NaN end at once.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.linear), duration: duration))
  }
  public static let linear: Animation = .linear(duration: 0.35)

  /// Starts slowly. Duration in seconds; 0, negative and NaN end at once.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeIn), duration: duration))
  }
  public static let easeIn: Animation = .easeIn(duration: 0.35)

  /// Ends slowly. Duration in seconds; 0, negative and NaN end at once.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeOut), duration: duration))
  }
  public static let easeOut: Animation = .easeOut(duration: 0.35)

  /// Starts and ends slowly. Duration in seconds; 0, negative and NaN end at once.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeInOut), duration: duration))
  }
  public static let easeInOut: Animation = .easeInOut(duration: 0.35)

  /// A cubic curve from (0, 0) to (1, 1) with these control points, none of them clamped: y may
  /// overshoot. Duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      TimingCurveAnimation(.bezier(CubicTiming(p1x, p1y, p2x, p2y)), duration: duration))
  }

  /// Progress along `curve` in `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.unit(curve), duration: duration))
  }

  // MARK: Springs

  /// A spring that keeps position and velocity when its target changes.
  ///
  /// - Parameters:
  ///   - duration: how long the motion seems to take, in seconds; the stiffness follows from it.
  ///   - bounce: 0 never overshoots, towards 1 swings ever longer, negative is flatter.
  ///   - blendDuration: seconds over which the stiffness changes from a running spring's.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: SpringConversion.dampingFraction(bounce: bounce),
        blendDuration: blendDuration))
  }

  /// A spring by its response (seconds of one undamped swing) and damping fraction (1: critical).
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// The spring of duration 0.5 s without bounce.
  public static let spring: Animation = .spring(duration: 0.5, bounce: 0)

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.duration, dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration))
  }

  /// A quick spring for what a finger drives.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }
  public static let interactiveSpring: Animation = .interactiveSpring(duration: 0.15)

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }
  public static let smooth: Animation = .smooth(duration: 0.5)

  /// A spring with a little bounce (0.15).
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static let snappy: Animation = .snappy(duration: 0.5)

  /// A spring with more bounce (0.3).
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static let bouncy: Animation = .bouncy(duration: 0.5)

  /// A spring in closed form, with a velocity in intervals per second at its start. Overlapping
  /// ones combine instead of merging. Over-damped springs run critically damped.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    let stiffness = SpringConversion.stiffness(response: duration)
    let fraction = SpringConversion.dampingFraction(bounce: bounce)
    return .interpolatingSpring(
      stiffness: stiffness, damping: 2 * stiffness.squareRoot() * fraction,
      initialVelocity: initialVelocity)
  }

  public static let interpolatingSpring: Animation = .interpolatingSpring(duration: 0.5)

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}

/// The formulas between a spring's spellings.
enum SpringConversion {
  static func dampingFraction(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  static func stiffness(response: Double) -> Double {
    guard response > 0 else { return .infinity }
    let frequency = 2 * Double.pi / response
    return frequency * frequency
  }
}
