import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// What a shape's drawing plays in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection = .rightToLeft)

  /// Mirrors from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// How a shape is used, for its style.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  /// The path, or one that is stroked, for those who draw it.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
  /// The same of this shape with other animatable data.
  nonisolated func _outline(in rect: CGRect, showing data: AnimatableData) -> _ShapeOutline
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(path(in: rect))
  }
  // A program's shape gets its own copy of this, made for its types.
  @inlinable nonisolated public func _outline(
    in rect: CGRect, showing data: AnimatableData
  ) -> _ShapeOutline {
    var shape = self
    shape.animatableData = data
    return shape._outline(in: rect)
  }
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors() }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can shrink within its rectangle.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// The shape at a fixed size, at the top left of whatever rectangle it is given.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape at a fixed size, of which `anchor` lies there in the rectangle it is given.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
