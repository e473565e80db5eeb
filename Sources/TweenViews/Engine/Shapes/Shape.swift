import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The purpose of a shape, which its style may depend on.
public enum ShapeRole: Sendable {
  /// The area of the shape is painted, its outline is painted, or the shape separates other content.
  case fill, stroke, separator
}

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in `rect`, in points. The outline may leave the rectangle. It is evaluated
  /// when the size or the animatable data of the shape has changed, and in each frame in which one of
  /// them animates.
  nonisolated func path(in rect: CGRect) -> Path
  /// Returns the path in a rectangle, or a path with a stroke, to be drawn.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
  /// Returns the outline in a rectangle of this shape with other animatable data.
  nonisolated func _outline(in rect: CGRect, showing data: AnimatableData) -> _ShapeOutline
  /// The purpose of the shape. The engine draws all roles the same.
  nonisolated static var role: ShapeRole { get }
  /// The layout direction in which a view of the shape is mirrored, for drawing, clipping and hit
  /// testing: right to left by default.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size of a view of the shape for a proposed size, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(path(in: rect))
  }
  // Inlinable, so that a program's shape has a copy specialized for its types.
  @inlinable nonisolated public func _outline(
    in rect: CGRect, showing data: AnimatableData
  ) -> _ShapeOutline {
    var shape = self
    shape.animatableData = data
    return shape._outline(in: rect)
  }
  /// The default role: the area of the shape is painted.
  nonisolated public static var role: ShapeRole { .fill }
  /// The default: the shape is mirrored in right-to-left layouts.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors() }
  /// Returns the proposed size, with 10 points for each side without a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape as a view, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be inset within its rectangle.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape after the inset.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its outline `amount` points further inside, or further outside where it
  /// is negative. The outline is empty where nothing remains.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// Returns the shape moved to the right and down by an offset in points. The size of its view stays
  /// the same.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// Returns the shape moved to the right and down by the coordinates of a point.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// Returns the shape moved to the right and down by two distances in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// Returns the shape scaled about a point of its rectangle: a factor of 1 keeps an axis unchanged,
  /// and a negative one mirrors it. The size of its view stays the same.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Returns the shape scaled about a point of its rectangle, by one factor for both axes.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  /// Returns the shape rotated about a point of its rectangle, clockwise on screen for positive
  /// angles. The size of its view stays the same.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Returns the part of the outline between two fractions of its length. Both are clamped to 0...1;
  /// the result is empty where the start is not before the end.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
  /// Returns the shape with all points of its path mapped by a transform, in points from the top left
  /// of the view. The transform does not animate.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// Returns the shape at a fixed size in points, at the top left of its rectangle.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }
  /// Returns the shape at a fixed width and height in points, at the top left of its rectangle.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// Returns the shape at a fixed size in points, aligned at `anchor` in its rectangle.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
  /// Returns the shape at a fixed width and height in points, aligned at `anchor` in its rectangle.
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
