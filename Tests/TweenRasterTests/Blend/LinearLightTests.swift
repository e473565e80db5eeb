import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

@Suite("Mixing in linear light") struct LinearLightTests {
  private static func layer(
    _ mixing: DisplayItem.Mixing?, blend: BlendOperator = .normal, opacity: Double = 1,
    isOpaque: Bool = false, effect: DisplayItem.LayerEffect? = nil, _ items: [DisplayItem]
  ) -> [DisplayItem] {
    let layer = DisplayItem.Layer(
      opacity: opacity, effect: effect, isOpaque: isOpaque, mixing: mixing)
    return [DisplayItem(blend: blend, .beginLayer(layer))] + items + [DisplayItem(.endLayer)]
  }

  private static func decoded(_ pixel: UInt32) -> ReferenceColor {
    let color = ReferenceColor(pixel)
    let light = color.straight
    func decode(_ x: Double) -> Double {
      x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }
    return ReferenceColor(
      rgb: SIMD3(decode(light.x), decode(light.y), decode(light.z)) * color.alpha,
      alpha: color.alpha)
  }

  private static func encoded(_ color: ReferenceColor) -> ReferenceColor {
    func encode(_ x: Double) -> Double {
      x <= 0.0031308 ? 12.92 * max(x, 0) : 1.055 * pow(min(x, 1), 1 / 2.4) - 0.055
    }
    let light = color.straight
    return ReferenceColor(
      rgb: SIMD3(encode(light.x), encode(light.y), encode(light.z)) * color.alpha,
      alpha: color.alpha)
  }

  private func pixel(_ random: inout SeededGenerator) -> UInt32 {
    func level(_ most: UInt32) -> UInt32 {
      switch UInt32.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: most
      default: .random(in: 0...most, using: &random)
      }
    }
    let alpha = level(255)
    return alpha << 24 | level(alpha) << 16 | level(alpha) << 8 | level(alpha)
  }

  @Test(arguments: BlendOperator.allCases)
  func `is half a level from the formula in light`(mode: BlendOperator) {
    var random = SeededGenerator(seed: 41 + UInt64(mode.rawValue))
    for _ in 0..<800 {
      let s = Pixels4(pixel(&random), pixel(&random), pixel(&random), pixel(&random))
      let d = Pixels4(pixel(&random), pixel(&random), pixel(&random), pixel(&random))
      let coverage = Pixels4(0, 255, 128, UInt32.random(in: 0...255, using: &random))
      let found = mode.blend(s, over: d, coverage: coverage, light: .shared)
      for lane in 0..<4 {
        let below = Self.decoded(d[lane])
        let whole = ReferenceBlend.blend(mode, Self.decoded(s[lane]), over: below)
        let expected = Self.encoded(below.mixed(whole, Double(coverage[lane]) / 255))
        #expect(
          expected.distance(found[lane]) <= 0.51,
          "\(mode) \(String(s[lane], radix: 16)) over \(String(d[lane], radix: 16))")
      }
    }
  }

  @Test func `keeps every pixel that nothing changes`() {
    for alpha in UInt32(0)...255 {
      for color in 0...alpha {
        let d = alpha << 24 | color << 16 | (alpha - color) << 8 | color / 2
        let found = BlendOperator.normal.blend(
          .zero, over: Pixels4(repeating: d), coverage: Pixels4(repeating: 200), light: .shared)
        #expect(found[0] == d)
      }
    }
  }

  @Test(arguments: [0.25, 0.5, 0.9])
  func `half of white over black is the light of half`(opacity: Double) throws {
    let items = [
      fill(rectangle(0, 0, 8, 8), paint: .solid(black)),
      fill(rectangle(0, 0, 8, 8), opacity: opacity),
    ]
    let drawn = try draw(Self.layer(.linear, items), width: 8, height: 8)
    let share = (opacity * 255).rounded() / 255
    let level = UInt32((1.055 * pow(share, 1 / 2.4) - 0.055) * 255 + 0.5)
    #expect(Set(drawn.pixels) == [0xFF00_0000 | level << 16 | level << 8 | level])
  }

  @Test func `covers a pixel in part by light`() throws {
    let items = [
      fill(rectangle(0, 0, 8, 8), paint: .solid(black)), fill(rectangle(0, 0, 4.5, 8)),
    ]
    let drawn = try draw(Self.layer(.linear, items), width: 8, height: 8)
    // 128 of 255 covered.
    let level = UInt32((1.055 * pow(128.0 / 255, 1 / 2.4) - 0.055) * 255 + 0.5)
    #expect(drawn.pixels[4] & 255 == level && drawn.pixels[3] & 255 == 255)
    #expect(drawn.pixels[5] & 255 == 0)
  }

  @Test func `layers inside do as the layer around, until they say otherwise`() throws {
    let ground = fill(rectangle(0, 0, 8, 8), paint: .solid(black))
    let half = fill(rectangle(0, 0, 8, 8), opacity: 0.5)
    func level(_ items: [DisplayItem]) throws -> UInt32 {
      try draw(Self.layer(.linear, items), width: 8, height: 8).pixels[9] & 255
    }
    let light = try level([ground, half])
    #expect(light == 188)
    #expect(try level(Self.layer(nil, opacity: 0.9999, [ground, half])) == light)
    #expect(
      try level([ground] + Self.layer(nil, opacity: 0.5, [fill(rectangle(0, 0, 8, 8))])) == 188)
    #expect(try level(Self.layer(.encoded, [ground, half])) == 128)
  }

  @Test func `is what blurs, shadows and backdrops inside are made of`() throws {
    let ground = fill(rectangle(-40, -40, 96, 96), paint: .solid(black))
    let half = fill(rectangle(-40, -40, 96, 96), opacity: 0.5)
    let blur = DisplayItem.LayerEffect.blur(DisplayItem.Blur(radius: 2))
    let shadow = DisplayItem.LayerEffect.shadow(DisplayItem.Shadow(color: black, radius: 2))
    for items in [
      Self.layer(nil, effect: blur, [ground, half]),
      Self.layer(nil, effect: shadow, [ground, half]),
      [ground, half] + Self.layer(nil, effect: backdrop(2), []),
      Self.layer(nil, isOpaque: true, effect: blur, [half]),
    ] {
      let drawn = try draw(Self.layer(.linear, items), width: 16, height: 16)
      #expect(drawn.pixels[8 * 16 + 8] == 0xFFBC_BCBC)
      let plain = try draw(Self.layer(.encoded, items), width: 16, height: 16)
      #expect(plain.pixels[8 * 16 + 8] == 0xFF80_8080)
    }
  }

  @Test func `a change of it is drawn, in part as at once`() throws {
    let items = [
      fill(rectangle(2, 2, 20, 20), paint: .solid(GoldenScene.rainbow[0])),
      fill(rectangle(9, 9, 20, 20), paint: .solid(GoldenScene.rainbow[2]), opacity: 0.5),
    ]
    let renderer = Renderer(threadCount: 2)
    for (version, mixing) in [nil, DisplayItem.Mixing.linear, .encoded, .linear].enumerated() {
      var group = Self.layer(mixing, items)
      group[0].id = 7
      group[0].version = UInt64(version)
      let list = list(group, width: 40, height: 40)
      try renderer.render(list)
      let fresh = Renderer(threadCount: 1)
      try fresh.render(list)
      #expect(renderer.bitmap == fresh.bitmap)
    }
  }

  @Test func `glows where lights overlap`() throws {
    let discs = [(36.0, 38.0), (60, 38), (48, 60)].enumerated().map { index, place in
      fill(
        GoldenScene.circle(place.0, place.1, 24),
        paint: .solid(GoldenScene.rainbow[index * 2]), opacity: 0.6)
    }
    let ground = fill(rectangle(4, 4, 88, 88), paint: .solid(black))
    try expectImage(GoldenScene.draw(Self.layer(.linear, [ground] + discs)), named: "linearLight")
  }
}
