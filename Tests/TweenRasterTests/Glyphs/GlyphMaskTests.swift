import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

/// Text from masks: what an outline at the nearest quarter pixel looks like, whatever is cached.
@Suite struct GlyphMaskTests {
  /// A ring, a wedge, a space and a box, in 1000 units, y up.
  private static let outlines: GlyphOutlines = {
    var ring = Path()
    ring.addEllipse(in: CGRect(x: 40, y: -20, width: 520, height: 540))
    ring.addEllipse(in: CGRect(x: 160, y: 90, width: 280, height: 320))
    var wedge = Path()
    wedge.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 330, y: 710), CGPoint(x: 560, y: -180)])
    wedge.closeSubpath()
    let box = Path(CGRect(x: -60, y: 0, width: 430, height: 500))
    return GlyphOutlines(unitsPerEm: 1000, outlines: [1: ring, 2: wedge, 4: box])
  }()

  private static func run(
    _ glyphs: [UInt32] = [1, 2, 3, 4, 2], size: Double = 17, step: Double = 11.3
  ) -> GlyphRun {
    GlyphRun(
      faceID: 77, fontSize: size, glyphs: glyphs,
      positions: glyphs.indices.map { CGPoint(x: Double($0) * step, y: Double($0 % 2) * 0.4) },
      text: "", outlines: outlines)
  }

  private static let ink = Color.Resolved(
    linearRed: 0.1, linearGreen: 0.3, linearBlue: 0.7, opacity: 1)

  private static func item(
    _ run: GlyphRun, x: Double, y: Double, paint: Paint = .solid(ink), opacity: Double = 1,
    scale: Double = 1
  ) -> DisplayItem {
    DisplayItem(
      .glyphs(
        DisplayItem.Glyphs(
          run: run, paint: paint, opacity: opacity,
          transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))))
  }

  /// The same text as outlines, each at its nearest quarter pixel.
  private static func outlines(_ run: GlyphRun, x: Double, y: Double, scale: Double)
    -> [DisplayItem]
  {
    let unit = run.fontSize / run.outlines.unitsPerEm * scale
    func quarter(_ value: Double) -> Double { (value * 4 + 0.5).rounded(.down) / 4 }
    return zip(run.glyphs, run.positions).compactMap { glyph, place in
      guard let path = run.outlines.outline(of: glyph) else { return nil }
      return DisplayItem(
        .fill(
          DisplayItem.Fill(
            path: path, paint: .solid(ink),
            transform: CGAffineTransform(
              a: unit, b: 0, c: 0, d: -unit, tx: quarter(place.x * scale + x),
              ty: quarter(place.y * scale + y)))))
    }
  }

  private static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 121, height: 70), items: items)
  }

  private static func draw(_ items: [DisplayItem], portably: Bool = false) throws -> Bitmap {
    let renderer = Renderer(threadCount: 1, usesPortableKernels: portably)
    try renderer.render(list(items))
    return renderer.bitmap
  }

  @Test(arguments: [(20.0, 30.0), (20.13, 30.9), (-7.6, 8.4), (90.37, 66.2), (30.5, 4.7)])
  func `text is its outlines at the nearest quarter pixel`(_ x: Double, _ y: Double) throws {
    for scale in [1, 1.7] {
      let drawn = try Self.draw([Self.item(Self.run(), x: x, y: y, scale: scale)])
      let expected = try Self.draw(Self.outlines(Self.run(), x: x, y: y, scale: scale))
      let difference = zip(drawn.pixels, expected.pixels).map(Self.distance).max() ?? 0
      // The outline is flattened from another origin: by rounding, a level.
      #expect(difference <= 1)
      #expect(Set(drawn.pixels).count > 4)
    }
  }

  /// The greatest difference of a channel.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var greatest = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let left = Int((a >> shift) & 255)
      let right = Int((b >> shift) & 255)
      greatest = max(greatest, abs(left - right))
    }
    return greatest
  }

  /// Glyphs on a spiral from the middle of a canvas to far outside, in all quarters of a pixel.
  private static func spiral(_ count: Int, farthest: Double = 300) -> GlyphRun {
    let glyphs = (0..<count).map { UInt32($0 % 5) }
    var run = run(glyphs, size: 17)
    run.positions = glyphs.indices.map { index in
      let (angle, distance) = (Double(index) * 0.61, Double(index) / Double(count) * farthest)
      return CGPoint(
        x: distance * Elementary.cos(angle), y: distance * Elementary.sin(angle))
    }
    return run
  }

  @Test func `what is seen of a run is what a greater canvas shows there`() throws {
    for (scaleX, scaleY) in [(1.0, 1.0), (-1.3, 0.6), (0.4, -2.1)] {
      func drawn(_ side: Int, _ shift: Double) throws -> Bitmap {
        let renderer = Renderer(threadCount: 1)
        let item = DisplayItem(
          .glyphs(
            DisplayItem.Glyphs(
              run: Self.spiral(700), paint: .solid(Self.ink), opacity: 0.7,
              transform: CGAffineTransform(
                a: scaleX, b: 0, c: 0, d: scaleY, tx: 20.3 + shift, ty: 21.6 + shift))))
        try renderer.render(
          DisplayList(size: CGSize(width: side, height: side), items: [item]))
        return renderer.bitmap
      }
      let (small, large) = (try drawn(40, 0), try drawn(240, 100))
      for y in 0..<40 {
        let row = small.pixels[y * 40..<y * 40 + 40]
        let start = (y + 100) * 240 + 100
        #expect(Array(row) == Array(large.pixels[start..<start + 40]), "row \(y)")
      }
      #expect(Set(small.pixels).count > 20)
    }
  }

  @Test func `glyphs that are not seen are not placed, nor is a mask made for them`() {
    let cache = GlyphMaskCache(usesKernels: false)
    var placed: ContiguousArray<PlacedGlyph> = []
    let size = SIMD2(40.0, 40)
    let there = CGAffineTransform(translationX: 20, y: 20)
    #expect(cache.place(Self.spiral(2000), there, seenIn: size, into: &placed))
    #expect((100..<500).contains(placed.count), "\(placed.count)")
    // As far out as anything may be, and all of them out.
    let seen = placed.count
    let bytes = cache.byteCount
    var far = Self.spiral(2000)
    far.glyphs.append(1)
    far.positions.append(CGPoint(x: 3e8, y: -5))
    #expect(cache.place(far, there, seenIn: size, into: &placed))
    #expect(placed.count == 2 * seen && cache.byteCount == bytes)
    let away = CGAffineTransform(translationX: -2e7, y: 0)
    #expect(GlyphMaskCache.takes(far, away))
    let empty = GlyphMaskCache(usesKernels: false)
    #expect(empty.place(far, away, seenIn: size, into: &placed))
    #expect(placed.count == 2 * seen && empty.byteCount == 0)
    // Bad numbers are for the outlines to report.
    for bad in [Double.nan, .infinity, 1e12] {
      far.positions[2] = CGPoint(x: bad, y: 0)
      #expect(!cache.place(far, there, seenIn: size, into: &placed))
    }
    #expect(placed.count == 2 * seen)
  }

  @Test func `a face with a glyph too large for a mask decides as ever, seen or not`() throws {
    let large = Path(CGRect(x: 0, y: 0, width: 20_000, height: 300))
    let box = Path(CGRect(x: 0, y: 0, width: 430, height: 500))
    let outlines = GlyphOutlines(unitsPerEm: 1000, outlines: [1: box, 2: large])
    let run = GlyphRun(
      faceID: 78, fontSize: 17, glyphs: [1, 2],
      positions: [.zero, CGPoint(x: 90, y: 0)], text: "", outlines: outlines)
    var placed: ContiguousArray<PlacedGlyph> = []
    let cache = GlyphMaskCache(usesKernels: false)
    for x in [0.0, 500] {
      let there = CGAffineTransform(translationX: 20 - x, y: 20)
      #expect(!cache.place(run, there, seenIn: SIMD2(40, 40), into: &placed))
      #expect(placed.isEmpty)
    }
  }

  @Test func `glyphs of the largest mask's size that are not seen are not placed`() {
    // Two pixels on each side for the place between whole pixels.
    let side = Double(GlyphMasker.largestSide) - 4
    func place(_ side: Double, x: CGFloat) -> (isPlaced: Bool, glyphs: Int, bytes: Int) {
      let box = Path(CGRect(x: 0, y: 0, width: side, height: side))
      let run = GlyphRun(
        faceID: 79, fontSize: 10, glyphs: [1], positions: [.zero], text: "",
        outlines: GlyphOutlines(unitsPerEm: 10, outlines: [1: box]))
      let cache = GlyphMaskCache(usesKernels: false)
      var placed: ContiguousArray<PlacedGlyph> = []
      let there = CGAffineTransform(translationX: x, y: 300)
      let isPlaced = cache.place(run, there, seenIn: SIMD2(300, 300), into: &placed)
      return (isPlaced, placed.count, cache.byteCount)
    }
    let seen = place(side, x: 20)
    #expect(seen.isPlaced && seen.glyphs == 1 && seen.bytes > 0)
    #expect(place(side, x: 900) == (true, 0, 0))
    // A larger one may not fit, and its mask decides that.
    let larger = place(side + 40, x: 900)
    #expect(!larger.isPlaced && larger.glyphs == 0)
  }

  @Test func `text moves in quarter pixels`() throws {
    let still = try Self.draw([Self.item(Self.run([1]), x: 20, y: 30)])
    #expect(try Self.draw([Self.item(Self.run([1]), x: 20.12, y: 29.88)]) == still)
    #expect(try Self.draw([Self.item(Self.run([1]), x: 20.13, y: 30)]) != still)
    #expect(try Self.draw([Self.item(Self.run([1]), x: 20, y: 29.87)]) != still)
  }

  @Test func `large and turned text goes anywhere`() throws {
    for scale in [GlyphMaskCache.largestSize / 17 * 1.01, -1] {
      let one = try Self.draw([Self.item(Self.run([4]), x: 30, y: 40, scale: scale)])
      let other = try Self.draw([Self.item(Self.run([4]), x: 30.06, y: 40, scale: scale)])
      #expect((one != other) == (scale > 0))
    }
  }

  @Test func `paints and opacity reach the glyphs, by kernels and without`() throws {
    let stops = [
      GradientPaint.Stop(color: Self.ink, location: 0),
      GradientPaint.Stop(
        color: Color.Resolved(linearRed: 1, linearGreen: 0.2, linearBlue: 0, opacity: 0.6),
        location: 1),
    ]
    let across = Paint.gradient(
      GradientPaint(
        geometry: .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 50, y: 3)), stops: stops))
    var items: [DisplayItem] = []
    for (row, opacity) in [1, 0.4].enumerated() {
      let y = 20 + Double(row) * 21
      items.append(Self.item(Self.run(), x: 3.3, y: y, opacity: opacity))
      items.append(Self.item(Self.run(), x: 60, y: y, paint: across, opacity: opacity))
    }
    // Over the right edge, the left one and the lower one.
    items.append(Self.item(Self.run(), x: 100, y: 12))
    items.append(Self.item(Self.run(), x: -20, y: 75, opacity: 0.7))
    let drawn = try Self.draw(items)
    #expect(try Self.draw(items, portably: true) == drawn)
    #expect(Set(drawn.pixels).count > 100)
  }

  @Test func `neither the cache nor damage nor threads show`() throws {
    let kept = Renderer(threadCount: 3)
    for frame in 0..<12 {
      let items = (0..<40).map { index -> DisplayItem in
        let glyph = UInt32(1 + (index + frame / 3) % 4)
        let run = Self.run([glyph, 1, 2], size: 9 + Double(index % 7))
        let x = Double(index % 5) * 23 + Double(frame) * 0.11
        let y = Double(index / 5) * 9 + 3
        return Self.item(run, x: x, y: y, opacity: index % 3 == 0 ? 0.5 : 1)
      }
      try kept.render(Self.list(items))
      #expect(try Self.draw(items) == kept.bitmap)
    }
  }

  @Test(arguments: [false, true])
  func `a glyph beside a tile drawn anew stays as it is`(portably: Bool) throws {
    // Translucent: what is drawn twice is darker. At all places that a tile's edge can cut it.
    for x in 40..<56 {
      let text = Self.item(Self.run([4]), x: Double(x), y: 30, opacity: 0.5)
      for side in [38.0, 50.0] {
        func items(_ version: UInt64) -> [DisplayItem] {
          let spot = Path(CGRect(x: side, y: 18 + Double(version), width: 8, height: 8))
          let below = DisplayItem(
            id: 1, version: version,
            .fill(DisplayItem.Fill(path: spot, paint: .solid(Self.ink))))
          return [below, text]
        }
        let kept = Renderer(threadCount: 1, usesPortableKernels: portably)
        try kept.render(Self.list(items(1)))
        let report = try kept.render(Self.list(items(2)))
        #expect(report.damagedTiles == 1)
        #expect(try Self.draw(items(2), portably: portably) == kept.bitmap, "\(x), \(side)")
      }
    }
  }

  @Test func `masks beyond the limit go, and come again`() throws {
    let cache = GlyphMaskCache(usesKernels: false)
    var placed: ContiguousArray<PlacedGlyph> = []
    var largest = 0
    for frame in 0..<110 {
      cache.beginFrame()
      placed.removeAll()
      let run = Self.run(size: 60 + Double(frame) * 0.01)
      for step in 0..<16 {
        let transform = CGAffineTransform(
          a: 1, b: 0, c: 0, d: 1, tx: Double(step & 3) / 4, ty: Double(step >> 2) / 4)
        #expect(cache.place(run, transform, seenIn: SIMD2(100, 100), into: &placed))
      }
      largest = max(largest, cache.byteCount)
    }
    #expect(placed.count == 16 * 4)
    #expect(largest > GlyphMaskCache.byteLimit / 2)
    #expect(largest < GlyphMaskCache.byteLimit * 5 / 4)
  }

  @Test func `absurd places are left out`() throws {
    let report = Renderer(threadCount: 1)
    for bad in [Double.nan, .infinity, 1e300, -1e300, 1e9] {
      var run = Self.run([1, 2])
      run.positions[1].x = bad
      try report.render(Self.list([Self.item(run, x: 10, y: 30), Self.item(run, x: bad, y: 30)]))
    }
    #expect(report.bitmap.width == 121)
  }
}
