/// A mode that uses all three colour channels: it gives one colour the hue, the saturation or the
/// luminosity of another.
///
/// The colours are scaled by both alphas, so that 1 is `sa da`; the W3C's functions `Lum`, `Sat`,
/// `SetSat` and `ClipColor` scale with them.
protocol HueFormula: BlendFormula {
  static func mixed(_ s: Colors, _ d: Colors, _ sa: Quad, _ da: Quad) -> Colors
}

extension HueFormula {
  @inline(__always)
  static func blend(_ s: Channels, over d: Channels) -> Channels {
    let sa = s.alpha
    let da = d.alpha
    let colors = mixed(
      Colors(blue: s.blue, green: s.green, red: s.red),
      Colors(blue: d.blue, green: d.green, red: d.red), sa, da)
    return Channels(
      blue: outside(s.blue, d.blue, sa, da) + colors.blue,
      green: outside(s.green, d.green, sa, da) + colors.green,
      red: outside(s.red, d.red, sa, da) + colors.red,
      alpha: outside(sa, da, sa, da) + sa * da)
  }
}

/// Four colours without alpha.
struct Colors {
  var blue: Quad
  var green: Quad
  var red: Quad

  @inline(__always) static func * (colors: Colors, factor: Quad) -> Colors {
    Colors(
      blue: colors.blue * factor, green: colors.green * factor, red: colors.red * factor)
  }

  @inline(__always) static func + (colors: Colors, offset: Quad) -> Colors {
    Colors(
      blue: colors.blue + offset, green: colors.green + offset, red: colors.red + offset)
  }

  /// `Lum`.
  var luminosity: Quad {
    @inline(__always) get { red * 0.3 + green * 0.59 + blue * 0.11 }
  }

  private var least: Quad {
    @inline(__always) get { lesser(lesser(blue, green), red) }
  }

  private var most: Quad {
    @inline(__always) get { greater(greater(blue, green), red) }
  }

  /// `Sat`.
  var saturation: Quad {
    @inline(__always) get { most - least }
  }

  /// `SetSat`.
  @inline(__always)
  func withSaturation(_ saturation: Quad) -> Colors {
    let low = least
    // Where all channels are equal the differences are 0, for any divisor.
    return (self + (0 - low)) * (saturation / greater(most - low, leastDivisor))
  }

  /// `SetLum`, in colours of which `limit` is 1.
  @inline(__always)
  func withLuminosity(_ luminosity: Quad, limit: Quad) -> Colors {
    (self + (luminosity - self.luminosity)).clipped(limit)
  }

  /// `ClipColor`.
  @inline(__always)
  private func clipped(_ limit: Quad) -> Colors {
    let middle = luminosity
    let low = least
    let high = most
    // Far less than a level; keeps lanes that need no clipping from dividing by 0.
    let tiny = Quad(repeating: 0.001)
    let one = Quad(repeating: 1)
    let shrink = chosen(low .< .zero, middle / greater(middle - low, tiny), one)
    let grown = (self + (0 - middle)) * shrink
    let reach = chosen(
      limit .< high, (limit - middle) / greater(high - middle, tiny), one)
    return grown * reach + middle
  }
}

enum Hue: HueFormula {
  @inline(__always)
  static func mixed(_ s: Colors, _ d: Colors, _ sa: Quad, _ da: Quad) -> Colors {
    s.withSaturation(d.saturation * sa).withLuminosity(d.luminosity * sa, limit: sa * da)
  }
}

enum Saturation: HueFormula {
  @inline(__always)
  static func mixed(_ s: Colors, _ d: Colors, _ sa: Quad, _ da: Quad) -> Colors {
    d.withSaturation(s.saturation * da).withLuminosity(d.luminosity * sa, limit: sa * da)
  }
}

enum HueAndSaturation: HueFormula {
  @inline(__always)
  static func mixed(_ s: Colors, _ d: Colors, _ sa: Quad, _ da: Quad) -> Colors {
    (s * da).withLuminosity(d.luminosity * sa, limit: sa * da)
  }
}

enum Luminosity: HueFormula {
  @inline(__always)
  static func mixed(_ s: Colors, _ d: Colors, _ sa: Quad, _ da: Quad) -> Colors {
    (d * sa).withLuminosity(s.luminosity * da, limit: sa * da)
  }
}
