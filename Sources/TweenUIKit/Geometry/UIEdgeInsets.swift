import Foundation
import TweenGeometry

/// Distances from the edges of a rectangle inwards, in points; negative distances point outwards.
@frozen public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Creates insets from the distances of each edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero at all edges.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of zero at all edges.
  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  /// Creates insets from UIKit's; the left distance becomes the leading one.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// Creates insets from UIKit's directional insets.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// Distances from the edges of a rectangle inwards, in points, by the direction of reading.
@frozen public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where reading begins, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends, in points.
  public var trailing: CGFloat

  /// Creates insets from the distances of each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero at all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero at all edges.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from SwiftUI's type.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards by `insets`; its sides can become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// A displacement to the right and down, in points.
@frozen public struct UIOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat

  /// Creates a displacement from its horizontal and vertical distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a displacement of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A displacement of zero.
  public static let zero = UIOffset()
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The raw bits of the edges.
  public let rawValue: UInt

  /// Creates a set of edges from its bits, unchanged.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of the rectangle.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge of the rectangle.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge of the rectangle.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge of the rectangle.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges of the rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw bits of the corners.
  public let rawValue: UInt

  /// Creates a set of corners from its bits, unchanged.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner of the rectangle.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner of the rectangle.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner of the rectangle.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner of the rectangle.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners of the rectangle.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
