import Foundation
import TweenGeometry
import TweenPaint

extension PictureResolver {
  /// Appends the layer's beginning and the content behind it, blurred and recoloured.
  mutating func resolveBackdrop(
    _ job: Job, _ backdrop: DisplayItem.Backdrop, _ output: inout [DisplayItem]
  ) {
    let group = job.group
    let place = EffectPlacement(backdrop.transform, group.space, roundIsEnough: true)
    guard let place, backdrop.radius.isFinite, !job.seen.isEmpty else {
      if place == nil || !backdrop.radius.isFinite { skipEffect() }
      output.append(plain(job.begin))
      return
    }
    let behind = output[group.backdropStart...]
    let found = picture(for: job, .backdrop(backdrop), of: behind)
    found.picture.replacesItems = false
    if !found.isMade {
      // Along the pixels' axes, not the effect's: the content behind is made of pixels.
      let reach = place.reach(max(backdrop.radius, 0))
      let sigma = AxisBlur.bounded(reach)
      draw(
        sigma, Content(items: seen(behind, in: group), changed: changed), job, found.picture,
        isSameRecipe: found.isSameRecipe)
    }
    guard isAdmitted(found.picture) else {
      output.append(items[job.begin])
      return
    }
    output.append(plain(job.begin))
    let isRecolored = backdrop.colorMatrix != ColorMatrix()
    if isRecolored {
      let layer = DisplayItem.Layer(effect: .colorMatrix(backdrop.colorMatrix))
      output.append(DisplayItem(.beginLayer(layer)))
    }
    append(found.picture, items[job.begin].id, opacity: 1, in: group.space, &output)
    if isRecolored { output.append(DisplayItem(.endLayer)) }
  }

  /// The items behind a backdrop in `group`, for a picture of their own.
  private func seen(_ behind: ArraySlice<DisplayItem>, in group: Group) -> [DisplayItem] {
    group.isLinear
      ? Self.inLayer(
        Array(behind), isOpaque: group.background == .opaqueBlack, isLinear: true)
      : Array(behind)
  }

  private mutating func draw(
    _ first: SIMD2<Double>, _ behind: Content, _ job: Job, _ picture: Picture,
    isSameRecipe: Bool
  ) {
    let group = job.group
    var sigma = first
    var space = group.space
    space.visible = job.seen
    var canvas = group.space.visible
    var source = PixelRect.empty
    while true {
      let (x, y) = (AxisBlur(sigma: sigma.x), AxisBlur(sigma: sigma.y))
      source = space.visible.grown(x.reach, y.reach)
      if group.isCanvas { source = source.intersection(canvas) }
      guard PictureStore.isTooLarge(source, for: space),
        let coarse = space.coarser(for: sigma, isTurned: false)
      else { break }
      // Pixels across the canvas's edge are mixed with the list's background.
      canvas = canvas.scaled(coarse.share)
      space = coarse.space
      sigma *= coarse.share
    }
    let layout = Picture.Layout(space: space, source: source, result: space.visible.tiled)
    // The changes of images behind are recorded only in the surrounding pixel space.
    let isFresh =
      !isSameRecipe || picture.layout != layout || space.toPixels != group.space.toPixels
    picture.layout = layout
    let drawn = store.draw(behind, of: picture, background: group.background, isFresh: isFresh)
    if drawn.changed.isEmpty { return }
    let changed = store.blur(
      drawn, source, continuesEdge: group.isCanvas, sigma: sigma, into: picture, isFresh: isFresh)
    note(changed, of: picture, isFresh: isFresh || job.group.isPlane)
  }
}
