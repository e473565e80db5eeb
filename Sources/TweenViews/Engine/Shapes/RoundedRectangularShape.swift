import Foundation
import TweenGeometry
import TweenMotion

extension Edge {
  /// One of a rectangle's four corners, in reading direction.
  public enum Corner: CaseIterable, Hashable, Sendable {
    /// The corner where the upper and the leading edge meet.
    case topLeading
    /// The corner where the upper and the trailing edge meet.
    case topTrailing
    /// The corner where the lower and the leading edge meet.
    case bottomLeading
    /// The corner where the lower and the trailing edge meet.
    case bottomTrailing

    /// How a corner is rounded: by a radius, or in parallel to the corner of a container.
    ///
    /// A number stands for a radius: `8` is `.fixed(8)`.
    public struct Style: Hashable, Sendable {
      /// The radius; where the corner follows a container, the least one.
      let radius: CGFloat
      let isConcentric: Bool

      /// A corner of one radius, in points; what is below 0 or no number counts as 0.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius, isConcentric: false)
      }

      /// A corner that runs in parallel to that of the container around it.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }

      /// A corner that runs in parallel to that of the container around it.
      ///
      /// - Parameter minimum: Which the radius is at least; of a concentric style its own least radius.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: minimum.radius, isConcentric: true)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A corner of one radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// A corner of one radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// How the corners of a shape are rounded that is a rectangle but for its corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// Where the upper and the leading edge meet.
  public var topLeading: Edge.Corner.Style
  /// Where the upper and the trailing edge meet.
  public var topTrailing: Edge.Corner.Style
  /// Where the lower and the leading edge meet.
  public var bottomLeading: Edge.Corner.Style
  /// Where the lower and the trailing edge meet.
  public var bottomTrailing: Edge.Corner.Style

  /// Corners with a style each.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Four corners of one style.
  public init(_ style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// The radii; concentric corners have their least one.
  var radii: RectangleCornerRadii {
    func usable(_ style: Edge.Corner.Style) -> CGFloat { style.radius > 0 ? style.radius : 0 }
    return RectangleCornerRadii(
      topLeading: usable(topLeading), bottomLeading: usable(bottomLeading),
      bottomTrailing: usable(bottomTrailing), topTrailing: usable(topTrailing))
  }
}

/// A shape that is a rectangle but for its corners. As the shape of a container it tells each corner
/// of the shapes inside what to run in parallel to.
public protocol RoundedRectangularShape: Shape {
  /// How corners are described.
  typealias Corners = RoundedRectangularShapeCorners
  /// The corners of the shape.
  ///
  /// - Parameter size: Of the rectangle that it fills; nil: it isn't known.
  /// - Returns: nil where the corners depend on a size that isn't known.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Four sharp corners.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(0)
  }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Four corners of the larger side of the corner size.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(.fixed(max(cornerSize.width, cornerSize.height)))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The four corners with their radii.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Four corners of half the shorter side.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { RoundedRectangularShapeCorners(.fixed(min($0.width, $0.height) / 2)) }
  }
}
