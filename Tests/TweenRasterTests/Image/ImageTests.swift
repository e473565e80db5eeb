import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

@Suite("An image") struct ImageTests {
  /// Premultiplied noise.
  private func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ -> UInt32 in
      let alpha = UInt32.random(in: 0...255, using: &random)
      func level() -> UInt32 { .random(in: 0...alpha, using: &random) }
      return alpha << 24 | level() << 16 | level() << 8 | level()
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Soft waves.
  private func waves(_ width: Int, _ height: Int) -> Bitmap {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let x = Double(index % width)
      let y = Double(index / width)
      func level(_ phase: Double) -> UInt32 {
        UInt32((sin(x / 13 + phase) * cos(y / 17 - phase) + 1) * 127)
      }
      return 0xFF00_0000 | level(0) << 16 | level(1) << 8 | level(2)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// What the pattern looks like on a clear canvas: 48 by 40 pixels.
  private func drawn(_ pattern: PatternPaint) throws -> Bitmap {
    try draw(
      [fill(rectangle(0, 0, 48, 40), paint: .pattern(pattern))], width: 48, height: 40,
      background: clear)
  }

  @Test func `a pattern's opacity counts like its item's`() throws {
    var faint = PatternPaint(bitmap: noise(9, 7))
    var item = DisplayItem.Fill(path: rectangle(0, 0, 48, 40), paint: .pattern(faint))
    item.opacity = 0.25
    faint.opacity = 0.5
    var half = DisplayItem.Fill(path: rectangle(0, 0, 48, 40), paint: .pattern(faint))
    half.opacity = 0.5
    #expect(
      try draw([DisplayItem(.fill(half))], width: 48, height: 40)
        == draw([DisplayItem(.fill(item))], width: 48, height: 40))
  }

  /// Where a pixel's centre lies in the bitmap, and its sides there.
  private func place(
    _ x: Int, _ y: Int, _ transform: CGAffineTransform
  ) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let back = ProjectionTransform(transform).inverted()
    func point(_ x: Double, _ y: Double) -> SIMD2<Double> {
      let p = CGPoint(x: x, y: y).applying(back)
      return SIMD2(p.x, p.y)
    }
    let center = point(Double(x) + 0.5, Double(y) + 0.5)
    return (
      center, point(Double(x) + 1.5, Double(y) + 0.5) - center,
      point(Double(x) + 0.5, Double(y) + 1.5) - center
    )
  }

  /// - Parameter isInner: Only where all a pixel covers lies inside of the source: made much smaller,
  ///   a padded source goes on with the mean of the pixels at its edge.
  private func expect(
    _ pattern: PatternPaint, within limit: Double, isInner: Bool = false,
    _ reference: (ReferenceImage, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) -> SIMD4<Double>
  ) throws {
    let image = try drawn(pattern)
    let slow = ReferenceImage(pattern)
    var worst = 0.0
    for y in stride(from: 0, to: 40, by: 3) {
      for x in 0..<48 {
        let (center, across, down) = place(x, y, pattern.transform)
        let reach = CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(
          dx: -abs(across.x) - abs(down.x), dy: -abs(across.y) - abs(down.y))
        if isInner && !pattern.source.contains(reach) { continue }
        worst = max(
          worst, distance(image.pixels[y * 48 + x], reference(slow, center, across, down)))
      }
    }
    #expect(worst <= limit, "\(pattern.transform) \(pattern.horizontal) \(pattern.sampling)")
  }

  private static let extents: [PatternPaint.Extent] = [.tiled, .padded, .clear]

  @Test(arguments: extents, extents)
  func `moved by whole pixels is copied, inside and out`(
    horizontal: PatternPaint.Extent, vertical: PatternPaint.Extent
  ) throws {
    for sampling in [Sampling.nearest, .linear, .smooth] {
      for (dx, dy) in [(0.0, 0.0), (13, 7), (-40, 51), (1000, -777)] {
        let pattern = PatternPaint(
          bitmap: noise(21, 13), horizontal: horizontal, vertical: vertical, sampling: sampling,
          transform: CGAffineTransform(translationX: dx, y: dy))
        try expect(pattern, within: 0) { slow, p, _, _ in slow.color(p.x, p.y) }
      }
    }
    let part = PatternPaint(
      bitmap: noise(21, 13), source: CGRect(x: 3, y: 2, width: 9, height: 5),
      horizontal: horizontal, vertical: vertical)
    try expect(part, within: 0) { slow, p, _, _ in slow.color(p.x, p.y) }
  }

  @Test(arguments: extents)
  func `magnified is interpolated, or takes the nearest pixel`(extent: PatternPaint.Extent) throws {
    for transform in [
      CGAffineTransform(a: 3.7, b: 0, c: 0, d: 2.3, tx: 5.2, ty: -3.1),
      CGAffineTransform(a: 0, b: 2.2, c: -1.9, d: 0, tx: 20.3, ty: 1),
      CGAffineTransform(a: 2.1, b: 1.3, c: -0.9, d: 1.8, tx: 9.3, ty: 4),
      CGAffineTransform(a: -1.5, b: 0, c: 0, d: -1.25, tx: 40, ty: 30),
    ] {
      var pattern = PatternPaint(
        bitmap: noise(9, 8), source: CGRect(x: 1, y: 2, width: 7, height: 5), horizontal: extent,
        vertical: extent, sampling: .linear, transform: transform)
      try expect(pattern, within: 0.51) { slow, p, _, _ in slow.interpolated(p.x, p.y) }
      pattern.sampling = .smooth
      try expect(pattern, within: 0.51) { slow, p, _, _ in slow.interpolated(p.x, p.y) }
      pattern.sampling = .nearest
      try expect(pattern, within: 0) { slow, p, _, _ in slow.color(p.x, p.y) }
    }
  }

  @Test(arguments: extents)
  func `made smaller, upright, is the exact mean of what a pixel covers`(
    extent: PatternPaint.Extent
  ) throws {
    for (a, d) in [(0.9, 0.8), (0.37, 0.61), (1.7, 0.21), (0.13, -0.14), (-0.05, 0.7)] {
      for isTurned in [false, true] {
        let transform = CGAffineTransform(
          a: isTurned ? 0 : a, b: isTurned ? d : 0, c: isTurned ? a : 0, d: isTurned ? 0 : d,
          tx: 17.4, ty: 19.8)
        let pattern = PatternPaint(
          bitmap: noise(60, 50), source: CGRect(x: 4, y: 3, width: 53, height: 44),
          horizontal: extent, vertical: extent, transform: transform)
        try expect(pattern, within: 0.51) { slow, p, across, down in
          slow.mean(
            p.x, p.y, width: max(1, abs(across.x) + abs(down.x)),
            height: max(1, abs(across.y) + abs(down.y)))
        }
      }
    }
  }

  @Test func `made much smaller is near the mean of what a pixel covers`() throws {
    for scale in [0.11, 0.06, 0.031] {
      let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 3.1, ty: 2.2)
      let pattern = PatternPaint(bitmap: waves(640, 500), transform: transform)
      // The box's edges cut through pixels of a smaller size, in which ten levels a pixel are lost.
      try expect(pattern, within: 6, isInner: true) { slow, p, across, down in
        slow.mean(p.x, p.y, width: across.x, height: down.y)
      }
    }
    // A checkerboard of single pixels is grey.
    let board = Bitmap(
      width: 512, height: 512,
      pixels: (0..<512 * 512).map { ($0 + $0 / 512) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let image = try drawn(
      PatternPaint(
        bitmap: board, transform: CGAffineTransform(a: 0.0625, b: 0, c: 0, d: 0.0625, tx: 0, ty: 0)
      ))
    #expect(image.pixels.allSatisfy { $0 == 0xFF80_8080 })
  }

  @Test func `made smaller and turned is near the mean of what a pixel covers`() throws {
    for (scale, angle) in [(0.8, 0.3), (0.4, 0.7), (0.2, 2.1), (0.09, -0.5)] {
      let (c, s) = (cos(angle) * scale, sin(angle) * scale)
      let transform = CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 17.4, ty: 9.8)
      let pattern = PatternPaint(
        bitmap: waves(300, 300), horizontal: .padded, vertical: .padded, transform: transform)
      try expect(pattern, within: 2, isInner: true) { slow, p, across, down in
        slow.mean(around: p, across, down, points: 24)
      }
    }
  }

  @Test func `cut through its pixels repeats at the cut`() throws {
    let pattern = PatternPaint(
      bitmap: noise(12, 12), source: CGRect(x: 2.3, y: 1.6, width: 5.9, height: 7.25),
      transform: CGAffineTransform(a: 2.5, b: 0, c: 0, d: 1.5, tx: 0.3, ty: 0.1))
    // Many points stand for the exact mean over a pixel of the bitmap.
    try expect(pattern, within: 3) { slow, p, _, _ in
      slow.mean(around: p, SIMD2(1, 0), SIMD2(0, 1), points: 64)
    }
  }

  @Test func `never shows what lies outside of its source, nor fringes`() throws {
    // White inside 5 ..< 17, a loud colour around it.
    let loud = Bitmap(
      width: 24, height: 24,
      pixels: (0..<24 * 24).map { index in
        let (x, y) = (index % 24, index / 24)
        return x >= 5 && x < 17 && y >= 5 && y < 17 ? 0xFFFF_FFFF : 0xFFFF_00FF
      })
    var maps = [
      CGAffineTransform(a: 5, b: 0, c: 0, d: 3, tx: 0.4, ty: 7),
      CGAffineTransform(a: 0.4, b: 0, c: 0, d: 0.07, tx: 0.4, ty: 7),
      CGAffineTransform(a: 0.6, b: 0.7, c: -0.8, d: 0.5, tx: 0.4, ty: 7),
    ]
    maps.append(CGAffineTransform(a: 0.1, b: 0.05, c: -0.03, d: 0.08, tx: 9, ty: 7))
    for transform in maps {
      for sampling in [Sampling.nearest, .linear, .smooth] {
        for source in [
          CGRect(x: 5, y: 5, width: 12, height: 12), CGRect(x: 5.3, y: 5.4, width: 9, height: 11.1),
        ] {
          var pattern = PatternPaint(
            bitmap: loud, source: source, sampling: sampling, transform: transform)
          #expect(try drawn(pattern).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
          // Fading into nothing, white stays white.
          pattern.horizontal = .clear
          pattern.vertical = .clear
          #expect(
            try drawn(pattern).pixels.allSatisfy { $0 == ($0 & 255) * 0x0101_0101 })
        }
      }
    }
  }

  @Test func `of a huge or a tiny map, or a source of nothing, does no harm`() throws {
    let bitmap = noise(5, 5)
    for number in [1e-9, 1e9, 1e-300, 1e300, .nan, .infinity, -1e12] {
      for transform in [
        CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: 0, ty: 0),
        CGAffineTransform(a: number, b: 1, c: -1, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: 0.3),
      ] {
        for extent in Self.extents {
          for sampling in [Sampling.nearest, .linear, .smooth] {
            _ = try drawn(
              PatternPaint(
                bitmap: bitmap, horizontal: extent, vertical: extent, sampling: sampling,
                transform: transform))
          }
        }
      }
      _ = try drawn(
        PatternPaint(
          bitmap: bitmap, source: CGRect(x: 1, y: 1, width: number, height: 1e-9),
          transform: CGAffineTransform(a: 0.3, b: 0.1, c: 0, d: 2, tx: 0, ty: 0)))
    }
    let none = try drawn(
      PatternPaint(bitmap: bitmap, source: CGRect(x: 9, y: 9, width: 3, height: 3)))
    #expect(none.pixels.allSatisfy { $0 == 0 })
    let empty = try drawn(PatternPaint(bitmap: Bitmap(width: 0, height: 0)))
    #expect(empty.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `drawn smaller looks the same whether its sizes are kept or made anew`() throws {
    let pattern = PatternPaint(
      bitmap: noise(300, 200),
      transform: CGAffineTransform(a: 0.05, b: 0, c: 0, d: 0.05, tx: 0, ty: 0))
    let kept = Renderer(threadCount: 2)
    for step in 0..<3 {
      let shape = fill(rectangle(Double(step), 0, 48, 40), paint: .pattern(pattern))
      try kept.render(list([shape], width: 64, height: 40))
      #expect(kept.bitmap == (try draw([shape], width: 64, height: 40)))
    }
    let store = PyramidStore()
    let part = PixelRect(x: 0, y: 0, width: 300, height: 200)
    let first = store.pyramid(of: pattern.bitmap, part)
    #expect(store.pyramid(of: pattern.bitmap, part) === first)
    var changed = pattern.bitmap
    changed.pixels[0] = 0
    #expect(store.pyramid(of: changed, part) !== first)
    for _ in 0..<62 { store.beginFrame() }
    #expect(store.pyramid(of: pattern.bitmap, part) !== first)
  }

  @Test func `is faded as a whole, and cut by an antialiased edge`() throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFFFF_FFFF, count: 4))
    let image = try draw(
      [
        DisplayItem(
          .image(
            DisplayItem.ImageItem(
              bitmap: bitmap, rect: CGRect(x: 2.5, y: 2, width: 8, height: 8), opacity: 0.5)))
      ], width: 16, height: 16)
    #expect(image.pixels[5 * 16 + 2] == 0xFF40_4040)
    #expect(image.pixels[5 * 16 + 5] == 0xFF80_8080)
  }
}
