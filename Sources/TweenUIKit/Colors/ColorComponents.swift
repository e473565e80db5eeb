import TweenPaint

/// The components of a colour in encoded sRGB, as doubles.
struct ColorComponents: Equatable {
  /// Red, green, blue and alpha, usually in 0...1.
  var rgba: SIMD4<Double>

  init(rgba: SIMD4<Double>) { self.rgba = rgba }

  /// The components of a resolved colour. A component within 0.001 of a byte's value is rounded to the
  /// byte: programs truncate `red * 255` to an integer and must not get the next lower one.
  init(_ resolved: Color.Resolved) {
    func exact(_ value: Float) -> Double {
      let bytes = Double(value) * 255
      let whole = bytes.rounded()
      return abs(bytes - whole) < 1e-3 ? whole / 255 : Double(value)
    }
    rgba = SIMD4(
      exact(resolved.red), exact(resolved.green), exact(resolved.blue), exact(resolved.opacity))
  }

  /// Hue, saturation and brightness, the hue in 0..<1. Greys have hue and saturation 0.
  var hueSaturationBrightness: SIMD3<Double> {
    let (red, green, blue) = (rgba.x, rgba.y, rgba.z)
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0, high > 0 else { return SIMD3(0, 0, high) }
    // The sextants begin at red; each of the three colours lies in the middle of two.
    let sextants: Double =
      if high == red {
        (green - blue) / range
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    let hue = sextants / 6
    return SIMD3(hue < 0 ? hue + 1 : hue, range / high, high)
  }
}
