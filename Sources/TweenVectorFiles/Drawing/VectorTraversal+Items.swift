import Foundation
import TweenGeometry
import TweenPaint
import TweenRaster

extension VectorTraversal {
  /// The coordinate in points beyond which readers of vector files lose precision (cairo has
  /// 8,388,607 pixels).
  private static let largestCoordinate = 1e6

  // MARK: Shapes

  func draw(_ fill: DisplayItem.Fill, _ item: DisplayItem) throws(RasterError) {
    let transform = fill.transform.concatenating(plane)
    if let stroke = fill.stroke, fill.rule == .nonZero, fill.isAntialiased,
      let scale = transform.uniformScale, stroke.isInVectorFormats
    {
      return try drawStroke(fill, stroke, scale, transform, item)
    }
    let path = fill.outline
    guard let box = PathFlattener.controlBounds(of: path, transform: transform), isSeen(box) else {
      return
    }
    guard isModest(box) else { return try drawPicture(of: item, .hugeShape) }
    let shape = VectorShape(
      path: path.applying(transform), rule: fill.rule, isAntialiased: fill.isAntialiased)
    try draw(
      shape, label: nil, local: path, paint: fill.paint, opacity: fill.opacity, transform, item)
  }

  /// Draws along a path with a pen that the format supports.
  private func drawStroke(
    _ fill: DisplayItem.Fill, _ style: StrokeStyle, _ scale: Double, _ transform: CGAffineTransform,
    _ item: DisplayItem
  ) throws(RasterError) {
    guard style.lineWidth > 0, style.lineWidth.isFinite,
      var box = PathFlattener.controlBounds(of: fill.path, transform: transform)
    else { return }
    let reach = Double(style.reach) * scale
    box = (box.low - reach, box.high + reach)
    guard isSeen(box) else { return }
    guard isModest(box) else { return try drawPicture(of: item, .hugeShape) }
    let paint: VectorPaint
    switch resolve(fill.paint, opacity: fill.opacity, transform) {
    case .nothing: return
    case .paint(let found): paint = found
    case .unsupported:
      let shape = VectorShape(path: fill.outline.applying(transform), rule: fill.rule)
      return try draw(
        shape, label: nil, local: fill.outline, paint: fill.paint, opacity: fill.opacity, transform,
        item)
    }
    var pen = style
    pen.lineWidth *= scale
    pen.dash = pen.dash.map { $0 * scale }
    pen.dashPhase = pen.dashPhase.isFinite ? pen.dashPhase * scale : 0
    target.stroke(
      VectorShape(path: fill.path.applying(transform)), style: pen, paint: paint, blend: item.blend)
  }

  /// - Parameters:
  ///   - shape: On the canvas.
  ///   - local: The same path in local coordinates.
  private func draw(
    _ shape: VectorShape, label: String?, local: Path, paint: Paint, opacity: Double,
    _ transform: CGAffineTransform, _ item: DisplayItem
  ) throws(RasterError) {
    switch resolve(paint, opacity: opacity, transform) {
    case .nothing: return
    case .paint(let paint): target.fill(shape, paint: paint, blend: item.blend, label: label)
    case .unsupported:
      guard let box = PathFlattener.controlBounds(of: local, transform: .identity) else { return }
      let rect = CGRect(
        x: box.low.x, y: box.low.y, width: box.high.x - box.low.x, height: box.high.y - box.low.y)
      if case .pattern(let pattern) = paint,
        let image = pattern.image(covering: rect, opacity: opacity, transform)
      {
        var image = image
        image.clip = shape
        return target.image(image, blend: item.blend)
      }
      var kind = VectorTally.Kind.angularGradient
      if case .pattern = paint { kind = .pattern }
      try drawPicture(
        of: paint, kind, opacity: opacity, in: rect, transform: transform, outline: shape,
        blend: item.blend)
    }
  }

  private func resolve(
    _ paint: Paint, opacity: Double, _ transform: CGAffineTransform
  ) -> VectorGradient.Result {
    switch paint {
    case .solid(let color):
      VectorColor(color, opacity: opacity).map { .paint(.solid($0)) } ?? .nothing
    case .gradient(let gradient):
      VectorGradient.make(gradient, opacity: opacity, placement: transform)
    case .pattern: .unsupported
    }
  }

  // MARK: Text

  func draw(_ glyphs: DisplayItem.Glyphs, _ item: DisplayItem) throws(RasterError) {
    let run = glyphs.run
    let transform = glyphs.transform.concatenating(plane)
    let unit = run.fontSize / run.outlines.unitsPerEm
    guard unit.isFinite, unit != 0 else { return }
    var path = Path()
    for (glyph, place) in zip(run.glyphs, run.positions) {
      guard let outline = run.outlines.outline(of: glyph) else { continue }
      // Font units, y up, to the run's points.
      path.addPath(
        outline,
        transform: CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: place.x, ty: place.y))
    }
    guard let box = PathFlattener.controlBounds(of: path, transform: transform) else { return }
    let isEmpty = box.low.x > box.high.x
    // Spaces have no outlines, and separate words all the same.
    guard isSeen(box) || (isEmpty && target.embedsText) else { return }
    guard isEmpty || isModest(box) else { return try drawPicture(of: item, .hugeShape) }
    if target.embedsText, case .solid(let color) = glyphs.paint,
      let color = VectorColor(color, opacity: glyphs.opacity)
    {
      return target.text(run, transform: transform, color: color, blend: item.blend)
    }
    if isEmpty { return }
    try draw(
      VectorShape(path: path.applying(transform)), label: run.text, local: path,
      paint: glyphs.paint, opacity: glyphs.opacity, transform, item)
  }

  // MARK: Images

  func draw(_ item: DisplayItem.ImageItem, blend: BlendOperator) {
    let rect = item.rect.standardized
    let bitmap = item.bitmap
    let opacity = VectorColor.unit(item.opacity)
    guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0, opacity > 0 else {
      return
    }
    let toRect = CGAffineTransform(
      a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
      tx: rect.minX, ty: rect.minY)
    let transform = toRect.concatenating(item.transform).concatenating(plane)
    guard transform.isFinite, transform.determinant != 0 else { return }
    target.image(
      VectorImage(
        bitmap: bitmap, transform: transform, sampling: item.sampling, opacity: opacity),
      blend: blend)
  }

  // MARK: Clips

  /// A clip on the canvas; nil for an empty one.
  func shape(of clip: DisplayItem.Clip) -> VectorShape? {
    let transform = clip.transform.concatenating(plane)
    guard let box = PathFlattener.controlBounds(of: clip.path, transform: transform), isSeen(box)
    else { return nil }
    return VectorShape(
      path: clip.path.applying(transform), rule: clip.rule, isAntialiased: clip.isAntialiased)
  }

  // MARK: Boxes

  private func isSeen(_ box: (low: SIMD2<Double>, high: SIMD2<Double>)) -> Bool {
    box.low.x <= box.high.x && box.high.x >= visible.minX && box.high.y >= visible.minY
      && box.low.x <= visible.maxX && box.low.y <= visible.maxY
  }

  private func isModest(_ box: (low: SIMD2<Double>, high: SIMD2<Double>)) -> Bool {
    box.low.min() >= -Self.largestCoordinate && box.high.max() <= Self.largestCoordinate
  }
}

extension CGAffineTransform {
  /// The scale of lengths, where it is the same in all directions; nil otherwise.
  fileprivate var uniformScale: Double? {
    let (x, y) = (a * a + b * b, c * c + d * d)
    guard x > 0, x.isFinite, y.isFinite, abs(x - y) <= 1e-9 * x, abs(a * c + b * d) <= 1e-9 * x
    else {
      return nil
    }
    return x.squareRoot()
  }

  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension StrokeStyle {
  /// Whether SVG and PDF draw the same with the same numbers: neither supports a miter limit below 1,
  /// and dashes must be finite, not negative and not all 0.
  fileprivate var isInVectorFormats: Bool {
    (lineJoin != .miter || miterLimit >= 1)
      && (dash.isEmpty
        || (dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }))
  }
}

extension PatternPaint {
  /// The pattern as one image, where it covers a rectangle and begins and ends at whole pixels; nil
  /// otherwise.
  fileprivate func image(
    covering rect: CGRect, opacity: Double, _ placement: CGAffineTransform
  ) -> VectorImage? {
    let toCanvas = transform.concatenating(placement)
    let alpha = VectorColor.unit(opacity) * VectorColor.unit(self.opacity)
    guard alpha > 0, toCanvas.isFinite, toCanvas.determinant != 0, transform.determinant != 0 else {
      return nil
    }
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let part = source.standardized
    guard whole.contains(part), part.width >= 1, part.height >= 1,
      [part.minX, part.minY, part.maxX, part.maxY].allSatisfy({ $0 == $0.rounded() }),
      part.insetBy(dx: -1e-6, dy: -1e-6).contains(rect.applying(transform.inverted()))
    else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (width, height) = (Int(part.width), Int(part.height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in top..<top + height {
      let start = row * bitmap.width + left
      pixels.append(contentsOf: bitmap.pixels[start..<start + width])
    }
    return VectorImage(
      bitmap: Bitmap(width: width, height: height, pixels: pixels),
      transform: CGAffineTransform(translationX: part.minX, y: part.minY).concatenating(toCanvas),
      sampling: sampling, opacity: alpha)
  }
}
