import Foundation
import TweenGeometry
import TweenMotion

/// The modifier made by `rotation3DEffect`, which rotates drawing and hits in space.
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

/// The modifier made by `projectionEffect(_:)`. It does not animate.
@frozen public struct _ProjectionEffect: GeometryEffect, NamedEffect, Equatable {
  public typealias AnimatableData = EmptyAnimatableData
  public var transform: ProjectionTransform

  @inlinable public init(transform: ProjectionTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }

  static var modifierName: String { "projectionEffect" }
}

extension View {
  /// Rotates the picture of this view in space. Layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle of rotation. With an axis that points to the right, a positive angle moves the
  ///     upper edge away from the eye.
  ///   - axis: The axis of rotation, of any length: x to the right, y down, z towards the eye. With a
  ///     length of 0 there is no rotation.
  ///   - anchor: The point of the view that lies on the axis.
  ///   - anchorZ: The distance of that point in front of the view, in points.
  ///   - perspective: The strength of the perspective. The eye's distance is the view's longer side
  ///     divided by this; 0 is an eye at infinity, with parallel lines.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the picture of this view by `transform`, in points from the view's top left. Layout
  /// does not change. The transform does not animate, and has no effect if it cannot be inverted.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
