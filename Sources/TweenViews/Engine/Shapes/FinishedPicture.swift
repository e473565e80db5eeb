import Foundation
import TweenGeometry
import TweenPaint

/// A leaf's picture, for styles that are more than paint: with shadows, blending or a backdrop.
struct FinishedPicture {
  /// The rectangle that gradients span, in the leaf's coordinates.
  var box: CGRect
  /// Returns the area that the picture covers. Only backdrops need it.
  var region: () -> Region
  /// The transform from the leaf's coordinates to the canvas's.
  var transform: CGAffineTransform
  /// Draws the picture with a paint at an opacity, as one item or a layer.
  var draw: (Paint, Double) -> [DisplayItem]

  struct Region {
    /// The bounds, in the leaf's coordinates.
    var bounds: CGRect
    /// The outline, without a transform; nil where only `draw` can produce it.
    var clip: DisplayItem.Clip?
  }

  private static let black = Paint.solid(
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1))

  /// Returns the items of the picture with `paint` and `finish`.
  func items(_ paint: Paint, _ finish: PaintFinish, _ context: DrawContext) -> [DisplayItem] {
    let blend = context.isBlendTaken ? context.blend : finish.blend ?? context.blend
    if let backdrop = finish.backdrop {
      return glass(backdrop, paint, finish, context, blend)
    }
    let drops = finish.shadows.filter { $0.kind == .drop }
    let isOnePicture = drops.count <= 1
    var items = draw(paint, isOnePicture && finish.shadows.isEmpty ? context.opacity : 1)
    for shadow in finish.shadows where shadow.kind == .inner {
      items = inLayer(DisplayItem.Layer(effect: .shadow(effect(shadow))), items)
    }
    if let nearest = drops.first {
      items = inLayer(DisplayItem.Layer(effect: .shadow(effect(nearest))), items)
    }
    for drop in drops.dropFirst() { items = silhouette(drop) + items }
    return composed(items, isOnePicture: isOnePicture, opacity: context.opacity, blend)
  }

  /// Combines the items at an opacity onto the background.
  private func composed(
    _ items: [DisplayItem], isOnePicture: Bool, opacity: Double, _ blend: BlendOperator
  ) -> [DisplayItem] {
    var items = items
    if isOnePicture {
      items[0].blend = blend
      if case .beginLayer(var layer) = items[0].content {
        layer.opacity = opacity
        items[0].content = .beginLayer(layer)
      }
      return items
    }
    if opacity == 1, blend == .normal { return items }
    items = inLayer(DisplayItem.Layer(opacity: opacity), items)
    items[0].blend = blend
    return items
  }

  private func inLayer(_ layer: DisplayItem.Layer, _ items: [DisplayItem]) -> [DisplayItem] {
    [DisplayItem(.beginLayer(layer))] + items + [DisplayItem(.endLayer)]
  }

  private func effect(
    _ shadow: PaintFinish.Shadow, isAlone: Bool = false
  ) -> DisplayItem.Shadow {
    DisplayItem.Shadow(
      kind: shadow.kind == .drop ? .drop : .inner, color: shadow.color,
      radius: max(shadow.radius, 0), offset: shadow.offset, isAlone: isAlone,
      transform: transform)
  }

  /// Draws a shadow without the picture that casts it.
  private func silhouette(
    _ shadow: PaintFinish.Shadow, opacity: Double = 1
  ) -> [DisplayItem] {
    inLayer(
      DisplayItem.Layer(opacity: opacity, effect: .shadow(effect(shadow, isAlone: true))),
      draw(Self.black, 1))
  }

  // MARK: Backdrops

  /// Draws paint over a blurred background. The background must be in the layer around, so that no
  /// layer may wrap this one: clips become masks, and shadows are drawn separately before it.
  private func glass(
    _ backdrop: PaintFinish.Backdrop, _ paint: Paint, _ finish: PaintFinish,
    _ context: DrawContext, _ blend: BlendOperator
  ) -> [DisplayItem] {
    let wraps = context.wraps?.chain ?? []
    let opacity = wraps.reduce(context.opacity) { $0 * $1.opacity }
    let clips = wraps.compactMap { wrap -> DisplayItem.Clip? in
      if case .clip(let clip) = wrap.kind { clip } else { nil }
    }
    let region = region()
    let bounds = region.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite
    else { return [] }
    // The layers made here apply the opacities, so that the layers around must not apply them again.
    let cuts = wraps.map { LeafWrap($0.kind, opacity: 1, outer: nil) }
    var items: [DisplayItem] = []
    for (index, wrap) in wraps.enumerated() {
      guard case .shadow(var shadow) = wrap.kind else { continue }
      shadow.isAlone = true
      let cast = LeafWrap(.shadow(shadow), opacity: opacity, outer: nil)
      items += wrapped(
        draw(Self.black, 1),
        in: cuts[..<index].filter(\.isClip) + [cast] + cuts[(index + 1)...].filter(\.isClip))
    }
    for shadow in finish.shadows where shadow.kind == .drop {
      items += wrapped(silhouette(shadow, opacity: opacity), in: cuts.filter(\.isClip))
    }
    var pane = [tint(paint, over: bounds)]
    for shadow in finish.shadows where shadow.kind == .inner { pane += silhouette(shadow) }
    for clip in clips {
      pane += mask([DisplayItem(.fill(fill(clip)))])
    }
    if region.clip == nil { pane += mask(draw(Self.black, 1)) }
    var outline = region.clip
    outline?.transform = transform
    pane = inLayer(
      DisplayItem.Layer(
        opacity: opacity * backdrop.opacity, clip: outline,
        effect: .backdrop(
          DisplayItem.Backdrop(
            radius: backdrop.radius, colorMatrix: backdrop.colorMatrix, transform: transform))),
      pane)
    pane[0].blend = blend
    return items + pane
  }

  /// The paint over all the bounds; the layer around clips it.
  private func tint(_ paint: Paint, over bounds: CGRect) -> DisplayItem {
    DisplayItem(
      .fill(
        DisplayItem.Fill(
          path: Path(bounds.insetBy(dx: -1, dy: -1)), isAntialiased: false, paint: paint,
          transform: transform)))
  }

  private func mask(_ items: [DisplayItem]) -> [DisplayItem] {
    inLayer(DisplayItem.Layer(isMask: true), items)
  }

  private func fill(_ clip: DisplayItem.Clip) -> DisplayItem.Fill {
    DisplayItem.Fill(
      path: clip.path, rule: clip.rule, isAntialiased: clip.isAntialiased, paint: Self.black,
      transform: clip.transform)
  }

  private func wrapped(_ items: [DisplayItem], in wraps: [LeafWrap]) -> [DisplayItem] {
    wraps.reversed().reduce(items) { inLayer($1.layer, $0) }
  }
}

extension LeafWrap {
  fileprivate var isClip: Bool {
    if case .clip = kind { true } else { false }
  }
}
