import Foundation
import TweenGeometry
import TweenMotion

/// The modifier made by `scaleEffect`, which scales drawing and hits about a point.
@frozen public struct _ScaleEffect: GeometryEffect, NamedEffect, Equatable {
  public typealias AnimatableData = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  public var scale: CGSize
  public var anchor: UnitPoint

  @inlinable public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public var animatableData: AnimatableData {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The replacement for a factor of exactly zero (Semantics 5.6). Used on both axes, the
  /// determinant is still a normal number, and the transform can be inverted.
  static let leastFactor = (2 * CGFloat.leastNormalMagnitude).squareRoot()

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let x = size.width * anchor.x
    let y = size.height * anchor.y
    let sx = scale.width == 0 ? Self.leastFactor : scale.width
    let sy = scale.height == 0 ? Self.leastFactor : scale.height
    return ProjectionTransform(
      CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x - sx * x, ty: y - sy * y))
  }

  static var modifierName: String { "scaleEffect" }
}

/// The modifier made by `rotationEffect`, which rotates drawing and hits about a point.
@frozen public struct _RotationEffect: GeometryEffect, NamedEffect, Equatable {
  public typealias AnimatableData = AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  public var angle: Angle
  public var anchor: UnitPoint

  @inlinable public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public var animatableData: AnimatableData {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let x = size.width * anchor.x
    let y = size.height * anchor.y
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }

  static var modifierName: String { "rotationEffect" }
}

/// The modifier made by `transformEffect`. It does not animate.
@frozen public struct _TransformEffect: GeometryEffect, NamedEffect, Equatable {
  public typealias AnimatableData = EmptyAnimatableData
  public var transform: CGAffineTransform

  @inlinable public init(transform: CGAffineTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  static var modifierName: String { "transformEffect" }
}

extension View {
  /// Scales the picture of this view about `anchor`. Layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the picture of this view by one factor for both axes. Layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the picture of this view by a factor for each axis. Layout does not change.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the picture of this view about `anchor`, clockwise. Layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Transforms the picture of this view by `transform`, in points from the view's top left. Layout
  /// does not change. The transform does not animate, and has no effect if it cannot be inverted.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
