import Foundation
import TweenGeometry
import TweenPaint

/// The places of a layer's beginning and end in the display list, for an element that draws what
/// is inside as a layer at times, and at others does not.
package struct LayerSlots {
  private var beginning = ItemSlot()
  private var ending = ItemSlot()
  private var isOpen = false

  package init() {}

  // What is inside is not drawn from within a method here: an access to these places would then
  // last as long, and each access further in is checked against all that last.

  /// What is drawn from here to `end` is in a layer.
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

  /// No layer is drawn now: if one was, its items must go.
  @MainActor package mutating func close(_ builder: DisplayListBuilder) {
    guard isOpen else { return }
    isOpen = false
    builder.structureDidChange()
  }
}

/// `compositingGroup`, `drawingGroup`, clips, masks, blurs and colour effects: what is inside is
/// drawn as one picture.
@MainActor package class LayerNode: WrapperNode {
  private var slots = LayerSlots()

  /// Whether there is anything to do to the whole just now. If not, the content draws as if this
  /// element were not there.
  package var isLayer: Bool { true }

  /// The clip in the space this element is placed in; nil: none.
  package var shownClip: DisplayItem.Clip? { nil }

  /// What is done to the picture, where `transform` leads out of the space this element is placed
  /// in; nil: nothing.
  package func shownLayerEffect(_ transform: CGAffineTransform) -> DisplayItem.LayerEffect? { nil }

  /// Whether the picture begins as opaque black.
  package var isOpaque: Bool { false }

  /// How colours are mixed inside; nil: as around.
  package var mixing: DisplayItem.Mixing? { nil }

  /// Whether opacity from outside applies to the whole; else it goes on to each leaf.
  package var takesOpacity: Bool { true }

  /// Whether the mode of the one picture inside is that of the whole. Else it means nothing
  /// outside: the picture has been blended with what else is in this layer.
  package var takesBlend: Bool { true }

  package final override var isPicture: Bool { isLayer }

  /// Found in the pass at hand, where layers in layers would each look for it down to the leaf.
  private var knownBlend: (pass: Int, blend: BlendOperator?) = (0, nil)

  package override var ownBlend: BlendOperator? {
    let pass = window?.displayPass.builder.pass ?? 0
    if pass & 1 == 1, knownBlend.pass == pass { return knownBlend.blend }
    let blend = !takesBlend && isLayer ? nil : super.ownBlend
    knownBlend = (pass, blend)
    return blend
  }

  package override var looksBehind: Bool {
    isLayer ? ownBlend.map { $0 != .normal } ?? false : super.looksBehind
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

  /// Draws what the layer holds.
  package func drawInside(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    content?.drawIfNeeded(builder, context)
  }

  /// The clip on the canvas.
  final func shownClip(_ transform: CGAffineTransform) -> DisplayItem.Clip? {
    guard var clip = shownClip else { return nil }
    clip.transform = clip.transform.concatenating(transform)
    return clip
  }
}
