import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// `compositingGroup()` and `drawingGroup(opaque:colorMode:)`.
nonisolated public struct _CompositingGroup: UnaryModifier, Equatable {
  public typealias Body = Never
  var name: String
  var isOpaque = false
  /// How colours are mixed inside; nil: as around.
  var mixing: DisplayItem.Mixing?

  @MainActor package func makeWrapper(_ context: NodeContext) -> GroupLayerNode {
    GroupLayerNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: GroupLayerNode) { wrapper.update(self) }
}

@MainActor package final class GroupLayerNode: LayerNode, AnimatorOwner {
  private var group: _CompositingGroup
  private var frame = FrameAttribute()

  init(_ context: NodeContext, _ group: _CompositingGroup) {
    self.group = group
    super.init(context)
  }

  func update(_ new: _CompositingGroup) {
    guard group != new else { return }
    group = new
    if let placement { followFrame(placement) }
    setNeedsDisplay()
  }

  package override func placementDidChange(_ placement: Placement) {
    followFrame(placement)
    super.placementDidChange(placement)
  }

  /// Only an opaque picture has edges.
  private func followFrame(_ placement: Placement) {
    guard group.isOpaque else { return }
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
  }

  package override var takesBlend: Bool { false }

  package override var isOpaque: Bool { group.isOpaque }

  package override var mixing: DisplayItem.Mixing? { group.mixing }

  package override var shownClip: DisplayItem.Clip? {
    guard group.isOpaque else { return nil }
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

  package override var debugName: String { group.name }
}

/// How colours are mixed where they lie over each other, blend, or cover a pixel in part.
///
/// Blurs, colour effects and gradients do what they do in any mode.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB: colours mix as their bytes do.
  case nonLinear
  /// In linear light, as lamps add up.
  case linear
  /// As `linear`: what is brighter than white, or outside of sRGB, is cut, for pixels have 8 bits.
  case extendedLinear

  package var mixing: DisplayItem.Mixing { self == .nonLinear ? .encoded : .linear }
}

extension View {
  /// Draws this view as one picture before effects written after this one apply.
  nonisolated public func compositingGroup() -> some View {
    modifier(_CompositingGroup(name: "compositingGroup"))
  }

  /// Draws this view as one picture before effects written after this one apply.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture is opaque: black where nothing is drawn, and no larger than
  ///     this view.
  ///   - colorMode: How colours are mixed inside.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(
      _CompositingGroup(name: "drawingGroup", isOpaque: opaque, mixing: colorMode.mixing))
  }
}
