import TweenPaint

extension GraphicsContext {
  /// How what is drawn meets what the layer holds already; `BlendOperator` has the formulas.
  ///
  /// A filled path, a text, an image change only what they cover. Layers, and all that is drawn
  /// through filters, change everything inside the clip: `copy` clears it around their picture.
  /// Where `clipToLayer` or an inverse clip is in force, all drawing is of that second kind.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number that Core Graphics has for the mode.
    public let rawValue: Int32

    /// The mode of a number: 0 is normal, 27 plusLighter. One that stands for no mode is kept, and
    /// draws as `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: BlendOperator) { rawValue = Int32(mode.rawValue) }

    /// Numbers that stand for no mode draw as `normal`.
    var blendOperator: BlendOperator {
      UInt8(exactly: rawValue).flatMap { BlendOperator(rawValue: $0) } ?? .normal
    }

    /// It covers what is there, as far as it is opaque.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of both colours, at most as light as either.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The product of both negatives, as a negative: at least as light as either.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies where what is there is dark, and screens where it is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// Of each channel the darker one.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// Of each channel the lighter one.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens what is there, the more the lighter the drawing is. Black stays black.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens what is there, the more the darker the drawing is. White stays white.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Gently darkens what is there where the drawing is darker than a half, else lightens it.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies where the drawing is dark, and screens where it is light.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// Of each channel the distance between both.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// As `difference`, with less contrast: two halves give a half.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The drawing's hue, with the saturation and the luminosity of what is there.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The drawing's saturation, with the hue and the luminosity of what is there.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The drawing's hue and saturation, with the luminosity of what is there.
    public static var color: BlendMode { BlendMode(.color) }
    /// The drawing's luminosity, with the hue and the saturation of what is there.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Nothing remains, of either.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// The drawing alone, also where it is clear.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// The drawing as far as what was there is opaque, and nothing of that.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// The drawing as far as what was there is clear, and nothing of that.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// The drawing on what is there, as far as that is opaque: the alpha stays.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The drawing goes behind what is there.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// What is there, as far as the drawing is opaque, whose colours do not show.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// What is there, as far as the drawing is clear, whose colours do not show.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// What is there, as far as the drawing is opaque, with the drawing behind it: the alpha is
    /// the drawing's.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Each of the two as far as the other is clear.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// The sum of both negatives, as a negative, cut at black.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The sum of both, cut at white.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
