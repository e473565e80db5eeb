import Foundation
import TweenGeometry
import TweenMotion

/// `scaleEffect`.
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

  /// What stands for a factor of exactly zero (Semantics 5.6): with it on both axes the
  /// determinant is still a normal number, and the map can be inverted.
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

/// `rotationEffect`.
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

/// `transformEffect`. It does not animate.
@frozen public struct _TransformEffect: GeometryEffect, NamedEffect, Equatable {
  public typealias AnimatableData = EmptyAnimatableData
  public var transform: CGAffineTransform

  @inlinable public init(transform: CGAffineTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  static var modifierName: String { "transformEffect" }
}

extension View {
  /// Scales what is drawn about `anchor`; layout is as without it.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// The same with one factor for both axes.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The same with each factor by name.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is drawn about `anchor`, clockwise; layout is as without it.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Maps what is drawn by `transform`, in points from the view's top left; layout is as without
  /// it. A change of the transform is not animated; one that cannot be inverted does nothing.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
