import TweenPaint

extension GraphicsContext {
  /// The way in which drawing is combined with the existing content of a layer; `BlendOperator` has the
  /// formulas.
  ///
  /// A filled path, a text or an image changes only the pixels that it covers. Layers, and all drawing
  /// through filters, change every pixel inside the clip: with `copy` they clear the area around their
  /// picture. Under `clipToLayer` or an inverse clip all drawing is of that second kind.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32

    /// Creates the mode with a number: 0 is normal, 27 plusLighter. An unknown number is kept, and draws as
    /// `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: BlendOperator) { rawValue = Int32(mode.rawValue) }

    /// The operator; unknown numbers draw as `normal`.
    var blendOperator: BlendOperator {
      UInt8(exactly: rawValue).flatMap { BlendOperator(rawValue: $0) } ?? .normal
    }

    /// The drawing covers the existing content to the degree that it is opaque.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of both colours, which is never lighter than either.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The inverse of the product of both inverted colours, which is never darker than either.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies where the existing content is dark, and screens where it is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker value of each channel.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter value of each channel.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens the existing content, more so for light drawing. Black stays black.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens the existing content, more so for dark drawing. White stays white.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Gently darkens the existing content where the drawing is darker than one half, else lightens it.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies where the drawing is dark, and screens where it is light.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The absolute difference of each channel.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// Like `difference` with less contrast: two halves result in one half.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The drawing's hue, with the saturation and luminosity of the existing content.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The drawing's saturation, with the hue and luminosity of the existing content.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The drawing's hue and saturation, with the luminosity of the existing content.
    public static var color: BlendMode { BlendMode(.color) }
    /// The drawing's luminosity, with the hue and saturation of the existing content.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Clears the pixels: nothing of either remains.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces the existing content by the drawing, also where the drawing is clear.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// The drawing where the existing content was opaque; the existing content is removed.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// The drawing where the existing content was clear; the existing content is removed.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// The drawing over the existing content, only where that is opaque: the alpha is kept.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The drawing behind the existing content.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// The existing content where the drawing is opaque; the drawing's colours do not show.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// The existing content where the drawing is clear; the drawing's colours do not show.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// The existing content where the drawing is opaque, with the drawing behind it: the alpha is that of
    /// the drawing.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Each of the two where the other is clear.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// The inverse of the sum of both inverted colours, clamped at black.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The sum of both colours, clamped at white.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
