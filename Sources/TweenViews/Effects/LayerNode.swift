import Foundation
import TweenGeometry
import TweenPaint

/// The places of a layer's beginning and end in the display list, for an element that draws what
/// is inside as a layer at times, and at others does not.
package struct LayerSlots {
  private var begin = ItemSlot()
  private var end = ItemSlot()
  private var isOpen = false

  package init() {}

  /// Draws `content` in a layer.
  @MainActor package mutating func emit(
    _ builder: DisplayListBuilder, isStale: Bool, _ layer: () -> DisplayItem.Layer,
    content: () -> Void
  ) {
    isOpen = true
    builder.emit(&begin, isStale: isStale) { .beginLayer(layer()) }
    content()
    builder.emit(&end, isStale: false) { .endLayer }
  }

  /// No layer is drawn now: if one was, its items must go.
  @MainActor package mutating func close(_ builder: DisplayListBuilder) {
    guard isOpen else { return }
    isOpen = false
    builder.structureDidChange()
  }
}

/// `compositingGroup`, `drawingGroup`, clips and blurs: what is inside is drawn as one picture.
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

  /// Whether opacity from outside applies to the whole; else it goes on to each leaf.
  package var takesOpacity: Bool { true }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    guard isLayer else {
      slots.close(builder)
      content?.drawIfNeeded(builder, context)
      return
    }
    var inner = context
    if takesOpacity { inner.opacity = 1 }
    slots.emit(builder, isStale: isStale) {
      var clip = shownClip
      if let own = clip { clip?.transform = own.transform.concatenating(context.transform) }
      return DisplayItem.Layer(
        opacity: takesOpacity ? context.opacity : 1, clip: clip,
        effect: shownLayerEffect(context.transform))
    } content: {
      content?.drawIfNeeded(builder, inner)
    }
  }
}
