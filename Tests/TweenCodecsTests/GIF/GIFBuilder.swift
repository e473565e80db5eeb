/// Makes GIF files, good ones and bad.
struct GIFBuilder {
  struct Picture {
    var left = 0
    var top = 0
    var width: Int
    var height: Int
    /// Numbers of colours, row by row.
    var numbers: [Int]
    /// Red, green and blue of each; nil: the file's.
    var colors: [[UInt8]]?
    var transparent: Int?
    var isInterlaced = false
    /// In hundredths of a second.
    var delay = 10
    /// 1: it stays; 2: its rectangle becomes clear; 3: what was before comes back.
    var disposal = 0
  }

  var width: Int
  var height: Int
  var colors: [[UInt8]]?
  var pictures: [Picture]
  /// How often the pictures are shown, 0 for without end; nil: the file does not say.
  var loopCount: Int?

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  /// 256 colours, the first of them given.
  private static func table(_ colors: [[UInt8]]) -> [UInt8] {
    colors.flatMap { $0 } + [UInt8](repeating: 0, count: 3 * (256 - colors.count))
  }

  /// Codes of nine bits, the table emptied before they would grow.
  private static func packed(_ numbers: [Int]) -> [UInt8] {
    var codes: [Int] = []
    for (index, number) in numbers.enumerated() {
      if index % 200 == 0 { codes.append(256) }
      codes.append(number)
    }
    codes.append(257)
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    for code in codes {
      bits |= code << count
      count += 9
      while count >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    if count > 0 { bytes.append(UInt8(bits & 255)) }
    return bytes
  }

  private static func rows(of picture: Picture) -> [Int] {
    guard picture.isInterlaced else { return picture.numbers }
    let order = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
      Array(stride(from: $0.0, to: picture.height, by: $0.1))
    }
    return order.flatMap { row in
      Array(picture.numbers[row * picture.width..<(row + 1) * picture.width])
    }
  }

  var file: [UInt8] {
    var bytes = Array("GIF89a".utf8) + Self.word(width) + Self.word(height)
    bytes += [colors == nil ? 0x70 : 0xF7, 0, 0]
    if let colors { bytes += Self.table(colors) }
    if let loopCount {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(loopCount) + [0]
    }
    for picture in pictures {
      let flags = UInt8(picture.disposal << 2) | (picture.transparent == nil ? 0 : 1)
      bytes += [0x21, 0xF9, 4, flags] + Self.word(picture.delay)
      bytes += [UInt8(picture.transparent ?? 0), 0]
      bytes += [0x2C] + Self.word(picture.left) + Self.word(picture.top)
      bytes += Self.word(picture.width) + Self.word(picture.height)
      bytes.append((picture.colors == nil ? 0 : 0x87) | (picture.isInterlaced ? 0x40 : 0))
      if let colors = picture.colors { bytes += Self.table(colors) }
      bytes.append(8)
      let data = Self.packed(Self.rows(of: picture))
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        bytes += [UInt8(block.count)] + block
      }
      bytes.append(0)
    }
    return bytes + [0x3B]
  }
}
