import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

func layer(
  _ effect: DisplayItem.LayerEffect? = nil, opacity: Double = 1, clip: Path? = nil,
  isMask: Bool = false, isOpaque: Bool = false, id: UInt64 = 0, version: UInt64 = 0
) -> DisplayItem {
  DisplayItem(
    id: id, version: version,
    .beginLayer(
      DisplayItem.Layer(
        opacity: opacity, clip: clip.map { DisplayItem.Clip(path: $0) }, effect: effect,
        isMask: isMask, isOpaque: isOpaque)))
}

let layerEnd = DisplayItem(.endLayer)

func blur(
  _ radius: Double, _ transform: CGAffineTransform = .identity, opaque: CGRect? = nil
) -> DisplayItem.LayerEffect {
  .blur(DisplayItem.Blur(radius: radius, opaqueRect: opaque, transform: transform))
}

extension RandomLists {
  /// A list with layers that are drawn as pictures, some in others.
  mutating func pictureList(_ count: Int) -> DisplayList {
    var list = list(count)
    for id in 0..<integer(1...3) {
      let low = integer(0...list.items.count - 1)
      let high = integer(low...min(low + 8, list.items.count))
      list.items.insert(DisplayItem(.endLayer), at: high)
      let blends: [BlendOperator] = [.normal, .normal, .multiply, .destinationOut, .copy]
      list.items.insert(
        DisplayItem(
          id: integer(0...2) == 0 ? 0 : UInt64(90_000 + id), version: 1,
          blend: blends[integer(0...blends.count - 1)], .beginLayer(pictureLayer())), at: low)
    }
    return list
  }

  mutating func pictureLayer() -> DisplayItem.Layer {
    var layer = layer()
    layer.effect = pictureEffect()
    layer.isOpaque = integer(0...5) == 0
    layer.isMask = integer(0...5) == 0
    return layer
  }

  mutating func pictureEffect() -> DisplayItem.LayerEffect {
    let radius = [0, number(0...1), number(0...6), number(0...40)][integer(0...3)]
    switch integer(0...3) {
    case 0:
      let opaque = CGRect(
        x: number(0...60), y: number(0...60), width: number(1...80), height: number(1...80))
      return .blur(
        DisplayItem.Blur(
          radius: radius, opaqueRect: integer(0...1) == 0 ? opaque : nil, transform: transform()))
    case 1:
      let whole = integer(0...1) == 0
      return .shadow(
        DisplayItem.Shadow(
          kind: integer(0...1) == 0 ? .drop : .inner, color: color(), radius: radius,
          offset: CGSize(width: whole ? 5 : number(-20...20), height: whole ? -3 : number(-9...9)),
          isAlone: integer(0...3) == 0, transform: transform()))
    case 2:
      var matrix = ColorMatrix()
      if integer(0...1) == 0 { (matrix.r1, matrix.g5) = (0.5, 0.2) }
      return .backdrop(
        DisplayItem.Backdrop(radius: radius, colorMatrix: matrix, transform: transform()))
    default: return blur(radius)
    }
  }
}

@Suite struct PictureTests {
  @Test(arguments: 0..<5)
  func `are the same redrawn in part and with any number of threads`(seed: Int) throws {
    var lists = RandomLists(seed: UInt64(700 + seed))
    var list = lists.pictureList(14)
    let renderers = [1, 3].map { Renderer(threadCount: $0) }
    for step in 0..<3 {
      let whole = Renderer(threadCount: 1)
      let expected = try whole.render(list)
      for renderer in renderers {
        let report = try renderer.render(list)
        #expect(renderer.bitmap == whole.bitmap, "seed \(seed), step \(step), \(report)")
        #expect(report.unsupportedEffects == expected.unsupportedEffects)
        #expect(report.skippedItems == expected.skippedItems)
      }
      #expect(try renderers[0].render(list).damagedTiles == 0)
      for _ in 0..<lists.integer(1...3) { lists.change(&list) }
    }
  }

  @Test func `of an opaque blur keep their edges`() throws {
    let rect = CGRect(x: 8, y: 6, width: 30, height: 26)
    let items = [
      fill(rectangle(8, 6, 30, 26)), fill(rectangle(8, 20, 18, 12), paint: .solid(black)),
    ]
    let sharp = try draw(items, width: 48, height: 40, background: clear)
    var inside = Bitmap(width: 30, height: 26)
    for y in 0..<26 {
      for x in 0..<30 { inside.pixels[y * 30 + x] = sharp.pixels[(y + 6) * 48 + x + 8] }
    }
    var reference = ReferenceBlur(inside)
    reference.blur(sigmaX: 5, sigmaY: 5, continuesEdge: true)
    let drawn = try draw(
      [layer(blur(5, opaque: rect))] + items + [layerEnd], width: 48, height: 40,
      background: clear)
    var cut = Bitmap(width: 30, height: 26)
    for y in 0..<40 {
      for x in 0..<48 {
        let pixel = drawn.pixels[y * 48 + x]
        let isInside = (8..<38).contains(x) && (6..<32).contains(y)
        #expect(pixel >> 24 == (isInside ? 255 : 0))
        if isInside { cut.pixels[(y - 6) * 30 + x - 8] = pixel }
      }
    }
    #expect(reference.distance(to: cut) < 1)
  }

  @Test func `of turned and slanted blurs follow the slant`() throws {
    // A lone pixel becomes the Gaussian whose covariance is M M', M being the transform.
    let dot = fill(rectangle(30, 30, 4, 4))
    let map = CGAffineTransform(a: 1.6, b: 1.2, c: -0.45, d: 0.6, tx: 3, ty: 1)
    let drawn = try draw(
      [layer(blur(4, map)), dot, layerEnd], width: 64, height: 64,
      background: clear)
    // The square's own variance is added.
    let xx = 16 * (map.a * map.a + map.c * map.c) + 16.0 / 12
    let xy = 16 * (map.a * map.b + map.c * map.d)
    let yy = 16 * (map.b * map.b + map.d * map.d) + 16.0 / 12
    let determinant = xx * yy - xy * xy
    let height = 16 * 255 / (2 * .pi * determinant.squareRoot())
    var worst = 0.0
    var sum = 0.0
    for y in 0..<64 {
      for x in 0..<64 {
        let (dx, dy) = (Double(x) - 31.5, Double(y) - 31.5)
        let form = (yy * dx * dx - 2 * xy * dx * dy + xx * dy * dy) / determinant
        let level = Double(drawn.pixels[y * 64 + x] >> 24)
        worst = max(worst, abs(level - height * exp(-0.5 * form)))
        sum += level
      }
    }
    #expect(height > 20)
    #expect(worst < 1.5)
    #expect(abs(sum - 16 * 255) < 200)
  }

  @Test func `in each other blur twice`() throws {
    var circle = Path()
    circle.addEllipse(in: CGRect(x: 16, y: 14, width: 28, height: 28))
    let twice = try draw(
      [layer(blur(3)), layer(blur(4)), fill(circle), layerEnd, layerEnd], width: 60, height: 56)
    let once = try draw([layer(blur(5)), fill(circle), layerEnd], width: 60, height: 56)
    for (a, b) in zip(twice.pixels, once.pixels) {
      #expect(abs(Int(a & 255) - Int(b & 255)) <= 2)
    }
  }

  @Test func `are cut by clips and masks, and cut as masks`() throws {
    let content = [layer(blur(4)), fill(rectangle(10, 10, 20, 20)), layerEnd]
    let plain = try draw(content, width: 40, height: 40)
    let clipped = try draw(
      [layer(blur(4), clip: rectangle(0, 0, 16, 40)), fill(rectangle(10, 10, 20, 20)), layerEnd],
      width: 40, height: 40)
    let around = try draw(
      [layer(clip: rectangle(0, 0, 16, 40))] + content + [layerEnd], width: 40, height: 40)
    let masked = try draw(
      [layer()] + content + [
        layer(isMask: true), fill(rectangle(0, 0, 16, 40)), layerEnd, layerEnd,
      ],
      width: 40, height: 40)
    let mask = try draw(
      [layer(), fill(rectangle(0, 0, 40, 40)), layer(blur(4), isMask: true)]
        + [fill(rectangle(10, 10, 20, 20)), layerEnd, layerEnd], width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let at = y * 40 + x
        #expect(clipped.pixels[at] == (x < 16 ? plain.pixels[at] : 0xFF00_0000))
        #expect(around.pixels[at] == clipped.pixels[at])
        #expect(masked.pixels[at] == clipped.pixels[at])
      }
    }
    #expect(mask == plain)
  }

  @Test func `change where their items do`() throws {
    func frame(_ x: Double, _ version: UInt64, around: Double = 0) -> DisplayList {
      var items = [
        fill(rectangle(around, 305, 10, 10)), layer(blur(3)), fill(rectangle(20, 20, 280, 250)),
        fill(rectangle(x, 100, 8, 8), paint: .solid(black)), layerEnd,
      ]
      for index in items.indices {
        (items[index].id, items[index].version) = (UInt64(index + 1), 1)
      }
      items[3].version = version
      if around != 0 { items[0].version = 2 }
      return list(items, width: 320, height: 320)
    }
    let renderer = Renderer(threadCount: 2)
    let all = try renderer.render(frame(40, 1))
    #expect(all.damagedTiles == 20 * 20)
    // Nothing in the picture: it is not even looked at.
    let beside = try renderer.render(frame(40, 1, around: 40))
    #expect(beside.damagedTiles <= 4 && beside.flattenedItems <= 2)
    // Two small boxes and what a blur of 3 makes of them.
    let report = try renderer.render(frame(90, 2, around: 40))
    #expect(report.damagedTiles > 0 && report.damagedTiles < 40)
    let whole = Renderer(threadCount: 1)
    try whole.render(frame(90, 2, around: 40))
    #expect(renderer.bitmap == whole.bitmap)
  }

  @Test func `go with their layers`() throws {
    let renderer = Renderer(threadCount: 1)
    let box = fill(rectangle(4, 4, 8, 8))
    try renderer.render(list([layer(blur(3)), box, layerEnd], width: 32, height: 32))
    #expect(renderer.pictures?.count == 1)
    try renderer.render(
      list(
        [layer(blur(2), id: 7), box, layer(blur(1)), box, layerEnd, layerEnd], width: 32, height: 32
      ))
    #expect(renderer.pictures?.count == 2)
    try renderer.render(list([layer(opacity: 0.5), box, layerEnd], width: 32, height: 32))
    #expect(renderer.pictures == nil)
  }

  @Test func `of planes lie in perspective`() throws {
    var map = ProjectionTransform(CGAffineTransform(translationX: 10, y: 4))
    map.m13 = 0.008
    let plane = layer(.projection(map))
    let box = fill(rectangle(8, 8, 40, 40))
    let items = [plane, layer(blur(2)), box, layerEnd, layerEnd]
    let renderer = Renderer(threadCount: 1)
    let report = try renderer.render(list(items, width: 64, height: 64))
    #expect(report.unsupportedEffects == 0)
    // Where the box's middle and its edges are seen.
    func level(_ x: Double, _ y: Double) -> Int {
      let seen = CGPoint(x: x, y: y).applying(map)
      return Int(renderer.bitmap.pixels[Int(seen.y) * 64 + Int(seen.x)] & 255)
    }
    #expect(level(28, 28) == 255)
    #expect(abs(level(8, 28) - 127) < 40 && abs(level(28, 8) - 127) < 40)
    #expect(level(1, 28) < 2)
  }

  @Test func `of bad numbers are left out and counted`() throws {
    let box = fill(rectangle(4, 4, 8, 8))
    let plain = try draw([box], width: 24, height: 24)
    let wild: [Double] = [.nan, .infinity, -.infinity]
    for bad in wild {
      let transforms = [
        CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: bad, ty: 0),
      ]
      let effects: [DisplayItem.LayerEffect] =
        [blur(bad), shadow(bad), shadow(2, dx: bad), shadow(2, dy: bad)]
        + transforms.flatMap { [blur(2, $0), shadow(2, $0)] }
      for effect in effects {
        let renderer = Renderer(threadCount: 1)
        let frame = list([layer(effect), box, layerEnd], width: 24, height: 24)
        #expect(try renderer.render(frame).skippedItems == 1)
        #expect(renderer.bitmap == plain)
        #expect(try renderer.render(frame).skippedItems == 1)
      }
    }
    let broken = rectangle(.nan, 0, 4, 4)
    let report = try Renderer(threadCount: 1).render(
      list([layer(blur(3)), fill(broken), box, layerEnd], width: 24, height: 24))
    #expect(report.skippedItems == 1)
  }

  @Test func `of any size and number come to an end`() throws {
    let wild: [Double] = [0.1, 1e4, 1e300]
    let renderer = Renderer(threadCount: 2)
    let box = fill(rectangle(4, 4, 20, 30))
    for radius in wild {
      for size in wild {
        let rect = CGRect(x: -size, y: 3, width: size, height: radius)
        let turned = CGAffineTransform(a: size, b: 1, c: radius, d: size, tx: radius, ty: -size)
        try renderer.render(
          list(
            [
              layer(blur(radius, opaque: rect)), box, layerEnd, layer(blur(1, turned)), box,
              layerEnd, layer(shadow(radius, dx: size, dy: -size)), box, layerEnd,
              layer(shadow(radius, kind: .inner, dx: size)), box, layerEnd,
              layer(backdrop(radius)), layerEnd,
            ], width: 32, height: 24))
      }
    }
    // Deeper inside each other than is done: the innermost are left out, and counted.
    let deep = Array(repeating: layer(blur(1)), count: 60) + [box]
    let report = try renderer.render(list(deep, width: 32, height: 24))
    #expect(report.unsupportedEffects == 60 - PictureResolver.deepestNesting)
  }

  @Test func `beyond the memory are drawn without their effect, and counted`() throws {
    let box = fill(rectangle(0, 0, 8, 8))
    let whole = layer(backdrop(0))
    let store = PictureStore(
      pool: WorkerPool(threadCount: 1), masks: GlyphMaskCache(usesKernels: false),
      maximumPixels: 20 * 64 * 64)
    func resolve(_ count: Int) -> DisplayList {
      let many = (0..<count).flatMap { _ in [whole, box, layerEnd] }
      return store.resolve(
        list(many, width: 64, height: 64),
        in: Renderer.Window(width: 64, height: 64, toPixels: .identity)
      ).list
    }
    func left(_ list: DisplayList) -> Int {
      list.items.filter {
        if case .beginLayer(let layer) = $0.content { return layer.effect != nil }
        return false
      }.count
    }
    #expect(left(resolve(20)) == 0)
    #expect(left(resolve(25)) == 5)
    #expect(left(resolve(25)) == 5)
    #expect(left(resolve(3)) == 0)
    #expect(store.count == 3)
  }
}
