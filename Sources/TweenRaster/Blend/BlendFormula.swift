/// One `BlendOperator`: from premultiplied source and destination to 255 times the result.
///
/// The formulas are those of W3C Compositing and Blending Level 1, multiplied by both alphas, which
/// avoids divisions by them.
protocol BlendFormula {
  static func blend(_ source: Channels, over destination: Channels) -> Channels
}

/// An operator that treats all channels alike, alpha included (Porter and Duff's).
protocol CompositeFormula: BlendFormula {
  /// 255 times the result; `sa` and `da` are the alphas.
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad
}

extension CompositeFormula {
  @inline(__always)
  static func blend(_ s: Channels, over d: Channels) -> Channels {
    Channels(
      blue: composed(s.blue, d.blue, s.alpha, d.alpha),
      green: composed(s.green, d.green, s.alpha, d.alpha),
      red: composed(s.red, d.red, s.alpha, d.alpha),
      alpha: composed(s.alpha, d.alpha, s.alpha, d.alpha))
  }
}

/// A mode that mixes each colour channel by itself.
protocol SeparableFormula: BlendFormula {
  /// sa da B(d / da, s / sa).
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad
}

extension SeparableFormula {
  @inline(__always)
  static func blend(_ s: Channels, over d: Channels) -> Channels {
    let sa = s.alpha
    let da = d.alpha
    return Channels(
      blue: outside(s.blue, d.blue, sa, da) + mixed(s.blue, d.blue, sa, da),
      green: outside(s.green, d.green, sa, da) + mixed(s.green, d.green, sa, da),
      red: outside(s.red, d.red, sa, da) + mixed(s.red, d.red, sa, da),
      alpha: outside(sa, da, sa, da) + sa * da)
  }
}

/// Far less than a level: keeps a quotient finite where the divisor, a difference, is 0.
var leastDivisor: Quad {
  @inline(__always) get { Quad(repeating: 1e-5) }
}

/// The parts of source and destination that do not overlap.
@inline(__always) func outside(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
  s * (255 - da) + d * (255 - sa)
}

// MARK: Compositing operators

enum SourceOver: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    s * 255 + d * (255 - sa)
  }
}

enum Clear: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad { .zero }
}

enum Copy: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad { s * 255 }
}

enum SourceIn: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad { s * da }
}

enum SourceOut: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad { s * (255 - da) }
}

enum SourceAtop: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    s * da + d * (255 - sa)
  }
}

enum DestinationOver: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    d * 255 + s * (255 - da)
  }
}

enum DestinationIn: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad { d * sa }
}

enum DestinationOut: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad { d * (255 - sa) }
}

enum DestinationAtop: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    d * sa + s * (255 - da)
  }
}

enum ExclusiveOr: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    outside(s, d, sa, da)
  }
}

enum PlusLighter: CompositeFormula {
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    lesser(s + d, Quad(repeating: 255)) * 255
  }
}

enum PlusDarker: CompositeFormula {
  /// With s = sa and d = da nothing is missing, and it is the alpha's own formula.
  @inline(__always)
  static func composed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    let alpha = lesser(sa + da, Quad(repeating: 255))
    return greater(alpha - (sa - s) - (da - d), .zero) * 255
  }
}

// MARK: Separable modes

enum Multiply: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad { s * d }
}

enum Screen: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    s * da + d * sa - s * d
  }
}

enum HardLight: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    let light = sa * da - (da - d) * (sa - s) * 2
    return chosen(sa .< s + s, light, s * d * 2)
  }
}

enum Overlay: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    HardLight.mixed(d, s, da, sa)
  }
}

enum Darken: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    lesser(s * da, d * sa)
  }
}

enum Lighten: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    greater(s * da, d * sa)
  }
}

enum ColorDodge: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    let whole = sa * da
    let missing = sa - s
    // Where nothing is missing, the quotient by `leastDivisor` is not used.
    let dodged = lesser(whole, d * sa * sa / greater(missing, leastDivisor))
    let bright = chosen(missing .> .zero, dodged, whole)
    return chosen(d .> .zero, bright, .zero)
  }
}

enum ColorBurn: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    let whole = sa * da
    let missing = da - d
    let burnt = whole - lesser(whole, missing * sa * sa / greater(s, leastDivisor))
    let dark = chosen(s .> .zero, burnt, .zero)
    return chosen(missing .> .zero, dark, whole)
  }
}

enum SoftLight: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    // The backdrop's colour, not premultiplied; 0 where the backdrop is clear.
    let backdrop = lesser(d / greater(da, Quad(repeating: 1)), Quad(repeating: 1))
    let lean = s + s - sa
    let dark = d * (1 - backdrop)
    let curve = ((backdrop * 16 - 12) * backdrop + 4) * backdrop
    let reach = chosen(backdrop .> 0.25, backdrop.squareRoot(), curve)
    let light = da * (reach - backdrop)
    return sa * d + lean * chosen(lean .> .zero, light, dark)
  }
}

enum Difference: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    let distance = s * da - d * sa
    return greater(distance, 0 - distance)
  }
}

enum Exclusion: SeparableFormula {
  @inline(__always)
  static func mixed(_ s: Quad, _ d: Quad, _ sa: Quad, _ da: Quad) -> Quad {
    s * da + d * sa - s * d * 2
  }
}
