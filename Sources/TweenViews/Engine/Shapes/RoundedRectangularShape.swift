import Foundation
import TweenGeometry
import TweenMotion

extension Edge {
  /// A corner of a rectangle, in terms of the layout direction.
  public enum Corner: CaseIterable, Hashable, Sendable {
    /// The corner where the top and the leading edge meet.
    case topLeading
    /// The corner where the top and the trailing edge meet.
    case topTrailing
    /// The corner where the bottom and the leading edge meet.
    case bottomLeading
    /// The corner where the bottom and the trailing edge meet.
    case bottomTrailing

    /// The rounding of a corner: a fixed radius, or concentric with the corner of a container.
    ///
    /// A number literal is a fixed radius: `8` means `.fixed(8)`.
    public struct Style: Hashable, Sendable {
      /// The fixed radius; for a concentric corner its minimum radius.
      let radius: CGFloat
      let isConcentric: Bool

      /// Returns a corner with a fixed radius, in points; negative values and NaN count as 0.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius, isConcentric: false)
      }

      /// A corner that is concentric with that of the container around the shape.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }

      /// Returns a corner that is concentric with that of the container around the shape.
      ///
      /// - Parameter minimum: The minimum radius: a fixed style, or a concentric style with a
      ///   minimum.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: minimum.radius, isConcentric: true)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a corner with a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// Creates a corner with a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The styles of the four corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the corner where the top and the leading edge meet.
  public var topLeading: Edge.Corner.Style
  /// The style of the corner where the top and the trailing edge meet.
  public var topTrailing: Edge.Corner.Style
  /// The style of the corner where the bottom and the leading edge meet.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the corner where the bottom and the trailing edge meet.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners with a style for each.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates four corners with the same style.
  public init(_ style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// The radii; for concentric corners their minimum radii.
  var radii: RectangleCornerRadii {
    func usable(_ style: Edge.Corner.Style) -> CGFloat { style.radius > 0 ? style.radius : 0 }
    return RectangleCornerRadii(
      topLeading: usable(topLeading), bottomLeading: usable(bottomLeading),
      bottomTrailing: usable(bottomTrailing), topTrailing: usable(topTrailing))
  }
}

/// A rectangle with rounded corners. As the shape of a container it determines the radii of
/// concentric corners in the shapes inside.
public protocol RoundedRectangularShape: Shape {
  /// The type that describes the corners.
  typealias Corners = RoundedRectangularShapeCorners
  /// Returns the corners of the shape.
  ///
  /// - Parameter size: The size of the shape's rectangle; nil: unknown.
  /// - Returns: The corners; nil where they depend on a size that is unknown.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Returns four sharp corners, for every size.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(0)
  }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns four corners with the larger side of the corner size as their radius.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(.fixed(max(cornerSize.width, cornerSize.height)))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns four corners with the shape's own radii.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Returns four corners with half the shorter side as their radius; nil without a size.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { RoundedRectangularShapeCorners(.fixed(min($0.width, $0.height) / 2)) }
  }
}
