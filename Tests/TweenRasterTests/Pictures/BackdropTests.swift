import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenRaster

func backdrop(
  _ radius: Double, _ matrix: ColorMatrix = ColorMatrix()
) -> DisplayItem.LayerEffect {
  .backdrop(DisplayItem.Backdrop(radius: radius, colorMatrix: matrix))
}

private let red = Color.Resolved(linearRed: 1, linearGreen: 0, linearBlue: 0)

@Suite("A backdrop") struct BackdropTests {
  private let behind = [
    fill(rectangle(0, 0, 20, 48), paint: .solid(red)), fill(rectangle(14, 10, 3, 30)),
    fill(rectangle(30, 22, 18, 9), opacity: 0.6),
  ]

  @Test(arguments: [0, 0.7, 3, 9])
  func `is what lies behind, blurred, its edges going on beyond the canvas's`(
    radius: Double
  ) throws {
    var reference = ReferenceBlur(try draw(behind, width: 48, height: 48))
    reference.blur(sigmaX: radius, sigmaY: radius, continuesEdge: true)
    let drawn = try draw(behind + [layer(backdrop(radius)), layerEnd], width: 48, height: 48)
    #expect(reference.distance(to: drawn) < 1)
  }

  @Test func `shows inside the clip, under the layer's items`() throws {
    let box = fill(rectangle(20, 20, 4, 4), paint: .solid(red))
    let drawn = try draw(
      behind + [layer(backdrop(4), clip: rectangle(8, 8, 24, 24)), box, layerEnd], width: 48,
      height: 48)
    let plain = try draw(behind, width: 48, height: 48)
    let all = try draw(behind + [layer(backdrop(4)), layerEnd], width: 48, height: 48)
    for y in 0..<48 {
      for x in 0..<48 {
        let at = y * 48 + x
        if (20..<24).contains(x) && (20..<24).contains(y) {
          #expect(drawn.pixels[at] == 0xFFFF_0000)
        } else {
          let isInside = (8..<32).contains(x) && (8..<32).contains(y)
          #expect(drawn.pixels[at] == (isInside ? all : plain).pixels[at])
        }
      }
    }
  }

  @Test func `is recoloured after the blur`() throws {
    var inverted = ColorMatrix()
    (inverted.r1, inverted.r5, inverted.g1, inverted.g2) = (-1, 1, 0, 0)
    let all = try draw(behind + [layer(backdrop(5)), layerEnd], width: 48, height: 48)
    let drawn = try draw(
      behind + [layer(backdrop(5, inverted)), layerEnd], width: 48, height: 48)
    for (a, b) in zip(drawn.pixels, all.pixels) {
      #expect(a >> 16 & 255 == 255 - (b >> 16 & 255))
      #expect(a >> 8 & 255 == 0 && a & 255 == b & 255)
    }
  }

  @Test func `sees only the layer around it`() throws {
    let group = [
      layer(opacity: 0.999), fill(rectangle(10, 10, 10, 10)), layer(backdrop(3)), layerEnd,
      layerEnd,
    ]
    let drawn = try draw(behind + group, width: 48, height: 48, background: clear)
    // Far from the small box the red bar behind shows as it is: nothing was laid over it.
    #expect(drawn.pixels[45 * 48 + 2] == 0xFFFF_0000)
  }

  @Test(arguments: [1, 0.999])
  func `sees nothing through a layer that is only a group`(opacity: Double) throws {
    let inside = [
      fill(rectangle(10, 10, 10, 10), paint: .solid(red)), layer(backdrop(3)), layerEnd,
    ]
    let alone = try draw(inside, width: 48, height: 48, background: clear)
    let drawn = try draw(
      behind + [layer(opacity: opacity)] + inside + [layerEnd], width: 48, height: 48)
    let ground = try draw(behind, width: 48, height: 48)
    for at in drawn.pixels.indices {
      let expected = ReferenceBlend.blend(
        .normal, ReferenceColor(alone.pixels[at]), over: ReferenceColor(ground.pixels[at]))
      // Drawn item by item, it is rounded once more.
      #expect(expected.distance(drawn.pixels[at]) <= 1.6)
    }
  }

  @Test func `of a second one shows the first`() throws {
    let twice = try draw(
      behind + [layer(backdrop(3)), layerEnd, layer(backdrop(4)), layerEnd], width: 48, height: 48)
    let once = try draw(behind + [layer(backdrop(5)), layerEnd], width: 48, height: 48)
    // Variances add up: 9 + 16 = 25. Each picture is rounded.
    var worst = 0
    for (a, b) in zip(twice.pixels, once.pixels) {
      for shift in [UInt32(0), 8, 16] {
        worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    #expect(worst <= 2)
  }

  @Test func `follows how the layer around it mixes`() throws {
    func frame(_ mixing: DisplayItem.Mixing, _ version: UInt64) -> DisplayList {
      var around = DisplayItem(.beginLayer(DisplayItem.Layer(mixing: mixing)))
      var pane = DisplayItem(
        .beginLayer(DisplayItem.Layer(effect: backdrop(5), mixing: .encoded)))
      around.version = version
      pane.version = 1
      var items = [
        around, fill(rectangle(0, 0, 60, 60), paint: .solid(red)),
        fill(rectangle(20, 20, 60, 60), opacity: 0.5), pane, layerEnd, layerEnd,
      ]
      for index in items.indices { items[index].id = UInt64(index + 1) }
      return list(items, width: 100, height: 100)
    }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(frame(.linear, 1))
    try renderer.render(frame(.encoded, 2))
    let whole = Renderer(threadCount: 1)
    try whole.render(frame(.encoded, 2))
    #expect(renderer.bitmap == whole.bitmap)
  }

  @Test func `follows what moves behind it`() throws {
    func frame(_ x: Double, _ version: UInt64) -> DisplayList {
      var items = [fill(rectangle(x, 20, 6, 6)), layer(backdrop(2)), layerEnd]
      for index in items.indices { items[index].id = UInt64(index + 1) }
      items[0].version = version
      return list(items, width: 300, height: 300)
    }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(frame(20, 1))
    #expect(try renderer.render(frame(20, 1)).damagedTiles == 0)
    try renderer.render(frame(40, 2))
    let whole = Renderer(threadCount: 1)
    try whole.render(frame(40, 2))
    #expect(renderer.bitmap == whole.bitmap)
  }
}
