import Foundation
import TweenGeometry

extension Animation {
  /// The animation used when none is named: it moves as `spring` does, and says that it is the
  /// default one.
  public static let `default` = Animation(DefaultAnimation())

  // MARK: Timing curves

  /// Constant speed.
  ///
  /// - Parameter duration: seconds; 0, negative and NaN end at once, an infinite one never moves.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.linear), duration: duration))
  }

  /// Constant speed for 0.35 s.
  public static let linear: Animation = .linear(duration: 0.35)

  /// Starts slowly: the cubic curve (0.42, 0), (1, 1).
  ///
  /// - Parameter duration: seconds; 0, negative and NaN end at once, an infinite one never moves.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeIn), duration: duration))
  }

  /// Starts slowly, in 0.35 s.
  public static let easeIn: Animation = .easeIn(duration: 0.35)

  /// Ends slowly: the cubic curve (0, 0), (0.58, 1).
  ///
  /// - Parameter duration: seconds; 0, negative and NaN end at once, an infinite one never moves.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeOut), duration: duration))
  }

  /// Ends slowly, in 0.35 s.
  public static let easeOut: Animation = .easeOut(duration: 0.35)

  /// Starts and ends slowly: the cubic curve (0.42, 0), (0.58, 1).
  ///
  /// - Parameter duration: seconds; 0, negative and NaN end at once, an infinite one never moves.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeInOut), duration: duration))
  }

  /// Starts and ends slowly, in 0.35 s.
  public static let easeInOut: Animation = .easeInOut(duration: 0.35)

  /// A cubic curve from (0, 0) to (1, 1) with these control points.
  ///
  /// None of them is clamped. y may overshoot; with an x outside 0...1 the curve may pass a time
  /// more than once, and one of those points is taken. Control points that are no finite numbers
  /// end it at once.
  ///
  /// - Parameters:
  ///   - p1x: the time of the first point, as a part of the duration.
  ///   - p1y: its progress.
  ///   - p2x: the time of the second point.
  ///   - p2y: its progress.
  ///   - duration: seconds; 0, negative and NaN end at once, an infinite one never moves.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      TimingCurveAnimation(.bezier(CubicTiming(p1x, p1y, p2x, p2y)), duration: duration))
  }

  /// Progress along a curve.
  ///
  /// - Parameters:
  ///   - curve: from the part of the time gone by to the part of the interval covered.
  ///   - duration: seconds; 0, negative and NaN end at once, an infinite one never moves.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.unit(curve), duration: duration))
  }

  // MARK: Springs

  /// A spring that keeps position and velocity when its target changes.
  ///
  /// It is integrated in steps of 1/300 s. The stiffest that these can follow takes
  /// 0.0296 s; shorter durations, 0, negative and NaN count as that. With an infinite one nothing
  /// moves.
  ///
  /// - Parameters:
  ///   - duration: how long the motion seems to take, in seconds; the stiffness follows from it.
  ///   - bounce: 0 never overshoots, towards 1 swings ever longer, and from 1 on, and below -1, for
  ///     ever. A negative one is flatter; -1 and NaN damp as heavily as the steps allow.
  ///   - blendDuration: seconds over which the stiffness changes from a running spring's. With 0,
  ///     negative and NaN it changes at once.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: SpringConversion.dampingFraction(bounce: bounce),
        blendDuration: blendDuration))
  }

  /// A spring by its response (seconds of one undamped swing) and damping fraction (1: critical).
  ///
  /// As ``spring(duration:bounce:blendDuration:)``, with `response` for the duration. A damping
  /// fraction of 0 or below swings for ever; NaN and infinity damp as heavily as the steps allow.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// The spring of duration 0.5 s without bounce.
  public static let spring: Animation = .spring(duration: 0.5, bounce: 0)

  /// The stepped spring with the duration and the damping of `spring`.
  ///
  /// Both leave the mass out. A spring that is there at once moves as fast as the steps allow, and
  /// so does one that is too heavily damped ever to move.
  ///
  /// - Parameters:
  ///   - spring: how stiff and how damped.
  ///   - blendDuration: seconds over which the stiffness changes from a running spring's.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.duration, dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration))
  }

  /// A quick spring for what a finger drives, by its response and damping fraction.
  ///
  /// The same as ``spring(response:dampingFraction:blendDuration:)`` with other defaults.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for what a finger drives, a little bouncier than ``spring``.
  ///
  /// - Parameters:
  ///   - duration: seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: added to a bounce of 0.15.
  ///   - blendDuration: seconds over which the stiffness changes from a running spring's.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// The interactive spring of duration 0.15 s.
  public static let interactiveSpring: Animation = .interactiveSpring(duration: 0.15)

  /// A spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: its bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// The spring of duration 0.5 s without bounce.
  public static let smooth: Animation = .smooth(duration: 0.5)

  /// A spring with a little bounce (0.15).
  ///
  /// - Parameters:
  ///   - duration: seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: added to the bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The spring of duration 0.5 s with a little bounce (0.15).
  public static let snappy: Animation = .snappy(duration: 0.5)

  /// A spring with more bounce (0.3).
  ///
  /// - Parameters:
  ///   - duration: seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: added to the bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The spring of duration 0.5 s with more bounce (0.3).
  public static let bouncy: Animation = .bouncy(duration: 0.5)

  /// A spring in closed form.
  ///
  /// Overlapping ones combine instead of merging. Over-damped springs run critically damped.
  /// Without a positive and finite frequency, the root of stiffness over mass, and with NaN
  /// anywhere, it ends at once.
  ///
  /// - Parameters:
  ///   - mass: at the spring's end.
  ///   - stiffness: force per distance.
  ///   - damping: force per velocity. 0 and below swing for ever.
  ///   - initialVelocity: intervals per second at the start. What is no finite number ends it at
  ///     once.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring in closed form, by how long it seems to take and how it bounces.
  ///
  /// - Parameters:
  ///   - duration: seconds of one undamped swing; 0, negative, NaN and infinite ones end at once.
  ///   - bounce: 0 does not overshoot, towards 1 swings ever longer, and from 1 on, and below -1,
  ///     for ever. A negative one down to -1 runs as 0 does; with NaN it ends at once.
  ///   - initialVelocity: intervals per second at the start. What is no finite number ends it at
  ///     once.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    let stiffness = SpringConversion.stiffness(response: duration)
    let fraction = SpringConversion.dampingFraction(bounce: bounce)
    return .interpolatingSpring(
      stiffness: stiffness, damping: 2 * stiffness.squareRoot() * fraction,
      initialVelocity: initialVelocity)
  }

  /// The closed spring of duration 0.5 s without bounce.
  public static let interpolatingSpring: Animation = .interpolatingSpring(duration: 0.5)

  /// A spring in closed form, with the mass, the stiffness and the damping of `spring`.
  ///
  /// One that is there at once, that never moves or that has no stiffness ends at once.
  ///
  /// - Parameters:
  ///   - spring: how heavy, how stiff and how damped.
  ///   - initialVelocity: intervals per second at the start. What is no finite number ends it at
  ///     once.
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
