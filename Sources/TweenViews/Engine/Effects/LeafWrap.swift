import TweenGeometry
import TweenPaint

/// A layer that an effect puts around each picture inside, rather than around all of them: a
/// shadow, or a clip of pictures that read their backdrop.
package final class LeafWrap {
  package enum Kind {
    case shadow(DisplayItem.Shadow)
    case clip(DisplayItem.Clip)
  }

  let kind: Kind
  /// The product of the opacities between this layer and `outer`.
  let opacity: Double
  let outer: LeafWrap?

  init(_ kind: Kind, opacity: Double, outer: LeafWrap?) {
    self.kind = kind
    self.opacity = opacity
    self.outer = outer
  }

  /// This layer and its outer ones, outermost first.
  var chain: [LeafWrap] {
    var all: [LeafWrap] = []
    var wrap: LeafWrap? = self
    while let current = wrap {
      all.append(current)
      wrap = current.outer
    }
    return all.reversed()
  }

  var layer: DisplayItem.Layer {
    switch kind {
    case .shadow(let shadow): DisplayItem.Layer(opacity: opacity, effect: .shadow(shadow))
    case .clip(let clip): DisplayItem.Layer(opacity: opacity, clip: clip)
    }
  }
}

/// The places of the layers around one picture.
package final class WrapSlots {
  fileprivate var slots: [LayerSlots] = []

  /// Removes the items of all layers.
  @MainActor func close(_ builder: DisplayListBuilder) {
    for index in slots.indices { slots[index].close(builder) }
    slots = []
  }
}

extension ElementNode {
  /// Draws this picture inside the layers around it.
  ///
  /// - Parameters:
  ///   - isStale: Whether the picture itself is out of date.
  ///   - hasNewWraps: Whether the layers are out of date.
  func drawWrapped(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool, hasNewWraps: Bool
  ) {
    let wraps = context.wraps?.chain ?? []
    let slots = wrapSlots ?? WrapSlots()
    wrapSlots = wraps.isEmpty ? nil : slots
    while slots.slots.count > wraps.count {
      slots.slots[slots.slots.count - 1].close(builder)
      slots.slots.removeLast()
    }
    while slots.slots.count < wraps.count { slots.slots.append(LayerSlots()) }
    var inner = context
    if !wraps.isEmpty {
      inner.wraps = nil
      inner.blend = .normal
      inner.isBlendTaken = true
    }
    for (index, wrap) in wraps.enumerated() {
      slots.slots[index].begin(
        builder, isStale: isStale || hasNewWraps,
        blend: index == 0 ? pictureBlend(context) : .normal
      ) { wrap.layer }
    }
    draw(builder, inner, isStale: isStale)
    for index in wraps.indices.reversed() { slots.slots[index].end(builder) }
  }
}
