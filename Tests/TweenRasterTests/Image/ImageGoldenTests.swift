import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint

@Suite("An image's picture") struct ImageGoldenTests {
  static let samplings: [(String, Sampling)] = [
    ("nearest", .nearest), ("linear", .linear), ("smooth", .smooth),
  ]

  private func image(
    _ bitmap: Bitmap, _ rect: CGRect, _ sampling: Sampling = .smooth,
    _ transform: CGAffineTransform = .identity
  ) -> DisplayItem {
    DisplayItem(
      .image(
        DisplayItem.ImageItem(
          bitmap: bitmap, rect: rect, sampling: sampling, transform: transform)))
  }

  @Test(arguments: 0..<3) func `is magnified`(index: Int) throws {
    let (name, sampling) = Self.samplings[index]
    let item = image(
      GoldenScene.picture(12, 12), CGRect(x: 8.5, y: 8.5, width: 79, height: 79), sampling)
    try expectImage(GoldenScene.draw([item]), named: "magnified-\(name)")
  }

  @Test(arguments: 0..<3) func `is made smaller`(index: Int) throws {
    let (name, sampling) = Self.samplings[index]
    let item = image(
      GoldenScene.picture(300, 300), CGRect(x: 8, y: 8, width: 80, height: 80), sampling)
    try expectImage(GoldenScene.draw([item]), named: "smaller-\(name)")
  }

  @Test(arguments: 0..<3) func `is made smaller and turned`(index: Int) throws {
    let (name, sampling) = Self.samplings[index]
    let turn = CGAffineTransform(a: 0.96, b: 0.28, c: -0.28, d: 0.96, tx: 48, ty: 48)
    let item = image(
      GoldenScene.picture(300, 300), CGRect(x: -36, y: -36, width: 72, height: 72), sampling, turn)
    try expectImage(GoldenScene.draw([item]), named: "turned-\(name)")
  }

  @Test func `is a thumbnail from an eighth of the size on`() throws {
    let item = image(GoldenScene.picture(1024, 1024), CGRect(x: 8, y: 8, width: 80, height: 80))
    try expectImage(GoldenScene.draw([item]), named: "thumbnail")
  }

  @Test func `has soft edges between pixels`() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF20_2060])
    let turn = CGAffineTransform(a: 0.98, b: 0.199, c: -0.199, d: 0.98, tx: 48, ty: 48)
    let item = image(bitmap, CGRect(x: -30, y: -30, width: 60, height: 60), .smooth, turn)
    try expectImage(GoldenScene.draw([item]), named: "edges")
  }

  // MARK: Patterns

  private func pattern(
    _ horizontal: PatternPaint.Extent, _ vertical: PatternPaint.Extent,
    source: CGRect? = nil, _ transform: CGAffineTransform, _ sampling: Sampling = .smooth
  ) -> DisplayItem {
    fill(
      GoldenScene.circle(48, 48, 44),
      paint: .pattern(
        PatternPaint(
          bitmap: GoldenScene.picture(24, 24), source: source, horizontal: horizontal,
          vertical: vertical, sampling: sampling, transform: transform)))
  }

  private static let shift = CGAffineTransform(translationX: 36, y: 36)

  @Test func `is tiled`() throws {
    try expectImage(GoldenScene.draw([pattern(.tiled, .tiled, Self.shift)]), named: "tiled")
  }

  @Test func `is tiled in part, turned`() throws {
    let turn = CGAffineTransform(a: 1.2, b: 0.7, c: -0.7, d: 1.2, tx: 40, ty: 30)
    let part = CGRect(x: 2, y: 9, width: 14, height: 7)
    try expectImage(
      GoldenScene.draw([pattern(.tiled, .tiled, source: part, turn)]), named: "tiledPart")
  }

  @Test func `goes on with its edges`() throws {
    try expectImage(GoldenScene.draw([pattern(.padded, .padded, Self.shift)]), named: "padded")
  }

  @Test func `stands alone`() throws {
    try expectImage(GoldenScene.draw([pattern(.clear, .clear, Self.shift)]), named: "alone")
  }

  @Test func `is a row of tiles`() throws {
    try expectImage(GoldenScene.draw([pattern(.tiled, .clear, Self.shift)]), named: "row")
  }

  @Test func `is tiles made smaller`() throws {
    let small = CGAffineTransform(a: 0.3, b: 0, c: 0, d: 0.3, tx: 3, ty: 3)
    try expectImage(GoldenScene.draw([pattern(.tiled, .tiled, small)]), named: "smallTiles")
  }

  // MARK: Perspective

  /// Leaning back: its upper edge far away.
  private static let floor: ProjectionTransform = {
    var map = ProjectionTransform()
    map.m23 = -0.0075
    map.m33 = 1.72
    map.m31 = 34.56
    map.m21 = -0.36
    map.m22 = 0.28
    map.m32 = 62
    return map
  }()

  private func floor(_ items: [DisplayItem]) throws -> Bitmap {
    try GoldenScene.draw(GoldenScene.layer(effect: .projection(Self.floor), items))
  }

  @Test(arguments: 0..<3) func `lies in perspective`(index: Int) throws {
    let (name, sampling) = Self.samplings[index]
    let item = image(
      GoldenScene.picture(160, 160), CGRect(x: 0, y: 0, width: 96, height: 96), sampling)
    try expectImage(floor([item]), named: "perspective-\(name)")
  }

  @Test func `is tiled in perspective`() throws {
    let tiles = fill(
      rectangle(0, -100, 96, 196),
      paint: .pattern(PatternPaint(bitmap: GoldenScene.picture(24, 24))))
    try expectImage(floor([tiles]), named: "perspective-tiled")
  }

  @Test func `is a gradient in perspective`() throws {
    let middle = CGPoint(x: 48, y: 48)
    let geometries: [(String, GradientPaint.Geometry)] = [
      ("linear", .linear(start: CGPoint(x: 0, y: 96), end: CGPoint(x: 96, y: 0))),
      ("radial", .radial(center: middle, startRadius: 4, endRadius: 44)),
      ("angular", .angular(center: middle, startAngle: 0, endAngle: 2 * .pi)),
    ]
    for (name, geometry) in geometries {
      let item = fill(
        rectangle(0, 0, 96, 96), paint: GoldenScene.gradient(GoldenScene.rainbow, geometry))
      try expectImage(floor([item]), named: "perspective-gradient-\(name)")
    }
  }
}
