import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier made by `compositingGroup()` and `drawingGroup(opaque:colorMode:)`.
nonisolated public struct _CompositingGroup: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = GroupLayerNode
  var name: String
  var isOpaque = false
  /// The way in which colours are mixed inside; nil: as outside.
  var mixing: DisplayItem.Mixing?
  /// Whether there is a group. If false, the content is drawn without a layer.
  var isOn = true
}

@MainActor package final class GroupLayerNode: LayerNode, ValueNode, AnimatorOwner {
  package var value: _CompositingGroup
  private var frame = FrameAttribute()

  package init(_ context: NodeContext, _ value: _CompositingGroup) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: _CompositingGroup) {
    if let placement { followFrame(placement) }
    setNeedsDisplay()
  }

  package override func placementDidChange(_ placement: Placement) {
    followFrame(placement)
    super.placementDidChange(placement)
  }

  /// Only an opaque picture has edges.
  private func followFrame(_ placement: Placement) {
    guard value.isOpaque else { return }
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
  }

  package override var isLayer: Bool { value.isOn }

  package override var takesBlend: Bool { false }

  package override var isOpaque: Bool { value.isOpaque }

  package override var mixing: DisplayItem.Mixing? { value.mixing }

  package override var shownClip: DisplayItem.Clip? {
    guard value.isOpaque else { return nil }
    let rect = frame.shown
    return DisplayItem.Clip(
      path: Path(CGRect(origin: .zero, size: rect.size)),
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    frame.remove()
  }

  package override var debugName: String { value.name }
}

/// The way in which overlapping, blended and partly covering colours are mixed.
///
/// Blurs, colour effects and gradients are the same in all modes.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Mixes colours in encoded sRGB, by their stored component values.
  case nonLinear
  /// Mixes colours in linear light, as physical lights add up.
  case linear
  /// Mixes colours as `linear` does. Values brighter than white or outside of sRGB are clamped,
  /// because pixels have 8 bits.
  case extendedLinear

  package var mixing: DisplayItem.Mixing { self == .nonLinear ? .encoded : .linear }
}

extension View {
  /// Draws this view as one picture, to which the effects written after this one apply as a whole.
  nonisolated public func compositingGroup() -> some View {
    modifier(_CompositingGroup(name: "compositingGroup"))
  }

  /// Draws this view as one picture if `isOn` is true. A group costs a layer in each frame, even
  /// without effects on it.
  nonisolated package func compositingGroup(isOn: Bool) -> some View {
    modifier(_CompositingGroup(name: "compositingGroup", isOn: isOn))
  }

  /// Draws this view as one picture, to which the effects written after this one apply as a whole.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture is opaque: black where nothing is drawn, and no larger than this
  ///     view.
  ///   - colorMode: The way in which colours are mixed inside.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(
      _CompositingGroup(name: "drawingGroup", isOpaque: opaque, mixing: colorMode.mixing))
  }
}
