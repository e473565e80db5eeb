import TweenPaint

/// A function that takes an operator's formula, compiled for each of them.
protocol BlendFormulaVisitor {
  mutating func visit<Formula: BlendFormula>(_ formula: Formula.Type)
}

extension BlendOperator {
  /// Whether a clear source changes the destination.
  var changesUnderClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// The one place where an operator becomes its formula: once a span.
  @inline(__always)
  func accept(_ visitor: inout some BlendFormulaVisitor) {
    switch self {
    case .normal: visitor.visit(SourceOver.self)
    case .multiply: visitor.visit(Multiply.self)
    case .screen: visitor.visit(Screen.self)
    case .overlay: visitor.visit(Overlay.self)
    case .darken: visitor.visit(Darken.self)
    case .lighten: visitor.visit(Lighten.self)
    case .colorDodge: visitor.visit(ColorDodge.self)
    case .colorBurn: visitor.visit(ColorBurn.self)
    case .softLight: visitor.visit(SoftLight.self)
    case .hardLight: visitor.visit(HardLight.self)
    case .difference: visitor.visit(Difference.self)
    case .exclusion: visitor.visit(Exclusion.self)
    case .hue: visitor.visit(Hue.self)
    case .saturation: visitor.visit(Saturation.self)
    case .color: visitor.visit(HueAndSaturation.self)
    case .luminosity: visitor.visit(Luminosity.self)
    case .clear: visitor.visit(Clear.self)
    case .copy: visitor.visit(Copy.self)
    case .sourceIn: visitor.visit(SourceIn.self)
    case .sourceOut: visitor.visit(SourceOut.self)
    case .sourceAtop: visitor.visit(SourceAtop.self)
    case .destinationOver: visitor.visit(DestinationOver.self)
    case .destinationIn: visitor.visit(DestinationIn.self)
    case .destinationOut: visitor.visit(DestinationOut.self)
    case .destinationAtop: visitor.visit(DestinationAtop.self)
    case .xor: visitor.visit(ExclusiveOr.self)
    case .plusDarker: visitor.visit(PlusDarker.self)
    case .plusLighter: visitor.visit(PlusLighter.self)
    }
  }

  /// Blends four pixels, each of which is covered in part. `light`: in linear light.
  @inline(never)
  func blend(
    _ source: Pixels4, over destination: Pixels4, coverage: Pixels4, light: LightTables? = nil
  ) -> Pixels4 {
    if let light {
      var visitor = LightQuadBlending(
        source: source, destination: destination, coverage: coverage, light: light)
      accept(&visitor)
      return visitor.destination
    }
    var visitor = QuadBlending(source: source, destination: destination, coverage: coverage)
    accept(&visitor)
    return visitor.destination
  }

  /// Blends `count` pixels, a multiple of 4, with one coverage; the source is first faded by
  /// `opacity`.
  @inline(never)
  func blend(
    _ source: UnsafePointer<UInt32>, over destination: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32, coverage: UInt32, light: LightTables? = nil
  ) {
    if let light {
      var visitor = LightSpanBlending(
        source: source, destination: destination, count: count, opacity: opacity,
        coverage: Pixels4(repeating: coverage), changesUnderClear: changesUnderClear,
        light: light)
      accept(&visitor)
      return
    }
    var visitor = SpanBlending(
      source: source, destination: destination, count: count, opacity: opacity,
      coverage: Pixels4(repeating: coverage), changesUnderClear: changesUnderClear)
    accept(&visitor)
  }
}

@inline(__always) func isZero(_ pixels: Pixels4) -> Bool {
  let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
  return halves[0] | halves[1] == 0
}

/// Four premultiplied pixels faded by alphas of 0...255.
@inline(__always) func faded(_ source: Pixels4, by alpha: Pixels4) -> Pixels4 {
  let a = spread(alpha)
  let half = Lanes8(repeating: 128)
  let low = over255(blueRed(source) &* a &+ half)
  return pixels(low) | over255High(greenAlpha(source) &* a &+ half)
}

/// Multiplies pixels by the alphas of others, faded by an opacity; `count` is a multiple of 4.
@inline(never)
func cutPixels(
  _ pixels: UnsafeMutablePointer<UInt32>, by mask: UnsafePointer<UInt32>, opacity: UInt32,
  count: Int
) {
  let fade = Lanes8(repeating: UInt16(opacity))
  var index = 0
  while index < count {
    var alpha = load4(mask + index) &>> Pixels4(repeating: 24)
    if opacity != 255 {
      alpha = TweenRaster.pixels(
        over255(lanes(alpha) &* fade &+ Lanes8(repeating: 128)))
    }
    let at = pixels + index
    store4(faded(load4(at), by: alpha), to: at)
    index &+= 4
  }
}

extension BlendFormula {
  /// The result and the destination, mixed.
  @inline(__always)
  static func blend(_ s: Pixels4, over d: Pixels4, coverage: Pixels4) -> Pixels4 {
    let result = blend(Channels(s), over: Channels(d)).clamped(65_025).pixels(times: 1 / 255)
    return mixOpaque(result, over: d, coverage: coverage)
  }
}

private struct QuadBlending: BlendFormulaVisitor {
  let source: Pixels4
  var destination: Pixels4
  let coverage: Pixels4

  @inline(__always)
  mutating func visit<Formula: BlendFormula>(_ formula: Formula.Type) {
    destination = Formula.blend(source, over: destination, coverage: coverage)
  }
}

private struct SpanBlending: BlendFormulaVisitor {
  /// Invariant: `count` pixels.
  let source: UnsafePointer<UInt32>
  /// Invariant: `count` pixels.
  let destination: UnsafeMutablePointer<UInt32>
  let count: Int
  let opacity: UInt32
  let coverage: Pixels4
  let changesUnderClear: Bool

  @inline(__always)
  mutating func visit<Formula: BlendFormula>(_ formula: Formula.Type) {
    let fade = Pixels4(repeating: opacity)
    var index = 0
    while index < count {
      var s = load4(source + index)
      if changesUnderClear || !isZero(s) {
        if opacity != 255 { s = faded(s, by: fade) }
        let at = destination + index
        store4(Formula.blend(s, over: load4(at), coverage: coverage), to: at)
      }
      index &+= 4
    }
  }
}
