import Foundation

/// Makes scenes of the usual kinds: S1 rings of wedges, S2 tangled curves, S3 rounded rectangles,
/// S4 polylines to be stroked. Random but fixed; the numbers are this generator's own, so files
/// made elsewhere differ in detail, not in kind.
struct SceneGenerator {
  private var state: UInt64

  private init(seed: UInt64) { state = seed }

  /// Name and numbers (see `Scene`) of every scene, in the order of the report.
  static func all() -> [(name: String, numbers: [Double])] {
    var scenes: [(String, [Double])] = []
    let styles: [(String, Double, Double)] = [
      ("solid", 0, 1), ("solid50", 0, 128 / 255.0), ("conic", 1, 1), ("conic50", 1, 128 / 255.0),
      ("radial", 2, 1), ("radial50", 2, 128 / 255.0),
    ]
    for count in [8, 100, 1000, 10000] {
      for (name, paint, alpha) in styles {
        var generator = SceneGenerator(seed: UInt64(count))
        scenes.append(
          ("S1_ring_\(count)_\(name)", generator.ring(count, paint: paint, alpha: alpha)))
      }
    }
    for size in [32, 128, 256] {
      for (name, alpha) in [("solid", 1), ("a50", 128 / 255.0)] {
        var generator = SceneGenerator(seed: UInt64(size))
        scenes.append(("S2_path_\(size)_\(name)", generator.tangles(Double(size), alpha: alpha)))
      }
    }
    for (name, paint) in [("linear", 3.0), ("solid", 0)] {
      var generator = SceneGenerator(seed: 33)
      scenes.append(("S3_rrect_\(name)", generator.cards(paint: paint)))
    }
    for width in [2, 8] {
      var generator = SceneGenerator(seed: 44)
      scenes.append(("S4_stroke_\(width)", generator.polylines(width: Double(width))))
    }
    return scenes
  }

  private mutating func uniform(_ low: Double, _ high: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + (high - low) * Double(state >> 33) / 2_147_483_648
  }

  private mutating func color(_ alpha: Double) -> [Double] {
    (0..<3).map { _ in (uniform(0.15, 1) * 255).rounded() / 255 } + [alpha]
  }

  private mutating func item(
    _ commands: [Double], paint: Double = 0, stroke: Double = 0, alpha: Double = 1,
    geometry: [Double] = []
  ) -> [Double] {
    let g = geometry + Array(repeating: 0, count: 6 - geometry.count)
    let first = color(alpha)
    let second = color(alpha)
    return [Double(commands.count), paint, stroke] + first + second + g + commands
  }

  private mutating func ring(_ count: Int, paint: Double, alpha: Double) -> [Double] {
    let center = 512.0
    let outer = 480.0
    let inner = 0.4 * outer
    let weights = (0..<count).map { _ in uniform(0.3, 1.7) }
    let sum = weights.reduce(0, +)
    var angle = 0.37
    var numbers = [Double(count)]
    for weight in weights {
      let end = angle + weight / sum * 2 * .pi
      let radius = inner + (outer - inner) * uniform(0.2, 1)
      let geometry: [Double] =
        paint == 1
        ? [center, center, angle] : (paint == 2 ? [center, center, inner, outer] : [])
      numbers += item(
        [3, center, center, inner, angle, end, 3, center, center, radius, end, angle, 4],
        paint: paint, alpha: alpha, geometry: geometry)
      angle = end
    }
    return numbers
  }

  private mutating func tangles(_ size: Double, alpha: Double) -> [Double] {
    var numbers = [1000.0]
    for _ in 0..<1000 {
      let x = uniform(0, 1024 - size)
      let y = uniform(0, 1024 - size)
      var commands = [0, x + uniform(0, size), y + uniform(0, size)]
      for _ in 0..<4 {
        commands.append(2)
        for _ in 0..<3 { commands += [x + uniform(0, size), y + uniform(0, size)] }
      }
      numbers += item(commands + [4], alpha: alpha)
    }
    return numbers
  }

  private mutating func cards(paint: Double) -> [Double] {
    var numbers = [1000.0]
    for _ in 0..<1000 {
      let x = uniform(0, 960)
      let y = uniform(0, 960)
      numbers += item([5, x, y, 64, 64, 12], paint: paint, geometry: [x, y, x + 64, y + 64])
    }
    return numbers
  }

  private mutating func polylines(width: Double) -> [Double] {
    var numbers = [1000.0]
    for _ in 0..<1000 {
      let x = uniform(8, 816)
      let y = uniform(8, 816)
      var commands: [Double] = []
      for point in 0..<10 {
        commands += [point == 0 ? 0 : 1, x + uniform(0, 200), y + uniform(0, 200)]
      }
      numbers += item(commands, stroke: width)
    }
    return numbers
  }
}
