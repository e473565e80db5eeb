import TestSupport
import Testing
import TweenCodecs
import TweenMath
import TweenPaint

/// Damaged copies of pictures in pixels, by the number of the case: `scripts/fuzz gif` and so on.
@Suite("Damaged pictures") struct DamagedPictureTests {
  private static let limits = ImageDecoder.Limits(pixelCount: 1 << 22)

  /// Damages one of the files and reads it.
  private func check(
    _ number: Int, _ files: [[UInt8]], header: Int,
    special: (inout [UInt8], inout FileDamage) -> Void, mended: ([UInt8]) -> [UInt8] = { $0 }
  ) {
    var damage = FileDamage(case: number)
    var bytes = files[number % files.count]
    damage.damage(&bytes, header: header, special: special)
    // Sums that hold let damage come further.
    if number % 2 == 0 { bytes = mended(bytes) }
    checkFrames(bytes, number)
    guard case .bitmap(let bitmap)? = try? PictureDecoder.decode(bytes, limits: Self.limits) else {
      return
    }
    check(bitmap, number)
  }

  /// Reads the first frames of a damaged file, the last of them first.
  private func checkFrames(_ bytes: [UInt8], _ number: Int) {
    guard let frames = try? ImageDecoder.frames(bytes, limits: Self.limits) else { return }
    #expect(frames.count > 0, "case \(number)")
    for index in (0..<min(frames.count, 4)).reversed() {
      guard let bitmap = try? frames.bitmap(at: index) else { continue }
      check(bitmap, number)
      #expect((bitmap.width, bitmap.height) == (frames.width, frames.height), "case \(number)")
    }
  }

  private func check(_ bitmap: Bitmap, _ number: Int) {
    #expect(bitmap.width > 0 && bitmap.height > 0, "case \(number)")
    #expect(bitmap.pixels.count == bitmap.width * bitmap.height, "case \(number)")
    // Premultiplied: no colour is more than its alpha.
    let isBounded = bitmap.pixels.allSatisfy { pixel in
      [0, 8, 16].allSatisfy { pixel >> UInt32($0) & 255 <= pixel >> 24 }
    }
    #expect(isBounded, "case \(number)")
  }

  /// Sets two bytes, the lower one first.
  private static func setWord(_ bytes: inout [UInt8], _ place: Int, _ value: Int) {
    guard place + 1 < bytes.count else { return }
    (bytes[place], bytes[place + 1]) = (UInt8(value & 255), UInt8(value >> 8 & 255))
  }

  @Test func `GIF files`() throws {
    let colors: [[UInt8]] = [[0, 0, 0], [255, 0, 0], [0, 255, 0], [0, 0, 255]]
    func picture(_ width: Int, _ height: Int) -> GIFBuilder.Picture {
      GIFBuilder.Picture(
        width: width, height: height, numbers: (0..<width * height).map { $0 * 7 % 4 })
    }
    var inner = picture(5, 3)
    (inner.left, inner.top, inner.transparent, inner.colors) = (3, 4, 2, colors)
    inner.disposal = 3
    var interlaced = picture(16, 17)
    interlaced.isInterlaced = true
    let files = [
      GIFBuilder(width: 8, height: 8, colors: colors, pictures: [picture(8, 8), inner]).file,
      GIFBuilder(width: 16, height: 17, colors: colors, pictures: [interlaced]).file,
      GIFBuilder(width: 40, height: 30, colors: nil, pictures: [inner]).file,
    ]
    try DamagedFiles.check("gif", count: 24) { number in
      check(number, files, header: 40) { bytes, damage in
        // The screen's size, or the size and place of a picture, which lie behind its mark.
        let mark = bytes.firstIndex(of: 0x2C).map { $0 + 1 + 2 * damage.next(below: 4) }
        Self.setWord(
          &bytes, damage.next(below: 2) == 0 ? 6 + 2 * damage.next(below: 2) : mark ?? 6,
          [0, 1, 255, 4096, 65_535][damage.next(below: 5)])
      }
    }
  }

  @Test func `WebP files`() throws {
    let pixels = (0..<20 * 14 * 4).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let plain = WebPBuilder.lossless(pixels, 20, 14)
    let blurred = WebPBuilder.lossy(pixels, 20, 14)
    let moving = WebPBuilder.extended(
      18, (20, 14),
      WebPBuilder.chunk("ANIM", [255, 255, 255, 255, 0, 0])
        + WebPBuilder.frame((0, 0), (20, 14), plain, flags: 1)
        + WebPBuilder.frame((0, 0), (20, 14), plain))
    try DamagedFiles.check("webp", count: 24) { number in
      check(number, [plain, blurred, moving], header: 40) { bytes, damage in
        // The length of the file or of a chunk.
        let place = [4, 16, 24, 28][damage.next(below: 4)]
        Self.setWord(&bytes, place, damage.next(below: 65_536))
      }
    }
  }

  @Test func `PNG files, moving ones too`() throws {
    var generator = SeededGenerator(seed: 3)
    var files: [[UInt8]] = []
    for (type, depth) in [(6, 8), (2, 16), (0, 1), (0, 4), (4, 8), (3, 2), (6, 16)] {
      var builder = PNGBuilder(random: &generator, (19, 11), depth: depth, type: type)
      if type == 3 {
        builder.chunksBefore = [("PLTE", [9, 9, 9, 200, 0, 0, 0, 200, 0, 0, 0, 200])]
      }
      builder.isInterlaced = files.count % 2 == 1
      files.append(builder.file)
    }
    var moving = PNGBuilder(random: &generator, (6, 5))
    let control =
      PNGBuilder.bytes(6, count: 4) + PNGBuilder.bytes(5, count: 4)
      + [UInt8](repeating: 0, count: 14)
    moving.chunksBefore = [
      ("acTL", PNGBuilder.bytes(2, count: 4) + PNGBuilder.bytes(0, count: 4)),
      ("fcTL", PNGBuilder.bytes(0, count: 4) + control),
      ("gAMA", PNGBuilder.bytes(45_455, count: 4)),
    ]
    moving.chunksBehind = [
      ("fcTL", PNGBuilder.bytes(1, count: 4) + control),
      ("fdAT", PNGBuilder.bytes(2, count: 4) + PNGBuilder.deflated(moving.rows)),
    ]
    files.append(moving.file)
    try DamagedFiles.check("png", count: 24) { number in
      check(
        number, files, header: 60,
        special: { bytes, damage in
          // A side in the header, whose bytes stand highest first.
          let place = 16 + 4 * damage.next(below: 2)
          guard place + 4 <= bytes.count else { return }
          let side = [0, 1, 20, 3000, 1 << 30, 1 << 31][damage.next(below: 6)]
          bytes.replaceSubrange(place..<place + 4, with: PNGBuilder.bytes(side, count: 4))
        }, mended: PNGBuilder.withRightChecksums)
    }
  }

  @Test func `JPEG files`() throws {
    func builder(_ sampling: [(Int, Int)]) -> JPEGBuilder {
      JPEGBuilder((33, 19), sampling: sampling) { component, row, column in
        [40 * component - 30, row * 5, -column * 3]
      }
    }
    var turned = builder([(2, 2), (1, 1), (1, 1)])
    // EXIF with the one tag 0x0112: a quarter turn.
    let exif: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
      + [0, 0, 0, 0]
    turned.segments = [(0xE1, Array("Exif\0\0".utf8) + exif), (0xFE, Array("words".utf8))]
    let pixels = (0..<24 * 24).map { 0xFF00_0000 | UInt32($0 * 977) & 0xFF_FFFF }
    let encoded = try JPEGEncoder.encode(Bitmap(width: 24, height: 24, pixels: pixels))
    let files = [builder([(1, 1)]).file, turned.file, encoded]
    try DamagedFiles.check("jpeg", count: 24) { number in
      check(number, files, header: 80) { bytes, damage in
        // The length of a segment, or what kind it is.
        let marks = bytes.indices.dropLast(4).filter { bytes[$0] == 0xFF && bytes[$0 + 1] >= 0xC0 }
        guard !marks.isEmpty else { return }
        let mark = marks[damage.next(below: marks.count)]
        bytes[mark + 1 + damage.next(below: 9) % (bytes.count - mark - 1)] =
          UInt8(damage.next(below: 256))
      }
    }
  }
}
