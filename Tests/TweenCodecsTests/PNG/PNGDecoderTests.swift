import Foundation
import Testing
import TweenCodecs
import TweenMath
import TweenPaint

@Suite struct PNGDecoderTests {
  /// Premultiplied; each channel 0...1 before, and rounded to 8 bits where the file has no more.
  private func pixel(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, deep: Bool = false
  ) -> UInt32 {
    func channel(_ value: Double) -> UInt32 {
      let most = deep ? 65_535.0 : 255
      let premultiplied = ((value * most).rounded() * (alpha * most).rounded() / most).rounded()
      return UInt32((premultiplied / most * 255).rounded())
    }
    return channel(1) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }

  /// What a file without tRNS, palette and gamma shows.
  private func expected(_ image: PNGBuilder) -> [UInt32] {
    let most = Double(1 << image.bitDepth - 1)
    let count = image.channelCount
    return (0..<image.width * image.height).map { index in
      let values = image.samples[index * count..<(index + 1) * count].map { Double($0) / most }
      let deep = image.bitDepth == 16
      switch image.colorType {
      case 0: return pixel(values[0], values[0], values[0], 1, deep: deep)
      case 4: return pixel(values[0], values[0], values[0], values[1], deep: deep)
      case 2: return pixel(values[0], values[1], values[2], 1, deep: deep)
      default: return pixel(values[0], values[1], values[2], values[3], deep: deep)
      }
    }
  }

  private func failure(_ file: [UInt8]) -> ImageDecodingError? {
    do {
      _ = try ImageDecoder.decode(file)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16),
    ], [false, true])
  func `every depth of grey and colours is read`(kind: (Int, Int), interlaced: Bool) throws {
    var generator = SeededGenerator(seed: 3)
    for size in [(1, 1), (1, 9), (9, 1), (5, 3), (17, 19)] {
      var image = PNGBuilder(random: &generator, size, depth: kind.1, type: kind.0)
      image.isInterlaced = interlaced
      let bitmap = try ImageDecoder.decode(image.file)
      #expect(bitmap.width == size.0 && bitmap.height == size.1)
      #expect(bitmap.pixels == expected(image), "\(kind) \(size)")
    }
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func `palettes are read, with alpha for their first colours`(depth: Int, interlaced: Bool) throws
  {
    var generator = SeededGenerator(seed: 4)
    var image = PNGBuilder(random: &generator, (13, 11), depth: depth, type: 3)
    image.isInterlaced = interlaced
    let colors = (0..<3 << depth).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let alphas = (0..<1 << (depth - 1)).map { UInt8(truncatingIfNeeded: 200 - $0 * 3) }
    image.chunksBefore = [("PLTE", colors), ("tRNS", alphas)]
    let shown = image.samples.map { index in
      let color = colors[3 * index..<3 * index + 3].map { Double($0) / 255 }
      let alpha = index < alphas.count ? Double(alphas[index]) / 255 : 1
      return pixel(color[0], color[1], color[2], alpha)
    }
    #expect(try ImageDecoder.decode(image.file).pixels == shown)
  }

  @Test func `tRNS makes one grey or one colour clear, compared with all its bits`() throws {
    var grey = PNGBuilder((3, 1), depth: 16, type: 0, samples: [0x1234, 0x1235, 0xFFFF])
    grey.chunksBefore = [("tRNS", [0x12, 0x34])]
    #expect(try ImageDecoder.decode(grey.file).pixels == [0, 0xFF12_1212, 0xFFFF_FFFF])
    var colors = PNGBuilder((2, 1), depth: 8, type: 2, samples: [1, 2, 3, 1, 2, 4])
    colors.chunksBefore = [("tRNS", [0, 1, 0, 2, 0, 3])]
    #expect(try ImageDecoder.decode(colors.file).pixels == [0, 0xFF01_0204])
    var bits = PNGBuilder((4, 1), depth: 2, type: 0, samples: [0, 1, 2, 3])
    bits.chunksBefore = [("tRNS", [0, 2])]
    #expect(
      try ImageDecoder.decode(bits.file).pixels == [0xFF00_0000, 0xFF55_5555, 0, 0xFFFF_FFFF])
  }

  @Test func `16 bits become the nearest of 8`() throws {
    let image = PNGBuilder((256, 256), depth: 16, type: 0, samples: Array(0..<65_536))
    let bitmap = try ImageDecoder.decode(image.file)
    let wrong = (0..<65_536).filter {
      Int(bitmap.pixels[$0] & 255) != Int((Double($0) / 257).rounded())
    }
    #expect(wrong.isEmpty)
  }

  private func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? 12.92 * light : 1.055 * Foundation.pow(light, 1 / 2.4) - 0.055
  }

  @Test(arguments: [8, 16], [100_000, 55_556, 20_000])
  func `a gamma of its own is undone`(depth: Int, gamma: Int) throws {
    let most = 1 << depth - 1
    let grays = (0..<256).map { $0 * most / 255 / (depth == 16 && $0 < 128 ? 50 : 1) }
    var image = PNGBuilder((256, 1), depth: depth, type: 0, samples: grays)
    image.chunksBefore = [("gAMA", PNGBuilder.bytes(gamma, count: 4))]
    let shown = try ImageDecoder.decode(image.file).pixels.map { Int($0 & 255) }
    let expected = grays.map { gray in
      let light = Foundation.pow(Double(gray) / Double(most), 100_000 / Double(gamma))
      return Int((encoded(light) * 255).rounded())
    }
    #expect(shown == expected)
  }

  @Test func `a deep image with alpha and a gamma keeps its dark colours`() throws {
    let samples = [655, 1310, 65_535, 32_768, 100, 200, 300, 65_535, 9, 9, 9, 0]
    var image = PNGBuilder((3, 1), depth: 16, type: 6, samples: samples)
    image.chunksBefore = [("gAMA", PNGBuilder.bytes(100_000, count: 4))]
    let channels = samples.map { encoded(Double($0) / 65_535) }
    #expect(
      try ImageDecoder.decode(image.file).pixels == [
        pixel(channels[0], channels[1], channels[2], 32_768.0 / 65_535, deep: true),
        pixel(channels[4], channels[5], channels[6], 1, deep: true), 0,
      ])
  }

  @Test(arguments: ["sRGB", "iCCP", "cICP"])
  func `a gamma counts for nothing beside a colour space`(name: String) throws {
    var image = PNGBuilder((2, 1), type: 0, samples: [10, 200])
    image.chunksBefore = [(name, [0]), ("gAMA", PNGBuilder.bytes(100_000, count: 4))]
    #expect(try ImageDecoder.decode(image.file).pixels == [0xFF0A_0A0A, 0xFFC8_C8C8])
  }

  @Test func `sRGB's own gamma and a senseless one change nothing`() throws {
    for gamma in [45_455, 45_000, 0, 1, 0x7FFF_FFFF] {
      var image = PNGBuilder((2, 1), type: 0, samples: [10, 200])
      image.chunksBefore = [("gAMA", PNGBuilder.bytes(gamma, count: 4))]
      #expect(try ImageDecoder.decode(image.file).pixels == [0xFF0A_0A0A, 0xFFC8_C8C8])
    }
  }

  @Test func `EXIF turns the image, before its data and behind`() throws {
    // A big-endian TIFF whose only entry is the orientation 6: a quarter turn clockwise.
    let exif: [UInt8] =
      [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    var image = PNGBuilder((2, 1), type: 0, samples: [10, 200])
    image.chunksBefore = [("eXIf", exif)]
    for _ in 0..<2 {
      let bitmap = try ImageDecoder.decode(image.file)
      #expect(bitmap == Bitmap(width: 1, height: 2, pixels: [0xFF0A_0A0A, 0xFFC8_C8C8]))
      swap(&image.chunksBefore, &image.chunksBehind)
    }
  }

  @Test func `chunks that only describe do not matter, nor do bytes behind the end`() throws {
    var generator = SeededGenerator(seed: 5)
    var image = PNGBuilder(random: &generator, (4, 4))
    image.chunksBefore = [("tEXt", [65, 0, 66]), ("cHRM", [1]), ("zTXt", [1, 2]), ("abCd", [])]
    image.chunksBehind = [("tIME", [0])]
    #expect(try ImageDecoder.decode(image.file + [1, 2, 3]).pixels == expected(image))
  }

  @Test func `a file cut off anywhere says so`() throws {
    var generator = SeededGenerator(seed: 6)
    let file = PNGBuilder(random: &generator, (6, 5)).file
    for count in 1..<file.count {
      #expect(failure(Array(file.prefix(count))) == .truncated(.png, count))
    }
  }

  @Test func `a size beyond the limits is refused from the header alone`() throws {
    let limits = ImageDecoder.Limits()
    for (width, height) in [(16_385, 1), (1, 16_385), (16_384, 4097), (0x7FFF_FFFF, 0x7FFF_FFFF)] {
      var image = PNGBuilder((1, 1), type: 0, samples: [0])
      (image.width, image.height) = (width, height)
      let file = image.file(data: PNGBuilder.deflated([0, 0]))
      #expect(failure(file) == .tooLarge(width: width, height: height, limits: limits))
      // Nothing behind the header is looked at.
      #expect(
        failure(Array(file.prefix(40))) == .tooLarge(width: width, height: height, limits: limits))
    }
    let small = ImageDecoder.Limits(side: 4, pixelCount: 12)
    var generator = SeededGenerator(seed: 7)
    #expect(throws: ImageDecodingError.tooLarge(width: 4, height: 4, limits: small)) {
      try ImageDecoder.decode(PNGBuilder(random: &generator, (4, 4)).file, limits: small)
    }
    #expect(
      try ImageDecoder.decode(PNGBuilder(random: &generator, (4, 3)).file, limits: small).height
        == 3)
    #expect(throws: ImageDecodingError.fileTooLarge(byteCount: 9, limit: 8)) {
      try ImageDecoder.decode(
        [UInt8](repeating: 0, count: 9), limits: ImageDecoder.Limits(byteCount: 8))
    }
  }

  @Test func `what is wrong is told in a sentence`() throws {
    var generator = SeededGenerator(seed: 8)
    let image = PNGBuilder(random: &generator, (4, 4))
    let file = image.file
    var flipped = file
    flipped[50] ^= 4
    var noHeader = Array(file.prefix(8))
    noHeader += PNGBuilder.chunk("IDAT", []) + PNGBuilder.chunk("IEND", [])
    var critical = image
    critical.chunksBefore = [("CgBI", [1])]
    var twice = image
    twice.chunksBefore = [("IHDR", image.header)]
    var apart = image
    apart.chunksBehind = [("tIME", []), ("IDAT", [])]
    let empty = file.prefix(33) + PNGBuilder.chunk("IEND", [])
    var depth = image
    depth.bitDepth = 4
    var nothing = image
    nothing.height = 0
    var unnamed = file
    unnamed[37] = 0x07
    var palette = image
    (palette.colorType, palette.bitDepth) = (3, 8)
    let cases: [([UInt8], String)] = [
      (flipped, "The PNG image is broken. The checksum of its chunk IDAT at byte 33 is wrong."),
      (noHeader, "The PNG image is broken. Its first chunk is IDAT, not IHDR."),
      (critical.file, "The PNG image has a chunk CgBI, which is not supported."),
      (twice.file, "The PNG image is broken. It has two headers."),
      (apart.file, "The PNG image is broken. Other chunks interrupt its IDAT chunks."),
      (Array(empty), "The PNG image is broken. It has no IDAT chunk."),
      (
        depth.file(data: []), "The PNG image is broken. It has a colour type of 6 with 4 bits."
      ),
      (nothing.file, "The PNG image is broken. Its header gives it 4 by 0 pixels."),
      (
        unnamed,
        "The PNG image is broken. Its chunk at byte 33 has no valid name."
      ),
      ([], "The file is empty."),
      (
        Array("\0IF89a\u{1}".utf8),
        "This is not a PNG, JPEG, GIF or WebP image: it begins with the bytes 00 49 46 38 39 61 01."
      ),
      (Array(file.prefix(60)), "The PNG image is cut off after 60 bytes."),
    ]
    for (bytes, sentence) in cases { #expect(failure(bytes)?.description == sentence) }
    // What libpng finds, in its words.
    for file in [
      image.file(data: PNGBuilder.deflated(Array(image.rows.dropLast(5)))),
      image.file(data: Array(PNGBuilder.deflated(image.rows).dropLast(12))),
      image.file(data: [1, 2, 3]), palette.file,
    ] {
      let sentence = try #require(failure(file)?.description)
      #expect(
        sentence.hasPrefix("The PNG image is broken. libpng reports: ") && sentence.count > 45)
    }
  }

  /// Flips, cuts and grows of files, with and without right checksums: an image of the size that
  /// the header says, or an error; never a trap.
  @Test func `thousands of damaged files are an image or an error`() throws {
    var generator = SeededGenerator(seed: 9)
    var files: [[UInt8]] = []
    for (type, depth) in [(0, 1), (0, 16), (2, 8), (3, 4), (4, 8), (6, 16)] {
      var image = PNGBuilder(random: &generator, (7, 6), depth: depth, type: type)
      image.isInterlaced = depth != 8
      image.chunksBefore = [("gAMA", [0, 0, 0xC0, 0]), ("sBIT", [1])]
      if type == 3 { image.chunksBefore += [("PLTE", [UInt8](0..<48)), ("tRNS", [1, 2, 3])] }
      if type == 2 { image.chunksBefore += [("tRNS", [0, 1, 0, 2, 0, 3])] }
      files.append(image.file)
    }
    var imageCount = 0
    let limits = ImageDecoder.Limits(side: 64)
    for round in 0..<3000 {
      var file = files[round % files.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 8..<file.count, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: file.removeSubrange(position..<min(position + 3, file.count))
        case 1: file.insert(contentsOf: [0xFF, 0], at: position)
        case 2: file[position] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
        default: file[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      if round % 4 != 0 { file = PNGBuilder.withRightChecksums(file) }
      guard let bitmap = try? ImageDecoder.decode(file, limits: limits) else { continue }
      imageCount += 1
      #expect(bitmap.width <= 64 && bitmap.height <= 64)
      let isPremultiplied = bitmap.pixels.allSatisfy { pixel in
        [16, 8, 0].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
      }
      #expect(isPremultiplied)
    }
    #expect((100..<2900).contains(imageCount), "some must get through, and some must not")
  }
}
