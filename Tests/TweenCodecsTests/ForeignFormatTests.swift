import Testing
import TweenCodecs
import TweenMath
import TweenPaint

@Suite struct ForeignFormatTests {
  private func sentence(_ bytes: [UInt8]) -> String {
    do {
      _ = try ImageDecoder.decode(bytes)
      return ""
    } catch {
      return error.description
    }
  }

  private func brand(_ name: String) -> [UInt8] {
    [0, 0, 0, 24] + Array("ftyp\(name)".utf8) + [0, 0]
  }

  @Test func `kinds that are not read are named`() {
    #expect(
      sentence(Array("%PDF-1.7\n".utf8))
        == "This is a PDF document, which is not read. `pdftocairo -svg in.pdf out.svg` makes an "
        + "SVG drawing of its first page, which is.")
    for (bytes, kind) in [
      (brand("heic"), "HEIC"), (brand("mif1"), "HEIC"), (brand("avif"), "AVIF"),
      (Array("II*\0....".utf8), "TIFF"), ([0, 0, 1, 0, 1, 0, 16], "ICO"),
      ([0xFF, 0x0A, 1], "JPEG XL"),
      (Array("BM".utf8) + [9, 9, 9, 9, 0, 0, 0, 0, 54, 0, 0, 0, 40], "BMP"),
    ] {
      #expect(sentence(bytes).hasPrefix("This is a file of the kind \(kind), which is not read"))
    }
    #expect(sentence(Array("<svg></svg>".utf8)).hasPrefix("This is an SVG drawing"))
    #expect(sentence(brand("mp42")).hasPrefix("This is not a PNG, JPEG, GIF or WebP image"))
  }

  @Test func `of a moving PNG the picture that all programs show is read`() throws {
    var builder = PNGBuilder((1, 1), samples: [10, 20, 30, 255])
    let control = PNGBuilder.bytes(1, count: 4) + PNGBuilder.bytes(1, count: 4)
    builder.chunksBefore = [
      ("acTL", PNGBuilder.bytes(2, count: 4) + PNGBuilder.bytes(0, count: 4)),
      ("fcTL", PNGBuilder.bytes(0, count: 4) + control + [UInt8](repeating: 0, count: 14)),
    ]
    let other = PNGBuilder((1, 1), samples: [90, 90, 90, 255])
    builder.chunksBehind = [
      ("fcTL", PNGBuilder.bytes(1, count: 4) + control + [UInt8](repeating: 0, count: 14)),
      ("fdAT", PNGBuilder.bytes(2, count: 4) + PNGBuilder.deflated(other.rows)),
    ]
    #expect(try ImageDecoder.decode(builder.file).pixels == [0xFF0A_141E])
  }
}
