import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The drawing calls of a vector format. `VectorTraversal` makes them from a display list, back to front.
///
/// All coordinates are points of the list's canvas, y growing downwards. Blend operators are `normal` or
/// one of the modes that SVG and PDF share, `multiply` to `luminosity`.
protocol VectorCanvas: AnyObject {
  /// Whether text in one colour goes to `text` instead of `fill`.
  var embedsText: Bool { get }

  /// Fills a path.
  ///
  /// - Parameter label: The text whose outlines the path has; nil for shapes.
  func fill(_ shape: VectorShape, paint: VectorPaint, blend: BlendOperator, label: String?)

  /// Draws along a path, by the nonzero rule.
  func stroke(_ shape: VectorShape, style: StrokeStyle, paint: VectorPaint, blend: BlendOperator)

  /// Draws a bitmap.
  func image(_ image: VectorImage, blend: BlendOperator)

  /// Draws a run of glyphs in one colour. Called only where `embedsText` is true.
  ///
  /// - Parameter transform: The run's points to the canvas's.
  func text(
    _ run: GlyphRun, transform: CGAffineTransform, color: VectorColor, blend: BlendOperator)

  /// Begins a group, which `endGroup` ends. Groups lie inside each other.
  func beginGroup(_ group: VectorGroup)
  func endGroup()

  /// Begins the picture whose alpha cuts the innermost open group, which `endMask` ends. Several masks
  /// multiply.
  func beginMask()
  func endMask()
}

/// A path and the rule for its inside.
struct VectorShape: Equatable {
  var path: Path
  var rule: FillRule = .nonZero
  var isAntialiased = true
}

/// A colour of 8 bits a channel, encoded sRGB, not premultiplied.
struct VectorColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  /// 0...1.
  var alpha: Double
}

/// The paint of a path.
enum VectorPaint {
  case solid(VectorColor)
  case gradient(VectorGradient)
}

/// Items that are clipped, faded or blended as one.
struct VectorGroup {
  var clip: VectorShape?
  /// 0...1.
  var opacity = 1.0
  var blend = BlendOperator.normal
  /// Items inside are clipped one by one and blend with the content behind the group.
  var isTransparent = false
  /// Whether items inside blend only with each other, or a mask cuts them: they need a picture of
  /// their own.
  var isIsolated = false

  /// Whether the group only clips.
  var isPlain: Bool { opacity >= 1 && blend == .normal && !isIsolated }
  /// Whether the group does nothing.
  var isNeutral: Bool { isPlain && clip == nil }
}

/// A bitmap at its place.
struct VectorImage {
  var bitmap: Bitmap
  /// The bitmap's pixels, from its top left corner, to the canvas.
  var transform: CGAffineTransform
  var sampling = Sampling.smooth
  /// 0...1.
  var opacity = 1.0
  /// The visible area; nil: all.
  var clip: VectorShape?
}

extension BlendOperator {
  /// Whether SVG (mix-blend-mode) and PDF (BM) have the operator, by the same formula.
  var isInVectorFormats: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter:
      false
    }
  }
}

extension VectorColor {
  /// A colour in the rasterizer's encoding; nil for an invisible one.
  init?(_ color: Color.Resolved, opacity: Double) {
    let alpha = Self.unit(Double(color.opacity)) * Self.unit(opacity)
    guard alpha > 0 else { return nil }
    self.init(
      red: SRGBTransfer.byte(SRGBTransfer.encode(Double(color.linearRed))),
      green: SRGBTransfer.byte(SRGBTransfer.encode(Double(color.linearGreen))),
      blue: SRGBTransfer.byte(SRGBTransfer.encode(Double(color.linearBlue))), alpha: alpha)
  }

  /// 0...1, with NaN as 0.
  static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
