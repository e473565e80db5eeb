import TweenMath

// Mixing colours between the stops of a gradient, in either space.
//
// A colour becomes four numbers that may be mixed linearly: premultiplied by alpha, alpha last.
//
//   device       r a, g a, b a, a          with r, g, b encoded sRGB
//   perceptual   l a, m a, s a, a          with l, m, s the cube roots of the cone responses
//
// OKLab proper (Björn Ottosson, "A perceptual color space for image processing", 2020,
// https://bottosson.github.io/posts/oklab/) is a linear map of the perceptual triple. Mixing is
// linear too, so that map and its inverse cancel and are left out; the results are OKLab's.
extension GradientPaint.Interpolation {
  /// The mixable components of `color`.
  package func components(of color: Color.Resolved) -> SIMD4<Double> {
    let linear = SIMD3(
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
    let alpha = Double(color.opacity)
    let triple: SIMD3<Double> =
      switch self {
      case .perceptual:
        Self.coneRoots(of: linear)
      case .device:
        SIMD3(
          SRGBTransfer.encode(linear.x), SRGBTransfer.encode(linear.y),
          SRGBTransfer.encode(linear.z))
      }
    return SIMD4(triple * alpha, alpha)
  }

  /// The colour of mixed components: linear sRGB, not premultiplied, unclamped, alpha last. Zero
  /// where alpha is not above 0.
  package func linear(from components: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = components.w
    guard alpha > 0 else { return SIMD4(0, 0, 0, 0) }
    let triple = SIMD3(components.x, components.y, components.z) / alpha
    let linear: SIMD3<Double> =
      switch self {
      case .perceptual:
        Self.linear(coneRoots: triple)
      case .device:
        SIMD3(
          SRGBTransfer.decode(triple.x), SRGBTransfer.decode(triple.y),
          SRGBTransfer.decode(triple.z))
      }
    return SIMD4(linear, alpha)
  }

  /// The colour of mixed components, its opacity clamped to 0...1.
  package func color(from components: SIMD4<Double>) -> Color.Resolved {
    let linear = linear(from: components)
    return Color.Resolved(
      linearRed: Float(linear.x), linearGreen: Float(linear.y), linearBlue: Float(linear.z),
      opacity: Float(min(linear.w, 1)))
  }

  /// The content of a pixel for mixed components: encoded sRGB, each channel clamped to 0...1, then
  /// premultiplied; alpha last, clamped to 0...1.
  package func premultipliedEncoded(from components: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = components.w
    guard alpha > 0 else { return SIMD4(0, 0, 0, 0) }
    var triple = SIMD3(components.x, components.y, components.z) / alpha
    if self == .perceptual {
      let linear = Self.linear(coneRoots: triple)
      triple = SIMD3(
        SRGBTransfer.encode(linear.x), SRGBTransfer.encode(linear.y),
        SRGBTransfer.encode(linear.z))
    }
    let visibleAlpha = min(alpha, 1)
    return SIMD4(
      triple.clamped(lowerBound: SIMD3(0, 0, 0), upperBound: SIMD3(1, 1, 1)) * visibleAlpha,
      visibleAlpha)
  }

  /// Cube roots of the cone responses to linear sRGB.
  static func coneRoots(of c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      signedCubeRoot(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z),
      signedCubeRoot(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z),
      signedCubeRoot(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z))
  }

  /// The inverse of `coneRoots(of:)`.
  static func linear(coneRoots roots: SIMD3<Double>) -> SIMD3<Double> {
    let cone = roots * roots * roots
    return SIMD3(
      4.0767416621 * cone.x - 3.3077115913 * cone.y + 0.2309699292 * cone.z,
      -1.2684380046 * cone.x + 2.6097574011 * cone.y - 0.3413193965 * cone.z,
      -0.0041960863 * cone.x - 0.7034186147 * cone.y + 1.7076147010 * cone.z)
  }

  private static func signedCubeRoot(_ x: Double) -> Double {
    x < 0 ? -Elementary.cbrt(-x) : Elementary.cbrt(x)
  }
}
