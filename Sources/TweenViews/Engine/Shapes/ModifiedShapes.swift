import Foundation
import TweenGeometry
import TweenMotion

/// A shape moved by an offset within its rectangle.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before it is moved.
  public var shape: Content
  /// The distance in points, to the right and down.
  public var offset: CGSize
  /// Creates a shape that moves another by an offset in points.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// Returns the path of the shape in `rect`, moved. The path may leave the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(map)
  }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).applying(map)
  }
  nonisolated private var map: CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
  /// The behavior of the original shape. A mirrored shape has a mirrored offset.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// Returns the size of the original shape, which the offset does not change.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the original shape, and the offset.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// A shape scaled about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before it is scaled.
  public var shape: Content
  /// The factors along both axes: 1 keeps the size, and negative factors mirror.
  public var scale: CGSize
  /// The point of the rectangle that does not move.
  public var anchor: UnitPoint
  /// Creates a shape that scales another about a point of its rectangle.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the path of the shape in `rect`, scaled. The path may leave the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(map(in: rect))
  }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).applying(map(in: rect))
  }
  nonisolated private func map(in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: x - scale.width * x,
      ty: y - scale.height * y)
  }
  /// The behavior of the original shape in layouts of either direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// Returns the size of the original shape, which the scale does not change.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the original shape, the factors and the anchor.
  nonisolated public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape rotated about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before it is rotated.
  public var shape: Content
  /// The angle of the rotation: positive angles rotate clockwise on screen.
  public var angle: Angle
  /// The point of the rectangle that does not move.
  public var anchor: UnitPoint
  /// Creates a shape that rotates another about a point of its rectangle.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// Returns the path of the shape in `rect`, rotated. The path may leave the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(map(in: rect))
  }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).applying(map(in: rect))
  }
  nonisolated private func map(in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
  /// The behavior of the original shape. A mirrored shape is rotated counterclockwise.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// Returns the size of the original shape, which the rotation does not change.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the original shape, the angle and the anchor.
  nonisolated public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A part of a shape's outline, between two fractions of its length.
struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }
}

/// A shape whose path is mapped by an affine transform, in points from the origin of its coordinates.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before it is mapped.
  public var shape: Content
  /// The transform that maps the path's points.
  public var transform: CGAffineTransform
  /// Creates a shape that maps all points of another by a transform.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// Returns the path of the shape in `rect`, mapped. The path may leave the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).applying(transform)
  }
  /// The behavior of the original shape in layouts of either direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// Returns the size of the original shape, which the transform does not change.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the original shape. A change of the transform does not animate.
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape that has the same size in any rectangle. A view of it takes all the proposed space.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: sized(rect)) }
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: sized(rect)) }
  nonisolated private func sized(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
      height: size.height)
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape whose type is hidden. It has no animatable data, so that a change of the shape inside does
/// not animate.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> _ShapeOutline
  private let size: @Sendable (ProposedViewSize) -> CGSize
  private let behavior: LayoutDirectionBehavior
  /// Creates a shape that hides the type of another.
  nonisolated public init<S: Shape>(_ shape: S) {
    outline = { shape._outline(in: $0) }
    size = { shape.sizeThatFits($0) }
    behavior = shape.layoutDirectionBehavior
  }
  /// Returns the path in `rect`, as a path to be filled.
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect).filled }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline { outline(rect) }
  /// The behavior of the hidden shape in layouts of either direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  /// Returns the size of the hidden shape for a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Path: Shape {
  /// Returns the path itself, independent of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
