import Foundation
import TweenGeometry
import TweenPaint

extension PictureResolver {
  /// Returns false when there is nothing to blur: the layer is an ordinary one.
  mutating func resolveBlur(
    _ job: Job, _ blur: DisplayItem.Blur, _ output: inout [DisplayItem]
  ) -> Bool {
    let place = EffectPlacement(
      blur.transform, job.group.space, roundIsEnough: blur.opaqueRect == nil)
    guard let place, blur.radius.isFinite, blur.radius > 0 else {
      if place == nil || !blur.radius.isFinite { skipEffect() }
      output.append(plain(job.begin))
      return false
    }
    let raw = items[job.inside]
    let found = picture(for: job, .blur(blur), of: raw)
    if !found.isMade {
      draw(blur, place, job, found.picture, isSameRecipe: found.isSameRecipe)
    }
    guard isAdmitted(found.picture) else {
      output.append(items[job.begin])
      return false
    }
    emit(found.picture, job, blur, &output)
    return true
  }

  private mutating func draw(
    _ blur: DisplayItem.Blur, _ place: EffectPlacement, _ job: Job, _ picture: Picture,
    isSameRecipe: Bool
  ) {
    var space = job.group.space
    space.visible = job.seen
    if place.isTurned { space = place.straightened(blur.transform, space) }
    var sigma = AxisBlur.bounded(place.scale * blur.radius)
    var area = BlurArea(blur, sigma, items[job.inside], job.layer, in: space)
    while area.isTooLarge(for: job.group.space),
      let coarse = space.coarser(for: sigma, isTurned: place.isTurned)
    {
      space = coarse.space
      sigma *= coarse.share
      area = BlurArea(blur, sigma, items[job.inside], job.layer, in: space)
    }
    if area.source.isEmpty || area.result.isEmpty {
      store.clear(picture)
      return
    }
    let content = content(of: job, for: picture, in: space, visible: area.source)
    let layout = Picture.Layout(space: space, source: area.source, result: area.result)
    let isFresh = !isSameRecipe || picture.layout != layout
    picture.layout = layout
    let drawn = store.draw(content, of: picture, background: ground(of: job), isFresh: isFresh)
    if drawn.changed.isEmpty { return }
    // An opaque blur continues the pixels that lie wholly inside.
    let counting = area.content.intersection(area.source)
    let changed = store.blur(
      drawn, counting, continuesEdge: blur.opaqueRect != nil, sigma: sigma, into: picture,
      isFresh: isFresh)
    note(changed, of: picture, isFresh: isFresh || job.group.isPlane)
  }

  /// Replaces the layer by its picture.
  private func emit(
    _ picture: Picture, _ job: Job, _ blur: DisplayItem.Blur, _ output: inout [DisplayItem]
  ) {
    let id = items[job.begin].id
    let space = job.group.space
    guard blur.opaqueRect != nil || needsLayer(job) else {
      append(picture, id, opacity: job.layer.opacity, in: space, &output)
      return
    }
    var opened = plain(job.begin)
    var layer = job.layer
    (layer.effect, layer.isOpaque) = (nil, false)
    opened.content = .beginLayer(layer)
    output.append(opened)
    if let rect = blur.opaqueRect {
      var path = Path()
      path.addRect(rect)
      let clip = DisplayItem.Clip(path: path, transform: blur.transform)
      output.append(DisplayItem(.beginLayer(DisplayItem.Layer(clip: clip))))
    }
    append(picture, id, opacity: 1, in: space, &output)
    if blur.opaqueRect != nil { output.append(DisplayItem(.endLayer)) }
    output.append(endItem(job.inside.upperBound))
  }

  /// Whether the picture needs more than an opacity.
  func needsLayer(_ job: Job) -> Bool {
    job.layer.clip != nil || job.layer.isMask || items[job.begin].blend != .normal
  }
}

/// The pixels that a blur reads and writes.
private struct BlurArea {
  /// The area that is drawn as the source of the blur.
  var source = PixelRect.empty
  /// The part of it with content.
  var content: PixelRect
  var result: PixelRect

  init(
    _ blur: DisplayItem.Blur, _ sigma: SIMD2<Double>, _ items: ArraySlice<DisplayItem>,
    _ layer: DisplayItem.Layer, in space: PictureSpace
  ) {
    let reach = (x: AxisBlur(sigma: sigma.x).reach, y: AxisBlur(sigma: sigma.y).reach)
    var seen = space.visible
    content = seen.grown(reach.x, reach.y)
    if let rect = blur.opaqueRect {
      let box = PictureBox(rect, concatenate(blur.transform, space.toPixels))
      seen = seen.intersection(box.pixels)
      content = box.innerPixels.intersection(seen.grown(reach.x, reach.y))
    }
    var drawn = content
    if !layer.isOpaque {
      drawn =
        PictureExtent.box(of: items, toPixels: space.toPixels)
        .intersection(PictureBox(content)).pixels
    }
    if blur.opaqueRect == nil {
      source = drawn.tiled
      result =
        drawn.grown(
          AxisBlur.visibleReach(sigma: sigma.x), AxisBlur.visibleReach(sigma: sigma.y)
        ).intersection(seen).tiled
    } else {
      // Nothing, or everything: clear pixels at the edges continue outside too.
      source = drawn.isEmpty ? .empty : content.tiled
      result = drawn.isEmpty ? .empty : seen.tiled
    }
  }

  /// Whether the picture is so large that a coarser drawing is better: the blur is wide then.
  func isTooLarge(for space: PictureSpace) -> Bool {
    PictureStore.isTooLarge(source, for: space) || PictureStore.isTooLarge(result, for: space)
  }
}
