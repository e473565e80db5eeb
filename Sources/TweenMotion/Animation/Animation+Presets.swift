import Foundation
import TweenGeometry

extension Animation {
  /// The animation of `withAnimation` without an argument. It moves as ``spring`` does, and its
  /// description names it the default.
  public static let `default` = Animation(DefaultAnimation())

  // MARK: Timing curves

  /// An animation with constant speed.
  ///
  /// - Parameter duration: in seconds. 0, a negative number and NaN end it at once; with infinity the
  ///   value never moves.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.linear), duration: duration))
  }

  /// An animation with constant speed, 0.35 s long.
  public static let linear: Animation = .linear(duration: 0.35)

  /// An animation that starts slowly: the cubic curve (0.42, 0), (1, 1).
  ///
  /// - Parameter duration: in seconds. 0, a negative number and NaN end it at once; with infinity the
  ///   value never moves.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeIn), duration: duration))
  }

  /// An animation that starts slowly, 0.35 s long.
  public static let easeIn: Animation = .easeIn(duration: 0.35)

  /// An animation that ends slowly: the cubic curve (0, 0), (0.58, 1).
  ///
  /// - Parameter duration: in seconds. 0, a negative number and NaN end it at once; with infinity the
  ///   value never moves.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeOut), duration: duration))
  }

  /// An animation that ends slowly, 0.35 s long.
  public static let easeOut: Animation = .easeOut(duration: 0.35)

  /// An animation that starts and ends slowly: the cubic curve (0.42, 0), (0.58, 1).
  ///
  /// - Parameter duration: in seconds. 0, a negative number and NaN end it at once; with infinity the
  ///   value never moves.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.bezier(.easeInOut), duration: duration))
  }

  /// An animation that starts and ends slowly, 0.35 s long.
  public static let easeInOut: Animation = .easeInOut(duration: 0.35)

  /// A cubic timing curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The coordinates are not clamped. y may overshoot. With an x outside 0...1 several points of the
  /// curve may have the same time; one of them is used. A control point that is not finite ends the
  /// animation at once.
  ///
  /// - Parameters:
  ///   - p1x: the time of the first point, as a fraction of the duration.
  ///   - p1y: the progress at the first point, as a fraction of the interval.
  ///   - p2x: the time of the second point.
  ///   - p2y: the progress at the second point.
  ///   - duration: in seconds. 0, a negative number and NaN end it at once; with infinity the value
  ///     never moves.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      TimingCurveAnimation(.bezier(CubicTiming(p1x, p1y, p2x, p2y)), duration: duration))
  }

  /// An animation whose progress follows a curve.
  ///
  /// - Parameters:
  ///   - curve: maps the fraction of the duration that has passed to the fraction of the interval
  ///     covered.
  ///   - duration: in seconds. 0, a negative number and NaN end it at once; with infinity the value
  ///     never moves.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(.unit(curve), duration: duration))
  }

  // MARK: Springs

  /// A spring that keeps position and velocity when its target changes.
  ///
  /// The spring is integrated in steps of 1/300 s. The shortest duration that these steps can follow
  /// is 0.0296 s; shorter ones, 0, negative ones and NaN count as that. With infinity the value never
  /// moves.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds, from which the stiffness follows.
  ///   - bounce: 0 does not overshoot. Towards 1 the spring swings longer; from 1 upward, and below
  ///     -1, it swings for ever. A negative bounce is over-damped; -1 and NaN damp as heavily as the
  ///     steps allow.
  ///   - blendDuration: the seconds over which the stiffness changes from that of a running spring.
  ///     With 0, a negative number and NaN it changes at once.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: SpringConversion.dampingFraction(bounce: bounce),
        blendDuration: blendDuration))
  }

  /// A spring with a response, in seconds of one undamped swing, and a damping fraction, 1 being
  /// critical.
  ///
  /// Behaves as ``spring(duration:bounce:blendDuration:)`` with `response` as the duration. A damping
  /// fraction of 0 or below swings for ever; NaN and infinity damp as heavily as the steps allow.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring without bounce, with a perceived duration of 0.5 s.
  public static let spring: Animation = .spring(duration: 0.5, bounce: 0)

  /// A stepped spring with the duration and the damping of `spring`.
  ///
  /// The mass is not used. A spring without any duration moves as fast as the steps allow, and so
  /// does a spring that is damped too heavily to move.
  ///
  /// - Parameters:
  ///   - spring: the source of stiffness and damping.
  ///   - blendDuration: the seconds over which the stiffness changes from that of a running spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.duration, dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration))
  }

  /// A quick spring for values that follow a finger, with a response and a damping fraction.
  ///
  /// The same as ``spring(response:dampingFraction:blendDuration:)`` with other defaults.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger, a little bouncier than ``spring``.
  ///
  /// - Parameters:
  ///   - duration: in seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: added to a bounce of 0.15.
  ///   - blendDuration: the seconds over which the stiffness changes from that of a running spring.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// The interactive spring with a perceived duration of 0.15 s.
  public static let interactiveSpring: Animation = .interactiveSpring(duration: 0.15)

  /// A spring without bounce unless `extraBounce` adds some.
  ///
  /// - Parameters:
  ///   - duration: in seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: the bounce of the spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring without bounce, with a perceived duration of 0.5 s.
  public static let smooth: Animation = .smooth(duration: 0.5)

  /// A spring with a little bounce (0.15).
  ///
  /// - Parameters:
  ///   - duration: in seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: added to the bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.15 and a perceived duration of 0.5 s.
  public static let snappy: Animation = .snappy(duration: 0.5)

  /// A spring with more bounce (0.3).
  ///
  /// - Parameters:
  ///   - duration: in seconds, as in ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: added to the bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and a perceived duration of 0.5 s.
  public static let bouncy: Animation = .bouncy(duration: 0.5)

  /// A spring in closed form, with physical constants.
  ///
  /// Overlapping springs of this kind combine; they do not merge. An over-damped spring runs
  /// critically damped. The animation ends at once unless the frequency, the square root of stiffness
  /// over mass, is positive and finite, and where any parameter is NaN.
  ///
  /// - Parameters:
  ///   - mass: the mass at the end of the spring.
  ///   - stiffness: force per distance.
  ///   - damping: force per velocity. With 0 or below the spring swings for ever.
  ///   - initialVelocity: intervals per second at the start. A value that is not finite ends the
  ///     animation at once.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring in closed form, with a duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: the seconds of one undamped swing. 0, negative numbers, NaN and infinity end the
  ///     animation at once.
  ///   - bounce: 0 does not overshoot. Towards 1 the spring swings longer; from 1 upward, and below
  ///     -1, it swings for ever. From -1 to 0 it runs as 0 does; NaN ends the animation at once.
  ///   - initialVelocity: intervals per second at the start. A value that is not finite ends the
  ///     animation at once.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    let stiffness = SpringConversion.stiffness(response: duration)
    let fraction = SpringConversion.dampingFraction(bounce: bounce)
    return .interpolatingSpring(
      stiffness: stiffness, damping: 2 * stiffness.squareRoot() * fraction,
      initialVelocity: initialVelocity)
  }

  /// A spring in closed form without bounce, with a duration of 0.5 s.
  public static let interpolatingSpring: Animation = .interpolatingSpring(duration: 0.5)

  /// A spring in closed form, with the mass, the stiffness and the damping of `spring`.
  ///
  /// The animation ends at once for a spring without any duration, without stiffness, or damped so
  /// heavily that it never moves.
  ///
  /// - Parameters:
  ///   - spring: the source of mass, stiffness and damping.
  ///   - initialVelocity: intervals per second at the start. A value that is not finite ends the
  ///     animation at once.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}

/// The conversions between a spring's parameters.
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
