import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint
import TweenRaster

@Suite struct RendererTests {
  @Test(arguments: UInt64(1)...8)
  func redrawingDamageGivesTheBytesOfAWholeRedraw(seed: UInt64) throws {
    var lists = RandomLists(seed: seed)
    var list = lists.list(24)
    let renderers = (1...3).map { Renderer(threadCount: $0) }
    for step in 0..<10 {
      let whole = Renderer(threadCount: 1)
      try whole.render(list)
      for renderer in renderers {
        let report = try renderer.render(list)
        #expect(renderer.bitmap == whole.bitmap, "seed \(seed), step \(step), \(report)")
      }
      for _ in 0..<lists.integer(0...3) { lists.change(&list) }
    }
  }

  @Test func threadsDoNotChangeBytes() throws {
    var lists = RandomLists(seed: 99)
    let list = lists.list(400)
    let bitmaps = try (1...3).map { count in
      let renderer = Renderer(threadCount: count)
      try renderer.render(list)
      return renderer.bitmap
    }
    #expect(bitmaps[0] == bitmaps[1])
    #expect(bitmaps[0] == bitmaps[2])
  }

  @Test func anUnchangedListCostsNothing() throws {
    var lists = RandomLists(seed: 3)
    let list = lists.list(40)
    let renderer = Renderer(threadCount: 2)
    let first = try renderer.render(list)
    #expect(first.damagedTiles == 9 * 7)
    let second = try renderer.render(list)
    #expect(second.damagedTiles == 0)
    #expect(second.flattenedItems == 0)
    #expect(second.damageRects.isEmpty)
    renderer.invalidate()
    #expect(try renderer.render(list).damagedTiles == 9 * 7)
  }

  @Test func damageIsTheDrawingNotItsBox() throws {
    var sliver = Path()
    sliver.addLines([CGPoint(x: 4, y: 4), CGPoint(x: 250, y: 250), CGPoint(x: 252, y: 248)])
    sliver.closeSubpath()
    var item = fill(sliver)
    item.id = 7
    item.version = 1
    let renderer = Renderer(threadCount: 1)
    try renderer.render(list([item], width: 256, height: 256))
    item.version = 2
    let report = try renderer.render(list([item], width: 256, height: 256))
    // 16 by 16 tiles; the sliver crosses two or three in each row.
    #expect(report.damagedTiles <= 16 * 3)
    #expect(report.damagedTiles >= 16)
    #expect(report.damageRects.reduce(0) { $0 + $1.width * $1.height } == report.damagedTiles * 256)
  }

  @Test func badNumbersAreSkippedAndCounted() throws {
    let bad: [Double] = [.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude]
    var items: [DisplayItem] = []
    for value in bad {
      var path = Path()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: value, y: 5))
      path.addLine(to: CGPoint(x: 3, y: value))
      items.append(fill(path))
    }
    items.append(fill(rectangle(2, 2, 4, 4)))
    let renderer = Renderer(threadCount: 1)
    let report = try renderer.render(list(items, width: 16, height: 16))
    #expect(report.skippedItems == bad.count)
    #expect(renderer.bitmap == (try draw([items[bad.count]], width: 16, height: 16)))
    #expect(try renderer.render(list(items, width: 16, height: 16)).skippedItems >= bad.count)
  }

  @Test func noNumberTraps() throws {
    let wild: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e-300, 1e300, -1e300, 1e-12, 1e12, 65536, 0.5,
    ]
    let random = SeededGenerator(seed: 11)
    var lists = RandomLists(seed: 12)
    func any() -> Double { wild.randomElement(using: &random.mutable) ?? 0 }
    func point() -> CGPoint { CGPoint(x: any(), y: any()) }
    func transform() -> CGAffineTransform {
      Bool.random(using: &random.mutable)
        ? .identity
        : CGAffineTransform(a: any(), b: any(), c: any(), d: any(), tx: any(), ty: any())
    }
    let renderer = Renderer(threadCount: 2)
    for _ in 0..<150 {
      let items = (0..<8).map { index -> DisplayItem in
        let color = Color.Resolved(
          linearRed: Float(any()), linearGreen: Float(any()), linearBlue: Float(any()),
          opacity: Float(any()))
        let geometry: GradientPaint.Geometry =
          switch index % 3 {
          case 0: .linear(start: point(), end: point())
          case 1: .radial(center: point(), startRadius: any(), endRadius: any())
          default: .angular(center: point(), startAngle: any(), endAngle: any())
          }
        let gradient = GradientPaint(
          geometry: geometry,
          stops: [
            .init(color: color, location: any()), .init(color: white, location: any()),
            .init(color: color, location: 0.7),
          ], interpolation: index % 2 == 0 ? .device : .perceptual, transform: transform())
        if index == 7 {
          return DisplayItem(
            .image(
              DisplayItem.ImageItem(
                bitmap: Bitmap(width: 2, height: 2),
                rect: CGRect(origin: point(), size: CGSize(width: any(), height: any())),
                opacity: any(), transform: transform())))
        }
        var path = lists.path()
        if index % 2 == 1 {
          path.addArc(
            center: point(), radius: any(), startAngle: .radians(any()), endAngle: .radians(any()),
            clockwise: index == 1)
          path.addCurve(to: point(), control1: point(), control2: point())
        }
        return fill(
          path, paint: index == 6 ? .solid(color) : .gradient(gradient), opacity: any(),
          transform: transform())
      }
      var map = ProjectionTransform(transform())
      (map.m13, map.m23, map.m33) = (any(), any(), any())
      let layer = DisplayItem.Layer(
        effect: Bool.random(using: &random.mutable)
          ? .projection(map)
          : .blur(DisplayItem.Blur(radius: any(), transform: transform())))
      try renderer.render(
        list(items + [DisplayItem(.beginLayer(layer))] + items, width: 100, height: 60))
    }
  }

  @Test(arguments: [1e5, 1e7, 1e9, 1e11])
  func hugeShapesAreClippedInNoTime(size: Double) throws {
    // A huge disc whose edge runs down the middle, a huge curve, a huge box.
    var disc = Path()
    disc.addEllipse(in: CGRect(x: 32, y: 32 - size, width: 2 * size, height: 2 * size))
    var curve = Path()
    curve.move(to: CGPoint(x: -size, y: 40))
    curve.addCurve(
      to: CGPoint(x: size, y: 40), control1: CGPoint(x: -size / 3, y: 40),
      control2: CGPoint(x: size / 3, y: 40))
    curve.addLine(to: CGPoint(x: size, y: size))
    curve.addLine(to: CGPoint(x: -size, y: size))
    let start = Date()
    let image = try draw([fill(disc)], width: 64, height: 64)
    #expect(image.pixels[32 * 64 + 20] == 0xFF00_0000)
    #expect(image.pixels[32 * 64 + 44] == 0xFFFF_FFFF)
    let below = try draw([fill(curve)], width: 64, height: 64)
    #expect(below.pixels[30 * 64 + 30] == 0xFF00_0000)
    #expect(below.pixels[50 * 64 + 30] == 0xFFFF_FFFF)
    let box = try draw([fill(rectangle(-size, -size, 2 * size, 2 * size))], width: 64, height: 64)
    #expect(box.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(Date().timeIntervalSince(start) < 60)
  }

  @Test func canvasesHaveALimit() throws {
    let renderer = Renderer(threadCount: 1)
    #expect(throws: RasterError.canvasTooLarge(width: 16385, height: 4)) {
      try renderer.render(list([], width: 16385, height: 4))
    }
    #expect(throws: RasterError.canvasInvalid) {
      try renderer.render(DisplayList(size: CGSize(width: Double.nan, height: 4)))
    }
    try renderer.render(list([], width: 0, height: 0))
    #expect(renderer.bitmap == Bitmap(width: 0, height: 0))
    try renderer.render(list([fill(rectangle(0, 0, 9, 9))], width: 16384, height: 1))
    #expect(renderer.bitmap.width == 16384)
  }

  @Test func scaleMultipliesPixels() throws {
    var list = list([fill(rectangle(1, 1, 2, 2))], width: 4, height: 4)
    list.scale = 2
    let renderer = Renderer(threadCount: 1)
    try renderer.render(list)
    #expect(renderer.bitmap == (try draw([fill(rectangle(2, 2, 4, 4))], width: 8, height: 8)))
  }
}
