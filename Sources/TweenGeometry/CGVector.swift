import Foundation

/// A displacement in the plane, with y growing downwards. Foundation on Linux has no such type.
@frozen public struct CGVector: Hashable, Sendable, Codable {
  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// Creates a displacement of zero.
  @inlinable public init() { self.init(dx: 0, dy: 0) }
  /// Creates a displacement from its distances along x and y.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// Creates a displacement from whole distances along x and y.
  @inlinable public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A displacement of zero.
  @inlinable public static var zero: CGVector { CGVector() }
}
