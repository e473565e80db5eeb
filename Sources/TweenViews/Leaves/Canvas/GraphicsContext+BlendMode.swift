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

    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: BlendOperator) { rawValue = Int32(mode.rawValue) }

    /// Numbers that stand for no mode draw as `normal`.
    var blendOperator: BlendOperator {
      UInt8(exactly: rawValue).flatMap { BlendOperator(rawValue: $0) } ?? .normal
    }

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    public static var xor: BlendMode { BlendMode(.xor) }
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
