import Foundation
import TweenGeometry
import TweenMotion

/// A rectangle that fills its frame.
@frozen public struct Rectangle: Shape {
  /// Creates a rectangle that fills its frame.
  nonisolated public init() {}
  /// Returns the outline of `rect`, clockwise on screen from its top left corner.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Fixed: the shape is symmetric, so that mirroring would not change it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners, whose radii are at most half of the shorter side.
@frozen public struct RoundedRectangle: Shape {
  /// The size of a corner along the two edges, in points. When the path is made, each side is clamped
  /// to 0...half of the rectangle's shorter side; NaN counts as 0.
  public var cornerSize: CGSize
  /// The form of the corners: circular arcs, or continuous curves.
  public var style: RoundedCornerStyle
  /// Creates a rectangle whose corners have a size, in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Creates a rectangle whose corners have one radius, in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Returns the rounded rectangle that fills `rect`, clockwise on screen from the middle of its
  /// right edge.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// Fixed: the shape is symmetric, so that mirroring would not change it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// The corner size, which animates. A change of the style does not animate.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a separate radius for each corner.
@frozen public struct UnevenRoundedRectangle: Shape {
  /// The radius of each corner, in points. When the path is made, each is clamped to 0...half of the
  /// rectangle's shorter side; NaN counts as 0.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners: circular arcs, or continuous curves.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with a radius for each corner. A right-to-left layout mirrors it, so that
  /// its leading corners are at the leading edge.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle with a radius for each corner, in points; corners without a radius are
  /// sharp.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
  /// Returns the rounded rectangle that fills `rect`, with its leading corners on the left. A
  /// right-to-left layout mirrors it when it is drawn.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// The four radii, which animate. A change of the style does not animate.
  nonisolated public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.topTrailing),
        AnimatablePair(cornerRadii.bottomLeading, cornerRadii.bottomTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.second.first,
        bottomTrailing: newValue.second.second, topTrailing: newValue.first.second)
    }
  }
}

/// A rectangle whose shorter sides are round.
@frozen public struct Capsule: Shape {
  /// The form of the round ends: circular arcs, or continuous curves.
  public var style: RoundedCornerStyle
  /// Creates a capsule, by default with continuous curves at its ends.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the capsule that fills `rect`, with corners of half its shorter side.
  nonisolated public func path(in rect: CGRect) -> Path { Path(capsuleIn: rect, style: style) }
  /// Fixed: the shape is symmetric, so that mirroring would not change it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that fills its frame.
@frozen public struct Ellipse: Shape {
  /// Creates an ellipse that fills its frame.
  nonisolated public init() {}
  /// Returns the ellipse that touches the four edges of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Fixed: the shape is symmetric, so that mirroring would not change it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle that fits in its frame, centered.
@frozen public struct Circle: Shape {
  /// Creates a circle centered in its frame.
  nonisolated public init() {}
  /// Returns the circle about the center of `rect` whose diameter is the shorter side.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Fixed: the shape is symmetric, so that mirroring would not change it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// Returns a square with the shorter side of the proposal. As for all shapes, a side without a
  /// proposed value counts as 10 points.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle whose corners have a size, in points.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// Returns a rectangle whose corners have one radius, in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius for each corner.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// Returns a rectangle with a radius for each corner, in points; corners without a radius are
  /// sharp.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
extension Shape where Self == Capsule {
  /// A capsule with continuous curves at its ends.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// Returns a capsule whose ends have the form `style`.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self {
    Capsule(style: style)
  }
}
extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Circle {
  /// A circle centered in its frame.
  nonisolated public static var circle: Circle { Circle() }
}
