import Foundation
import TweenGeometry
import TweenPaint

extension PictureResolver {
  /// Appends the layer's beginning and what lies behind it, blurred and recoloured.
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
      // Along the pixels' axes, however the effect's lie: what is behind lies on pixels.
      let sigma = place.reach(max(backdrop.radius, 0))
      draw(sigma, Array(behind), job, found.picture, isSameRecipe: found.isSameRecipe)
    }
    store.count(found.picture)
    output.append(plain(job.begin))
    let isRecolored = backdrop.colorMatrix != ColorMatrix()
    if isRecolored {
      let layer = DisplayItem.Layer(effect: .colorMatrix(backdrop.colorMatrix))
      output.append(DisplayItem(.beginLayer(layer)))
    }
    append(found.picture, items[job.begin].id, opacity: 1, in: group.space, &output)
    if isRecolored { output.append(DisplayItem(.endLayer)) }
  }

  private func draw(
    _ first: SIMD2<Double>, _ behind: [DisplayItem], _ job: Job, _ picture: Picture,
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
        min(sigma.x, sigma.y) > PictureStore.leastCoarseSigma
      else { break }
      // Pixels that lie across the canvas's edge are mixed with what the list is cleared to.
      canvas = PixelRect(
        x: canvas.x / 2, y: canvas.y / 2, width: (canvas.width + 1) / 2,
        height: (canvas.height + 1) / 2)
      space = space.halved
      sigma /= 2
    }
    let layout = Picture.Layout(space: space, source: source, result: space.visible.tiled)
    let isFresh = !isSameRecipe || picture.layout != layout
    picture.layout = layout
    let drawn = store.draw(behind, of: picture, background: group.background, isFresh: isFresh)
    if drawn.changed.isEmpty { return }
    store.blur(drawn, source, goesOn: group.isCanvas, sigma: sigma, into: picture, isFresh: isFresh)
  }
}
