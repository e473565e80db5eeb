import Foundation
import TweenMath

/// A damped spring, made from any of the usual pairs of parameters.
///
/// The stored numbers are the angular frequency w of the damped swing, the decay d and the mass. The
/// sign of w is the regime: positive swings, zero is critically damped, negative is over-damped. The
/// natural frequency squared is d² + w|w|.
public struct Spring: Hashable, Sendable {
  /// Rad/s; negative when over-damped.
  private(set) var frequency: Double
  /// 1/s.
  private(set) var decay: Double
  /// The mass at the spring's end; 1 for springs that are made without one.
  public private(set) var mass: Double

  /// Creates a spring from a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: the seconds of one undamped swing. With 0, a negative number and NaN the spring is
  ///     at its target at once; with infinity it never moves.
  ///   - bounce: 0 does not overshoot; the spring swings longer towards 1, and for ever from 1
  ///     upward. Below 0 it is over-damped; at -1 and below it does not move. NaN counts as 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio: Double
    if bounce <= -1 {
      ratio = .infinity
    } else if bounce < 0 {
      ratio = 1 / (1 + bounce)
    } else {
      ratio = bounce <= 1 ? 1 - bounce : 0
    }
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring from the seconds of one undamped swing and a damping ratio, 1 being critical.
  ///
  /// With a response of 0, a negative one or NaN the spring is at its target at once; with infinity
  /// it never moves. A ratio below 0 or NaN counts as 0; with an infinite one the spring never moves.
  public init(response: Double, dampingRatio: Double) {
    mass = 1
    let natural = 2 * Double.pi / response
    let ratio = dampingRatio > 0 ? dampingRatio : 0
    guard response > 0, natural.isFinite else {
      // Infinitely stiff: there at once.
      frequency = 0
      decay = .infinity
      return
    }
    decay = ratio < .infinity ? ratio * natural : .infinity
    if ratio < 1 {
      frequency = (1 - ratio * ratio).squareRoot() * natural
    } else if ratio < Self.heaviestRatio {
      frequency = ratio == 1 ? 0 : -(ratio * ratio - 1).squareRoot() * natural
    } else {
      frequency = -decay
    }
  }

  /// Above this ratio the square of it may overflow, and its square less 1 is the same.
  private static let heaviestRatio = 1e150

  /// Creates a spring from its physical constants. Unless `allowOverDamping`, more than critical
  /// damping counts as critical.
  ///
  /// With a mass of 0, a negative one or NaN the spring is at its target at once. A stiffness or
  /// damping below 0 or NaN counts as 0; without stiffness there is no pull, and the mass keeps
  /// moving.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass
    let natural = stiffness > 0 ? (stiffness / mass).squareRoot() : 0
    guard mass > 0, natural < .infinity else {
      frequency = 0
      decay = .infinity
      return
    }
    let decay = damping > 0 ? damping / (2 * mass) : 0
    if decay <= natural {
      self.decay = decay
      let square = natural * natural
      frequency = square < .infinity ? (square - decay * decay).squareRoot() : natural
    } else if allowOverDamping {
      self.decay = decay
      let square = decay * decay
      frequency = square < .infinity ? -(square - natural * natural).squareRoot() : -decay
    } else {
      self.decay = natural
      frequency = 0
    }
  }

  /// Creates a spring that rests within `epsilon` of its target after a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds, clamped to 0.01...10. With NaN the spring is at its target at
  ///     once.
  ///   - dampingRatio: clamped to at most 1; 0 and below count as a very small one, NaN as 1.
  ///   - epsilon: as a fraction of the interval, clamped to 1e-12...0.999.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    mass = 1
    let ratio = min(max(dampingRatio, Double.ulpOfOne), 1)
    let duration = min(max(settlingDuration, 0.01), 10)
    let epsilon = min(max(epsilon, 1e-12), 0.999)
    if ratio < 1 {
      // eps = (zeta / sqrt(1 - zeta²)) e^(-zeta W D), solved for the natural frequency W.
      let root = (1 - ratio * ratio).squareRoot()
      let natural = -Elementary.log(epsilon * root / ratio) / (ratio * duration)
      let usable = natural > 0 && natural.isFinite ? natural : 1 / duration
      decay = ratio * usable
      frequency = usable * root
    } else {
      // (1 + u) e^(-u) = eps for u = W D, by Newton's method from the left of its root: convex
      // and falling there, so it converges from one side.
      var u = 1.0
      for _ in 0..<64 {
        let e = Elementary.exp(-u)
        let next = u + ((1 + u) * e - epsilon) / (u * e)
        if !(next > u) { break }
        u = next
      }
      decay = u / duration
      frequency = 0
    }
  }

  // MARK: Parameters

  private var naturalSquared: Double {
    // When over-damped, the difference of the squares would lose the small digits.
    frequency < 0
      ? (decay - frequency) * (decay + frequency) : decay * decay + frequency * frequency
  }

  /// The force per distance; infinite for a spring of duration 0 or infinite damping.
  public var stiffness: Double { decay.isFinite ? mass * naturalSquared : .infinity }

  /// The force per velocity; infinite for a spring of duration 0 or infinite damping.
  public var damping: Double { decay.isFinite ? 2 * mass * decay : .infinity }

  /// The perceived duration in seconds: one undamped swing.
  ///
  /// The same as `response`. It is 0 for a spring that is at its target at once or infinitely damped,
  /// and infinite without stiffness.
  public var duration: TimeInterval {
    guard decay.isFinite else { return 0 }
    return 2 * .pi / naturalSquared.squareRoot()
  }

  /// The seconds of one undamped swing; the same as `duration`.
  public var response: Double { duration }

  /// The damping divided by the critical damping: 1 is critical.
  ///
  /// Also 1 for a spring that is at its target at once, or has neither stiffness nor damping.
  public var dampingRatio: Double {
    guard decay.isFinite else { return frequency < 0 ? .infinity : 1 }
    // Without a force there is no swing to damp.
    if decay == 0, naturalSquared == 0 { return 1 }
    return decay * duration / (2 * .pi)
  }

  /// The bounce: 1 for an undamped spring, 0 for a critically damped one, below 0 for over-damped
  /// ones.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The estimated seconds until the spring rests within 0.001 of a target 1 away.
  ///
  /// See `settlingDuration(target:initialVelocity:epsilon:)`.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  // MARK: Presets

  /// A spring without bounce, with a duration of 0.5 s.
  public static var smooth: Spring { smooth() }

  /// Returns a spring with a bounce of `extraBounce`.
  ///
  /// The parameters are those of ``init(duration:bounce:)``.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and a duration of 0.5 s.
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`.
  ///
  /// The parameters are those of ``init(duration:bounce:)``.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and a duration of 0.5 s.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`.
  ///
  /// The parameters are those of ``init(duration:bounce:)``.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
