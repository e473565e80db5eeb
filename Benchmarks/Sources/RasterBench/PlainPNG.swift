import Foundation
import TweenPaint

/// Writes PNG files without compression: large, but without a library.
enum PlainPNG {
  static func data(_ bitmap: Bitmap) -> Data {
    var rows = [UInt8]()
    rows.reserveCapacity(bitmap.height * (bitmap.width * 3 + 1))
    for y in 0..<bitmap.height {
      rows.append(0)
      for x in 0..<bitmap.width {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        rows.append(UInt8(truncatingIfNeeded: pixel >> 16))
        rows.append(UInt8(truncatingIfNeeded: pixel >> 8))
        rows.append(UInt8(truncatingIfNeeded: pixel))
      }
    }
    var out = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append(
      "IHDR", bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, 2, 0, 0, 0],
      to: &out)
    append("IDAT", stored(rows), to: &out)
    append("IEND", [], to: &out)
    return out
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// Returns a zlib stream of stored blocks.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    var at = 0
    repeat {
      let count = min(65535, data.count - at)
      let isLast: UInt8 = at + count == data.count ? 1 : 0
      let low = UInt8(count & 255)
      let high = UInt8(count >> 8)
      out += [isLast, low, high, ~low, ~high]
      out += data[at..<at + count]
      at += count
    } while at < data.count
    return out + bytes(b << 16 | a)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  private static func append(_ kind: String, _ body: [UInt8], to out: inout Data) {
    let content = Array(kind.utf8) + body
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in content { crc = table[Int((crc ^ UInt32(byte)) & 255)] ^ (crc >> 8) }
    out.append(contentsOf: bytes(UInt32(body.count)))
    out.append(contentsOf: content)
    out.append(contentsOf: bytes(~crc))
  }
}
