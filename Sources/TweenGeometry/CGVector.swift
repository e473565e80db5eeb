import Foundation

/// A displacement in the plane. Foundation on Linux has none.
@frozen public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  @inlinable public init() { self.init(dx: 0, dy: 0) }
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  @inlinable public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  @inlinable public static var zero: CGVector { CGVector() }
}
