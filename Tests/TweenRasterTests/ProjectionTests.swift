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

  @Test func `counts what it cannot do, each frame, and draws it near enough`() throws {
    let gradient = Paint.gradient(
      GradientPaint(
        geometry: .linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 70, y: 0)),
        stops: [.init(color: black, location: 0), .init(color: white, location: 1)]))
    let image = DisplayItem(
      .image(
        DisplayItem.ImageItem(
          bitmap: Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF]),
          rect: CGRect(x: 10, y: 50, width: 20, height: 20))))
    let blurred = [
      DisplayItem(.beginLayer(DisplayItem.Layer(effect: .blur(DisplayItem.Blur(radius: 3))))),
      fill(rectangle(60, 60, 10, 10)), DisplayItem(.endLayer),
    ]
    let shaded = fill(rectangle(10, 10, 60, 30), paint: gradient)
    let frame = list(
      plane([shaded, image, fill(rectangle(0, 0, 5, 5))], map) + blurred, width: 80, height: 80)
    let renderer = Renderer(threadCount: 1)
    let report = try renderer.render(frame)
    #expect(report.unsupportedEffects == 3 && report.skippedItems == 0)
    #expect(try renderer.render(frame).unsupportedEffects == 3)
    // The image has one colour, so its projection is exact; the blur's content is sharp.
    let inside = CGPoint(x: 20, y: 60).applying(map)
    #expect(renderer.bitmap.pixels[Int(inside.y) * 80 + Int(inside.x)] == 0xFFFF_FFFF)
    #expect(renderer.bitmap.pixels[65 * 80 + 65] == 0xFFFF_FFFF)
    // In the middle of the gradient the flat map is the projection itself: half-way grey.
    let middle = CGPoint(x: 40, y: 25).applying(map)
    let grey = renderer.bitmap.pixels[Int(middle.y) * 80 + Int(middle.x)] & 255
    #expect(grey > 80 && grey < 120)
    // What nobody sees is not missed.
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
