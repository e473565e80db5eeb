import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

private func begin(opacity: Double = 1, clip: Path? = nil) -> DisplayItem {
  DisplayItem(
    .beginLayer(
      DisplayItem.Layer(opacity: opacity, clip: clip.map { DisplayItem.Clip(path: $0) })))
}

private let end = DisplayItem(.endLayer)
private let red = Color.Resolved(linearRed: 1, linearGreen: 0, linearBlue: 0)
private let blue = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 1)

@Suite struct CompositingTests {
  @Test func groupOpacityFadesTheGroupAsOne() throws {
    let items = [
      fill(rectangle(0, 0, 8, 8), paint: .solid(red)),
      fill(rectangle(4, 0, 8, 8), paint: .solid(blue)),
    ]
    let grouped = try draw([begin(opacity: 0.5)] + items + [end], width: 16, height: 8)
    // 0.5 is alpha 128: over black, 128 of 255.
    #expect(grouped.pixels[2] == 0xFF80_0000)
    #expect(grouped.pixels[6] == 0xFF00_0080)
    let single = try draw(
      items.map { item in
        guard case .fill(var fill) = item.content else { return item }
        fill.opacity = 0.5
        return DisplayItem(.fill(fill))
      }, width: 16, height: 8)
    #expect(single.pixels[6] == 0xFF40_0080)
  }

  @Test func aFullLayerChangesNothing() throws {
    var lists = RandomLists(seed: 8)
    let items = (0..<10).map { _ in DisplayItem(lists.content()) }
    let plain = try draw(items, width: 141, height: 101)
    #expect(try draw([begin()] + items + [end], width: 141, height: 101) == plain)
    // A clip that holds everything is drawn through a layer: opaque content comes out the same.
    let boxes = [fill(rectangle(3.3, 4, 50, 20.7), paint: .solid(red))]
    #expect(
      try draw([begin(clip: rectangle(-9, -9, 999, 999))] + boxes + [end], width: 64, height: 64)
        == draw(boxes, width: 64, height: 64))
  }

  @Test func clipsCutAntialiased() throws {
    let image = try draw(
      [begin(clip: rectangle(2.5, 2, 4, 4)), fill(rectangle(0, 0, 16, 16)), end],
      width: 16, height: 16)
    #expect(image.pixels[3 * 16 + 1] == 0xFF00_0000)
    #expect(image.pixels[3 * 16 + 2] == 0xFF80_8080)
    #expect(image.pixels[3 * 16 + 4] == 0xFFFF_FFFF)
    #expect(image.pixels[3 * 16 + 6] == 0xFF80_8080)
    #expect(image.pixels[7 * 16 + 4] == 0xFF00_0000)
  }

  @Test func nestedClipsIntersect() throws {
    let image = try draw(
      [
        begin(clip: rectangle(2, 2, 8, 8)), begin(clip: rectangle(6, 6, 8, 8)),
        fill(rectangle(0, 0, 40, 40)), end, end, fill(rectangle(20, 20, 2, 2)),
      ], width: 24, height: 24)
    let lit = image.pixels.indices.filter { image.pixels[$0] == 0xFFFF_FFFF }
    #expect(lit.count == 16 + 4)
    #expect(lit.contains(7 * 24 + 7) && !lit.contains(5 * 24 + 7) && lit.contains(21 * 24 + 21))
  }

  @Test func unbalancedLayersDoNotMatter() throws {
    let box = fill(rectangle(1, 1, 4, 4))
    let plain = try draw([box], width: 8, height: 8)
    #expect(try draw([end, end, box], width: 8, height: 8) == plain)
    #expect(try draw([begin(), begin(), box], width: 8, height: 8) == plain)
  }

  @Test func sourceOverRoundsToNearest() {
    for source in stride(from: 0, through: 255, by: 5) {
      for below in stride(from: 0, through: 255, by: 15) {
        for coverage in stride(from: 0, through: 255, by: 3) {
          let s = Pixels4(repeating: 0xFF00_0000 | UInt32(source) * 0x10101)
          let d = Pixels4(repeating: 0xFF00_0000 | UInt32(below) * 0x10101)
          let mixed = mixOpaque(s, over: d, coverage: Pixels4(repeating: UInt32(coverage)))
          let exact = (Double(source * coverage + below * (255 - coverage)) / 255).rounded()
          #expect(mixed == Pixels4(repeating: 0xFF00_0000 | UInt32(exact) * 0x10101))
        }
      }
    }
  }

  @Test func imagesDrawnPixelOnPixelAreCopied() throws {
    let pixels = (0..<12).map { UInt32(0xFF00_0000) | UInt32($0 * 20) << 8 | UInt32($0) }
    let bitmap = Bitmap(width: 4, height: 3, pixels: pixels)
    let image = try draw(
      [
        DisplayItem(
          .image(
            DisplayItem.ImageItem(bitmap: bitmap, rect: CGRect(x: 5, y: 2, width: 4, height: 3))))
      ], width: 16, height: 8)
    for y in 0..<3 {
      for x in 0..<4 { #expect(image.pixels[(y + 2) * 16 + x + 5] == pixels[y * 4 + x]) }
    }
    #expect(image.pixels[2 * 16 + 4] == 0xFF00_0000)
  }

  @Test func glyphsStandOnTheBaselineAndGrowUpwards() throws {
    // A glyph of 500 by 1000 units in an em of 1000: 5 by 10 points at size 10.
    let outlines = GlyphOutlines(unitsPerEm: 1000, outlines: [3: rectangle(0, 0, 500, 1000)])
    let run = GlyphRun(
      faceID: 1, fontSize: 10, glyphs: [3, 9, 3],
      positions: [.zero, CGPoint(x: 6, y: 0), CGPoint(x: 8, y: 0)], text: "i i",
      outlines: outlines)
    let glyphs = DisplayItem(
      .glyphs(
        DisplayItem.Glyphs(
          run: run, paint: .solid(white),
          transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 12))))
    let boxes = [fill(rectangle(2, 2, 5, 10)), fill(rectangle(10, 2, 5, 10))]
    #expect(try draw([glyphs], width: 32, height: 16) == draw(boxes, width: 32, height: 16))
  }
}
