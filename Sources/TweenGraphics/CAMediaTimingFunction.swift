import Foundation
import TweenGeometry
import TweenMotion

/// The name of a predefined timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name, which may be unknown.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The curve of constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The curve that starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The curve that ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The curve that starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve of Core Animation, which starts a little slowly and ends slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic timing curve from (0, 0) to (1, 1) with two control points.
///
/// The object is immutable. To animate views with it, use `UnitCurve(_:)`, or pass its points to
/// `Animation.timingCurve`.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The x and y of the first control point, followed by those of the second.
  private let controls: SIMD4<Float>

  /// Creates a curve from its control points, unchanged. Their x coordinates should be in 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = SIMD4(c1x, c1y, c2x, c2y)
  }

  /// Creates the curve with a name; an unknown name gives constant speed.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the x and y of a control point; indices 0 and 3 are the ends of the curve.
  ///
  /// - Parameters:
  ///   - index: The index of the point, from 0 to 3. Other indices write nothing.
  ///   - values: A pointer to space for two numbers.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(index) else { return }
    let xs = [0, controls.x, controls.z, 1]
    let ys = [0, controls.y, controls.w, 1]
    (values[0], values[1]) = (xs[index], ys[index])
  }

  /// Returns whether an object is a curve with the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controls == controls
  }

  /// The hash value of the control points, which differs between runs.
  public override var hash: Int { controls.hashValue }

  /// The coordinates of the control points.
  public override var description: String {
    "(\(controls.x), \(controls.y), \(controls.z), \(controls.w))"
  }
}

extension UnitCurve {
  /// Creates the curve that a Core Animation timing function describes.
  public init(_ function: CAMediaTimingFunction) {
    var points = [Float](repeating: 0, count: 4)
    points.withUnsafeMutableBufferPointer { room in
      guard let start = room.baseAddress else { return }
      function.getControlPoint(at: 1, values: start)
      function.getControlPoint(at: 2, values: start + 2)
    }
    self = .bezier(
      startControlPoint: UnitPoint(x: CGFloat(points[0]), y: CGFloat(points[1])),
      endControlPoint: UnitPoint(x: CGFloat(points[2]), y: CGFloat(points[3])))
  }
}
