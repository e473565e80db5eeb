import Foundation

/// Makes the usual scenes: S1 rings of wedges, S2 tangled curves, S3 rounded rectangles, S4 stroked
/// polylines, S5 blurs and shadows, S6 complete frames. Their numbers are always those with which the times
/// in peers.csv were measured.
struct SceneGenerator {
  private var random: MersenneTwister

  private init(seed: UInt32) { random = MersenneTwister(seed: seed) }

  private static let half = 128 / 255.0

  /// Returns the name and the numbers (see `Scene`) of every scene, in the order of the report.
  static func all() -> [(name: String, numbers: [Double])] {
    rings() + tangles() + cards() + polylines() + effects() + wholeFrames()
  }

  // MARK: Scenes

  private static func rings() -> [(name: String, numbers: [Double])] {
    let styles: [(String, Double, Double)] = [
      ("solid", 0, 1), ("solid50", 0, half), ("conic", 1, 1), ("conic50", 1, half),
      ("radial", 2, 1), ("radial50", 2, half),
    ]
    return [8, 100, 1000, 10000].flatMap { count in
      styles.map { name, paint, alpha in
        var generator = SceneGenerator(seed: UInt32(7_000_021 + count))
        return (
          "S1_ring_\(count)_\(name)", generator.ring(count, paint: paint, alpha: alpha)
        )
      }
    }
  }

  private static func tangles() -> [(name: String, numbers: [Double])] {
    [32, 128, 256].flatMap { size in
      [("solid", 1), ("a50", half)].map { name, alpha in
        var generator = SceneGenerator(seed: UInt32(size))
        return ("S2_path_\(size)_\(name)", generator.tangles(Double(size), alpha: alpha))
      }
    }
  }

  private static func cards() -> [(name: String, numbers: [Double])] {
    let styles: [(String, Double, Double)] = [
      ("linear", 3, 1), ("linear50", 3, half), ("solid", 0, 1), ("solid50", 0, half),
    ]
    return styles.map { name, paint, alpha in
      var generator = SceneGenerator(seed: 33)
      return ("S3_rrect_\(name)", generator.cards(paint: paint, alpha: alpha))
    }
  }

  private static func polylines() -> [(name: String, numbers: [Double])] {
    [("2", 2, 1), ("8", 8, 1), ("8_a50", 8, half)].map { name, width, alpha in
      var generator = SceneGenerator(seed: 44)
      return ("S4_stroke_\(name)", generator.polylines(width: width, alpha: alpha))
    }
  }

  /// A blurred picture with sides of 512 pixels, and the shadows, without the shapes, of a rounded
  /// rectangle and a circle of 448 pixels.
  private static func effects() -> [(name: String, numbers: [Double])] {
    let ink = [0.2, 0.6, 1, 1]
    let shade = [1, 1, 1, 1.0]
    let picture = [5.0, 256, 256, 512, 512, 0]
    let card = [5.0, 288, 288, 448, 448, 40]
    let disc = [3.0, 512, 512, 224, 0, 2 * Double.pi, 4]
    return [
      ("S5_blur_512_s10", 5, picture, [512, 512, 10, 0, 0, 0]),
      ("S5_dropshadow_512_s10", 7, picture, [512, 512, 10, 8, 8, 0]),
      ("S5_maskblur_circle448_s10", 6, disc, [0, 0, 10, 0, 0, 1]),
      ("S5_maskblur_rrect448_s10", 6, card, [0, 0, 10, 0, 0, 1]),
    ].map { (name: String, paint: Double, commands: [Double], geometry: [Double]) in
      (name, [1] + item(commands, paint: paint, colors: ink + shade, geometry: geometry))
    }
  }

  private static func wholeFrames() -> [(name: String, numbers: [Double])] {
    let picture = item(
      [5, 0, 0, 1024, 1024, 0], paint: 4, geometry: [1024, 1024, 0, 0, 0, 0])
    return [("S6_clear", [0]), ("S6_composite", [1] + picture)]
  }

  // MARK: Items

  private static let white = [1, 1, 1, 1.0]

  private static func item(
    _ commands: [Double], paint: Double = 0, stroke: Double = 0, colors: [Double] = white + white,
    geometry: [Double] = []
  ) -> [Double] {
    let g = geometry + Array(repeating: 0, count: 6 - geometry.count)
    return [Double(commands.count), paint, stroke] + colors + g + commands
  }

  private mutating func color(_ alpha: Double) -> [Double] {
    (0..<3).map { _ in (random.uniform(0.15, 1) * 255).rounded(.toNearestOrEven) / 255 } + [alpha]
  }

  private mutating func ring(_ count: Int, paint: Double, alpha: Double) -> [Double] {
    let center = 512.0
    let outer = 480.0
    let inner = 0.4 * outer
    let weights = (0..<count).map { _ in random.uniform(0.3, 1.7) }
    let sum = weights.reduce(0, +)
    var angle = 0.37
    var numbers = [Double(count)]
    for weight in weights {
      let radius = inner + (outer - inner) * random.uniform(0.2, 1)
      let end = angle + weight * 2 * .pi / sum
      let colors = color(alpha) + color(alpha)
      let geometry = paint == 1 ? [center, center, angle] : [center, center, inner, outer]
      numbers += Self.item(
        [3, center, center, inner, angle, end, 3, center, center, radius, end, angle, 4],
        paint: paint, colors: colors, geometry: geometry)
      angle = end
    }
    return numbers
  }

  private mutating func tangles(_ size: Double, alpha: Double) -> [Double] {
    var numbers = [1000.0]
    for _ in 0..<1000 {
      let x = random.uniform(0, 1024 - size)
      let y = random.uniform(0, 1024 - size)
      var commands: [Double] = [0]
      commands += [x + random.uniform(0, size), y + random.uniform(0, size)]
      for _ in 0..<4 {
        commands.append(2)
        for _ in 0..<3 { commands += [x + random.uniform(0, size), y + random.uniform(0, size)] }
      }
      numbers += Self.item(commands + [4], colors: color(alpha) + Self.white)
    }
    return numbers
  }

  private mutating func cards(paint: Double, alpha: Double) -> [Double] {
    var numbers = [1000.0]
    for _ in 0..<1000 {
      let x = random.uniform(0, 960)
      let y = random.uniform(0, 960)
      numbers += Self.item(
        [5, x, y, 64, 64, 12], paint: paint, colors: color(alpha) + color(alpha),
        geometry: [x, y, x + 64, y + 64])
    }
    return numbers
  }

  private mutating func polylines(width: Double, alpha: Double) -> [Double] {
    var numbers = [1000.0]
    for _ in 0..<1000 {
      let x = random.uniform(8, 816)
      let y = random.uniform(8, 816)
      var commands: [Double] = []
      for point in 0..<10 {
        commands += [point == 0 ? 0 : 1, x + random.uniform(0, 200), y + random.uniform(0, 200)]
      }
      numbers += Self.item(commands, stroke: width, colors: color(alpha) + Self.white)
    }
    return numbers
  }
}
