import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

@Suite("Blending") struct BlendTests {
  /// A premultiplied pixel; extremes come often.
  private func pixel(_ random: inout SeededGenerator) -> UInt32 {
    func level(_ most: UInt32) -> UInt32 {
      switch UInt32.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: most
      case 2: most / 2
      default: .random(in: 0...most, using: &random)
      }
    }
    let alpha = level(255)
    return alpha << 24 | level(alpha) << 16 | level(alpha) << 8 | level(alpha)
  }

  @Test(arguments: BlendOperator.allCases)
  func `is within a level of the formula`(mode: BlendOperator) {
    var random = SeededGenerator(seed: 5 + UInt64(mode.rawValue))
    for _ in 0..<1500 {
      let s = Pixels4(
        pixel(&random), pixel(&random), pixel(&random), pixel(&random))
      let d = Pixels4(
        pixel(&random), pixel(&random), pixel(&random), pixel(&random))
      let coverage = Pixels4(0, 255, 128, UInt32.random(in: 0...255, using: &random))
      let found = mode.blend(s, over: d, coverage: coverage)
      for lane in 0..<4 {
        let below = ReferenceColor(d[lane])
        let whole = ReferenceBlend.blend(mode, ReferenceColor(s[lane]), over: below)
        let expected = below.mixed(whole, Double(coverage[lane]) / 255)
        // Fully covered there is one rounding, else two. Floats add next to nothing.
        let limit = coverage[lane] == 255 ? 0.502 : 1.002
        #expect(
          expected.distance(found[lane]) <= limit,
          "\(mode) \(String(s[lane], radix: 16)) over \(String(d[lane], radix: 16))")
      }
    }
  }

  @Test(arguments: BlendOperator.allCases)
  func `leaves the destination where the shape is not, and never more colour than alpha`(
    mode: BlendOperator
  ) {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<300 {
      let s = Pixels4(repeating: pixel(&random))
      let d = Pixels4(repeating: pixel(&random))
      #expect(mode.blend(s, over: d, coverage: .zero) == d)
      if !mode.changesUnderClear {
        #expect(mode.blend(.zero, over: d, coverage: Pixels4(repeating: 255)) == d)
      }
      let result = mode.blend(s, over: d, coverage: Pixels4(repeating: 255))[0]
      for shift in [UInt32(0), 8, 16] { #expect(result >> shift & 255 <= result >> 24) }
    }
  }

  @Test func `survives pixels that are not premultiplied`() {
    for mode in BlendOperator.allCases {
      for s in [UInt32(0x00FF_FFFF), 0x10FF_00FF, 0x80FF_80FF] {
        for d in [UInt32(0x00FF_FFFF), 0x20FF_FFFF, 0xFF00_FF00] {
          let result = mode.blend(
            Pixels4(repeating: s), over: Pixels4(repeating: d), coverage: Pixels4(repeating: 255))
          // No channel runs over into the next: each is what it is alone.
          for shift in [UInt32(0), 8, 16] where mode.rawValue < BlendOperator.hue.rawValue {
            let mask = 0xFF00_0000 | UInt32(255) << shift
            let alone = mode.blend(
              Pixels4(repeating: s & mask), over: Pixels4(repeating: d & mask),
              coverage: Pixels4(repeating: 255))
            #expect(result[0] & mask == alone[0] & mask)
          }
        }
      }
    }
  }

  /// What the formula gives for `paint` over white, at a middle pixel and at one covered by half.
  @Test(arguments: BlendOperator.allCases)
  func `is the same for shapes, images, gradients and layers`(mode: BlendOperator) throws {
    let source = Color.Resolved(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
    let behind = fill(
      rectangle(0, 0, 40, 16),
      paint: .solid(Color.Resolved(red: 0.3, green: 0.7, blue: 0.5, opacity: 0.75)))
    let box = rectangle(4.5, 2, 30, 10)
    let bytes = ReferenceColor(
      rgb: SIMD3(0.8, 0.4, 0.2) * 0.6, alpha: 0.6)
    func byte(_ x: Double) -> UInt32 { UInt32((x * 255).rounded()) }
    let pixel =
      byte(bytes.alpha) << 24 | byte(bytes.rgb.x) << 16 | byte(bytes.rgb.y) << 8
      | byte(bytes.rgb.z)
    var shapes: [[DisplayItem]] = []
    shapes.append([fill(box, paint: .solid(source))])
    let stops = [0.0, 1].map { GradientPaint.Stop(color: source, location: $0) }
    shapes.append([
      fill(
        box,
        paint: .gradient(
          GradientPaint(
            geometry: .radial(center: CGPoint(x: 20, y: 8), startRadius: 0, endRadius: 50),
            stops: stops)))
    ])
    shapes.append([
      DisplayItem(
        .image(
          DisplayItem.ImageItem(
            bitmap: Bitmap(width: 1, height: 1, pixels: [pixel]),
            rect: CGRect(x: 4.5, y: 2, width: 30, height: 10))))
    ])
    shapes.append([
      DisplayItem(.beginLayer(DisplayItem.Layer(clip: DisplayItem.Clip(path: box)))),
      fill(rectangle(0, 0, 60, 60), paint: .solid(source)), DisplayItem(.endLayer),
    ])
    let results = try shapes.map { items -> Bitmap in
      var items = items
      items[0].blend = mode
      return try draw([behind] + items, width: 48, height: 16, background: clear)
    }
    let below = ReferenceColor(
      try draw([behind], width: 48, height: 16, background: clear).pixels[0])
    let whole = ReferenceBlend.blend(mode, ReferenceColor(pixel), over: below)
    for result in results {
      #expect(whole.distance(result.pixels[6 * 48 + 10]) <= 0.502)
      #expect(below.mixed(whole, 128 / 255).distance(result.pixels[6 * 48 + 4]) <= 1.002)
      #expect(result.pixels[6 * 48 + 1] == results[0].pixels[6 * 48 + 1])
      #expect(below.distance(result.pixels[6 * 48 + 1]) == 0)
    }
  }

  @Test func `stays inside the layer around it`() throws {
    var inside = fill(rectangle(2, 2, 4, 4), paint: .solid(white))
    inside.blend = .difference
    let bright = fill(rectangle(0, 0, 16, 8), paint: .solid(white))
    let plain = try draw([bright, inside], width: 16, height: 8)
    #expect(plain.pixels[3 * 16 + 3] == 0xFF00_0000)
    // Nothing lies below it in its layer: it is drawn as it is, on white.
    let begin = DisplayItem(.beginLayer(DisplayItem.Layer()))
    let isolated = try draw(
      [bright, begin, inside, DisplayItem(.endLayer)], width: 16, height: 8)
    #expect(isolated.pixels[3 * 16 + 3] == 0xFFFF_FFFF)
    // A layer around both is no border between them.
    let both = try draw(
      [begin, bright, inside, DisplayItem(.endLayer)], width: 16, height: 8)
    #expect(both.pixels[3 * 16 + 3] == 0xFF00_0000)
  }

  @Test func `of a layer takes it as one picture`() throws {
    let red = Color.Resolved(linearRed: 1, linearGreen: 0, linearBlue: 0)
    let items = [
      fill(rectangle(0, 0, 8, 8), paint: .solid(red)),
      fill(rectangle(4, 0, 8, 8), paint: .solid(white)),
    ]
    let gray = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)
    let multiplied = DisplayItem(blend: .multiply, .beginLayer(DisplayItem.Layer()))
    let image = try draw(
      [multiplied] + items + [DisplayItem(.endLayer)], width: 16, height: 8, background: gray)
    #expect(image.pixels[1] == 0xFF33_0000)
    // White leaves what is behind, and in the picture it hides the red.
    #expect(image.pixels[5] == 0xFF33_6699)
    #expect(image.pixels[14] == 0xFF33_6699)
  }

  @Test func `that clears reaches as far as the layer's clip, also where the layer is clear`()
    throws
  {
    func layer(_ blend: BlendOperator, clip: Path?) throws -> Bitmap {
      try draw(
        [
          DisplayItem(
            blend: blend,
            .beginLayer(DisplayItem.Layer(clip: clip.map { DisplayItem.Clip(path: $0) }))),
          fill(rectangle(2, 2, 4, 4)), DisplayItem(.endLayer),
        ], width: 40, height: 40, background: black)
    }
    let copied = try layer(.copy, clip: nil)
    #expect(copied.pixels[3 * 40 + 3] == 0xFFFF_FFFF)
    #expect(copied.pixels[30 * 40 + 30] == 0)
    let clipped = try layer(.copy, clip: rectangle(0, 0, 20, 20))
    #expect(clipped.pixels[3 * 40 + 3] == 0xFFFF_FFFF)
    #expect(clipped.pixels[10 * 40 + 10] == 0)
    #expect(clipped.pixels[30 * 40 + 30] == 0xFF00_0000)
    // Leaving clear alone, an operator changes nothing there.
    #expect(try layer(.xor, clip: nil).pixels[30 * 40 + 30] == 0xFF00_0000)
  }
}
