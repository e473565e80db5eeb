import Foundation

/// A displacement in the plane, y growing downwards. Foundation on Linux has none.
@frozen public struct CGVector: Hashable, Sendable, Codable {
  /// How far along x.
  public var dx: CGFloat
  /// How far along y.
  public var dy: CGFloat

  /// No displacement.
  @inlinable public init() { self.init(dx: 0, dy: 0) }
  /// A displacement by two distances.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// A displacement by two whole distances.
  @inlinable public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No displacement.
  @inlinable public static var zero: CGVector { CGVector() }
}
