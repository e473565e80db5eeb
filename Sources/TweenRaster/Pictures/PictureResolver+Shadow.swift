import Foundation
import TweenGeometry
import TweenPaint

extension PictureResolver {
  /// Returns false when there is no shadow: the layer is an ordinary one.
  mutating func resolveShadow(
    _ job: Job, _ shadow: DisplayItem.Shadow, _ output: inout [DisplayItem]
  ) -> Bool {
    let place = EffectPlacement(shadow.transform, job.group.space, roundIsEnough: true)
    let isSound =
      shadow.radius.isFinite && shadow.offset.width.isFinite && shadow.offset.height.isFinite
    guard let place, isSound else {
      skipEffect()
      output.append(plain(job.begin))
      return false
    }
    let color = ColorEncoding.pixel(ColorEncoding.premultiplied(shadow.color, opacity: 1))
    if color >> 24 == 0, !shadow.isAlone {
      output.append(plain(job.begin))
      return false
    }
    let found = picture(for: job, .shadow(shadow), of: items[job.inside])
    found.picture.replacesItems = shadow.isAlone || shadow.kind == .inner
    if !found.isMade {
      draw(
        ShadowDraft(shadow, place, color: color, job), job, found.picture,
        isSameRecipe: found.isSameRecipe)
    }
    guard isAdmitted(found.picture) else {
      output.append(items[job.begin])
      return false
    }
    emit(found.picture, job, &output)
    return true
  }

  private mutating func draw(
    _ first: ShadowDraft, _ job: Job, _ picture: Picture, isSameRecipe: Bool
  ) {
    let inside = items[job.inside]
    var draft = first
    draft.findArea(inside, job.layer)
    while draft.isTooLarge(for: job.group.space), draft.coarsen() {
      draft.findArea(inside, job.layer)
    }
    let isOwnSpace = draft.space.toPixels == job.group.space.toPixels
    var drawn = Content()
    let isEmpty = draft.source.isEmpty || draft.result.isEmpty
    if !isEmpty || !picture.replacesItems {
      // The visible items are also the source of the shadow, where both are drawn to the same pixels.
      let visible = isOwnSpace ? draft.source.union(job.seen) : job.seen
      let content = content(
        of: job, for: picture, in: job.group.space, visible: visible,
        isShown: !picture.replacesItems)
      if !picture.replacesItems {
        picture.shown = content.items
        note(content)
      }
      drawn =
        isOwnSpace || isEmpty
        ? content
        : self.content(of: job, for: picture, in: draft.space, visible: draft.source)
    }
    if isEmpty {
      store.clear(picture)
      return
    }
    let layout = Picture.Layout(space: draft.space, source: draft.source, result: draft.result)
    let isFresh = !isSameRecipe || picture.layout != layout
    picture.layout = layout
    let drawing = store.draw(drawn, of: picture, background: ground(of: job), isFresh: isFresh)
    if drawing.changed.isEmpty { return }
    let changed = store.castShadow(drawing, draft, into: picture, isFresh: isFresh)
    note(changed, of: picture, isFresh: isFresh || job.group.isPlane)
  }

  /// Replaces the layer by the shadow, and the items on it.
  private func emit(_ picture: Picture, _ job: Job, _ output: inout [DisplayItem]) {
    let id = items[job.begin].id
    let space = job.group.space
    if picture.replacesItems, !needsLayer(job) {
      append(picture, id, opacity: job.layer.opacity, in: space, &output)
      return
    }
    var opened = plain(job.begin)
    var layer = job.layer
    (layer.effect, layer.isOpaque) = (nil, false)
    opened.content = .beginLayer(layer)
    output.append(opened)
    append(picture, id, opacity: 1, in: space, &output)
    let needsGround = job.layer.isOpaque && !isWrapped(job)
    if needsGround {
      output.append(DisplayItem(.beginLayer(DisplayItem.Layer(isOpaque: true))))
    }
    output.append(contentsOf: picture.shown)
    if needsGround { output.append(DisplayItem(.endLayer)) }
    output.append(endItem(job.inside.upperBound))
  }
}

/// A shadow in pixels.
struct ShadowDraft {
  let kind: DisplayItem.Shadow.Kind
  let isAlone: Bool
  private let isTurned: Bool
  /// Premultiplied.
  let color: UInt32
  var space: PictureSpace
  var sigma: SIMD2<Double>
  var offset: SIMD2<Double>
  /// The area that is drawn as the source of the shadow.
  var source = PixelRect.empty
  /// The area in which the shadow is made; `whole` pixels away from its source.
  var result = PixelRect.empty

  init(
    _ shadow: DisplayItem.Shadow, _ place: EffectPlacement, color: UInt32,
    _ job: PictureResolver.Job
  ) {
    kind = shadow.kind
    isAlone = shadow.isAlone
    self.color = color
    space = job.group.space
    space.visible = job.seen
    isTurned = place.isTurned
    sigma = AxisBlur.bounded(place.scale * max(shadow.radius, 0))
    offset = place.offset(shadow.offset)
    if place.isTurned {
      space = place.straightened(shadow.transform, space)
      offset = place.scale * SIMD2(shadow.offset.width, shadow.offset.height)
    }
    // Farther than the width of any canvas, where the shadow is invisible.
    offset = SIMD2(min(max(offset.x, -1e6), 1e6), min(max(offset.y, -1e6), 1e6))
  }

  /// Uses fewer pixels. Returns false where that would be visible.
  mutating func coarsen() -> Bool {
    guard let coarse = space.coarser(for: sigma, isTurned: isTurned) else { return false }
    space = coarse.space
    sigma *= coarse.share
    offset *= coarse.share
    return true
  }

  /// The part of the offset in whole pixels; a ten-thousandth less counts as whole.
  var whole: (x: Int, y: Int) {
    (Int((offset.x + 1e-4).rounded(.down)), Int((offset.y + 1e-4).rounded(.down)))
  }

  var blurX: AxisBlur { blur(sigma.x, offset.x - Double(whole.x)) }
  var blurY: AxisBlur { blur(sigma.y, offset.y - Double(whole.y)) }

  private func blur(_ sigma: Double, _ part: Double) -> AxisBlur {
    AxisBlur(sigma: sigma, shift: part < 2e-4 ? 0 : part)
  }

  mutating func findArea(_ items: ArraySlice<DisplayItem>, _ layer: DisplayItem.Layer) {
    let (x, y) = (blurX, blurY)
    let seen = space.visible
    let casting = seen.moved(-whole.x, -whole.y).grown(x.reach, y.reach)
    var extent = PictureBox.everything
    if !layer.isOpaque { extent = PictureExtent.box(of: items, toPixels: space.toPixels) }
    let drawn = extent.intersection(PictureBox(casting)).pixels
    var made: PixelRect
    switch kind {
    case .drop:
      made = drawn.grown(
        AxisBlur.visibleReach(sigma: sigma.x) + 1, AxisBlur.visibleReach(sigma: sigma.y) + 1
      ).moved(whole.x, whole.y).intersection(seen)
      source = drawn.tiled
    case .inner:
      // Even without a shadow, the picture itself is made here.
      made = extent.intersection(PictureBox(seen)).pixels
      source = drawn.union(made).tiled
    }
    // Whole tiles at the source: blurs work on pairs of pixels.
    result = made.moved(-whole.x, -whole.y).tiled.moved(whole.x, whole.y)
    if kind == .inner, !result.isEmpty { source = source.union(result.tiled) }
  }

  func isTooLarge(for space: PictureSpace) -> Bool {
    PictureStore.isTooLarge(source, for: space) || PictureStore.isTooLarge(result, for: space)
  }
}
