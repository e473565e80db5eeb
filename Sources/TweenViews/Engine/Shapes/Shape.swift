import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// How a shape is used, for its style.
public enum ShapeRole: Sendable {
  /// The inside is painted; the outline is; the shape parts things from each other.
  case fill, stroke, separator
}

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in points. It need not stay inside. It is asked for when the size or
  /// the data of the shape has changed, in each frame in which one of them animates.
  nonisolated func path(in rect: CGRect) -> Path
  /// The path, or one that is stroked, for those who draw it.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
  /// The same of this shape with other animatable data.
  nonisolated func _outline(in rect: CGRect, showing data: AnimatableData) -> _ShapeOutline
  /// What the shape is made for. Nothing that is drawn depends on it.
  nonisolated static var role: ShapeRole { get }
  /// In layouts of which direction a view of the shape is mirrored, drawn, clipping or hit: from
  /// right to left by default.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size of a view of the shape for what it is offered, in points.
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
  /// Made to be filled.
  nonisolated public static var role: ShapeRole { .fill }
  /// Mirrored in layouts from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors() }
  /// All that is offered; 10 points along a side of which nothing is said.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can shrink within its rectangle.
nonisolated public protocol InsettableShape: Shape {
  /// What is left when the shape shrinks.
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline `amount` points further inside, outside where that is below 0;
  /// nothing where it takes all.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// The shape moved by so many points to the right and down. A view of it keeps its size.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// The same by the coordinates of a point.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// The same with both distances by name, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// The shape scaled about a point of its rectangle: 1 leaves an axis as it is, a negative factor
  /// mirrors it. A view of it keeps its size.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// The same with one factor for both axes.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  /// The shape turned about a point of its rectangle, clockwise on screen for positive angles. A
  /// view of it keeps its size.
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
  /// The shape with all points of its path mapped by `transform`, in points from the top left of
  /// the view. The transform does not animate.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// The shape at a fixed size, at the top left of whatever rectangle it is given.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }
  /// The same with both sides by name, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape at a fixed size, of which `anchor` lies there in the rectangle it is given.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
  /// The same with both sides by name, in points.
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
