import Foundation
import TweenGeometry
import TweenMotion

/// `rotation3DEffect`.
@frozen public struct _Rotation3DEffect: GeometryEffect, NamedEffect, Equatable {
  /// The angle times 128, x, y and z of the axis, the anchor times 128, its depth, perspective.
  public typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      CGFloat,
      AnimatablePair<
        CGFloat,
        AnimatablePair<
          CGFloat, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
      >
    >
  >

  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  @inlinable public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  public static func == (left: _Rotation3DEffect, right: _Rotation3DEffect) -> Bool {
    left.angle == right.angle && left.axis == right.axis && left.anchor == right.anchor
      && left.anchorZ == right.anchorZ && left.perspective == right.perspective
  }

  public var animatableData: AnimatableData {
    get {
      let depth = AnimatablePair(
        anchor.animatableData, AnimatablePair(anchorZ, perspective))
      return AnimatablePair(
        angle.animatableData,
        AnimatablePair(axis.x, AnimatablePair(axis.y, AnimatablePair(axis.z, depth))))
    }
    set {
      angle.animatableData = newValue.first
      let turn = newValue.second
      axis = (turn.first, turn.second.first, turn.second.second.first)
      let depth = turn.second.second.second
      anchor.animatableData = depth.first
      anchorZ = depth.second.first
      perspective = depth.second.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      rotation: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
      size: size)
  }

  static var modifierName: String { "rotation3DEffect" }
}

/// `projectionEffect`. It does not animate.
@frozen public struct _ProjectionEffect: GeometryEffect, NamedEffect, Equatable {
  public typealias AnimatableData = EmptyAnimatableData
  public var transform: ProjectionTransform

  @inlinable public init(transform: ProjectionTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }

  static var modifierName: String { "projectionEffect" }
}

extension View {
  /// Turns what is drawn in space; layout is as without it.
  ///
  /// - Parameters:
  ///   - angle: How far; about an axis that points to the right, the upper edge goes away from
  ///     the eye.
  ///   - axis: The direction that stays, of any length: x to the right, y down, z towards the eye.
  ///     Without a direction nothing turns.
  ///   - anchor: The point of the view that stays.
  ///   - anchorZ: How far that point lies in front of the view, in points.
  ///   - perspective: How near the eye is: it stands at the view's longer side divided by this.
  ///     0 is an eye at infinity, which sees no lines converge.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps what is drawn by `transform`, in points from the view's top left; layout is as without
  /// it. A change of the transform is not animated; one that cannot be inverted does nothing.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
