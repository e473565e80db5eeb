import Foundation
import TweenGeometry
import TweenMotion

/// The names of curves of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as it is stored.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Starts a little slowly and ends slowly: that of Core Animation's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of time: a cubic one from (0, 0) to (1, 1) with two control points between.
///
/// It never changes. `UnitCurve(_:)` and `Animation.timingCurve` take its points to animate views by it.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// x and y of the first control point, then of the second.
  private let controls: SIMD4<Float>

  /// A curve by its control points, as they are given; their x belong into 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = SIMD4(c1x, c1y, c2x, c2y)
  }

  /// The curve of a name; of an unknown one that of constant speed.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes x and y of a point: 0 and 3 are the ends, 1 and 2 the control points.
  ///
  /// - Parameters:
  ///   - index: Which point; another than 0 to 3 writes nothing.
  ///   - values: Room for two numbers.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(index) else { return }
    let xs = [0, controls.x, controls.z, 1]
    let ys = [0, controls.y, controls.w, 1]
    (values[0], values[1]) = (xs[index], ys[index])
  }

  /// Whether both have the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controls == controls
  }

  /// By the control points.
  public override var hash: Int { controls.hashValue }

  /// The control points.
  public override var description: String {
    "(\(controls.x), \(controls.y), \(controls.z), \(controls.w))"
  }
}

extension UnitCurve {
  /// The curve that Core Animation's class describes.
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
