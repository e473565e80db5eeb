/// The edge.
public func edge() {}

public enum Edge {
  /// The edge.
  case leading
  /// Red.
  public static let red = 1
}

/// What is drawn.
struct Picture {}

/// One that draws.
struct Painter {}

/// One row of the list.
struct Row {}

/// How long the motion lasts.
public var duration: Double = 1
/// The seconds that the motion lasts.
public var longDuration: Double = 1
/// The names of the rows.
public let width: [String] = []
/// The place in the list.
let height: Double = 1

/// Returns a rounded shape.
public func rounded(
  by radius: CGFloat, name: String
) {}
/// Returns a rounded shape.
@discardableResult @inlinable
public func rounded(_ cornerRadius: CGFloat? = nil) -> Int { 0 }
/// Returns a shape with a radius in points.
public func round(radius: CGFloat) {}
/// Returns a shape, like `round(radius:)`.
public func like(radius: CGFloat) {}
/// Returns a shape; the radius has no effect.
public func fake(radius: CGFloat) {}
/// Returns a scaled shape.
public func scaled(_ shape: Shape, scale: Double) {}

public struct Layer {
  /// The opacity, from 0 (clear) to 1.
  public var opacity: Double
  /// Creates a layer of its parts.
  public init(opacity: Double, angle: Double) {}
}

public protocol Clock {
  /// The waiting time.
  var delay: Double { get }
}
