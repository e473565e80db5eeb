import Testing
import TweenCodecs
import TweenPaint

@Suite struct JPEGEncoderTests {
  @Test func `a flat picture comes back as it was, and clear places are white`() throws {
    for (pixel, wanted) in [(UInt32(0xFF80_8080), UInt32(0xFF80_8080)), (0, 0xFFFF_FFFF)] {
      let bitmap = Bitmap(width: 9, height: 5, pixels: Array(repeating: pixel, count: 45))
      let decoded = try ImageDecoder.decode(JPEGEncoder.encode(bitmap))
      #expect(decoded == Bitmap(width: 9, height: 5, pixels: Array(repeating: wanted, count: 45)))
    }
  }

  @Test func `a lower quality makes a smaller file, and odd ones count as the nearest`() throws {
    let pixels = (0..<1024).map { UInt32(0xFF00_0000) | UInt32($0 * 7919 % 251) << 8 }
    let bitmap = Bitmap(width: 32, height: 32, pixels: pixels)
    let sizes = try [0, 0.3, 0.7, 1].map { try JPEGEncoder.encode(bitmap, quality: $0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
    #expect(try JPEGEncoder.encode(bitmap, quality: 7) == JPEGEncoder.encode(bitmap))
    #expect(try JPEGEncoder.encode(bitmap, quality: .nan) == JPEGEncoder.encode(bitmap))
    #expect(try JPEGEncoder.encode(bitmap, quality: -1) == JPEGEncoder.encode(bitmap, quality: 0))
  }

  @Test func `pictures without pixels, or with too many, are refused by a sentence`() {
    #expect(throws: JPEGEncoder.Failure.unsupportedSize(width: 0, height: 0)) {
      try JPEGEncoder.encode(Bitmap(width: 0, height: 0))
    }
    #expect(throws: JPEGEncoder.Failure.unsupportedSize(width: 65_536, height: 1)) {
      try JPEGEncoder.encode(Bitmap(width: 65_536, height: 1))
    }
  }
}
