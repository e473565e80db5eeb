import Foundation
import TweenGeometry
import TweenPaint

/// Stage A: turns display items into lines in bins, colours and shaders. One per thread, kept from
/// frame to frame.
final class ItemFlattener {
  /// How much area may lie between a curve and its lines in a pixel: a quarter of a level. Larger:
  /// fewer lines.
  static let tolerance = 0.25 / 255

  let bins = LineBins()
  private(set) var gradients: ContiguousArray<GradientConstants> = []
  private(set) var images: ContiguousArray<ImageShader> = []
  private var ramps = RampBuilder()
  private var flattener = PathFlattener(tolerance: ItemFlattener.tolerance, fit: .area)
  private var index: Int32 = 0
  private var width = 0.0
  private var height = 0.0
  private var pointsToPixels = CGAffineTransform.identity
  /// Where the plane of the item at hand is seen; nil on the canvas's own.
  private var projector: PlaneProjector?
  /// The item's points to pixels, or, in a plane, to the plane's points.
  private var toTarget = CGAffineTransform.identity
  private var planeFlattener = PathFlattener(tolerance: ItemFlattener.tolerance)

  /// Where ramps begin; valid until the next item is added.
  var knots: UnsafePointer<RampKnot>? {
    ramps.knots.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// The first gradient; valid until the next item is added.
  var gradientBase: UnsafePointer<GradientConstants>? {
    gradients.withUnsafeBufferPointer { $0.baseAddress }
  }

  func reset(index: Int, width: Int, height: Int, scale: Double) {
    self.index = Int32(index)
    self.width = Double(width)
    self.height = Double(height)
    pointsToPixels = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    bins.reset(bandCount: (height + Grid.bandRows - 1) / Grid.bandRows)
    gradients.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    ramps.knots.removeAll(keepingCapacity: true)
    flattener.visible = CGRect(x: -1, y: -1, width: self.width + 2, height: self.height + 2)
  }

  func prepare(
    _ item: DisplayItem, at position: Int, layer: Int32, plane: ProjectionTransform?
  ) -> PreparedItem {
    projector = plane.map {
      PlaneProjector(
        map: $0.concatenating(ProjectionTransform(pointsToPixels)), reach: max(width, height))
    }
    toTarget = projector == nil ? pointsToPixels : .identity
    var prepared = PreparedItem()
    prepared.layer = layer
    prepared.blend = item.blend
    prepared.store = index
    switch item.content {
    case .fill(let fill):
      let transform = concatenate(fill.transform, toTarget)
      prepared.isEvenOdd = fill.rule == .evenOdd
      prepared.isAliased = !fill.isAntialiased
      let shading = shadingTransform(transform) { fill.path.boundingRect }
      if prepare(fill.paint, opacity: fill.opacity, transform: shading, into: &prepared) {
        addOutline(fill.path, transform, position, &prepared)
      }
    case .glyphs(let glyphs):
      let transform = concatenate(glyphs.transform, toTarget)
      let shading = shadingTransform(transform) { .zero }
      if prepare(glyphs.paint, opacity: glyphs.opacity, transform: shading, into: &prepared) {
        addGlyphs(glyphs.run, transform, position, &prepared)
      }
    case .image(let image):
      addImage(image, position, &prepared)
    case .beginLayer(let layer):
      if let clip = layer.clip {
        prepared.kind = .clip
        prepared.isEvenOdd = clip.rule == .evenOdd
        prepared.isAliased = !clip.isAntialiased
        addOutline(clip.path, concatenate(clip.transform, toTarget), position, &prepared)
      }
    case .endLayer:
      break
    }
    if prepared.isSkipped { prepared.kind = .nothing }
    return prepared
  }

  // MARK: Outlines

  private func addOutline(
    _ path: Path, _ transform: CGAffineTransform, _ position: Int, _ prepared: inout PreparedItem
  ) {
    guard let bounds = PathFlattener.controlBounds(of: path, transform: transform) else {
      prepared.isSkipped = true
      return
    }
    if let projector {
      addProjected(path, transform, bounds, projector, position, &prepared)
      return
    }
    if isOutside(bounds) { return }
    flattener.outline.removeAll()
    flattener.flatten(path, transform: transform, controlBounds: bounds)
    LineBinner(bins: bins, width: width, height: height).add(
      flattener.outline, item: Int32(position), isInside: isInside(bounds))
  }

  private func addProjected(
    _ path: Path, _ transform: CGAffineTransform,
    _ bounds: (low: SIMD2<Double>, high: SIMD2<Double>), _ projector: PlaneProjector,
    _ position: Int, _ prepared: inout PreparedItem
  ) {
    guard projector.map.isFinite else {
      prepared.isSkipped = true
      return
    }
    guard let view = projector.view(of: bounds) else { return }
    let scale = view.magnification
    planeFlattener.outline.removeAll()
    let isFlat = planeFlattener.flatten(
      path,
      transform: concatenate(
        transform, CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
    flattener.outline.removeAll()
    guard isFlat, projector.project(planeFlattener.outline, view, into: flattener.outline) else {
      prepared.isSkipped = true
      return
    }
    LineBinner(bins: bins, width: width, height: height).add(
      flattener.outline, item: Int32(position), isInside: false)
  }

  /// What shaders take for the way to pixels: in a plane, the flat map that is like it in the
  /// middle of the item.
  private func shadingTransform(
    _ transform: CGAffineTransform, bounds: () -> CGRect
  ) -> CGAffineTransform {
    guard let projector else { return transform }
    let rect = bounds()
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    guard let flat = projector.approximation(at: SIMD2(middle.x, middle.y)) else {
      return transform
    }
    return concatenate(transform, flat)
  }

  private func addGlyphs(
    _ run: GlyphRun, _ transform: CGAffineTransform, _ position: Int,
    _ prepared: inout PreparedItem
  ) {
    let unit = run.fontSize / run.outlines.unitsPerEm
    for (glyph, place) in zip(run.glyphs, run.positions) {
      guard let path = run.outlines.outline(of: glyph) else { continue }
      // Font units, y up, to the run's points.
      let local = CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: place.x, ty: place.y)
      addOutline(path, concatenate(local, transform), position, &prepared)
    }
  }

  private func addImage(
    _ image: DisplayItem.ImageItem, _ position: Int, _ prepared: inout PreparedItem
  ) {
    let alpha = ColorEncoding.unit(image.opacity)
    let bitmap = image.bitmap
    let rect = image.rect
    if alpha <= 0 || bitmap.width == 0 || bitmap.height == 0 { return }
    let transform = concatenate(image.transform, toTarget)
    let shading = shadingTransform(transform) { rect }
    let toRect = CGAffineTransform(
      a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
      tx: rect.minX, ty: rect.minY)
    guard let map = PixelMap(concatenate(toRect, shading)) else {
      prepared.isSkipped = !isFinite(shading) || !isFinite(toRect)
      return
    }
    prepared.kind = .image
    prepared.opacity = UInt32(alpha * 255 + 0.5)
    prepared.shader = Int32(images.count)
    images.append(
      ImageShader(bitmap: bitmap, origin: map.origin, perX: map.perX, perY: map.perY))
    var path = Path()
    path.verbs = [.move, .line, .line, .line, .close]
    path.coordinates = [
      rect.minX, rect.minY, rect.maxX, rect.minY, rect.maxX, rect.maxY, rect.minX, rect.maxY,
    ]
    addOutline(path, transform, position, &prepared)
  }

  private func isOutside(_ b: (low: SIMD2<Double>, high: SIMD2<Double>)) -> Bool {
    !(b.high.x > 0 && b.high.y > 0 && b.low.x < width && b.low.y < height)
  }

  /// Whether no point can lie outside: flattening may move them a little.
  private func isInside(_ b: (low: SIMD2<Double>, high: SIMD2<Double>)) -> Bool {
    let shift = PathFlattener.largestShift
    return b.low.x >= shift && b.low.y >= shift && b.high.x <= width - shift
      && b.high.y <= height - shift
  }

  // MARK: Paints

  /// Gives false when nothing would be seen.
  private func prepare(
    _ paint: Paint, opacity: Double, transform: CGAffineTransform,
    into prepared: inout PreparedItem
  ) -> Bool {
    let opacity = ColorEncoding.unit(opacity)
    switch paint {
    case .solid(let color):
      prepared.color = ColorEncoding.pixel(
        ColorEncoding.premultiplied(color, opacity: opacity))
      prepared.kind = .solid
      return prepared.color &>> 24 != 0
    case .gradient(let gradient):
      if opacity <= 0 || gradient.stops.isEmpty { return false }
      let toPixels = concatenate(gradient.transform, transform)
      // What is flattened to a line covers nothing: no error, only numbers that are not finite are.
      guard let map = PixelMap(toPixels) else {
        prepared.isSkipped = !isFinite(toPixels)
        return false
      }
      guard addGradient(gradient, opacity: opacity, map: map) else {
        prepared.isSkipped = true
        return false
      }
      prepared.kind = .gradient
      prepared.shader = Int32(gradients.count - 1)
      return true
    case .pattern:
      return false
    }
  }

  /// Gives false when a number is not finite.
  private func addGradient(_ gradient: GradientPaint, opacity: Double, map: PixelMap) -> Bool {
    let firstKnot = ramps.add(
      gradient.stops, interpolation: gradient.interpolation, opacity: opacity)
    guard let geometry = GradientPlacement(gradient.geometry, map: map) else { return false }
    if geometry.gapMiddle < .infinity {
      ramps.closeGap(from: firstKnot, middle: geometry.gapMiddle)
    }
    gradients.append(
      GradientConstants(
        geometry, firstKnot: firstKnot,
        knots: ramps.knots[firstKnot...]))
    return true
  }
}

private func isFinite(_ t: CGAffineTransform) -> Bool {
  t.a.isFinite && t.b.isFinite && t.c.isFinite && t.d.isFinite && t.tx.isFinite && t.ty.isFinite
}

/// `first`, then `second`.
func concatenate(_ first: CGAffineTransform, _ second: CGAffineTransform) -> CGAffineTransform {
  CGAffineTransform(
    a: first.a * second.a + first.b * second.c, b: first.a * second.b + first.b * second.d,
    c: first.c * second.a + first.d * second.c, d: first.c * second.b + first.d * second.d,
    tx: first.tx * second.a + first.ty * second.c + second.tx,
    ty: first.tx * second.b + first.ty * second.d + second.ty)
}
