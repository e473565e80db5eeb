import TweenPaint

/// A colour in doubles, premultiplied, 0...1.
struct ReferenceColor {
  var rgb: SIMD3<Double>
  var alpha: Double

  init(rgb: SIMD3<Double>, alpha: Double) {
    self.rgb = rgb
    self.alpha = alpha
  }

  init(_ pixel: UInt32) {
    func byte(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    self.init(rgb: SIMD3(byte(16), byte(8), byte(0)), alpha: byte(24))
  }

  /// Not premultiplied; of a clear colour black.
  var straight: SIMD3<Double> { alpha > 0 ? rgb / alpha : .zero }

  /// The largest distance of a channel, in levels.
  func distance(_ pixel: UInt32) -> Double {
    let other = ReferenceColor(pixel)
    let d = (rgb - other.rgb) * 255
    return max(max(abs(d.x), abs(d.y)), max(abs(d.z), abs(alpha - other.alpha) * 255))
  }

  func mixed(_ other: ReferenceColor, _ share: Double) -> ReferenceColor {
    ReferenceColor(
      rgb: rgb * (1 - share) + other.rgb * share, alpha: alpha * (1 - share) + other.alpha * share)
  }
}

/// The blend operators, straight from W3C Compositing and Blending Level 1 and from the comments
/// of `BlendOperator`.
enum ReferenceBlend {
  static func blend(
    _ mode: BlendOperator, _ s: ReferenceColor, over d: ReferenceColor
  ) -> ReferenceColor {
    func composed(_ fs: Double, _ fd: Double) -> ReferenceColor {
      ReferenceColor(rgb: s.rgb * fs + d.rgb * fd, alpha: s.alpha * fs + d.alpha * fd)
    }
    switch mode {
    case .normal: return composed(1, 1 - s.alpha)
    case .clear: return composed(0, 0)
    case .copy: return composed(1, 0)
    case .sourceIn: return composed(d.alpha, 0)
    case .sourceOut: return composed(1 - d.alpha, 0)
    case .sourceAtop: return composed(d.alpha, 1 - s.alpha)
    case .destinationOver: return composed(1 - d.alpha, 1)
    case .destinationIn: return composed(0, s.alpha)
    case .destinationOut: return composed(0, 1 - s.alpha)
    case .destinationAtop: return composed(1 - d.alpha, s.alpha)
    case .xor: return composed(1 - d.alpha, 1 - s.alpha)
    case .plusLighter:
      let sum = composed(1, 1)
      return ReferenceColor(
        rgb: sum.rgb.clamped(lowerBound: .zero, upperBound: .one), alpha: min(1, sum.alpha))
    case .plusDarker:
      let alpha = min(1, s.alpha + d.alpha)
      let rgb = SIMD3(repeating: alpha) - (s.alpha - s.rgb) - (d.alpha - d.rgb)
      return ReferenceColor(rgb: rgb.clamped(lowerBound: .zero, upperBound: .one), alpha: alpha)
    default:
      let b = mixed(mode, d.straight, s.straight)
      return ReferenceColor(
        rgb: s.rgb * (1 - d.alpha) + d.rgb * (1 - s.alpha) + b * (s.alpha * d.alpha),
        alpha: s.alpha + d.alpha - s.alpha * d.alpha)
    }
  }

  /// B(cb, cs).
  private static func mixed(
    _ mode: BlendOperator, _ cb: SIMD3<Double>, _ cs: SIMD3<Double>
  ) -> SIMD3<Double> {
    switch mode {
    case .hue: return setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: return setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: return setLum(cs, lum(cb))
    case .luminosity: return setLum(cb, lum(cs))
    default:
      return SIMD3(
        separable(mode, cb.x, cs.x), separable(mode, cb.y, cs.y), separable(mode, cb.z, cs.z))
    }
  }

  private static func separable(_ mode: BlendOperator, _ cb: Double, _ cs: Double) -> Double {
    switch mode {
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return separable(.hardLight, cs, cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight:
      return cs <= 0.5
        ? cb * 2 * cs : separable(.screen, cb, 2 * cs - 1)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let curve = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (curve - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return .nan
    }
  }

  static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    var color = c + (l - lum(c))
    let l = lum(color)
    let n = color.min()
    let x = color.max()
    if n < 0 { color = l + (color - l) * l / (l - n) }
    if x > 1 { color = l + (color - l) * (1 - l) / (x - l) }
    return color
  }

  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    let range = c.max() - c.min()
    return range > 0 ? (c - c.min()) * s / range : .zero
  }
}

extension SIMD3<Double> {
  static func + (a: Double, b: SIMD3<Double>) -> SIMD3<Double> { SIMD3(repeating: a) + b }
  static func - (a: Double, b: SIMD3<Double>) -> SIMD3<Double> { SIMD3(repeating: a) - b }
  static func - (a: SIMD3<Double>, b: Double) -> SIMD3<Double> { a - SIMD3(repeating: b) }
  static func + (a: SIMD3<Double>, b: Double) -> SIMD3<Double> { a + SIMD3(repeating: b) }
}
