import TweenPaint

// Blending in linear light. Pixels stay encoded, premultiplied bytes as everywhere else: both colours
// are decoded, blended by the same formulas, and encoded again, rounded once. The rest of the
// rasterizer is unaffected, and dark colours do not band as they would in linear bytes.
//
// Goals, in this order: the same bits everywhere, half a level of the exact result, speed.

/// The curve of sRGB both ways, as straight lines between 1,025 points.
///
/// Unchecked: the tables are never written after they are made, and never freed.
struct LightTables: @unchecked Sendable {
  /// Linear light of i / 1024 encoded; lines between are within 0.0002 level. Up to 1,025.
  private let decoded: UnsafePointer<Float>
  /// (i / 1024)² encoded; lines between are within 0.001 level. Up to 1,025.
  private let encodedSquares: UnsafePointer<Float>

  static let shared = LightTables()

  private init() {
    func table(_ value: (Int) -> Double) -> UnsafePointer<Float> {
      let table = UnsafeMutablePointer<Float>.allocate(capacity: 1026)
      for index in 0...1025 { (table + index).initialize(to: Float(value(index))) }
      return UnsafePointer(table)
    }
    decoded = table { SRGBTransfer.decode(Double(min($0, 1024)) / 1024) }
    encodedSquares = table { ColorEncoding.encodedSquares[$0] }
  }

  /// Channels as linear light, premultiplied; alpha does not change.
  @inline(__always)
  func decode(_ c: Channels) -> Channels {
    // Divided, not multiplied by an inverse: a full colour must stay full.
    let alpha = greater(c.alpha, Quad(repeating: 1))
    return Channels(
      blue: decode(c.blue / alpha) * c.alpha, green: decode(c.green / alpha) * c.alpha,
      red: decode(c.red / alpha) * c.alpha, alpha: c.alpha)
  }

  /// The inverse of `decode`. Channels above alpha count as alpha.
  @inline(__always)
  func encode(_ c: Channels) -> Channels {
    let inverse = 1 / greater(c.alpha, Quad(repeating: 1e-6))
    return Channels(
      blue: encode(c.blue * inverse) * c.alpha, green: encode(c.green * inverse) * c.alpha,
      red: encode(c.red * inverse) * c.alpha, alpha: c.alpha)
  }

  /// `colors` are at least 0; above 1 they count as 1.
  @inline(__always)
  private func decode(_ colors: Quad) -> Quad {
    lines(through: decoded, at: lesser(colors, Quad(repeating: 1)) * 1024)
  }

  @inline(__always)
  private func encode(_ light: Quad) -> Quad {
    lines(through: encodedSquares, at: lesser(light, Quad(repeating: 1)).squareRoot() * 1024)
  }

  /// `places` are 0...1024.
  @inline(__always)
  private func lines(through table: UnsafePointer<Float>, at places: Quad) -> Quad {
    var result = Quad.zero
    for lane in 0..<4 {
      let place = places[lane]
      let index = Int(place)
      let low = table[index]
      result[lane] = low + (table[index &+ 1] - low) * (place - Float(index))
    }
    return result
  }
}

extension BlendFormula {
  /// The result and the destination, mixed, all in linear light.
  @inline(__always)
  fileprivate static func blend(
    _ s: Pixels4, over d: Pixels4, coverage: Pixels4, _ light: LightTables
  ) -> Pixels4 {
    let below = light.decode(Channels(d))
    let whole = blend(light.decode(Channels(s)), over: below).clamped(65_025)
    let share = inFloats(coverage) * (1 / 255)
    func mixed(_ whole: Quad, _ below: Quad) -> Quad {
      below + (whole * (1 / 255) - below) * share
    }
    let result = Channels(
      blue: mixed(whole.blue, below.blue), green: mixed(whole.green, below.green),
      red: mixed(whole.red, below.red), alpha: mixed(whole.alpha, below.alpha))
    let pixels = light.encode(result.clamped(255)).pixels(times: 1)
    // Where the coverage is 0 nothing is rounded.
    return pixels.replacing(with: d, where: coverage .== .zero)
  }
}

struct LightQuadBlending: BlendFormulaVisitor {
  let source: Pixels4
  var destination: Pixels4
  let coverage: Pixels4
  let light: LightTables

  @inline(__always)
  mutating func visit<Formula: BlendFormula>(_ formula: Formula.Type) {
    destination = Formula.blend(source, over: destination, coverage: coverage, light)
  }
}

struct LightSpanBlending: BlendFormulaVisitor {
  /// Invariant: `count` pixels.
  let source: UnsafePointer<UInt32>
  /// Invariant: `count` pixels.
  let destination: UnsafeMutablePointer<UInt32>
  let count: Int
  let opacity: UInt32
  let coverage: Pixels4
  let changesUnderClear: Bool
  let light: LightTables

  @inline(__always)
  mutating func visit<Formula: BlendFormula>(_ formula: Formula.Type) {
    let fade = Pixels4(repeating: opacity)
    let covers = Formula.self == SourceOver.self && opacity == 255 && coverage[0] == 255
    var index = 0
    while index < count {
      var s = load4(source + index)
      let at = destination + index
      if covers && isOpaque(s) {
        store4(s, to: at)
      } else if changesUnderClear || !isZero(s) {
        if opacity != 255 { s = faded(s, by: fade) }
        store4(Formula.blend(s, over: load4(at), coverage: coverage, light), to: at)
      }
      index &+= 4
    }
  }
}

@inline(__always) private func isOpaque(_ pixels: Pixels4) -> Bool {
  let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
  return halves[0] & halves[1] & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
}
