import Foundation
import TweenGeometry
import TweenMotion

/// A rectangle.
@frozen public struct Rectangle: Shape {
  /// A rectangle; all are alike.
  nonisolated public init() {}
  /// The whole of `rect`, clockwise on screen from its top left corner.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Fixed: its mirror image is the same.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners. Radii clamp to half the shorter side.
@frozen public struct RoundedRectangle: Shape {
  /// What a corner takes of the edges, in points. Each side is clamped to 0...half of the shorter
  /// side of the rectangle when the path is made; NaN counts as 0.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  /// A rectangle whose corners take so much of the edges, in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// A rectangle whose corners have one radius, in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The rounded rectangle that fills `rect`, clockwise on screen from the middle of its right
  /// edge.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// Fixed: its mirror image is the same.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// The corner size. A change of the style does not animate.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius for each corner.
@frozen public struct UnevenRoundedRectangle: Shape {
  /// A radius for each corner, in points. Each is clamped to 0...half of the shorter side of the
  /// rectangle when the path is made; NaN counts as 0.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle
  /// A rectangle with these radii. It is mirrored in layouts from right to left, so that its
  /// leading corners lie at the leading edge.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// The same with each radius by name, in points; corners that are not named are sharp.
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
  /// The rounded rectangle that fills `rect`, its leading corners on the left: who draws it mirrors
  /// it.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// The four radii. A change of the style does not animate.
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
  /// How the round ends bend.
  public var style: RoundedCornerStyle
  /// A capsule, with ends in the continuous style if not told otherwise.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The capsule that fills `rect`: corners that take half of its shorter side.
  nonisolated public func path(in rect: CGRect) -> Path { Path(capsuleIn: rect, style: style) }
  /// Fixed: its mirror image is the same.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse.
@frozen public struct Ellipse: Shape {
  /// An ellipse; all are alike.
  nonisolated public init() {}
  /// The ellipse that touches the four edges of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Fixed: its mirror image is the same.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle in the middle of the rectangle.
@frozen public struct Circle: Shape {
  /// A circle; all are alike.
  nonisolated public init() {}
  /// The circle about the middle of `rect` that is as wide as its shorter side.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Fixed: its mirror image is the same.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A square of the shorter side that is offered, where a side that is left open counts as 10 points,
  /// as it does for every shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners take so much of the edges, in points.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// A rectangle whose corners have one radius, in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with each radius by name, in points; corners that are not named are sharp.
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
  /// A capsule with ends in the continuous style.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// A capsule whose ends bend as `style` says.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self {
    Capsule(style: style)
  }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}
