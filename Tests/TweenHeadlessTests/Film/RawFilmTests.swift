import Testing
import TweenPaint
import TweenStage

@testable import TweenHeadless

/// Raw films, whose bytes are known.
@Suite struct RawFilmTests {
  private func film(
    _ bitmaps: [Bitmap], _ track: (FilmTarget) throws -> any FilmTrack
  ) throws -> [UInt8] {
    let files = MemoryFiles()
    let target = try FilmTarget("out", on: files)
    let film = try track(target)
    for bitmap in bitmaps { try film.add(bitmap, isUnchanged: false) }
    try film.finish()
    try target.finish()
    #expect(files.careless.isEmpty && files.openCount == 0)
    return files.files["out"] ?? []
  }

  @Test func `raw pixels are red, green, blue, alpha`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8040_2010, 0xFF01_0203])
    #expect(
      try film([bitmap, bitmap]) { RawFilm($0, pixels: .straight) }
        == [0x80, 0x40, 0x20, 0x80, 1, 2, 3, 255, 0x80, 0x40, 0x20, 0x80, 1, 2, 3, 255])
    #expect(
      try film([bitmap]) { RawFilm($0, pixels: .opaque) }
        == [0x40, 0x20, 0x10, 255, 1, 2, 3, 255])
  }

  private func planes(_ bitmap: Bitmap, rate: FrameRate = .sixty) throws -> (String, [UInt8]) {
    let bytes = try film([bitmap]) {
      try Y4MFilm($0, width: bitmap.width, height: bitmap.height, rate: rate)
    }
    let head = bytes.prefix { $0 != 10 }
    let frame = bytes.dropFirst(head.count + 1)
    #expect(frame.prefix(6) == ArraySlice("FRAME\n".utf8))
    return (String(decoding: head, as: UTF8.self), Array(frame.dropFirst(6)))
  }

  // ITU-R BT.709, limited range, 8 bits: Y = 16 + 219 E'Y, C = 128 + 224 E'C, rounded.
  private static let colours: [(UInt32, [UInt8])] = [
    (0xFFFF_FFFF, [235, 128, 128]), (0xFF00_0000, [16, 128, 128]),
    (0xFFFF_0000, [63, 102, 240]), (0xFF00_FF00, [173, 42, 26]), (0xFF00_00FF, [32, 240, 118]),
    (0xFF80_8080, [126, 128, 128]), (0xFFFF_FF00, [219, 16, 138]),
  ]

  @Test(arguments: colours)
  func `colours are those of BT.709`(pixel: UInt32, expected: [UInt8]) throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: Array(repeating: pixel, count: 4))
    let (_, planes) = try planes(bitmap)
    #expect(planes == Array(repeating: expected[0], count: 4) + expected[1...])
  }

  @Test(arguments: [(1, 1), (3, 1), (1, 3), (5, 3), (4, 4)])
  func `odd sizes have chroma for their last column and row`(width: Int, height: Int) throws {
    let bitmap = Bitmap(
      width: width, height: height,
      pixels: Array(repeating: 0xFFFF_0000, count: width * height))
    let (head, planes) = try planes(bitmap)
    #expect(
      head == "YUV4MPEG2 W\(width) H\(height) F60:1 Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED")
    let chroma = (width + 1) / 2 * ((height + 1) / 2)
    #expect(
      planes
        == Array(repeating: 63, count: width * height) + Array(repeating: 102, count: chroma)
        + Array(repeating: 240, count: chroma))
  }

  @Test func `chroma lies with the left column of two, as MPEG-2 has it`() throws {
    // One red column in black: at the left of a pair it counts half, at the right a quarter for this
    // pair and for the next.
    func red(_ column: Int) throws -> [UInt8] {
      var pixels = [UInt32](repeating: 0xFF00_0000, count: 12)
      for row in 0..<2 { pixels[row * 6 + column] = 0xFFFF_0000 }
      return Array(try planes(Bitmap(width: 6, height: 2, pixels: pixels)).1.suffix(3))
    }
    #expect(try red(2) == [128, 184, 128])
    #expect(try red(3) == [128, 156, 156])
  }
}
