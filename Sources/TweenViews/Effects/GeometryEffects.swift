import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// `scaleEffect`.
nonisolated public struct _ScaleEffect: UnaryModifier, Equatable {
  public typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint

  @MainActor package func makeWrapper(_ context: NodeContext) -> EffectNode<ScaleData> {
    let node = EffectNode<ScaleData>(context)
    node.update(ScaleData(scale: scale, anchor: anchor))
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: EffectNode<ScaleData>) {
    wrapper.update(ScaleData(scale: scale, anchor: anchor))
  }
}

/// `rotationEffect`.
nonisolated public struct _RotationEffect: UnaryModifier, Equatable {
  public typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  @MainActor package func makeWrapper(_ context: NodeContext) -> EffectNode<RotationData> {
    let node = EffectNode<RotationData>(context)
    node.update(RotationData(angle: angle, anchor: anchor))
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: EffectNode<RotationData>) {
    wrapper.update(RotationData(angle: angle, anchor: anchor))
  }
}

/// The numbers of a transforming effect and the transform they make.
package protocol TransformEffectData: Animatable, Equatable {
  /// Over a rectangle of `size` at the origin, y down.
  func transform(size: CGSize, isMirrored: Bool) -> CGAffineTransform
}

package struct ScaleData: TransformEffectData {
  var scale: CGSize
  var anchor: UnitPoint

  package typealias AnimatableData = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  package var animatableData: AnimatableData {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// A factor of exactly zero stays invertible (SEMANTICS 5.6).
  private static let leastFactor: CGFloat = 2.1e-154

  package func transform(size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    let x = size.width * (isMirrored ? 1 - anchor.x : anchor.x)
    let y = size.height * anchor.y
    let sx = scale.width == 0 ? Self.leastFactor : scale.width
    let sy = scale.height == 0 ? Self.leastFactor : scale.height
    return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x - sx * x, ty: y - sy * y)
  }
}

package struct RotationData: TransformEffectData {
  var angle: Angle
  var anchor: UnitPoint

  package typealias AnimatableData = AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  package var animatableData: AnimatableData {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func transform(size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    let x = size.width * (isMirrored ? 1 - anchor.x : anchor.x)
    let y = size.height * anchor.y
    let turn = CGAffineTransform(
      rotationAngle: CGFloat(isMirrored ? -angle.radians : angle.radians))
    return CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A transform whose numbers animate.
@MainActor package final class EffectNode<Data: TransformEffectData>: SpaceNode {
  private var attribute = AnimatedAttribute<Data.AnimatableData>()
  private var model: Data?

  func update(_ new: Data) {
    guard model != new else { return }
    model = new
    _ = attribute.update(
      new.animatableData, transaction: visibleTransaction(), environment: environment,
      pool: graph.pool, owner: self)
    setNeedsDisplay()
  }

  package override func shownEffect(size: CGSize) -> CGAffineTransform {
    guard var shown = model else { return .identity }
    if attribute.isAnimating { shown.animatableData = attribute.shown(shown.animatableData) }
    let transform = shown.transform(
      size: size, isMirrored: environment.layoutDirection == .rightToLeft)
    // A matrix that is not finite is ignored, as a singular one of a custom effect is.
    return transform.isFinite ? transform : .identity
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    attribute.remove()
  }

  package override var debugName: String {
    Data.self == ScaleData.self ? "scaleEffect" : "rotationEffect"
  }
}

extension CGAffineTransform {
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

/// A fixed mirror image in right-to-left layouts.
nonisolated public struct _FlipForRightToLeft: UnaryModifier, Equatable {
  public typealias Body = Never
  var isEnabled: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> FlipNode {
    let node = FlipNode(context)
    node.isEnabled = isEnabled
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: FlipNode) {
    guard wrapper.isEnabled != isEnabled else { return }
    wrapper.isEnabled = isEnabled
    wrapper.setNeedsDisplay()
  }
}

@MainActor package final class FlipNode: SpaceNode {
  var isEnabled = true

  package override func shownEffect(size: CGSize) -> CGAffineTransform {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return .identity }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
  }
}

extension View {
  /// Scales what is drawn about `anchor`; layout is as without it.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is drawn about `anchor`, clockwise; layout is as without it.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Mirrors what is drawn where the layout runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRightToLeft(isEnabled: enabled))
  }
}
