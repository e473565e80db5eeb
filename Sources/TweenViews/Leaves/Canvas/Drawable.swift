import Foundation
import TweenGeometry
import TweenPaint

/// A picture that is blended with its background as one: an item, or a layer with its content.
struct Drawable {
  /// One item, or the items from a `beginLayer` to its `endLayer`.
  var items: [DisplayItem]
  /// The picture's own blend mode; nil to use that of the context.
  var blend: BlendOperator?

  init(_ content: DisplayItem.Content) { items = [DisplayItem(content)] }

  init(_ layer: DisplayItem.Layer, _ content: [DisplayItem] = []) {
    items = []
    items.reserveCapacity(content.count + 2)
    items.append(DisplayItem(.beginLayer(layer)))
    items.append(contentsOf: content)
    items.append(DisplayItem(.endLayer))
  }

  private init(one items: [DisplayItem]) { self.items = items }

  /// Combines items into one picture. A single item or layer with normal blending needs no layer around it.
  init(_ content: [DisplayItem]) {
    let standsAlone = Self.isOne(content) && content[0].blend == .normal
    self = standsAlone ? Drawable(one: content) : Drawable(DisplayItem.Layer(), content)
  }

  /// Whether the items are a single item, or a single layer.
  private static func isOne(_ items: [DisplayItem]) -> Bool {
    guard case .beginLayer = items.first?.content else { return items.count == 1 }
    var depth = 0
    for (index, item) in items.enumerated() {
      switch item.content {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      case .fill, .glyphs, .image: break
      }
      if depth == 0 { return index == items.count - 1 }
    }
    return false
  }

  /// The picture's layer; nil for a single item.
  private var layer: DisplayItem.Layer? {
    get {
      guard case .beginLayer(let layer) = items[0].content else { return nil }
      return layer
    }
    set { if let newValue { items[0].content = .beginLayer(newValue) } }
  }

  /// This picture with an effect applied.
  func applying(_ effect: DisplayItem.LayerEffect) -> Drawable {
    // A layer without properties of its own takes the effect itself.
    guard var own = layer, own == DisplayItem.Layer() else {
      return Drawable(DisplayItem.Layer(effect: effect), items)
    }
    own.effect = effect
    var result = self
    result.layer = own
    return result
  }

  mutating func fade(by opacity: Double) {
    if opacity == 1 { return }
    switch items[0].content {
    case .fill(var fill):
      fill.opacity *= opacity
      items[0].content = .fill(fill)
    case .glyphs(var glyphs):
      glyphs.opacity *= opacity
      items[0].content = .glyphs(glyphs)
    case .image(var image):
      image.opacity *= opacity
      items[0].content = .image(image)
    case .beginLayer(var layer):
      layer.opacity *= opacity
      items[0].content = .beginLayer(layer)
    case .endLayer: break
    }
  }

  /// Masks the picture; each mask is a layer that draws nothing itself.
  mutating func add(masks: [[DisplayItem]]) {
    if masks.isEmpty { return }
    if let layer, layer.effect == nil || layer.isBackdrop {
      items.insert(contentsOf: masks.joined(), at: items.count - 1)
    } else {
      self = Drawable(DisplayItem.Layer(), items + masks.joined())
    }
  }
}

extension DisplayItem.Layer {
  var isBackdrop: Bool {
    if case .backdrop = effect { return true }
    return false
  }
}
