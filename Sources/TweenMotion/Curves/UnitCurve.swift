import Foundation
import TweenGeometry

/// A function from progress, 0...1, to a fraction, with f(0) = 0 and f(1) = 1.
///
/// A value without storage on the heap. Cubic curves are solved by Newton's method, or by bisection
/// where that fails; their results are rounded to multiples of 2^-20.
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(CubicTiming)
  }

  let function: Function

  init(_ function: Function) { self.function = function }

  /// A cubic curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The x of a control point is clamped to 0...1, NaN counting as 0. The y is not: the curve may
  /// overshoot. With a y that is not finite all values but those at 0 and 1 are NaN; an animation
  /// then ends at once.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicTiming(
          clampToUnit(Double(startControlPoint.x)), Double(startControlPoint.y),
          clampToUnit(Double(endControlPoint.x)), Double(endControlPoint.y))))
  }

  /// A curve that starts and ends slowly, with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  /// A curve that starts slowly, with the control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  /// A curve that ends slowly, with the control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  /// The curve of constant speed, whose fraction is the progress.
  public static let linear = UnitCurve(.linear)
  /// A quarter of a circle that starts slowly and ends vertically.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that starts vertically and ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of circles: the curve starts and ends slowly, and is vertical in the middle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The former name of the curve ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut

  /// Returns the fraction at `progress`, which is clamped to 0...1 (NaN counts as 0).
  public func value(at progress: Double) -> Double {
    let p = clampToUnit(progress)
    switch function {
    case .linear: return p
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      if p < 0.5 { return (1 - (1 - 4 * p * p).squareRoot()) / 2 }
      return (((8 - 4 * p) * p - 3).squareRoot() + 1) / 2
    case .bezier(let timing): return timing.value(at: p)
    }
  }

  /// Returns the derivative at `progress`, which is clamped to 0...1 (NaN counts as 0).
  ///
  /// Infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let p = clampToUnit(progress)
    switch function {
    case .linear: return 1
    case .circularEaseIn: return p / (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      if p < 0.5 { return 2 * p / (1 - 4 * p * p).squareRoot() }
      return (2 - 2 * p) / ((8 - 4 * p) * p - 3).squareRoot()
    case .bezier(let timing): return timing.velocity(at: p)
    }
  }

  /// The curve with x and y exchanged; ease-in becomes ease-out and back.
  ///
  /// ``linear`` and ``circularEaseInOut`` stay as they are. A cubic curve with a control point
  /// whose y lies outside 0...1 has no exact inverse: that y is clamped before it becomes an x.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut: return self
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .bezier(let timing):
      return .bezier(
        startControlPoint: UnitPoint(x: CGFloat(timing.y1), y: CGFloat(timing.x1)),
        endControlPoint: UnitPoint(x: CGFloat(timing.y2), y: CGFloat(timing.x2)))
    }
  }
}

/// `x` within 0...1; NaN becomes 0.
private func clampToUnit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
