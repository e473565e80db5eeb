import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViews

/// Draws into a bitmap, into the pages of a PDF file, or into a canvas.
///
/// A context is a stack of states over a `GraphicsContext`, whose transforms, clips, blend modes
/// and filters it uses. In a bitmap and on a page the origin is at the bottom left and y grows upwards; in a canvas
/// it is at the top left and y grows downwards. Texts are not drawn. Numbers that are not finite
/// draw nothing.
public final class CGContext {
  /// What `saveGState()` keeps.
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

  /// A transparency layer that is open: what goes on when it ends.
  struct Layer {
    var outer: State
    var saved: [State]
  }

  var state: State
  var saved: [State] = []
  var layers: [Layer] = []
  /// The cell of a pattern without colours is being drawn, whose colours say nothing.
  var isStencil = false
  /// Where shadows are measured: the user space in which the context began.
  private(set) var base: CGAffineTransform
  /// The path that is being built, in base space, so that later transforms leave it where it is.
  var built = Path()
  /// The bitmap as it was drawn last; nil for a canvas.
  private var bitmap: Bitmap?
  /// How its pixels lie in memory.
  let layout: PixelLayout?
  /// The program's own pixels, or those that `data` has shown to it: drawn anew at each drawing.
  private var memory: PixelMemory?

  /// The pages of a PDF file; nil for others.
  let pages: PDFPages?

  /// Draws through another context, whose transform is where it begins.
  init(_ graphics: GraphicsContext) {
    state = State(graphics: graphics)
    base = graphics.transform
    layout = nil
    pages = nil
  }

  /// Draws the pages of a PDF file.
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

  /// Begins an empty canvas of a rectangle of user space, in a fresh state.
  func beginCanvas(_ box: CGRect) {
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    var graphics = GraphicsContext(
      surface: CanvasSurface(), environment: EnvironmentValues(),
      bounds: CGRect(origin: .zero, size: box.size))
    graphics.transform = base
    state = State(graphics: graphics)
    saved = []
    layers = []
    built = Path()
  }

  /// A bitmap of 8 bits a channel: encoded sRGB, or grey without an alpha. nil where a side is not
  /// above 0 or beyond 16,384 pixels, where rows are longer than `bytesPerRow`, and for another
  /// layout of pixels.
  ///
  /// Memory of the program's own is drawn onto as it is found, and holds each drawing when its call
  /// returns; of a transparency layer when that ends. Such a drawing costs as much as the whole
  /// bitmap. Without it the bitmap is clear, or black where there is no alpha, and is drawn when it
  /// is asked for.
  ///
  /// - Parameters:
  ///   - data: The pixels, top row first, which must outlive the context; nil: the context's own.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: From a row to the next; 0 for rows without gaps.
  ///   - space: An RGB space, whose pixels are encoded sRGB here whatever it says, or a grey one.
  ///   - bitmapInfo: A premultiplied alpha, or none beside the colours; `none` for greys. The byte
  ///     order is the default one or that of 32 bits.
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
      pixels: Array(repeating: layout.shown(0), count: width * height))
    memory = data.map { PixelMemory($0, layout, width: width, height: height) }
    let size = CGSize(width: width, height: height)
    var graphics = GraphicsContext(
      surface: CanvasSurface(), environment: EnvironmentValues(),
      bounds: CGRect(origin: .zero, size: size))
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    graphics.transform = base
    state = State(graphics: graphics)
  }

  /// In pixels; 0 of a canvas.
  public var width: Int { bitmap?.width ?? 0 }
  /// In pixels; 0 of a canvas.
  public var height: Int { bitmap?.height ?? 0 }

  /// The bitmap's memory: the program's own, or the context's, which lives as long as that. nil of a
  /// canvas. It holds all that is drawn, later drawings too.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.start }
    guard let layout, draw(), let bitmap else { return nil }
    let own = PixelMemory(layout, width: bitmap.width, height: bitmap.height)
    own.write(bitmap)
    memory = own
    return own.start
  }

  /// What has been drawn into the bitmap so far, without what is in open transparency layers; nil of
  /// a canvas, and where it cannot be drawn.
  public func makeImage() -> CGImage? {
    guard draw(), let bitmap else { return nil }
    return CGImage(bitmap)
  }

  /// Brings what has been recorded into the bitmap and the memory. false of a canvas, and where it
  /// cannot be drawn.
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
      if !layout.keepsAll {
        for index in drawn.pixels.indices {
          drawn.pixels[index] = layout.shown(drawn.pixels[index])
        }
      }
      memory?.write(drawn)
    }
    bitmap = drawn
    // What was recorded stands in the bitmap now.
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

  /// Brings a drawing into memory that the program knows. Every drawing ends with it.
  func drawn() { if memory != nil, layers.isEmpty { _ = draw() } }

  // MARK: States

  /// Keeps the state, for `restoreGState()` to bring back. The path is no part of it.
  public func saveGState() { saved.append(state) }

  /// Brings the state back that was kept last; nothing where none is.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }
}

// MARK: - Settings

extension CGContext {
  /// User space to the bitmap or the page with its origin at the bottom left, or to the canvas.
  public var ctm: CGAffineTransform {
    layout == nil && pages == nil
      ? state.graphics.transform : state.graphics.transform.concatenating(base.inverted())
  }

  /// Moves the origin of user space.
  public func translateBy(x: CGFloat, y: CGFloat) { state.graphics.translateBy(x: x, y: y) }

  /// Scales user space about its origin.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.graphics.scaleBy(x: x, y: y) }

  /// Turns user space about its origin by radians, from +x towards +y.
  public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(Double(angle))) }

  /// Does `transform` to what is drawn, before all that is done already.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

  /// What shapes are filled with.
  public func setFillColor(_ color: CGColor) { if !isStencil { state.fill = Ink(color) } }
  /// What shapes are filled with, in encoded sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// What shapes are filled with, as a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// What lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { if !isStencil { state.stroke = Ink(color) } }
  /// What lines are drawn with, in encoded sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// What lines are drawn with, as a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// The pen's width, in user space.
  public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
  /// How open ends look.
  public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
  /// How corners look.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
  /// The longest miter, in widths.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  /// Painted and unpainted lengths in turn; none for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dashPhase, state.pen.dash) = (phase, lengths)
  }
  /// Multiplies the alpha of what is drawn; cut to 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.graphics.opacity = Double(alpha) }
  /// How what is drawn meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.graphics.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
  }
  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
  /// How images are drawn at other sizes than their own.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }
  /// A shadow under each drawing, in a third of black. Distances are in the space in which the
  /// context began, whatever the transform; half of `blur` is the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// A shadow of a colour; none without one.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }
}
