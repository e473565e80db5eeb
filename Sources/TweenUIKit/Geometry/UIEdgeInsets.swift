import Foundation
import TweenGeometry

/// Distances from the edges of a rectangle inwards, in points; negative ones lie outside.
@frozen public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// Distances, each that of the property of its name.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  /// UIKit's distances, its left as the leading one.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// UIKit's distances.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// As `UIEdgeInsets`, from the sides where reading begins and ends.
@frozen public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the side where reading begins.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the side where reading ends.
  public var trailing: CGFloat

  /// Distances, each that of the property of its name.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// The distances of views.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension CGRect {
  /// The rectangle whose edges lie further inside by `insets`; its sides may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// A way to the right and down, in points.
@frozen public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// A way of these lengths.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No way.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No way.
  public static let zero = UIOffset()
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Sides of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
