import Foundation
import TweenGeometry
import TweenPaint
import TweenRaster

/// Turns a display list into the drawing calls of a vector format, back to front.
///
/// Content that vector formats do not support is drawn by the rasterizer and becomes an image:
///
/// - An effect of a layer, such as a blur: the picture of the layer. Its clip, opacity and blend mode
///   stay with the format.
/// - A shadow: the picture of the shadow; the content that casts it stays vectors.
/// - An angular gradient or a pattern: the picture of the paint; the shape's outline clips it.
/// - An item that depends on the content behind it, by a backdrop or an operator such as
///   `plusLighter` (a reader, below): on opaque ground the picture of everything that it changes; in
///   a layer that begins clear, the layer up to the last such item.
final class VectorTraversal {
  /// The number of readers beyond which everything is one picture: on opaque ground each reader costs
  /// two drawings of all items behind it.
  private static let maximumReaders = 12

  /// The call that ends an open layer.
  private enum Closer {
    case group
    case mask
    case image(VectorImage)
  }

  /// A layer whose items are being drawn.
  private struct Open {
    /// The index behind its last item.
    var end: Int
    /// Its first item.
    var start: Int
    /// Its items' points to the canvas's.
    var plane: CGAffineTransform
    /// Whether it has a picture of its own.
    var isReal: Bool
    /// Whether that picture begins opaque.
    var isOpaque: Bool
    var closers: [Closer]
  }

  private let list: DisplayList
  private let plans: LayerPlans
  private let canvas: any VectorCanvas
  private let painter: PicturePainter
  private var open: [Open] = []
  private(set) var tally = VectorTally()

  init(_ list: DisplayList, canvas: any VectorCanvas, options: VectorOptions) {
    self.list = list
    self.canvas = canvas
    plans = LayerPlans(list.items)
    painter = PicturePainter(list, scale: options.pictureScale, threads: options.threads)
  }

  private var items: [DisplayItem] { list.items }
  /// The transform of the innermost open layer's plane.
  var plane: CGAffineTransform { open.last?.plane ?? .identity }

  /// Draws the whole list, its background first.
  ///
  /// - Throws: `RasterError` where a picture cannot be drawn.
  func run() throws(RasterError) {
    var index = try begin()
    while index < items.count {
      while let last = open.last, last.end <= index { close(last) }
      index = try step(index)
    }
    while let last = open.last { close(last) }
  }

  private func begin() throws(RasterError) -> Int {
    let count = items.count
    let background = VectorColor(list.background, opacity: 1)
    let isOpaque = background.map { $0.alpha >= 1 } ?? false
    let canvasLayer = Open(
      end: Int.max, start: 0, plane: .identity, isReal: true, isOpaque: isOpaque, closers: [])
    open.append(canvasLayer)
    if let end = plans.lastReaderEnds[count],
      !isOpaque || plans.readerCounts[count] > Self.maximumReaders
    {
      try drawWhole(canvasLayer, to: end, on: list.background)
      return end
    }
    if let background {
      canvas.fill(ground, paint: .solid(background), blend: .normal, label: nil)
    }
    return 0
  }

  /// The whole canvas.
  private var ground: VectorShape {
    VectorShape(path: Path(CGRect(origin: .zero, size: list.size)))
  }

  private func close(_ layer: Open) {
    open.removeLast()
    for closer in layer.closers.reversed() {
      switch closer {
      case .group: canvas.endGroup()
      case .mask: canvas.endMask()
      case .image(let image): canvas.image(image, blend: .normal)
      }
    }
  }

  /// Draws one item, or begins a layer. Returns the next item.
  private func step(_ index: Int) throws(RasterError) -> Int {
    let item = items[index]
    if readerKind(index) != nil { return try drawReaders(from: index) }
    switch item.content {
    case .fill(let fill): try draw(fill, item)
    case .glyphs(let glyphs): try draw(glyphs, item)
    case .image(let image): draw(image, blend: item.blend)
    case .endLayer: break
    case .beginLayer(let layer): return try begin(layer, at: index, blend: item.blend)
    }
    return index + 1
  }

  // MARK: Layers

  /// Begins a layer, or draws it whole. Returns the next item.
  private func begin(
    _ layer: DisplayItem.Layer, at index: Int, blend: BlendOperator
  ) throws(RasterError) -> Int {
    let end = plans.ends[index]
    // A mask outside of any layer is omitted.
    if plans.plans[index] == .nothing || (layer.isMask && open.count == 1) { return end }
    var group = VectorGroup(
      opacity: VectorColor.unit(layer.opacity), blend: blend, isIsolated: plans.isIsolated[index])
    if let clip = layer.clip {
      let shape = shape(of: clip)
      if shape == nil, !layer.isMask { return end }
      group.clip = shape ?? VectorShape(path: Path())
    }
    var opened = Open(
      end: end, start: index + 1, plane: plane, isReal: plans.isReal[index],
      isOpaque: layer.isOpaque, closers: [])
    if layer.isMask {
      canvas.beginMask()
      opened.closers.append(.mask)
      group.blend = .normal
    }
    switch plans.plans[index] {
    case .picture(let kind):
      try drawPicture(of: layer, at: index, kind, in: group)
      if layer.isMask { canvas.endMask() }
      return end
    case .shadow(let shadow):
      guard try begin(shadow, of: layer, at: index, in: group, &opened) else { return end }
    case .clip:
      group.blend = .normal
      group.isIsolated = false
      group.isTransparent = true
      begin(group, &opened)
    default: begin(group, &opened)
    }
    if case .projection(let map) = layer.effect, let affine = map.affine {
      opened.plane = affine.concatenating(opened.plane)
    }
    open.append(opened)
    guard opened.isReal, let last = plans.lastReaderEnds[index],
      !layer.isOpaque || plans.readerCounts[index] > Self.maximumReaders
    else {
      if layer.isOpaque { drawBlack() }
      return index + 1
    }
    try drawWhole(opened, to: last, on: .transparent)
    return last
  }

  private func begin(_ group: VectorGroup, _ opened: inout Open) {
    if group.isNeutral { return }
    canvas.beginGroup(group)
    opened.closers.append(.group)
  }

  /// The picture of an opaque layer begins black.
  private func drawBlack() {
    let black = VectorColor(red: 0, green: 0, blue: 0, alpha: 1)
    canvas.fill(ground, paint: .solid(black), blend: .normal, label: nil)
  }

  /// Draws a layer's shadow, and begins the layer. Returns false where that draws the whole layer.
  private func begin(
    _ shadow: DisplayItem.Shadow, of layer: DisplayItem.Layer, at index: Int,
    in group: VectorGroup, _ opened: inout Open
  ) throws(RasterError) -> Bool {
    var around = group
    around.isIsolated = false
    begin(around, &opened)
    var alone = shadow
    alone.isAlone = true
    var thrown = DisplayItem.Layer(effect: .shadow(alone))
    thrown.isOpaque = layer.isOpaque
    let image = try picture(thrown, at: index)
    if image != nil { tally.add(.shadow) }
    if let image, shadow.kind == .drop || shadow.isAlone { canvas.image(image, blend: .normal) }
    if shadow.isAlone {
      open.append(opened)
      close(opened)
      return false
    }
    if let image, shadow.kind == .inner { opened.closers.append(.image(image)) }
    begin(VectorGroup(isIsolated: group.isIsolated), &opened)
    return true
  }

  /// Draws a layer as a picture, which the format clips, fades and blends.
  private func drawPicture(
    of layer: DisplayItem.Layer, at index: Int, _ kind: VectorTally.Kind, in group: VectorGroup
  ) throws(RasterError) {
    var bare = layer
    bare.opacity = 1
    bare.clip = nil
    bare.isMask = false
    guard var image = try picture(bare, at: index) else { return }
    tally.add(kind)
    image.opacity = group.opacity
    image.clip = group.clip
    canvas.image(image, blend: group.blend)
  }

  /// The picture of the items of a layer under other settings.
  private func picture(
    _ layer: DisplayItem.Layer, at index: Int
  ) throws(RasterError) -> VectorImage? {
    let inside = items[index + 1..<plans.ends[index]]
    return try painter.picture(of: placed([DisplayItem(.beginLayer(layer))] + inside))
  }

  /// Items of the innermost plane, on the canvas.
  private func placed(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !plane.isIdentity else { return items }
    let layer = DisplayItem.Layer(effect: .projection(ProjectionTransform(plane)))
    return [DisplayItem(.beginLayer(layer))] + items
  }

  // MARK: Readers

  /// The reason why an item depends on the content behind it in a way that no format supports; nil
  /// where it does not.
  private func readerKind(_ index: Int) -> VectorTally.Kind? {
    switch items[index].content {
    case .beginLayer:
      guard case .reader(let kind) = plans.plans[index] else { return nil }
      return kind
    case .endLayer: return nil
    case .fill, .glyphs, .image: return items[index].blend.isInVectorFormats ? nil : .blendMode
    }
  }

  private func end(ofReader index: Int) -> Int {
    if case .beginLayer = items[index].content { return plans.ends[index] }
    return index + 1
  }

  /// Draws readers that follow each other, on opaque ground, as one picture. Returns the next item.
  private func drawReaders(from index: Int) throws(RasterError) -> Int {
    var end = index
    while end < items.count, let kind = readerKind(end) {
      tally.add(kind)
      end = self.end(ofReader: end)
    }
    guard let layer = open.last(where: \.isReal) else { return end }
    let isCanvas = layer.end == Int.max
    func part(upTo end: Int) -> [DisplayItem] {
      let inside = Array(items[layer.start..<end])
      if isCanvas { return inside }
      return placed([DisplayItem(.beginLayer(DisplayItem.Layer(isOpaque: true)))] + inside)
    }
    let change = try painter.change(
      from: part(upTo: index), to: part(upTo: end),
      on: isCanvas ? list.background : .transparent)
    if let change { canvas.image(change, blend: .normal) }
    return end
  }

  /// Draws the items of a layer up to its last reader as one picture.
  private func drawWhole(
    _ layer: Open, to end: Int, on ground: Color.Resolved
  ) throws(RasterError) {
    var index = layer.start
    while index < end {
      if let kind = readerKind(index) { tally.add(kind) }
      var isSkipped = false
      if case .beginLayer = items[index].content { isSkipped = plans.isReal[index] }
      index = isSkipped ? plans.ends[index] : index + 1
    }
    var inside = Array(items[layer.start..<end])
    if layer.isOpaque, layer.end != Int.max {
      inside.insert(DisplayItem(.beginLayer(DisplayItem.Layer(isOpaque: true))), at: 0)
    }
    if let image = try painter.picture(of: placed(inside), on: ground) {
      canvas.image(image, blend: .normal)
    }
  }

  // MARK: Pictures of paints

  /// Draws a paint that the formats do not support as a picture, cut by an outline.
  ///
  /// - Parameters:
  ///   - box: In local coordinates, around the outline.
  ///   - outline: On the canvas.
  func drawPicture(
    of paint: Paint, _ kind: VectorTally.Kind, opacity: Double, in box: CGRect,
    transform: CGAffineTransform, outline: VectorShape, blend: BlendOperator
  ) throws(RasterError) {
    let pixel = 1 / (transform.determinant.magnitude.squareRoot() * max(list.scale, 1e-6))
    // A margin beyond the outline, so that only the format smooths the edge.
    let room = pixel.isFinite ? 3 * pixel : 0
    let fill = DisplayItem.Fill(
      path: Path(box.insetBy(dx: -room, dy: -room)), paint: paint, opacity: opacity,
      transform: transform)
    guard var image = try painter.picture(of: [DisplayItem(.fill(fill))]) else { return }
    tally.add(kind)
    image.clip = outline
    canvas.image(image, blend: blend)
  }

  /// Draws one item as a picture.
  func drawPicture(of item: DisplayItem, _ kind: VectorTally.Kind) throws(RasterError) {
    var plain = item
    plain.blend = .normal
    guard let image = try painter.picture(of: placed([plain])) else { return }
    tally.add(kind)
    canvas.image(image, blend: item.blend)
  }

  // MARK: For the drawing of items

  /// The canvas that gets the vectors.
  var target: any VectorCanvas { canvas }

  /// The canvas in points, with a margin for smooth edges.
  var visible: CGRect { CGRect(origin: .zero, size: list.size).insetBy(dx: -1, dy: -1) }
}
