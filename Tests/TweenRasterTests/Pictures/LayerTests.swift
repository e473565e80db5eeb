import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath

@testable import TweenPaint
@testable import TweenRaster

private let red = Color.Resolved(linearRed: 1, linearGreen: 0, linearBlue: 0)
private let blue = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 1)
private let end = DisplayItem(.endLayer)

private func begin(
  opacity: Double = 1, clip: Path? = nil, effect: DisplayItem.LayerEffect? = nil,
  isMask: Bool = false, isOpaque: Bool = false
) -> DisplayItem {
  DisplayItem(
    .beginLayer(
      DisplayItem.Layer(
        opacity: opacity, clip: clip.map { DisplayItem.Clip(path: $0) }, effect: effect,
        isMask: isMask, isOpaque: isOpaque)))
}

private func half(_ path: Path, _ opacity: Float = 0.5) -> DisplayItem {
  fill(
    path,
    paint: .solid(
      Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: opacity)))
}

@Suite("A mask") struct MaskTests {
  /// A red field of 40 by 40 on black, cut by masks.
  private func masked(_ masks: [DisplayItem]) throws -> (Int, Int) -> UInt32 {
    let image = try draw(
      [begin(), fill(rectangle(0, 0, 40, 40), paint: .solid(red))] + masks + [end],
      width: 48, height: 48)
    return { x, y in image.pixels[y * 48 + x] }
  }

  @Test func `multiplies the picture around it by its alpha, and by 0 where it draws nothing`()
    throws
  {
    let pixel = try masked([begin(isMask: true), half(rectangle(4, 4, 8, 8)), end])
    #expect(pixel(6, 6) == 0xFF80_0000)
    // Beside it in the same band, and in bands and columns where it has nothing at all.
    #expect(pixel(14, 6) == 0xFF00_0000)
    #expect(pixel(30, 6) == 0xFF00_0000)
    #expect(pixel(6, 30) == 0xFF00_0000)
  }

  @Test func `of nothing cuts everything away`() throws {
    let pixel = try masked([begin(isMask: true), end])
    #expect(pixel(6, 6) == 0xFF00_0000)
    let faded = try masked([begin(opacity: 0, isMask: true), fill(rectangle(0, 0, 40, 40)), end])
    #expect(faded(6, 6) == 0xFF00_0000)
  }

  @Test func `that begins black keeps everything within its clip`() throws {
    let whole = try masked([begin(isMask: true, isOpaque: true), end])
    #expect(whole(6, 6) == 0xFFFF_0000)
    #expect(whole(30, 30) == 0xFFFF_0000)
    let clipped = try masked([
      begin(clip: rectangle(0, 0, 20, 20), isMask: true, isOpaque: true), end,
    ])
    #expect(clipped(6, 6) == 0xFFFF_0000)
    #expect(clipped(30, 30) == 0xFF00_0000)
  }

  @Test func `and another multiply`() throws {
    let one = [begin(isMask: true), half(rectangle(0, 0, 20, 40)), end]
    let other = [begin(isMask: true), half(rectangle(10, 0, 30, 40)), end]
    let pixel = try masked(one + other)
    #expect(pixel(5, 20) == 0xFF00_0000)
    #expect(pixel(15, 20) == 0xFF40_0000)
    #expect(pixel(25, 20) == 0xFF00_0000)
  }

  @Test func `is cut by its own clip and faded by its own opacity`() throws {
    let pixel = try masked([
      begin(opacity: 0.5, clip: rectangle(0, 0, 10.5, 20), isMask: true),
      fill(rectangle(5, 0, 40, 40)), end,
    ])
    #expect(pixel(3, 10) == 0xFF00_0000)
    #expect(pixel(8, 10) == 0xFF80_0000)
    #expect(pixel(10, 10) == 0xFF40_0000)
    #expect(pixel(12, 10) == 0xFF00_0000)
    #expect(pixel(8, 22) == 0xFF00_0000)
    #expect(pixel(8, 36) == 0xFF00_0000)
  }

  @Test func `can be of luminance`() throws {
    let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    let pixel = try masked([
      begin(effect: .colorMatrix(.luminanceToAlpha), isMask: true),
      fill(rectangle(0, 0, 10, 40), paint: .solid(white)),
      fill(rectangle(10, 0, 10, 40), paint: .solid(gray)),
      fill(rectangle(20, 0, 10, 40), paint: .solid(black)), end,
    ])
    #expect(pixel(5, 5) == 0xFFFF_0000)
    #expect(pixel(15, 5) == 0xFF80_0000)
    #expect(pixel(25, 5) == 0xFF00_0000)
  }

  @Test func `can itself be masked, and cuts only the layer around it`() throws {
    let inner = [begin(isMask: true), fill(rectangle(0, 0, 20, 20)), end]
    let pixel = try masked(
      [begin(isMask: true), fill(rectangle(10, 10, 30, 30))] + inner + [end])
    #expect(pixel(15, 15) == 0xFFFF_0000)
    #expect(pixel(5, 5) == 0xFF00_0000)
    #expect(pixel(25, 25) == 0xFF00_0000)
    // Around the masked layer lies another that is not cut.
    let outer = try draw(
      [
        begin(opacity: 0.999), fill(rectangle(0, 0, 40, 40), paint: .solid(blue)), begin(),
        fill(rectangle(0, 0, 40, 40), paint: .solid(red)), begin(isMask: true),
        fill(rectangle(0, 0, 10, 10)), end, end, end,
      ], width: 48, height: 48)
    #expect(outer.pixels[5 * 48 + 5] == 0xFFFF_0000)
    #expect(outer.pixels[20 * 48 + 20] == 0xFF00_00FF)
  }

  @Test func `cuts what stands before it only`() throws {
    let image = try draw(
      [
        begin(isOpaque: true), begin(isMask: true), fill(rectangle(0, 0, 8, 8)), end,
        fill(rectangle(20, 20, 8, 8), paint: .solid(red)), end,
      ], width: 48, height: 48, background: white)
    #expect(image.pixels[4 * 48 + 4] == 0xFF00_0000)
    #expect(image.pixels[12 * 48 + 12] == 0xFFFF_FFFF)
    #expect(image.pixels[22 * 48 + 22] == 0xFFFF_0000)
    #expect(image.pixels[22 * 48 + 30] == 0xFFFF_FFFF)
  }

  @Test func `outside of any layer is left out, and counted`() throws {
    let renderer = Renderer(threadCount: 1)
    let items = [
      fill(rectangle(0, 0, 16, 16)), begin(isMask: true), fill(rectangle(4, 4, 4, 4)), end,
    ]
    let report = try renderer.render(list(items, width: 16, height: 16))
    #expect(report.skippedItems == 1)
    #expect(renderer.bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}

@Suite("A layer") struct LayerTests {
  @Test func `that is opaque begins black, everywhere inside its clip`() throws {
    let red = fill(rectangle(2, 2, 4, 4), paint: .solid(red))
    let whole = try draw(
      [begin(isOpaque: true), red, end], width: 40, height: 40, background: white)
    #expect(whole.pixels[3 * 40 + 3] == 0xFFFF_0000)
    #expect(whole.pixels[39 * 40 + 39] == 0xFF00_0000)
    let clipped = try draw(
      [begin(clip: rectangle(0, 0, 20, 20), isOpaque: true), red, end], width: 40, height: 40,
      background: white)
    #expect(clipped.pixels[3 * 40 + 3] == 0xFFFF_0000)
    #expect(clipped.pixels[19 * 40 + 19] == 0xFF00_0000)
    #expect(clipped.pixels[39 * 40 + 39] == 0xFFFF_FFFF)
    // Even with nothing inside.
    let empty = try draw(
      [begin(opacity: 0.5, isOpaque: true), end], width: 40, height: 40, background: white)
    #expect(empty.pixels.allSatisfy { $0 == 0xFF7F_7F7F })
  }

  /// Each pixel's straight colour through the matrix, cut to 0...1.
  private func reference(_ matrix: ColorMatrix, _ pixel: UInt32) -> ReferenceColor {
    let color = ReferenceColor(pixel)
    let straight = color.straight
    let input = [straight.x, straight.y, straight.z, color.alpha, 1]
    let output = matrix.rows.map { row in
      min(max(zip(row, input).reduce(0) { $0 + Double($1.0) * $1.1 }, 0), 1)
    }
    return ReferenceColor(
      rgb: SIMD3(output[0], output[1], output[2]) * output[3], alpha: output[3])
  }

  @Test func `through a colour matrix is within a level of the formula`() {
    var random = SeededGenerator(seed: 8)
    let orange = Color.Resolved(red: 1, green: 0.6, blue: 0.1, opacity: 0.7)
    var matrices: [ColorMatrix] = [
      .brightness(0.3), .contrast(2.5), .saturation(0), .saturation(3), .grayscale(0.7),
      .hueRotation(.degrees(77)), .colorMultiply(orange), .colorInvert(), .luminanceToAlpha,
      .monochrome(orange, amount: 0.8, bias: 0.2),
    ]
    for _ in 0..<20 {
      func row() -> [Float] { (0..<5).map { _ in .random(in: -1.5...1.5, using: &random) } }
      matrices.append(ColorMatrix(red: row(), green: row(), blue: row(), alpha: row()))
    }
    var pixels = (0..<252).map { _ -> UInt32 in
      let alpha = UInt32.random(in: 0...255, using: &random)
      func level() -> UInt32 { .random(in: 0...alpha, using: &random) }
      return alpha << 24 | level() << 16 | level() << 8 | level()
    }
    pixels += [0, 0xFFFF_FFFF, 0xFF00_0000, 0x0101_0000]
    for matrix in matrices {
      var found = pixels
      found.withUnsafeMutableBufferPointer { buffer in
        if let base = buffer.baseAddress {
          MatrixFilter(matrix).apply(to: base, count: buffer.count)
        }
      }
      for (pixel, result) in zip(pixels, found) {
        #expect(reference(matrix, pixel).distance(result) <= 0.502)
      }
    }
  }

  @Test func `through a colour matrix that adds alpha is coloured where it is clear`() throws {
    let matrix = ColorMatrix(
      red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 1],
      alpha: [0, 0, 0, 1, 0.5])
    func layer(_ clip: Path?) throws -> Bitmap {
      try draw(
        [
          begin(clip: clip, effect: .colorMatrix(matrix)),
          fill(rectangle(2, 2, 4, 4), paint: .solid(red)), end,
        ], width: 40, height: 40)
    }
    let whole = try layer(nil)
    #expect(whole.pixels[3 * 40 + 3] == 0xFFFF_00FF)
    #expect(whole.pixels[30 * 40 + 30] == 0xFF00_0080)
    let clipped = try layer(rectangle(0, 0, 20, 20))
    #expect(clipped.pixels[10 * 40 + 10] == 0xFF00_0080)
    #expect(clipped.pixels[30 * 40 + 30] == 0xFF00_0000)
  }

  @Test func `does its effect before its clip, its opacity after both`() throws {
    let image = try draw(
      [
        begin(opacity: 0.5, clip: rectangle(0, 0, 4.5, 16), effect: .colorMatrix(.colorInvert())),
        fill(rectangle(0, 0, 16, 16), paint: .solid(black)), end,
      ], width: 16, height: 16)
    // Black is inverted to white, cut to a half at the edge, and faded.
    #expect(image.pixels[2] == 0xFF80_8080)
    #expect(image.pixels[4] == 0xFF40_4040)
    #expect(image.pixels[6] == 0xFF00_0000)
  }

  @Test func `with a matrix of numbers that are none is left out, and counted`() throws {
    for bad in [Float.nan, .infinity, -.infinity] {
      var matrix = ColorMatrix()
      matrix.g3 = bad
      let renderer = Renderer(threadCount: 1)
      let report = try renderer.render(
        list(
          [begin(effect: .colorMatrix(matrix)), fill(rectangle(0, 0, 9, 9)), end], width: 16,
          height: 16))
      #expect(report.skippedItems == 1)
      #expect(renderer.bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }
    var matrix = ColorMatrix()
    matrix.r1 = 3e38
    matrix.r2 = -3e38
    matrix.r3 = 3e38
    let image = try draw(
      [begin(effect: .colorMatrix(matrix)), fill(rectangle(0, 0, 16, 16)), end], width: 16,
      height: 16)
    #expect(image.pixels[0] == 0xFFFF_FFFF)
  }

  @Test func `through an alpha threshold keeps one range of alphas, in one colour`() throws {
    func layer(_ lowest: Double, _ highest: Double) throws -> [UInt32] {
      let threshold = DisplayItem.AlphaThreshold(lowest: lowest, highest: highest, color: red)
      let image = try draw(
        [
          begin(effect: .alphaThreshold(threshold)), half(rectangle(0, 0, 16, 16), 0.3),
          half(rectangle(16, 0, 16, 16), 0.6), half(rectangle(32, 0, 16, 16), 1), end,
        ], width: 64, height: 40, background: clear)
      return [image.pixels[8], image.pixels[24], image.pixels[40], image.pixels[30 * 64 + 60]]
    }
    #expect(try layer(0.5, 1) == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
    #expect(try layer(0.5, 0.7) == [0, 0xFFFF_0000, 0, 0])
    #expect(try layer(0.2, 0.5) == [0xFFFF_0000, 0, 0, 0])
    // What is clear lies in a range that begins at 0.
    #expect(try layer(0, 0.5) == [0xFFFF_0000, 0, 0, 0xFFFF_0000])
  }

  @Test func `through an alpha threshold has edges where the alpha crosses its ends`() throws {
    // Alpha falls from 1 to 0 over 64 pixels: 0.5 lies at 40, 0.25 at 56.
    let ramp = GradientPaint(
      geometry: .linear(start: CGPoint(x: 8, y: 0), end: CGPoint(x: 72, y: 0)),
      stops: [.init(color: white, location: 0), .init(color: clear, location: 1)],
      interpolation: .device)
    let threshold = DisplayItem.AlphaThreshold(lowest: 0.25, highest: 0.5, color: white)
    let image = try draw(
      [
        begin(effect: .alphaThreshold(threshold)),
        fill(rectangle(0, 0, 80, 32), paint: .gradient(ramp)), end,
      ], width: 80, height: 32)
    for row in [0, 5, 15, 16, 31] {
      let covered = (0..<80).reduce(0.0) { $0 + Double(image.pixels[row * 80 + $1] & 255) / 255 }
      // Alphas are whole levels, four to a pixel, so an end is found to a quarter of a pixel.
      #expect(abs(covered - 16) < 0.5)
      #expect(image.pixels[row * 80 + 38] == 0xFF00_0000)
      #expect(image.pixels[row * 80 + 48] == 0xFFFF_FFFF)
      #expect(image.pixels[row * 80 + 58] == 0xFF00_0000)
    }
  }

  @Test func `clipped even-odd or in whole pixels is cut just so`() throws {
    var ring = rectangle(2.25, 2.25, 20, 20)
    ring.addRect(CGRect(x: 8.6, y: 8.6, width: 6, height: 6))
    func cut(_ rule: TweenPaint.FillRule, _ isAntialiased: Bool) throws -> Bitmap {
      let clip = DisplayItem.Clip(path: ring, rule: rule, isAntialiased: isAntialiased)
      return try draw(
        [
          DisplayItem(.beginLayer(DisplayItem.Layer(clip: clip))),
          fill(rectangle(0, 0, 40, 40), paint: .solid(red)), end,
        ], width: 32, height: 32)
    }
    for isAntialiased in [true, false] {
      // As the ring itself, filled in red, would be.
      for rule in [TweenPaint.FillRule.nonZero, .evenOdd] {
        let shape = fill(
          ring, paint: .solid(red), rule: rule, isAntialiased: isAntialiased)
        #expect(try cut(rule, isAntialiased) == draw([shape], width: 32, height: 32))
      }
    }
    let smooth = try cut(.evenOdd, true)
    #expect(smooth.pixels[11 * 32 + 11] == 0xFF00_0000)
    #expect(smooth.pixels[11 * 32 + 2] == 0xFFBF_0000)
    #expect(smooth.pixels[11 * 32 + 8] == 0xFF99_0000)
    #expect(try cut(.nonZero, true).pixels[11 * 32 + 11] == 0xFFFF_0000)
    // Pixels covered by half and more are whole, the others are not there.
    let hard = try cut(.evenOdd, false)
    #expect(Set(hard.pixels) == [0xFF00_0000, 0xFFFF_0000])
    #expect(hard.pixels[11 * 32 + 2] == 0xFFFF_0000 && hard.pixels[11 * 32 + 22] == 0xFF00_0000)
    #expect(
      hard.pixels[11 * 32 + 8] == 0xFFFF_0000
        && hard.pixels[11 * 32 + 14] == 0xFF00_0000)
  }

  @Test(arguments: Vector.all("composite"))
  func `with opacity is not each leaf with opacity`(vector: Vector) throws {
    let expected = try #require(vector.expected as? [Double])
    let faded = [red, blue].map {
      fill(rectangle(0, 0, 8, 8), paint: .solid($0), opacity: 0.5)
    }
    let leaves = try draw(faded, width: 8, height: 8, background: white).pixels[0]
    for (shift, number) in zip([UInt32(16), 8, 0], expected) {
      // Two roundings to bytes.
      #expect(abs(Double(leaves >> shift & 255) - number * 255) <= 1)
    }
    let group = [red, blue].map { fill(rectangle(0, 0, 8, 8), paint: .solid($0)) }
    let whole = try draw(
      [begin(opacity: 0.5)] + group + [end], width: 8, height: 8, background: white)
    // Only the upper one is seen, at a half over white.
    #expect(whole.pixels[0] == 0xFF7F_7FFF)
  }
}
