import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViews

/// A drawing context of a bitmap, of the pages of a PDF file, or of a canvas.
///
/// A context is a stack of states over a `GraphicsContext`, whose transforms, clips, blend modes and
/// filters it uses. In a bitmap and on a page, the origin is at the bottom left and y grows upwards; in
/// a canvas, the origin is at the top left and y grows downwards. Text is not drawn. Coordinates that
/// are not finite draw nothing.
public final class CGContext {
  /// The state that `saveGState()` stores.
  struct State {
    var graphics: GraphicsContext
    var fill = Ink()
    var stroke = Ink()
    var patternPhase = CGSize.zero
    var pen = StrokeStyle()
    var antialiases = true
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    var quality = CGInterpolationQuality.default
  }

  /// An open transparency layer, with the state that is restored when the layer ends.
  struct Layer {
    var outer: State
    var saved: [State]
  }

  var state: State
  var saved: [State] = []
  var layers: [Layer] = []
  /// Whether the cell of a pattern without own colours is being drawn, in which setting colours has no
  /// effect.
  var isStencil = false
  /// The user space in which the context began. Shadows are measured in it.
  private(set) var base: CGAffineTransform
  /// The current path in base space, so that later transforms do not move it.
  var currentPath = Path()
  /// The bitmap of the last rendering; nil for a canvas.
  private var bitmap: Bitmap?
  /// The memory layout of the bitmap's pixels.
  let layout: PixelLayout?
  /// The program's own pixels, or those that `data` has returned. They are updated by each drawing.
  private var memory: PixelMemory?

  /// The pages of a PDF file; nil for other contexts.
  let pages: PDFPages?

  /// Creates a context that draws into another context, with that context's transform as its base.
  init(_ graphics: GraphicsContext) {
    state = State(graphics: graphics)
    base = graphics.transform
    layout = nil
    pages = nil
  }

  /// Creates a context that draws the pages of a PDF file.
  init(_ pages: PDFPages) {
    self.pages = pages
    layout = nil
    base = .identity
    state = State(
      graphics: GraphicsContext(
        surface: CanvasSurface(), environment: EnvironmentValues(), bounds: .null))
    beginCanvas(pages.mediaBox)
  }

  deinit { if pages != nil { closePDF() } }

  /// Begins an empty canvas of a rectangle of user space, with a fresh state.
  func beginCanvas(_ box: CGRect) {
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    var graphics = GraphicsContext(
      surface: CanvasSurface(), environment: EnvironmentValues(),
      bounds: CGRect(origin: .zero, size: box.size))
    graphics.transform = base
    state = State(graphics: graphics)
    saved = []
    layers = []
    currentPath = Path()
  }

  /// Creates a bitmap context with 8 bits per channel, in encoded sRGB, or in grey without alpha. nil
  /// where a side is not in 1...16,384 pixels, where `bytesPerRow` is less than a row's length, and for
  /// other pixel layouts.
  ///
  /// The program's own memory keeps its contents, and holds each drawing when the drawing call returns;
  /// a transparency layer when it ends. Each drawing costs as much as rendering the whole bitmap.
  /// Without memory, the bitmap starts clear, or black without alpha, and is rendered when it is read.
  ///
  /// - Parameters:
  ///   - data: The pixels, top row first, which must outlive the context; nil: memory of the context.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: Must be 8.
  ///   - bytesPerRow: The distance of two rows in bytes; 0: rows without gaps.
  ///   - space: An RGB space or a grey space. The pixels of any RGB space are encoded sRGB.
  ///   - bitmapInfo: Premultiplied alpha, or a skipped alpha channel; `none` for grey. The byte order
  ///     is the default one or a 32-bit one.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let sides = 1...Renderer.largestSide
    guard sides.contains(width), sides.contains(height), bitsPerComponent == 8,
      let layout = PixelLayout(
        space: space, bitmapInfo: bitmapInfo, width: width, bytesPerRow: bytesPerRow)
    else { return nil }
    self.layout = layout
    pages = nil
    bitmap = Bitmap(
      width: width, height: height,
      pixels: Array(repeating: layout.storable(0), count: width * height))
    memory = data.map { PixelMemory($0, layout, width: width, height: height) }
    let size = CGSize(width: width, height: height)
    var graphics = GraphicsContext(
      surface: CanvasSurface(), environment: EnvironmentValues(),
      bounds: CGRect(origin: .zero, size: size))
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    graphics.transform = base
    state = State(graphics: graphics)
  }

  /// The width in pixels; 0 for a canvas.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height in pixels; 0 for a canvas.
  public var height: Int { bitmap?.height ?? 0 }

  /// The bitmap's memory, owned by the program or by the context; nil for a canvas. It also holds later
  /// drawings.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.start }
    guard let layout, draw(), let bitmap else { return nil }
    let own = PixelMemory(layout, width: bitmap.width, height: bitmap.height)
    own.write(bitmap)
    memory = own
    return own.start
  }

  /// Returns an image of the bitmap without open transparency layers; nil for a canvas, and where
  /// rendering fails.
  public func makeImage() -> CGImage? {
    guard draw(), let bitmap else { return nil }
    return CGImage(bitmap)
  }

  /// Renders the recorded drawing into the bitmap and the memory. Returns false for a canvas, and where
  /// rendering fails.
  private func draw() -> Bool {
    guard let layout, var drawn = memory?.read() ?? bitmap else { return false }
    let surface = (layers.first?.outer ?? state).graphics.surface
    surface.finish()
    if !surface.items.isEmpty {
      let size = CGSize(width: drawn.width, height: drawn.height)
      let before = DisplayItem.ImageItem(
        bitmap: drawn, rect: CGRect(origin: .zero, size: size), sampling: .nearest)
      let list = DisplayList(
        size: size,
        background: Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0),
        items: [DisplayItem(blend: .copy, .image(before))] + surface.items)
      let renderer = Renderer()
      guard (try? renderer.render(list)) != nil else { return false }
      drawn = renderer.bitmap
      if !layout.isLossless {
        for index in drawn.pixels.indices {
          drawn.pixels[index] = layout.storable(drawn.pixels[index])
        }
      }
      memory?.write(drawn)
    }
    bitmap = drawn
    // The recorded items are part of the bitmap now.
    replace(surface, by: CanvasSurface())
    return true
  }

  private func replace(_ surface: CanvasSurface, by fresh: CanvasSurface) {
    func replace(in state: inout State) {
      if state.graphics.surface === surface { state.graphics.surface = fresh }
    }
    replace(in: &state)
    for index in saved.indices { replace(in: &saved[index]) }
    for index in layers.indices {
      replace(in: &layers[index].outer)
      for place in layers[index].saved.indices { replace(in: &layers[index].saved[place]) }
    }
  }

  /// Updates memory that the program can read. Every drawing method calls this at its end.
  func updateMemory() { if memory != nil, layers.isEmpty { _ = draw() } }

  // MARK: States

  /// Saves the state, without the path, for `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last. No effect where none is saved.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }
}

// MARK: - Settings

extension CGContext {
  /// The transform from user space to the bitmap or page, with the origin at the bottom left, or to the
  /// canvas.
  public var ctm: CGAffineTransform {
    layout == nil && pages == nil
      ? state.graphics.transform : state.graphics.transform.concatenating(base.inverted())
  }

  /// Moves the origin of user space by a distance in user space.
  public func translateBy(x: CGFloat, y: CGFloat) { state.graphics.translateBy(x: x, y: y) }

  /// Scales user space about its origin.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.graphics.scaleBy(x: x, y: y) }

  /// Rotates user space about its origin by an angle in radians, from +x towards +y.
  public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(Double(angle))) }

  /// Applies a transform to user space, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { if !isStencil { state.fill = Ink(color) } }
  /// Sets the fill colour, in encoded sRGB, with numbers from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the fill colour to a grey, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { if !isStencil { state.stroke = Ink(color) } }
  /// Sets the stroke colour, in encoded sRGB, with numbers from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke colour to a grey, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the line width, in user space.
  public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
  /// Sets the shape of open ends of strokes.
  public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
  /// Sets the shape of corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
  /// Sets the limit of a miter's length, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn; an empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dashPhase, state.pen.dash) = (phase, lengths)
  }
  /// Sets the alpha by which drawing is multiplied, clamped to 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.graphics.opacity = Double(alpha) }
  /// Sets the blend mode of later drawing.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.graphics.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
  }
  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
  /// The interpolation of images that are drawn in another size than their own.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }
  /// Sets a shadow of black with alpha 1/3. Distances are in the context's initial user space,
  /// independent of the transform; the standard deviation of the blur is half of `blur`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets a shadow of a colour; nil: no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }
}
