import Foundation

/// A point relative to a view's rectangle: (0, 0) is the top leading corner, (1, 1) the bottom trailing
/// corner. Values outside 0...1 are points outside the view.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: CGFloat
  /// The fraction of the height, from the top.
  public var y: CGFloat

  /// Creates the top leading corner, (0, 0).
  @inlinable public init() { self.init(x: 0, y: 0) }
  /// Creates a point from two fractions, unchanged.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, (0, 0).
  @inlinable public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The middle, (0.5, 0.5).
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The middle of the leading edge, (0, 0.5).
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The middle of the trailing edge, (1, 0.5).
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The middle of the upper edge, (0.5, 0).
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The middle of the lower edge, (0.5, 1).
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The top leading corner, (0, 0).
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The top trailing corner, (1, 0).
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The bottom leading corner, (0, 1).
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The bottom trailing corner, (1, 1).
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}

extension UnitPoint {
  /// Returns the point of a box of `size` at the origin at this unit point.
  @inlinable package func `in`(_ size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }

  /// Returns the point of `rect` at this unit point.
  @inlinable package func `in`(_ rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
  }
}
