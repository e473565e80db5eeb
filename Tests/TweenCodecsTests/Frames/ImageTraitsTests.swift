import Testing
import TweenCodecs
import TweenPaint

/// What headers describe beside the size, and pictures that are not turned.
@Suite struct ImageTraitsTests {
  /// A TIFF with the one tag 0x0112: a quarter turn.
  private let exif: [UInt8] =
    [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    + [0, 0, 0, 0]

  private func jpeg(_ channels: Int, _ segments: [(marker: UInt8, body: [UInt8])]) -> [UInt8] {
    var builder = JPEGBuilder(
      (9, 5), sampling: Array(repeating: (1, 1), count: channels)
    ) { _, _, column in [column * 8] }
    builder.segments = segments
    return builder.file
  }

  @Test func `a PNG file's colours, depth and alpha are its header's`() throws {
    for (type, depth, model, alpha) in [
      (0, 1, ImageTraits.ColorModel.gray, false), (0, 16, .gray, false), (4, 8, .gray, true),
      (2, 16, .rgb, false), (6, 8, .rgb, true),
    ] {
      let count = 4 * PNGBuilder.channelCount(type)
      let file = PNGBuilder(
        (2, 2), depth: depth, type: type, samples: Array(repeating: 1, count: count)
      ).file
      let traits = try ImageDecoder.frames(file).traits
      #expect(traits.colorModel == model && traits.bitDepth == depth && traits.hasAlpha == alpha)
      #expect(!traits.isIndexed && !traits.isInterlaced && traits.horizontalResolution == nil)
    }
    var table = PNGBuilder((2, 1), depth: 2, type: 3, samples: [0, 1])
    table.chunksBefore = [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [0])]
    table.isInterlaced = true
    let traits = try ImageDecoder.frames(table.file).traits
    #expect(traits.isIndexed && traits.isInterlaced && traits.hasAlpha && traits.bitDepth == 8)
  }

  @Test func `resolutions and profiles are read`() throws {
    var png = PNGBuilder((1, 1), samples: [1, 2, 3, 255])
    // 10,000 pixels a metre are 254 an inch.
    png.chunksBefore = [
      ("sRGB", [0]),
      ("pHYs", PNGBuilder.bytes(10_000, count: 4) + PNGBuilder.bytes(5_000, count: 4) + [1]),
    ]
    let traits = try ImageDecoder.frames(png.file).traits
    #expect((traits.horizontalResolution, traits.verticalResolution) == (254, 127))
    #expect(traits.profileName == "sRGB IEC61966-2.1")
    png.chunksBefore = [("iCCP", Array("Wide".utf8) + [0, 0, 1, 2])]
    #expect(try ImageDecoder.frames(png.file).traits.profileName == "Wide")
    func jfif(_ unit: UInt8) throws -> Double? {
      let body = Array("JFIF\0".utf8) + [1, 2, unit, 0, 100, 0, 50, 0, 0]
      return try ImageDecoder.frames(jpeg(3, [(0xE0, body)])).traits.horizontalResolution
    }
    #expect(try jfif(0) == nil && jfif(1) == 100 && jfif(2) == 254)
  }

  @Test func `a JPEG file's colours are counted`() throws {
    for (channels, model) in [(1, ImageTraits.ColorModel.gray), (3, .rgb), (4, .cmyk)] {
      let traits = try ImageDecoder.frames(jpeg(channels, [])).traits
      #expect(traits.colorModel == model && traits.bitDepth == 8 && !traits.hasAlpha)
    }
  }

  @Test func `frames lie as in the file, where decode turns them`() throws {
    var png = PNGBuilder((2, 1), type: 0, samples: [10, 20])
    png.chunksBefore = [("eXIf", exif)]
    let body = Array("Exif\0\0".utf8) + exif
    for file in [png.file, jpeg(3, [(0xE1, body)])] {
      let frames = try ImageDecoder.frames(file)
      let (lying, upright) = (try frames.bitmap(at: 0), try ImageDecoder.decode(file))
      #expect(frames.count == 1 && frames.traits.orientation == .rightTop)
      #expect((lying.width, lying.height) == (frames.width, frames.height))
      #expect((upright.width, upright.height) == (lying.height, lying.width))
      #expect(lying.upright(from: .rightTop) == upright)
      #expect(try ImageDecoder.decode(file, upright: false) == lying)
    }
  }

  @Test func `what is no image is an error`() {
    #expect(throws: ImageDecodingError.unknownFormat(firstBytes: [1, 2])) {
      try ImageDecoder.frames([1, 2])
    }
    #expect(throws: ImageDecodingError.foreign(.pdf)) {
      try ImageDecoder.frames(Array("%PDF-1.7".utf8))
    }
  }
}
