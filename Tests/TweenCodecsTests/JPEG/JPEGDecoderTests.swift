import CTurboJPEG
import Foundation
import Testing
import TweenCodecs
import TweenDigest
import TweenMath
import TweenPaint

@Suite struct JPEGDecoderTests {
  private func channels(_ pixel: UInt32) -> [Int] {
    [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
  }

  private func failure(_ file: [UInt8], _ limits: ImageDecoder.Limits = ImageDecoder.Limits())
    -> ImageDecodingError?
  {
    do {
      _ = try ImageDecoder.decode(file, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func adobe(_ transform: UInt8) -> (marker: UInt8, body: [UInt8]) {
    (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
  }

  /// Coefficients at random, small ones for fine detail.
  private func noise(_ seed: UInt64, _ size: (Int, Int), _ sampling: [(Int, Int)]) -> JPEGBuilder {
    var generator = SeededGenerator(seed: seed)
    return JPEGBuilder(size, sampling: sampling) { _, _, _ in
      var block = [Int.random(in: -500...500, using: &generator)]
      for place in 1..<40 {
        let most = max(63 / place, 2)
        let isZero = Int.random(in: 0..<3, using: &generator) == 0
        block.append(isZero ? 0 : Int.random(in: -most...most, using: &generator))
      }
      return block
    }
  }

  @Test func `flat grey is exact`() throws {
    for value in [0, 1, 127, 128, 200, 254, 255] {
      let file = JPEGBuilder((11, 5), sampling: [(1, 1)]) { _, _, _ in JPEGBuilder.flat(value) }
        .file
      let bitmap = try ImageDecoder.decode(file)
      #expect(bitmap.width == 11 && bitmap.height == 5)
      let pixel = 0xFF00_0000 | UInt32(value) * 0x01_0101
      #expect(bitmap.pixels == Array(repeating: pixel, count: 55))
    }
  }

  @Test func `luma and chroma become colours by JFIF's formulas`() throws {
    for (y, cb, cr) in [
      (76, 85, 255), (150, 44, 21), (29, 255, 107), (128, 128, 128), (90, 200, 60),
    ] {
      let file = JPEGBuilder((8, 8), sampling: [(1, 1), (1, 1), (1, 1)]) { component, _, _ in
        JPEGBuilder.flat([y, cb, cr][component])
      }.file
      let (luma, blue, red) = (Double(y), Double(cb) - 128, Double(cr) - 128)
      let expected = [
        luma + 1.402 * red, luma - 0.344136 * blue - 0.714136 * red, luma + 1.772 * blue,
      ]
      let found = channels(try ImageDecoder.decode(file).pixels[0])
      for (value, wanted) in zip(found, expected) {
        #expect(abs(Double(value) - min(max(wanted, 0), 255)) <= 1)
      }
    }
  }

  @Test func `Adobe's mark says that three channels are red, green and blue`() throws {
    var builder = JPEGBuilder((8, 8), sampling: [(1, 1), (1, 1), (1, 1)]) { component, _, _ in
      JPEGBuilder.flat([10, 100, 250][component])
    }
    builder.segments = [adobe(0)]
    #expect(try ImageDecoder.decode(builder.file).pixels[0] == 0xFF0A_64FA)
  }

  @Test func `four inks are mixed, inverted where Adobe wrote them`() throws {
    let inks = [200, 100, 50, 128]
    var builder = JPEGBuilder((8, 8), sampling: Array(repeating: (1, 1), count: 4)) { at, _, _ in
      JPEGBuilder.flat(inks[at])
    }
    func light(_ left: (Int) -> Int) -> [Int] {
      (0..<3).map { Int((Double(left(inks[$0]) * left(inks[3])) / 255).rounded()) }
    }
    #expect(channels(try ImageDecoder.decode(builder.file).pixels[0]) == light { 255 - $0 })
    builder.segments = [adobe(0)]
    #expect(channels(try ImageDecoder.decode(builder.file).pixels[9]) == light { $0 })
    // Inks as luma and chroma: without chroma, cyan, magenta and yellow are the inverse of luma.
    var luma = JPEGBuilder((8, 8), sampling: Array(repeating: (1, 1), count: 4)) { at, _, _ in
      JPEGBuilder.flat([155, 128, 128, 255][at])
    }
    luma.segments = [adobe(2)]
    #expect(channels(try ImageDecoder.decode(luma.file).pixels[0]) == [100, 100, 100])
  }

  /// Every combination that cameras and programs write, and some that they don't. Four levels: the
  /// integer transform may be off by one in luma and in chroma, which counts up to 1.8 times.
  @Test(
    arguments: [(1, 1), (2, 1), (1, 2), (2, 2), (4, 1), (1, 4), (4, 2)] as [(Int, Int)])
  func `chroma of every size is enlarged as the formulas say`(factors: (Int, Int)) throws {
    let builder = noise(11, (37, 41), [factors, (1, 1), (1, 1)])
    let bitmap = try ImageDecoder.decode(builder.file)
    let samplers = (0..<3).map { builder.sampler(of: $0) }
    var worst = 0.0
    for y in 0..<builder.height {
      for x in 0..<builder.width {
        let values = samplers.map { $0(x, y) }
        let (luma, blue, red) = (values[0], values[1] - 128, values[2] - 128)
        let expected = [
          luma + 1.402 * red, luma - 0.344136 * blue - 0.714136 * red, luma + 1.772 * blue,
        ]
        for (value, wanted) in zip(channels(bitmap.pixels[y * builder.width + x]), expected) {
          worst = max(worst, abs(Double(value) - min(max(wanted, 0), 255)))
        }
      }
    }
    #expect(worst <= 4, "worst \(worst)")
  }

  /// Recorded with JSIMD_FORCENONE=1, which lets TurboJPEG run its plain code: run the test with
  /// and without it.
  @Test func `plain and vector code give the same bytes`() throws {
    var hashes = ""
    for (index, factors) in [(1, 1), (2, 1), (2, 2), (1, 2), (4, 1)].enumerated() {
      let builder = noise(UInt64(20 + index), (131, 67), [factors, (1, 1), (1, 1)])
      hashes += try ImageDecoder.decode(builder.file).pixelHash
    }
    let bytes = Array(hashes.utf8)
    #expect(
      SHA256.hexadecimal(SHA256.digest(of: bytes))
        == "3339bcf020bee53c26f6bb480ae689fa3eea88623cd5e40d7d6f4c9e96826db3")
  }

  @Test func `a progressive file shows what its baseline form shows`() throws {
    let file = noise(12, (50, 33), [(2, 2), (1, 1), (1, 1)]).file
    let progressive = try transcoded(file, options: TJXOPT_PROGRESSIVE)
    #expect(progressive != file)
    #expect(progressive.contains(pair: (0xFF, 0xC2)))
    #expect(try ImageDecoder.decode(progressive) == ImageDecoder.decode(file))
  }

  private func transcoded(_ file: [UInt8], options: Int32) throws -> [UInt8] {
    let handle = try #require(tjInitTransform())
    defer { tjDestroy(handle) }
    var transform = tjtransform()
    transform.options = options
    var result: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let code = tjTransform(handle, file, UInt(file.count), 1, &result, &count, &transform, 0)
    defer { tjFree(result) }
    try #require(code == 0)
    return Array(UnsafeBufferPointer(start: result, count: Int(count)))
  }

  // MARK: - Orientation

  /// An EXIF segment whose only entry is the orientation.
  private func exif(_ value: UInt8, little: Bool) -> (marker: UInt8, body: [UInt8]) {
    let tiff: [UInt8] =
      little
      ? [
        0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0,
        0, 0,
      ]
      : [
        0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0,
        0, 0,
      ]
    return (0xE1, Array("Exif\0\0".utf8) + tiff)
  }

  @Test func `EXIF's eight orientations are turned upright`() throws {
    // Blocks of grey, two across and three down: a b / c d / e f.
    let grays = [10, 50, 90, 130, 170, 210]
    var builder = JPEGBuilder((16, 24), sampling: [(1, 1)]) { _, row, column in
      JPEGBuilder.flat(grays[row * 2 + column])
    }
    let expected: [UInt8: [[Int]]] = [
      0: [[0, 1], [2, 3], [4, 5]], 1: [[0, 1], [2, 3], [4, 5]], 2: [[1, 0], [3, 2], [5, 4]],
      3: [[5, 4], [3, 2], [1, 0]], 4: [[4, 5], [2, 3], [0, 1]], 5: [[0, 2, 4], [1, 3, 5]],
      6: [[4, 2, 0], [5, 3, 1]], 7: [[5, 3, 1], [4, 2, 0]], 8: [[1, 3, 5], [0, 2, 4]],
      9: [[0, 1], [2, 3], [4, 5]],
    ]
    for (value, blocks) in expected {
      for little in [false, true] {
        builder.segments = [exif(value, little: little)]
        let bitmap = try ImageDecoder.decode(builder.file)
        #expect(bitmap.width == 8 * blocks[0].count && bitmap.height == 8 * blocks.count)
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width {
            let gray = Int(bitmap.pixels[y * bitmap.width + x] & 255)
            if gray != grays[blocks[y / 8][x / 8]] {
              Issue.record("orientation \(value): (\(x), \(y)) is \(gray)")
              return
            }
          }
        }
      }
    }
  }

  @Test func `EXIF that makes no sense turns nothing`() throws {
    var builder = JPEGBuilder((8, 16), sampling: [(1, 1)]) { _, _, _ in JPEGBuilder.flat(60) }
    let good = exif(6, little: true).body
    for count in 0..<good.count - 7 {
      builder.segments = [(0xE1, Array(good.prefix(count)))]
      #expect(try ImageDecoder.decode(builder.file).height == 16)
    }
    var far = good
    far.replaceSubrange(10..<14, with: [0xFF, 0xFF, 0xFF, 0xFF])
    builder.segments = [(0xE1, far)]
    #expect(try ImageDecoder.decode(builder.file).height == 16)
  }

  // MARK: - Errors

  @Test func `a file cut off anywhere says so`() throws {
    let file = noise(13, (17, 9), [(1, 1)]).file
    for count in 1..<file.count {
      #expect(failure(Array(file.prefix(count))) == .truncated(.jpeg, count))
    }
    // Whole by its markers, but with pixels missing.
    let half = Array(file.dropLast(40)) + [0xFF, 0xD9]
    let sentence = try #require(failure(half)?.description)
    #expect(sentence.hasPrefix("The JPEG image is broken. libjpeg reports: "))
  }

  @Test func `a size beyond the limits is refused from the header alone`() throws {
    let limits = ImageDecoder.Limits()
    let file = JPEGBuilder((8, 8), sampling: [(1, 1)]) { _, _, _ in JPEGBuilder.flat(0) }.file
    let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    for (width, height) in [(16_385, 8), (8, 16_385), (65_535, 65_535), (16_384, 4097)] {
      var large = file
      large.replaceSubrange(
        frame + 5..<frame + 9,
        with: [
          UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255),
        ])
      #expect(failure(large) == .tooLarge(width: width, height: height, limits: limits))
      #expect(
        failure(Array(large.prefix(frame + 16)))
          == .tooLarge(width: width, height: height, limits: limits))
    }
  }

  @Test func `what is wrong is told in a sentence`() throws {
    var builder = JPEGBuilder((8, 8), sampling: [(1, 1)]) { _, _, _ in JPEGBuilder.flat(0) }
    let file = builder.file
    let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    let scan = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    func changed(_ offset: Int, _ value: UInt8) -> [UInt8] {
      var result = file
      result[frame + offset] = value
      return result
    }
    builder.frameMarker = 0xC3
    var noHeight = changed(5, 0)
    noHeight[frame + 6] = 0
    let cases: [([UInt8], String)] = [
      (builder.file, "The JPEG image has the process 3, which is not supported."),
      (changed(4, 12), "The JPEG image has 12 bits a channel, which is not supported."),
      (changed(9, 2), "The JPEG image has 2 channels, which is not supported."),
      (noHeight, "The JPEG image has its height after its pixels, which is not supported."),
      (changed(8, 0), "The JPEG image is broken. Its header gives it 0 by 8 pixels."),
      (changed(9, 3), "The JPEG image is broken. Its header has 9 bytes for 3 channels."),
      ([0xFF, 0xD8, 0xFF, 0xD9], "The JPEG image is broken. It has no pixels."),
      (
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 7],
        "The JPEG image is broken. It has no marker at byte 6."
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 1],
        "The JPEG image is broken. Its segment at byte 2 is invalid."
      ),
      (
        Array(file[..<frame]) + file[scan...],
        "The JPEG image is broken. It has pixels before its size."
      ),
      (
        Array(file[..<scan]) + file[frame...], "The JPEG image is broken. It has two sizes."
      ),
    ]
    for (bytes, sentence) in cases { #expect(failure(bytes)?.description == sentence) }
    let scans = Array(repeating: file[scan..<file.count - 2], count: 101).joined()
    #expect(
      failure(Array(file[..<scan]) + scans + [0xFF, 0xD9])?.description
        == "The JPEG image has more than 100 scans, which is not supported.")
  }

  @Test func `thousands of damaged files are an image or an error`() throws {
    var generator = SeededGenerator(seed: 14)
    var four = noise(15, (9, 17), Array(repeating: (1, 1), count: 4))
    four.segments = [adobe(2), exif(8, little: false)]
    let color = noise(16, (19, 18), [(2, 2), (1, 1), (1, 1)]).file
    let files = [
      noise(17, (12, 9), [(1, 1)]).file, color, four.file,
      try transcoded(color, options: TJXOPT_PROGRESSIVE),
    ]
    var imageCount = 0
    let limits = ImageDecoder.Limits(side: 256)
    for round in 0..<3000 {
      var file = files[round % files.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let position = Int.random(in: 3..<file.count, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: file.removeSubrange(position..<min(position + 3, file.count))
        case 1: file.insert(contentsOf: [0xFF, 0xD9], at: position)
        case 2: file[position] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
        default: file[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      guard let bitmap = try? ImageDecoder.decode(file, limits: limits) else { continue }
      imageCount += 1
      #expect(bitmap.width <= 256 && bitmap.height <= 256 && bitmap.isOpaque)
    }
    #expect((50..<2900).contains(imageCount), "some must get through, and some must not")
  }
}

extension [UInt8] {
  /// Whether the two bytes stand somewhere, one behind the other.
  fileprivate func contains(pair: (UInt8, UInt8)) -> Bool {
    zip(self, dropFirst()).contains { $0 == pair.0 && $1 == pair.1 }
  }
}
