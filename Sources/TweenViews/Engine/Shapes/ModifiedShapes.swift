import Foundation
import TweenGeometry
import TweenMotion

/// A shape moved within its rectangle.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// How far, in points: to the right and down.
  public var offset: CGSize
  /// A shape moved by so many points.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The path of the shape in `rect`, moved. It may leave the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(map)
  }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).applying(map)
  }
  nonisolated private var map: CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
  /// That of the shape; one that is mirrored is so with its offset.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// The size of the shape: moving it changes nothing.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the shape, and the offset.
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
  /// The shape that is scaled.
  public var shape: Content
  /// The factors along both axes: 1 leaves the size, negative ones mirror.
  public var scale: CGSize
  /// The point of the rectangle that stays.
  public var anchor: UnitPoint
  /// A shape scaled about `anchor`.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The path of the shape in `rect`, scaled. It may leave the rectangle.
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
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// The size of the shape: scaling it changes nothing.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the shape, the factors and the anchor.
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

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// How far: positive angles turn clockwise on screen.
  public var angle: Angle
  /// The point of the rectangle that stays.
  public var anchor: UnitPoint
  /// A shape turned about `anchor`.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The path of the shape in `rect`, turned. It may leave the rectangle.
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
  /// That of the shape; one that is mirrored turns the other way around then.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// The size of the shape: turning it changes nothing.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the shape, the angle and the anchor.
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

/// A part of a shape's outline, by length.
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

/// A shape mapped by a transform, in points from the origin of its coordinates.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is mapped.
  public var shape: Content
  /// The map of the path's points.
  public var transform: CGAffineTransform
  /// A shape of which all points are mapped by `transform`.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The path of the shape in `rect`, mapped. It may leave the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).applying(transform)
  }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// The size of the shape: the map changes nothing.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the shape. A change of the transform does not animate.
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape that has one size in any rectangle; as a view it takes what it is offered.
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

/// Any shape. It has no data, so that a change of what is inside does not animate.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> _ShapeOutline
  private let size: @Sendable (ProposedViewSize) -> CGSize
  private let behavior: LayoutDirectionBehavior
  /// A shape whose type is hidden.
  nonisolated public init<S: Shape>(_ shape: S) {
    outline = { shape._outline(in: $0) }
    size = { shape.sizeThatFits($0) }
    behavior = shape.layoutDirectionBehavior
  }
  /// The path of the shape in `rect`, filled.
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect).filled }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline { outline(rect) }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  /// The size of the shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Path: Shape {
  /// The path itself, wherever `rect` lies.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
