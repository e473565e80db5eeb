import Foundation
import TweenGeometry
import TweenMotion

/// A rectangle.
@frozen public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners. Radii clamp to half the shorter side.
@frozen public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius for each corner.
@frozen public struct UnevenRoundedRectangle: Shape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
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
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
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
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path { Path(capsuleIn: rect, style: style) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse.
@frozen public struct Ellipse: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle in the middle of the rectangle.
@frozen public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: CGFloat.infinity, height: .infinity))
    let side = min(size.width, size.height)
    // Nothing offered on either side: the default length.
    if proposal == .unspecified { return CGSize(width: 10, height: 10) }
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
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
  nonisolated public static var capsule: Capsule { Capsule() }
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self {
    Capsule(style: style)
  }
}
extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
