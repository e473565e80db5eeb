import TweenMath
import TweenMotion

extension Color {
  /// A colour as numbers: linear sRGB, not premultiplied.
  ///
  /// Any numbers can be stored. When the colour is drawn, its channels and its opacity are clamped to
  /// 0...1, and NaN counts as 0.
  @frozen public struct Resolved: Hashable, Sendable {
    /// The linear red component; 0...1 within sRGB.
    public var linearRed: Float
    /// The linear green component; 0...1 within sRGB.
    public var linearGreen: Float
    /// The linear blue component; 0...1 within sRGB.
    public var linearBlue: Float
    /// The opacity, from 0, transparent, to 1, opaque.
    public var opacity: Float

    /// Creates a colour of these numbers, which are not clamped.
    @inlinable public init(
      linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1
    ) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }
  }
}

extension Color.Resolved {
  /// Creates a resolved colour from components of `colorSpace`, usually in 0...1.
  public init(
    colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
    opacity: Float = 1
  ) {
    self.init(
      colorSpace: colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(opacity))
  }

  /// Converts the components in doubles, and rounds once at the end.
  init(
    colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) {
    var linear = SIMD3(red, green, blue)
    if colorSpace != .sRGBLinear {
      linear = SIMD3(
        SRGBTransfer.decode(red), SRGBTransfer.decode(green), SRGBTransfer.decode(blue))
    }
    if colorSpace == .displayP3 {
      // Linear Display P3 to linear sRGB, both with white D65.
      linear = SIMD3(
        1.2249 * linear.x - 0.2247 * linear.y,
        -0.0420 * linear.x + 1.0419 * linear.y,
        -0.0197 * linear.x - 0.0786 * linear.y + 1.0979 * linear.z)
    }
    self.init(
      linearRed: Float(linear.x), linearGreen: Float(linear.y), linearBlue: Float(linear.z),
      opacity: Float(opacity))
  }

  /// The red component in encoded sRGB; 0...1 within sRGB.
  public var red: Float {
    get { Float(SRGBTransfer.encode(Double(linearRed))) }
    set { linearRed = Float(SRGBTransfer.decode(Double(newValue))) }
  }

  /// The green component in encoded sRGB; 0...1 within sRGB.
  public var green: Float {
    get { Float(SRGBTransfer.encode(Double(linearGreen))) }
    set { linearGreen = Float(SRGBTransfer.decode(Double(newValue))) }
  }

  /// The blue component in encoded sRGB; 0...1 within sRGB.
  public var blue: Float {
    get { Float(SRGBTransfer.encode(Double(linearBlue))) }
    set { linearBlue = Float(SRGBTransfer.decode(Double(newValue))) }
  }

  /// The content of a pixel: encoded sRGB, each channel clamped to 0...1, premultiplied.
  package var premultipliedEncoded: SIMD4<Double> {
    let alpha = opacity > 0 ? min(Double(opacity), 1) : 0
    let encoded = SIMD3(
      SRGBTransfer.encode(Double(linearRed)), SRGBTransfer.encode(Double(linearGreen)),
      SRGBTransfer.encode(Double(linearBlue)))
    return SIMD4(
      encoded.clamped(lowerBound: SIMD3(0, 0, 0), upperBound: SIMD3(1, 1, 1)) * alpha, alpha)
  }

  static let clear = Self(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour as `#RRGGBBAA`: encoded sRGB rounded to bytes and clamped; NaN counts as 0.
  ///
  /// Computed in single precision, as SwiftUI does: a component of 0.3, which is converted to linear
  /// light and back, gives `4C`, whereas an opacity of 0.3, which is not converted, gives `4D`.
  /// Drawing rounds once, from doubles.
  public var description: String {
    Self.hexadecimal(
      [Self.encoded(linearRed), Self.encoded(linearGreen), Self.encoded(linearBlue), opacity].map {
        $0 > 0 ? UInt8((min($0, 1) * 255).rounded()) : 0
      })
  }

  /// `#RRGGBBAA` as it is drawn, not premultiplied: rounded once, from doubles.
  var drawnBytes: String {
    Self.hexadecimal(
      [linearRed, linearGreen, linearBlue].map {
        SRGBTransfer.byte(SRGBTransfer.encode(Double($0)))
      }
        + [SRGBTransfer.byte(Double(opacity))])
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "#") { text, byte in
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// sRGB's encoding with each step rounded to single precision.
  private static func encoded(_ linear: Float) -> Float {
    guard linear > 0.0031308 else { return 12.92 * linear }
    return 1.055 * Float(Elementary.pow(Double(linear), 1 / 2.4)) - 0.055
  }
}

/// Colours animate in linear sRGB, alpha apart. Components are multiplied by 128, since springs stop
/// at absolute thresholds.
extension Color.Resolved: Animatable {
  /// The vector of linear red, green and blue, then the opacity.
  public typealias AnimatableData =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The four numbers times 128: colours animate in linear sRGB, with the opacity apart. Springs stop
  /// at absolute thresholds; the factor makes them settle.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(
          linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

/// Coded as the list of linear red, green, blue and opacity.
extension Color.Resolved: Codable {
  /// Reads linear red, green, blue and opacity from a list of four numbers.
  ///
  /// - Throws: the decoder's error where there is no such list.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let red = try list.decode(Float.self)
    let green = try list.decode(Float.self)
    let blue = try list.decode(Float.self)
    let opacity = try list.decode(Float.self)
    self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
  }

  /// Writes linear red, green, blue and opacity as a list of four numbers.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] {
      try list.encode(component)
    }
  }
}
