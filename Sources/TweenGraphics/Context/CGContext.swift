import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViews

/// Draws into a bitmap, or into a canvas.
///
/// A context is a stack of states over a `GraphicsContext`, whose transforms, clips, blend modes
/// and filters it uses. In a bitmap the origin is at the bottom left and y grows upwards; in a canvas
/// it is at the top left and y grows downwards. Texts are not drawn. Numbers that are not finite
/// draw nothing.
public final class CGContext {
  /// What `saveGState()` keeps.
  struct State {
    var graphics: GraphicsContext
    var fill = CGColor.black
    var stroke = CGColor.black
    var pen = StrokeStyle()
    var antialiases = true
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    var quality = CGInterpolationQuality.default
  }

  var state: State
  private var saved: [State] = []
  /// Where shadows are measured: the user space in which the context began.
  let base: CGAffineTransform
  /// The path that is being built, in base space, so that later transforms leave it where it is.
  var built = Path()
  /// The bitmap as it was drawn last; nil for a canvas.
  private var bitmap: Bitmap?

  /// Draws through another context, whose transform is where it begins.
  init(_ graphics: GraphicsContext) {
    state = State(graphics: graphics)
    base = graphics.transform
  }

  /// A bitmap of clear pixels: 8 bits a channel, in encoded sRGB. nil where a side is not above 0
  /// or beyond 16,384 pixels, and for another layout of pixels.
  ///
  /// - Parameters:
  ///   - data: Must be nil: the context keeps the pixels itself, and `makeImage()` shows them.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: Without effect.
  ///   - space: An RGB space; what is drawn is kept as encoded sRGB.
  ///   - bitmapInfo: A premultiplied alpha, or none beside the colours: the bitmap is black then.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let sides = 1...Renderer.largestSide
    guard data == nil, sides.contains(width), sides.contains(height), bitsPerComponent == 8,
      space.model == .rgb
    else { return nil }
    let info = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let ground: UInt32
    switch info {
    case .premultipliedFirst, .premultipliedLast: ground = 0
    case .noneSkipFirst, .noneSkipLast: ground = 0xFF00_0000
    default: return nil
    }
    bitmap = Bitmap(
      width: width, height: height, pixels: Array(repeating: ground, count: width * height))
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

  /// What has been drawn into the bitmap so far; nil of a canvas, and where it cannot be drawn.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    let surface = state.graphics.surface
    surface.finish()
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let before = DisplayItem.ImageItem(
      bitmap: bitmap, rect: CGRect(origin: .zero, size: size), sampling: .nearest)
    let list = DisplayList(
      size: size,
      background: Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0),
      items: [DisplayItem(blend: .copy, .image(before))] + surface.items)
    let renderer = Renderer()
    guard (try? renderer.render(list)) != nil else { return nil }
    let drawn = renderer.bitmap
    self.bitmap = drawn
    // What was recorded stands in the bitmap now.
    let fresh = CanvasSurface()
    state.graphics.surface = fresh
    for index in saved.indices { saved[index].graphics.surface = fresh }
    return CGImage(drawn)
  }

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
  /// User space to the bitmap with its origin at the bottom left, or to the canvas.
  public var ctm: CGAffineTransform {
    bitmap == nil ? state.graphics.transform : state.graphics.transform.concatenating(base)
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
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// What shapes are filled with, in encoded sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// What shapes are filled with, as a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// What lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// What lines are drawn with, in encoded sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// What lines are drawn with, as a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
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
