import Foundation
import TweenGeometry
import TweenPaint

/// Finds the box around everything that some items of a list can draw.
struct PictureExtent {
  private struct Open {
    var layer: DisplayItem.Layer
    var toPixels: CGAffineTransform
    var box = PictureBox.empty
  }

  private var open: ContiguousArray<Open>

  private init(_ toPixels: CGAffineTransform) {
    open = [Open(layer: DisplayItem.Layer(), toPixels: toPixels)]
  }

  static func box(
    of items: ArraySlice<DisplayItem>, toPixels: CGAffineTransform
  ) -> PictureBox {
    var extent = PictureExtent(toPixels)
    for item in items { extent.add(item) }
    while extent.open.count > 1 { extent.close() }
    return extent.open[0].box
  }

  private mutating func add(_ item: DisplayItem) {
    let top = open.count - 1
    let toPixels = open[top].toPixels
    switch item.content {
    case .fill(let fill):
      open[top].box.unite(PictureBox(fill, toPixels).grown(0.01, 0.01))
    case .glyphs(let glyphs):
      addGlyphs(glyphs.run, concatenate(glyphs.transform, toPixels))
    case .image(let image):
      open[top].box.unite(
        PictureBox(image.rect, concatenate(image.transform, toPixels)).grown(0.01, 0.01))
    case .beginLayer(let layer):
      // Inside a plane, its own points are counted.
      var inner = toPixels
      if case .projection = layer.effect { inner = .identity }
      open.append(Open(layer: layer, toPixels: inner))
    case .endLayer:
      if open.count > 1 { close() }
    }
  }

  private mutating func addGlyphs(_ run: GlyphRun, _ transform: CGAffineTransform) {
    let unit = run.fontSize / run.outlines.unitsPerEm
    for (glyph, place) in zip(run.glyphs, run.positions) {
      guard let path = run.outlines.outline(of: glyph) else { continue }
      // Upright glyphs are moved to quarters of pixels.
      let local = CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: place.x, ty: place.y)
      open[open.count - 1].box.unite(
        PictureBox(path, concatenate(local, transform)).grown(1, 1))
    }
  }

  /// Adds the extent of the innermost open layer to the layer around it.
  private mutating func close() {
    let closed = open.removeLast()
    let top = open.count - 1
    let layer = closed.layer
    if layer.isMask { return }
    let space = PictureSpace(toPixels: open[top].toPixels, visible: .empty)
    var box = layer.isOpaque ? .everything : closed.box
    if let effect = layer.effect { box = spread(box, by: effect, space) }
    open[top].box.unite(box.intersection(space.box(layer.clip)))
  }

  private func spread(
    _ box: PictureBox, by effect: DisplayItem.LayerEffect, _ space: PictureSpace
  ) -> PictureBox {
    switch effect {
    case .blur(let blur):
      guard blur.radius > 0, blur.radius.isFinite,
        let place = EffectPlacement(blur.transform, space, roundIsEnough: true)
      else { return box }
      let reach = place.reach(blur.radius * 3)
      let grown = box.grown(reach.x + 2, reach.y + 2)
      guard let rect = blur.opaqueRect else { return grown }
      return grown.intersection(PictureBox(rect, place.toPixels).grown(1, 1))
    case .shadow(let shadow):
      guard shadow.kind == .drop,
        let place = EffectPlacement(shadow.transform, space, roundIsEnough: true)
      else { return box }
      let radius = shadow.radius > 0 && shadow.radius.isFinite ? shadow.radius : 0
      let reach = place.reach(radius * 3)
      var all = box
      all.unite(box.grown(reach.x + 2, reach.y + 2).moved(place.offset(shadow.offset)))
      return all
    case .backdrop:
      return .everything
    case .projection(let map):
      return projected(box, map.concatenating(ProjectionTransform(space.toPixels)))
    case .colorMatrix(let matrix):
      // A matrix with a constant for alpha makes clear pixels visible.
      return matrix.a5 > 0 ? .everything : box
    case .alphaThreshold(let threshold):
      return threshold.lowest <= 0 ? .everything : box
    }
  }

  /// Everything, where a corner lies behind the eye.
  private func projected(_ box: PictureBox, _ map: ProjectionTransform) -> PictureBox {
    if box.isEmpty { return .empty }
    var result = PictureBox.empty
    for (x, y) in [
      (box.low.x, box.low.y), (box.high.x, box.low.y), (box.high.x, box.high.y),
      (box.low.x, box.high.y),
    ] {
      let depth = x * map.m13 + y * map.m23 + map.m33
      guard depth > 1e-6 else { return .everything }
      let point =
        SIMD2(
          x * map.m11 + y * map.m21 + map.m31, x * map.m12 + y * map.m22 + map.m32) / depth
      guard point.x.isFinite, point.y.isFinite else { return .everything }
      result.add(point)
    }
    return result.grown(0.01, 0.01)
  }
}

extension PictureBox {
  /// The box around an item's fill; `toPixels` maps the points of its layer to pixels. Empty when
  /// nothing can be drawn.
  fileprivate init(_ fill: DisplayItem.Fill, _ toPixels: CGAffineTransform) {
    let transform = concatenate(fill.transform, toPixels)
    guard let stroke = fill.stroke else {
      self.init(fill.path, transform)
      return
    }
    let reach = TweenRaster.reach(fill.path.strokeReach(stroke), through: transform)
    guard reach.x > 0 || reach.y > 0 else {
      self = .empty
      return
    }
    if let bounds = PathFlattener.controlBounds(of: fill.path, transform: transform),
      reach.x.isFinite, reach.y.isFinite
    {
      self.init(low: bounds.low - reach, high: bounds.high + reach)
    } else {
      // Some of its subpaths may have finite numbers, and those are drawn.
      self.init(fill.outline, transform)
    }
  }
}

extension EffectPlacement {
  /// An offset in the effect's coordinates, in pixels.
  func offset(_ size: CGSize) -> SIMD2<Double> {
    SIMD2(
      toPixels.a * size.width + toPixels.c * size.height,
      toPixels.b * size.width + toPixels.d * size.height)
  }
}
