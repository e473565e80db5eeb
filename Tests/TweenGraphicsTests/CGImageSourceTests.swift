import Foundation
import ImageIO
import Testing
import TweenCodecs
import TweenPaint

@testable import TweenGraphics

/// Image I/O over the decoders, called as programs call it.
@Suite struct CGImageSourceTests {
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00

  /// A GIF of two frames of 2 by 1 pixels: red and green, then green and green. The first is shown for
  /// no time, the second for 0.25 s; it plays 3 times.
  private let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0] + [255, 0, 0, 0, 255, 0]
    + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
    + [0x21, 0xF9, 4, 4, 0, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0]
    // Codes of 3 bits: empty the table (4), the numbers of the colours, the end (5).
    + [2, 2, 4 | 0 << 3 | 1 << 6 & 0xC0, 1 >> 2 | 5 << 1, 0]
    + [0x21, 0xF9, 4, 4, 25, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    + [2, 2, 4 | 1 << 3 | 5 << 6 & 0xC0, 5 >> 2, 0] + [0x3B]

  private func source(_ bytes: [UInt8]) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
  }

  private func png(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> [UInt8] {
    try PNGEncoder.encode(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// A grey JPEG of 16 by 8 pixels that EXIF turns by a quarter clockwise.
  private func turnedJPEG() throws -> [UInt8] {
    let pixels = (0..<128).map { UInt32($0 % 16 < 8 ? 0xFF20_2020 : 0xFFE0_E0E0) as UInt32 }
    var file = try JPEGEncoder.encode(Bitmap(width: 16, height: 8, pixels: pixels))
    let exif: [UInt8] =
      Array("Exif\0\0".utf8) + [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + [0, 0, 0, 0]
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    return file
  }

  @Test func `A GIF has its frames, delays and loops`() throws {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let source = try #require(CGImageSourceCreateWithData(Data(gif) as CFData, options))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetPrimaryImageIndex(source) == 0)
    let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((first.width, first.height) == (2, 1) && first.bitmap.pixels == [red, green])
    #expect(
      CGImageSourceCreateImageAtIndex(source, 1, options)?.bitmap.pixels == [green, green])
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    let file = whole[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(file?[kCGImagePropertyGIFLoopCount] as? Int == 3)
    #expect(whole[kCGImagePropertyFileSize] as? Int == gif.count)
    for (index, clamped, unclamped) in [(0, 0.1, 0.0), (1, 0.25, 0.25)] {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
      let frame = try #require(
        properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any])
      #expect(frame[kCGImagePropertyGIFDelayTime] as? Double == clamped)
      #expect(frame[kCGImagePropertyGIFUnclampedDelayTime] as? TimeInterval == unclamped)
    }
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) == nil)
  }

  @Test func `Properties of a picture are its header's`() throws {
    let source = try source(png(2, 1, [red, 0]))
    let properties = try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 2)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 1)
    #expect(properties[kCGImagePropertyDepth] as? Int == 8)
    #expect(properties[kCGImagePropertyHasAlpha] as? Bool == true)
    #expect(properties[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelRGB)
    #expect(properties[kCGImagePropertyOrientation] == nil)
    #expect(properties[kCGImagePropertyGIFDictionary] == nil)
    #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
  }

  @Test func `An image lies as in its file, and a thumbnail is turned where that is wanted`() throws
  {
    let source = try source(turnedJPEG())
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    let number = try #require(properties?[kCGImagePropertyOrientation] as? UInt32)
    #expect(CGImagePropertyOrientation(rawValue: number) == .right)
    let tiff = properties?[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
    #expect(tiff?[kCGImagePropertyTIFFOrientation] as? Int == 6)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 16)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((image.width, image.height) == (16, 8))
    func thumbnail(_ turned: Bool) throws -> CGImage {
      try #require(
        CGImageSourceCreateThumbnailAtIndex(
          source, 0,
          [
            kCGImageSourceCreateThumbnailFromImageAlways: kCFBooleanTrue!,
            kCGImageSourceCreateThumbnailWithTransform: turned,
            kCGImageSourceThumbnailMaxPixelSize: CGFloat(4),
          ] as CFDictionary))
    }
    let (lying, turned) = (try thumbnail(false), try thumbnail(true))
    #expect((lying.width, lying.height) == (4, 2) && (turned.width, turned.height) == (2, 4))
    // Dark at the left in the file, so at the top when it is turned clockwise.
    #expect(lying.bitmap.pixels[0] & 255 < 64 && lying.bitmap.pixels[3] & 255 > 192)
    #expect(turned.bitmap.pixels[0] & 255 < 64 && turned.bitmap.pixels[7] & 255 > 192)
  }

  @Test func `Each pixel of a thumbnail is the average of its area`() throws {
    // 5 pixels become 2: each covers two and a half.
    let grays: [UInt32] = [10, 20, 30, 40, 50]
    let file = try png(5, 1, grays.map { 0xFF00_0000 | $0 * 0x01_0101 })
    func pixels(_ size: Int) throws -> [UInt32]? {
      let options =
        [
          kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
          kCGImageSourceThumbnailMaxPixelSize: size,
        ] as CFDictionary
      return CGImageSourceCreateThumbnailAtIndex(try source(file), 0, options)?.bitmap.pixels
    }
    // (10 + 20 + 15) / 2.5 = 18, (15 + 40 + 50) / 2.5 = 42.
    #expect(try pixels(2) == [0xFF12_1212, 0xFF2A_2A2A])
    #expect(try pixels(1) == [0xFF1E_1E1E])
    #expect(try pixels(9)?.count == 5)
    #expect(try pixels(0) == nil)
    // Premultiplied: what is clear has no colour to give.
    let half = try source(png(2, 2, [red, 0, red, 0]))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 1,
      ] as CFDictionary
    #expect(
      CGImageSourceCreateThumbnailAtIndex(half, 0, options)?.bitmap.pixels == [0x8080_0000])
    #expect(CGImageSourceCreateThumbnailAtIndex(half, 0, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(half, 1, options) == nil)
  }

  @Test func `Averages agree with sums pixel by pixel`() {
    let bitmap = Bitmap(
      width: 7, height: 6, pixels: (0..<42).map { 0xFF00_0000 | UInt32($0 * 0x03_0507) & 0xFF_FFFF }
    )
    for (width, height) in [(3, 4), (7, 1), (1, 6), (5, 5), (2, 6)] {
      let small = bitmap.averaged(width: width, height: height)
      #expect((small.width, small.height) == (width, height))
      for row in 0..<height {
        for column in 0..<width {
          for shift: UInt32 in [0, 8, 16, 24] {
            var sum = 0
            // Squares of which a pixel of the bitmap has width * height, each in one small pixel.
            for y in row * 6..<(row + 1) * 6 {
              for x in column * 7..<(column + 1) * 7 {
                sum += Int(bitmap.pixels[y / height * 7 + x / width] >> shift & 255)
              }
            }
            #expect(Int(small.pixels[row * width + column] >> shift & 255) == (sum + 21) / 42)
          }
        }
      }
    }
  }

  @Test func `A subsample factor divides both sides`() throws {
    let source = try source(png(5, 2, Array(repeating: red, count: 10)))
    for (factor, width, height) in [(1, 5, 2), (2, 3, 1), (4, 2, 1), (8, 1, 1), (3, 5, 2)] {
      let image = CGImageSourceCreateImageAtIndex(
        source, 0, [kCGImageSourceSubsampleFactor: factor] as CFDictionary)
      #expect(image?.width == width && image?.height == height)
      #expect(image?.bitmap.pixels.allSatisfy { $0 == red } == true)
    }
  }

  @Test func `A status says why there is no picture`() throws {
    for (bytes, status) in [
      ([], CGImageSourceStatus.statusUnknownType), (Array("%PDF-1.7".utf8), .statusUnknownType),
      (Array(gif[..<20]), .statusUnexpectedEOF), (Array(gif[..<19]) + [0x3B], .statusInvalidData),
    ] {
      let source = try source(bytes)
      #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
      #expect(CGImageSourceGetStatus(source) == status)
      #expect(CGImageSourceGetStatusAtIndex(source, 0) == status)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
      #expect(CGImageSourceCopyProperties(source, nil) == nil)
    }
    let cut = try source(Array(gif.dropLast(4)))
    #expect(CGImageSourceGetCount(cut) == 1)
    #expect(CGImageSourceGetStatus(cut) == .statusUnexpectedEOF)
    #expect(CGImageSourceGetStatusAtIndex(cut, 0) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(try source(gif), 2) == .statusInvalidData)
  }

  @Test func `A file is read by its URL, and a missing one is nil`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("source-" + UUID().uuidString + ".gif")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(CGImageSourceCreateWithURL(url as CFURL, nil) == nil)
    try Data(gif).write(to: url)
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    let page = try #require(URL(string: "https://example.com/a.gif"))
    #expect(CGImageSourceCreateWithURL(page as CFURL, nil) == nil)
  }
}
