import Foundation
import TweenGeometry
import TweenPaint

/// Stage A: turns display items into lines in bins, colours and shaders. One per thread, kept from
/// frame to frame.
final class ItemFlattener {
  /// The largest area between a curve and its lines in a pixel: a quarter of a level, so that two
  /// curves that meet in a pixel and the rounding stay within a level. Larger: fewer lines.
  static let tolerance = 0.25 / 255
  /// The same for shapes below `smallSize` pixels: several of their curves may share a pixel, and
  /// they have so few lines that the estimate of the area is rough.
  private static let smallTolerance = 0.1 / 255
  private static let smallSize = 20.0
  /// Parts of a stroke that lie this many pixels outside may be omitted: with such parts the whole is
  /// too large to count as small.
  private static let strokeRoom = 2 * smallSize

  let bins = LineBins()
  var gradients: ContiguousArray<GradientConstants> = []
  var projectedGradients: ContiguousArray<ProjectedGradient> = []
  var images: ContiguousArray<ImageShader> = []
  /// The glyphs drawn from masks, item after item.
  private(set) var placedGlyphs: ContiguousArray<PlacedGlyph> = []
  private let masks: GlyphMaskCache
  var ramps = RampBuilder()
  /// Shared with the other flatteners.
  let pyramids: PyramidStore
  private var flattener = PathFlattener(tolerance: ItemFlattener.tolerance, fit: .area)
  private var index: Int32 = 0
  private var width = 0.0
  private var height = 0.0
  private var pointsToPixels = CGAffineTransform.identity
  /// The view of the current item's plane; nil on the canvas's own.
  private(set) var projector: PlaneProjector?
  /// The item's points to pixels, or, in a plane, to the plane's points.
  private var toTarget = CGAffineTransform.identity
  private var planeFlattener = PathFlattener(tolerance: ItemFlattener.tolerance)

  init(pyramids: PyramidStore, masks: GlyphMaskCache) {
    self.masks = masks
    self.pyramids = pyramids
  }

  /// Valid until the next item is added.
  var view: StoreView {
    StoreView(
      bands: bins.bands, gradients: gradients.withUnsafeBufferPointer { $0.baseAddress },
      ramps: ramps.tables)
  }

  func reset(index: Int, _ window: Renderer.Window) {
    self.index = Int32(index)
    width = Double(window.width)
    height = Double(window.height)
    pointsToPixels = window.toPixels
    bins.reset(bandCount: (window.height + Grid.bandRows - 1) / Grid.bandRows)
    gradients.removeAll(keepingCapacity: true)
    projectedGradients.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    placedGlyphs.removeAll(keepingCapacity: true)
    ramps.beginFrame()
    flattener.visible = CGRect(x: -1, y: -1, width: self.width + 2, height: self.height + 2)
  }

  /// - Parameter kept: the place in which the item's outline is kept if it is a stroke.
  func prepare(
    _ item: DisplayItem, at position: Int, layer: Int32, plane: ProjectionTransform?,
    kept: UnsafeMutablePointer<StrokeOutline?>? = nil
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
      if prepare(fill.paint, opacity: fill.opacity, transform: transform, into: &prepared) {
        if let stroke = fill.stroke {
          addStroke(fill.path, stroke, transform, position, kept, &prepared)
        } else {
          addOutline(fill.path, transform, position, &prepared)
        }
      }
    case .glyphs(let glyphs):
      let transform = concatenate(glyphs.transform, toTarget)
      if prepare(glyphs.paint, opacity: glyphs.opacity, transform: transform, into: &prepared) {
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

  /// - Parameter isComplete: whether the path has all its parts that lie `strokeRoom` outside or
  ///   farther. The way in which a path is flattened depends on whether it reaches out, not on how
  ///   far.
  private func addOutline(
    _ path: Path, _ transform: CGAffineTransform, _ position: Int, _ prepared: inout PreparedItem,
    isComplete: Bool = true
  ) {
    guard var bounds = PathFlattener.controlBounds(of: path, transform: transform) else {
      prepared.isSkipped = true
      return
    }
    if let projector {
      addProjected(path, transform, bounds, projector, position, &prepared)
      return
    }
    if isOutside(bounds) { return }
    if !isComplete {
      bounds.low = pointwiseMin(bounds.low, SIMD2(repeating: -Self.strokeRoom))
      bounds.high = pointwiseMax(bounds.high, SIMD2(width, height) + Self.strokeRoom)
    }
    let extent = max(bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y)
    flattener.tolerance = extent < Self.smallSize ? Self.smallTolerance : Self.tolerance
    flattener.outline.removeAll()
    flattener.flatten(path, transform: transform, controlBounds: bounds)
    LineBinner(bins: bins, width: width, height: height).add(
      flattener.outline, item: Int32(position), isInside: isInside(bounds))
  }

  /// Adds the area that a pen covers along a path, unless all of it lies outside.
  private func addStroke(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, _ position: Int,
    _ kept: UnsafeMutablePointer<StrokeOutline?>?, _ prepared: inout PreparedItem
  ) {
    let known = kept?.pointee.flatMap { $0.isMade(of: path, style) ? $0 : nil }
    if let known, known.window == nil {
      addOutline(known.outline, transform, position, &prepared)
      return
    }
    var window: StrokeWindow?
    if projector == nil, let bounds = PathFlattener.controlBounds(of: path, transform: transform) {
      let reach = reach(style.reach, through: transform)
      let box = (low: bounds.low - reach, high: bounds.high + reach)
      if isOutside(box) { return }
      window = strokeWindow(path, style, transform, box)
    }
    if let known, known.window == window {
      if known.outline.isEmpty { return }
      addOutline(known.outline, transform, position, &prepared, isComplete: false)
      return
    }
    let (outline, isComplete) = path.strokedPath(style, seenIn: window)
    if !isComplete {
      // An invisible outline is kept too, since finding that out again takes as long.
      kept?.pointee = StrokeOutline(path, style, outline: outline, window: window)
      if outline.isEmpty { return }
    } else if outline.isEmpty {
      // There is no outline, because of bad numbers or because nothing is visible.
      prepared.isSkipped =
        !(style.lineWidth.magnitude <= 2 * PathFlattener.largestCoordinate)
        || PathFlattener.controlBounds(of: path, transform: .identity) == nil
      return
    } else {
      kept?.pointee = StrokeOutline(path, style, outline: outline, window: nil)
    }
    addOutline(outline, transform, position, &prepared, isComplete: isComplete)
  }

  /// The window in which a stroke within `box` is visible; nil where all of it may be.
  private func strokeWindow(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform,
    _ box: (low: SIMD2<Double>, high: SIMD2<Double>)
  ) -> StrokeWindow? {
    let room = Self.strokeRoom
    if box.low.x >= -room, box.low.y >= -room, box.high.x <= width + room,
      box.high.y <= height + room
    {
      return nil
    }
    // A stroke with numbers too large to be drawn must keep them, and is omitted later.
    let large = 0.25 * PathFlattener.largestCoordinate
    guard box.low.min() > -large, box.high.max() < large else { return nil }
    var reach = reach(style.reach, through: transform)
    // Looking for the longest tip is expensive, and tips of the full limit are rare.
    if reach.max() > room { reach = TweenRaster.reach(path.strokeReach(style), through: transform) }
    return StrokeWindow(
      transform,
      rect: CGRect(x: -room, y: -room, width: width + 2 * room, height: height + 2 * room),
      reach: reach)
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

  private func addGlyphs(
    _ run: GlyphRun, _ transform: CGAffineTransform, _ position: Int,
    _ prepared: inout PreparedItem
  ) {
    if projector == nil, GlyphMaskCache.takes(run, transform) {
      let first = placedGlyphs.count
      if masks.place(run, transform, seenIn: SIMD2(width, height), into: &placedGlyphs) {
        prepared.firstGlyph = Int32(first)
        prepared.glyphCount = Int32(placedGlyphs.count - first)
        for glyph in placedGlyphs[first...] { note(glyph, position) }
        return
      }
    }
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
    let bitmap = image.bitmap
    let rect = image.rect
    if bitmap.width == 0 || bitmap.height == 0 { return }
    let pattern = PatternPaint(
      bitmap: bitmap, horizontal: .padded, vertical: .padded, sampling: image.sampling,
      transform: CGAffineTransform(
        a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
        tx: rect.minX, ty: rect.minY))
    let transform = concatenate(image.transform, toTarget)
    let opacity = ColorEncoding.unit(image.opacity)
    guard prepare(pattern, opacity: opacity, transform, &prepared) else { return }
    var path = Path()
    path.verbs = [.move, .line, .line, .line, .close]
    path.coordinates = [
      rect.minX, rect.minY, rect.maxX, rect.minY, rect.maxX, rect.maxY, rect.minX, rect.maxY,
    ]
    addOutline(path, transform, position, &prepared)
  }

  /// Marks a glyph in its bands.
  private func note(_ glyph: PlacedGlyph, _ position: Int) {
    let left = max(Int(glyph.x), 0)
    let right = min(Int(glyph.x) + Int(glyph.width), Int(width))
    let top = max(Int(glyph.y), 0)
    let bottom = min(Int(glyph.y) + Int(glyph.height), Int(height))
    if left >= right || top >= bottom { return }
    for band in top >> Grid.bandBits...(bottom - 1) >> Grid.bandBits {
      bins.bands[band].touch(
        Int32(left << Grid.bits), Int32(right << Grid.bits), item: Int32(position))
    }
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
}

func isFinite(_ t: CGAffineTransform) -> Bool {
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

/// The distance along x and y of the points within `distance`, after the map.
func reach(_ distance: Double, through t: CGAffineTransform) -> SIMD2<Double> {
  SIMD2((t.a * t.a + t.c * t.c).squareRoot(), (t.b * t.b + t.d * t.d).squareRoot()) * distance
}
