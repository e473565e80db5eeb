import Foundation
import TweenGeometry
import TweenPaint

/// The places of a layer's begin and end items in the display list, for an element that draws its
/// content as a layer only at times.
package struct LayerSlots {
  private var beginning = ItemSlot()
  private var ending = ItemSlot()
  private var isOpen = false

  package init() {}

  // The methods here do not draw the content. Otherwise the exclusive access to these slots would
  // last as long, and each access further in would be checked against all of them.

  /// Begins the layer. Items drawn from here to `end` are inside of it.
  @MainActor package mutating func begin(
    _ builder: DisplayListBuilder, isStale: Bool, blend: BlendOperator = .normal,
    _ layer: () -> DisplayItem.Layer
  ) {
    isOpen = true
    builder.emit(&beginning, isStale: isStale, blend: blend) { .beginLayer(layer()) }
  }

  @MainActor package mutating func end(_ builder: DisplayListBuilder) {
    builder.emit(&ending, isStale: false) { .endLayer }
  }

  /// Removes the items of a layer that is not drawn any longer.
  @MainActor package mutating func close(_ builder: DisplayListBuilder) {
    guard isOpen else { return }
    isOpen = false
    builder.structureDidChange()
  }
}

/// The base class of nodes that draw their content as one picture: `compositingGroup`,
/// `drawingGroup`, clips, masks, blurs and colour effects.
@MainActor package class LayerNode: WrapperNode {
  private var slots = LayerSlots()

  /// Whether the layer has an effect at present. If not, the content is drawn without it.
  package var isLayer: Bool { true }

  /// The clip, in the space in which this element is placed; nil for no clip.
  package var shownClip: DisplayItem.Clip? { nil }

  /// Returns the effect on the picture, with `transform` from the space in which this element is
  /// placed to the canvas; nil for no effect.
  package func shownLayerEffect(_ transform: CGAffineTransform) -> DisplayItem.LayerEffect? { nil }

  /// Whether the picture starts as opaque black.
  package var isOpaque: Bool { false }

  /// The way in which colours are mixed inside; nil: as outside.
  package var mixing: DisplayItem.Mixing? { nil }

  /// Whether opacity from outside applies to the whole. If not, it applies to each leaf.
  package var takesOpacity: Bool { true }

  /// Whether the blend mode of a single picture inside applies to the layer. If not, the mode ends
  /// at this layer: the picture was already blended with the layer's other content.
  package var takesBlend: Bool { true }

  package final override var isPicture: Bool { isLayer }

  /// A cache for the current pass. Without it, each of several nested layers would search down to
  /// the leaf.
  private var knownBlend: (pass: Int, blend: BlendOperator?) = (0, nil)

  package override var ownBlend: BlendOperator? {
    let pass = window?.displayPass.builder.pass ?? 0
    if pass & 1 == 1, knownBlend.pass == pass { return knownBlend.blend }
    let blend = !takesBlend && isLayer ? nil : super.ownBlend
    knownBlend = (pass, blend)
    return blend
  }

  package override var readsBackdrop: Bool {
    isLayer ? ownBlend.map { $0 != .normal } ?? false : super.readsBackdrop
  }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? .normal : ownBlend ?? context.blend
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    guard isLayer else {
      slots.close(builder)
      content?.drawIfNeeded(builder, context)
      return
    }
    var inner = context.insideLayer
    inner.isBlendTaken = ownBlend != nil
    if let mixing { inner.isLinear = mixing == .linear }
    if !takesOpacity { inner.opacity = context.opacity }
    slots.begin(builder, isStale: isStale, blend: pictureBlend(context)) {
      DisplayItem.Layer(
        opacity: takesOpacity ? context.opacity : 1, clip: shownClip(context.transform),
        effect: shownLayerEffect(context.transform), isOpaque: isOpaque, mixing: mixing)
    }
    drawInside(builder, inner, isStale: isStale)
    slots.end(builder)
  }

  /// Draws the content of the layer.
  package func drawInside(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    content?.drawIfNeeded(builder, context)
  }

  /// Returns the clip in coordinates of the canvas.
  final func shownClip(_ transform: CGAffineTransform) -> DisplayItem.Clip? {
    guard var clip = shownClip else { return nil }
    clip.transform = clip.transform.concatenating(transform)
    return clip
  }
}
