import TweenPaint

/// A gradient in a plane seen in perspective, ready to be drawn: t for every pixel by itself.
struct ProjectedGradient {
  /// Canvas pixels to the coordinates of the gradient's constants.
  let map: PlaneMap
  let constants: GradientConstants
}

struct ProjectedGradientShader: Shader {
  private let gradient: ProjectedGradient
  /// Invariant: valid while the frame is drawn; `knotCount` knots, at least two.
  private let knots: UnsafePointer<RampKnot>
  private let cells: UnsafePointer<UInt16>
  let isOpaque: Bool
  private var row = SIMD3<Double>.zero

  /// - Parameter ramps: the store's.
  init(_ gradient: ProjectedGradient, ramps: RampTables) {
    self.gradient = gradient
    knots = ramps.knots + gradient.constants.firstKnot
    cells = ramps.cells
    isOpaque = gradient.constants.isOpaque
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, scratch: UnsafeMutablePointer<UInt32>
  ) { row = gradient.map.origin + gradient.map.perY * Double(y) }

  @inline(never)
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>,
    target: UnsafeMutablePointer<UInt32>?
  ) -> UnsafePointer<UInt32> {
    let out = target ?? scratch
    var index = 0
    while index < count {
      let t = gradient.constants.fold(parameters(x &+ index))
      for lane in 0..<4 { out[index &+ lane] = nearestPixel(color(t[lane])) }
      index &+= 4
    }
    return UnsafePointer(out)
  }

  /// t of four pixels.
  @inline(__always)
  private func parameters(_ x: Int) -> Quad {
    var u = Quad.zero
    var v = Quad.zero
    for lane in 0..<4 {
      let p = row + gradient.map.perX * Double(x &+ lane)
      // Nothing at the eye or behind it is visible: any colour will do.
      let inverse = p.z > 1e-15 ? 1 / p.z : 1e15
      u[lane] = Self.tame(p.x * inverse)
      v[lane] = Self.tame(p.y * inverse)
    }
    let scale = Float(gradient.constants.scale)
    let offset = Float(gradient.constants.offset)
    switch gradient.constants.kind {
    case .linear: return u
    case .radial: return (u * u + v * v).squareRoot() * scale + offset
    case .angular: return turns(u, v) * scale + offset
    }
  }

  /// Clamps a number so that its square is finite.
  @inline(__always)
  private static func tame(_ x: Double) -> Float {
    x > -1e15 ? (x < 1e15 ? Float(x) : 1e15) : -1e15
  }

  @inline(__always)
  private func color(_ t: Float) -> Quad {
    let knot = knots + gradient.constants.index.knot(at: t, cells, knots)
    return knot.pointee.color + knot.pointee.slope * (t - knot.pointee.location)
  }
}
