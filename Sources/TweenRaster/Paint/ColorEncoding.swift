import TweenPaint

/// Colours as bytes: the sRGB curve and OKLab, in double precision, from basic operations alone, so
/// that every processor gives the same bits.
enum ColorEncoding {
  /// x^(1/3) for x >= 0: an estimate from the bits (good to 1/30), then Halley's step, which
  /// triples the correct digits, twice.
  @inline(__always) static func cubeRoot(_ x: Double) -> Double {
    if x <= 1e-30 { return 0 }
    var y = Double(bitPattern: x.bitPattern / 3 &+ 0x2A9F_7893_0000_0000)
    for _ in 0..<2 {
      let cube = y * y * y
      y = y * (cube + x + x) / (cube + cube + x)
    }
    return y
  }

  /// Linear to encoded sRGB, kept within 0...1; NaN gives 0. x^(1/2.4) = x^(1/4) x^(1/6).
  @inline(__always) static func encode(_ linear: Double) -> Double {
    if !(linear > 0.0031308) { return linear > 0 ? linear * 12.92 : 0 }
    if linear >= 1 { return 1 }
    let root = linear.squareRoot()
    return 1.055 * (root.squareRoot() * cubeRoot(root)) - 0.055
  }

  /// `encode` of (i / 1024)². Over the square root of the argument the curve is so smooth that
  /// straight lines between these are within 0.001 level of it.
  static let encodedSquares: ContiguousArray<Double> = ContiguousArray(
    (0...1025).map { index in
      let root = Double(index) / 1024
      return encode(root * root)
    })

  /// `encode`, from `encodedSquares`: several times as fast, for interpolated colours.
  @inline(__always)
  static func encode(_ linear: Double, _ table: UnsafePointer<Double>) -> Double {
    if !(linear > 0) { return 0 }
    if linear >= 1 { return 1 }
    let place = linear.squareRoot() * 1024
    let index = Int(place)
    let low = table[index]
    return low + (table[index &+ 1] - low) * (place - Double(index))
  }

  /// 0...1, with NaN as 0.
  @inline(__always) static func unit(_ x: Double) -> Double {
    x > 0 ? (x < 1 ? x : 1) : 0
  }

  /// Encoded, premultiplied, as blue, green, red, alpha in 0...255, not rounded.
  @inline(__always)
  static func premultiplied(_ color: Color.Resolved, opacity: Double) -> SIMD4<Double> {
    let alpha = unit(Double(color.opacity) * opacity)
    let scale = alpha * 255
    let rgb = SIMD4(
      encode(Double(color.linearBlue)), encode(Double(color.linearGreen)),
      encode(Double(color.linearRed)), 1)
    return rgb * scale
  }

  /// To the nearest pixel.
  @inline(__always) static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let b = UInt32(color.x + 0.5)
    let g = UInt32(color.y + 0.5)
    let r = UInt32(color.z + 0.5)
    let a = UInt32(color.w + 0.5)
    return a &<< 24 | r &<< 16 | g &<< 8 | b
  }

  /// Linear sRGB to OKLab's cube roots (l, m, s), premultiplied, with alpha last. (Lab itself is a
  /// linear map of these three: mixing here or there is the same.)
  @inline(__always)
  static func coneResponse(_ color: Color.Resolved, opacity: Double) -> SIMD4<Double> {
    let r = Double(color.linearRed)
    let g = Double(color.linearGreen)
    let b = Double(color.linearBlue)
    let alpha = unit(Double(color.opacity))
    let l = signedCubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = signedCubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = signedCubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(l * alpha, m * alpha, s * alpha, alpha)
  }

  @inline(__always) private static func signedCubeRoot(_ x: Double) -> Double {
    x < 0 ? 0 - cubeRoot(0 - x) : cubeRoot(x)
  }

  /// Back from cone responses to encoded, premultiplied blue, green, red, alpha in 0...255.
  @inline(__always)
  static func premultiplied(
    coneResponse c: SIMD4<Double>, opacity: Double, table: UnsafePointer<Double>
  ) -> SIMD4<Double> {
    let alpha = c.w
    if !(alpha > 1e-9) { return .zero }
    let inverse = 1 / alpha
    let l = c.x * inverse
    let m = c.y * inverse
    let s = c.z * inverse
    let l3 = l * l * l
    let m3 = m * m * m
    let s3 = s * s * s
    let r = 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3
    let g = -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3
    let b = -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3
    return SIMD4(encode(b, table), encode(g, table), encode(r, table), 1)
      * (alpha * opacity * 255)
  }
}
