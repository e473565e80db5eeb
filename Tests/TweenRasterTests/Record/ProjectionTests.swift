import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenRaster

@Suite("A layer in perspective") struct ProjectionTests {
  /// A turn about the left edge, seen from close by.
  private let map: ProjectionTransform = {
    var map = ProjectionTransform(CGAffineTransform(a: 0.8, b: 0.1, c: -0.1, d: 1, tx: 12, ty: 8))
    map.m13 = 0.006
    map.m23 = -0.002
    return map
  }()

  private func plane(_ items: [DisplayItem], _ map: ProjectionTransform) -> [DisplayItem] {
    [DisplayItem(.beginLayer(DisplayItem.Layer(effect: .projection(map))))] + items
      + [DisplayItem(.endLayer)]
  }

  private func polygon(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  private func expectClose(_ one: Bitmap, _ other: Bitmap, levels: Int) {
    var worst = 0
    for (a, b) in zip(one.pixels, other.pixels) {
      for shift in [UInt32(0), 8, 16, 24] {
        worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    #expect(worst <= levels)
  }

  @Test func `draws what its corners, projected one by one, enclose`() throws {
    let corners = [
      CGPoint(x: 10, y: 10), CGPoint(x: 70, y: 14), CGPoint(x: 60, y: 70), CGPoint(x: 5, y: 50),
    ]
    let seen = try draw(plane([fill(polygon(corners))], map), width: 80, height: 80)
    let expected = try draw(
      [fill(polygon(corners.map { $0.applying(map) }))], width: 80, height: 80)
    expectClose(seen, expected, levels: 1)
    #expect(seen.pixels.contains(0xFFFF_FFFF))
  }

  @Test func `draws curves as their points, projected one by one, lie`() throws {
    let center = CGPoint(x: 40, y: 40)
    var circle = Path()
    circle.addEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 60))
    let points = (0..<20_000).map { step in
      let angle = Double(step) / 20_000 * 2 * .pi
      return CGPoint(x: center.x + 30 * cos(angle), y: center.y + 30 * sin(angle)).applying(map)
    }
    let seen = try draw(plane([fill(circle)], map), width: 80, height: 80)
    expectClose(seen, try draw([fill(polygon(points))], width: 80, height: 80), levels: 2)
  }

  @Test func `cuts off what is behind the eye`() throws {
    // The eye's line is x = 50; to the right of it there is nothing to see.
    var map = ProjectionTransform()
    map.m13 = -0.02
    let seen = try draw(plane([fill(rectangle(0, 20, 200, 40))], map), width: 200, height: 80)
    // x = u / (1 - u / 50), so pixel column 50 is u = 25, where y is doubled: 40...120.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { seen.pixels[y * 200 + x] }
    #expect(pixel(50, 38) == 0xFF00_0000 && pixel(50, 43) == 0xFFFF_FFFF)
    #expect(pixel(50, 79) == 0xFFFF_FFFF)
    #expect(pixel(1, 19) == 0xFF00_0000 && pixel(1, 30) == 0xFFFF_FFFF)
    let behind = try draw(plane([fill(rectangle(60, 20, 100, 40))], map), width: 200, height: 80)
    #expect(behind.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `in another projects through both, clips and all`() throws {
    var outer = ProjectionTransform()
    outer.m23 = 0.004
    let corners = [
      CGPoint(x: 5, y: 5), CGPoint(x: 70, y: 5), CGPoint(x: 70, y: 70), CGPoint(x: 5, y: 70),
    ]
    let clip = [CGPoint(x: 20, y: 0), CGPoint(x: 60, y: 10), CGPoint(x: 30, y: 80)]
    let clipped =
      [DisplayItem(.beginLayer(DisplayItem.Layer(clip: DisplayItem.Clip(path: polygon(clip)))))]
      + [fill(polygon(corners))] + [DisplayItem(.endLayer)]
    let seen = try draw(plane(plane(clipped, map), outer), width: 80, height: 80)
    let both = map.concatenating(outer)
    let expected = try draw(
      [
        DisplayItem(
          .beginLayer(
            DisplayItem.Layer(
              clip: DisplayItem.Clip(path: polygon(clip.map { $0.applying(both) }))))),
        fill(polygon(corners.map { $0.applying(both) })), DisplayItem(.endLayer),
      ], width: 80, height: 80)
    expectClose(seen, expected, levels: 1)
  }

  @Test func `damages what it covered and what it covers`() throws {
    func named(_ map: ProjectionTransform, version: UInt64) -> DisplayList {
      var items = plane([fill(rectangle(10, 10, 20, 20))], map)
      for index in items.indices {
        items[index].id = UInt64(index + 1)
        items[index].version = index == 0 ? version : 1
      }
      return list(items, width: 256, height: 256)
    }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(named(map, version: 1))
    var other = map
    other.m31 += 100
    let report = try renderer.render(named(other, version: 2))
    #expect(report.damagedTiles > 0 && report.damagedTiles < 24)
    let whole = Renderer(threadCount: 1)
    try whole.render(named(other, version: 2))
    #expect(renderer.bitmap == whole.bitmap)
    #expect(try renderer.render(named(other, version: 2)).damagedTiles == 0)
  }

  /// Where a pixel's centre lies in the plane.
  private func place(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(map.inverted())
  }

  @Test func `draws gradients as they lie in the plane`() throws {
    let center = CGPoint(x: 45, y: 35)
    let geometries: [(GradientPaint.Geometry, (CGPoint) -> Double)] = [
      (
        .linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 70, y: 30)),
        { (($0.x - 10) * 60 + ($0.y - 20) * 10) / 3700 }
      ),
      (
        .radial(center: center, startRadius: 5, endRadius: 45),
        {
          let (dx, dy) = ($0.x - center.x, $0.y - center.y)
          return ((dx * dx + dy * dy).squareRoot() - 5) / 40
        }
      ),
      (
        .angular(center: center, startAngle: 0, endAngle: 2 * .pi),
        {
          let angle = atan2($0.y - center.y, $0.x - center.x) / (2 * .pi)
          return angle < 0 ? angle + 1 : angle
        }
      ),
    ]
    for (geometry, t) in geometries {
      let paint = Paint.gradient(
        GradientPaint(
          geometry: geometry,
          stops: [.init(color: black, location: 0), .init(color: white, location: 1)],
          interpolation: .device))
      let shape = rectangle(10, 10, 70, 50)
      let renderer = Renderer(threadCount: 1)
      let report = try renderer.render(
        list(plane([fill(shape, paint: paint)], map), width: 80, height: 80))
      #expect(report.unsupportedEffects == 0 && report.skippedItems == 0)
      for y in stride(from: 0, to: 80, by: 3) {
        for x in 0..<80 {
          let place = place(x, y)
          // Inside by more than a pixel; not on the seam of the turn.
          guard place.x > 13, place.x < 77, place.y > 13, place.y < 57 else { continue }
          let share = min(max(t(place), 0), 1)
          if case .angular = geometry, share < 0.02 || share > 0.98 { continue }
          let found = Double(renderer.bitmap.pixels[y * 80 + x] & 255)
          #expect(abs(found - share * 255) <= 0.8, "\(geometry) \(x) \(y)")
        }
      }
    }
  }

  @Test(arguments: [Sampling.nearest, .linear, .smooth])
  func `draws images as they lie in the plane`(sampling: Sampling) throws {
    // Red grows to the right, green downwards, at two levels for each of 4 by 4 pixels a point.
    let pixels = (0..<120 * 100).map { index -> UInt32 in
      let red = UInt32(index % 120) << 17
      let green = UInt32(index / 120) << 9
      return 0xFF00_0000 | red | green
    }
    let image = DisplayItem(
      .image(
        DisplayItem.ImageItem(
          bitmap: Bitmap(width: 120, height: 100, pixels: pixels),
          rect: CGRect(x: 20, y: 20, width: 30, height: 25), sampling: sampling)))
    let renderer = Renderer(threadCount: 1)
    let report = try renderer.render(list(plane([image], map), width: 80, height: 80))
    #expect(report.unsupportedEffects == 0 && report.skippedItems == 0)
    var count = 0
    for y in 0..<80 {
      for x in 0..<80 {
        let place = place(x, y)
        guard place.x > 22, place.x < 48, place.y > 22, place.y < 43 else { continue }
        count += 1
        let pixel = renderer.bitmap.pixels[y * 80 + x]
        // The pixel's own number, whose middle is half a pixel further.
        let u = ((place.x - 20) * 4 - 0.5) * 2
        let v = ((place.y - 20) * 4 - 0.5) * 2
        // Even colours: a mean is the middle's colour, but for the bend of the perspective.
        let limit = sampling == .nearest ? 1.01 : 0.8
        #expect(abs(Double(pixel >> 16 & 255) - u) <= limit)
        #expect(abs(Double(pixel >> 8 & 255) - v) <= limit)
      }
    }
    #expect(count > 200)
  }

  @Test func `misses no effect that nobody sees`() throws {
    let blurred = [
      DisplayItem(.beginLayer(DisplayItem.Layer(effect: .blur(DisplayItem.Blur(radius: 3))))),
      fill(rectangle(60, 60, 10, 10)), DisplayItem(.endLayer),
    ]
    let hidden = list(
      [DisplayItem(.beginLayer(DisplayItem.Layer(opacity: 0)))] + blurred
        + [DisplayItem(.endLayer)], width: 80, height: 80)
    #expect(try Renderer(threadCount: 1).render(hidden).unsupportedEffects == 0)
  }

  @Test func `of bad numbers draws nothing and says so`() throws {
    for bad in [Double.nan, .infinity, 1e300, -1e300] {
      var broken = map
      broken.m11 = bad
      let renderer = Renderer(threadCount: 1)
      let items = plane([fill(rectangle(10, 10, 20, 20))], broken)
      let report = try renderer.render(list(items, width: 40, height: 40))
      #expect(report.skippedItems == 1)
      #expect(renderer.bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }
  }
}
