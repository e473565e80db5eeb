import CZlib
import TweenMath

/// Makes PNG files of any kind, good ones and bad, sample by sample.
struct PNGBuilder {
  var width: Int
  var height: Int
  var bitDepth = 8
  /// 0 grey, 2 red green blue, 3 palette, 4 grey alpha, 6 red green blue alpha.
  var colorType = 6
  var isInterlaced = false
  /// All samples, row by row, each below 1 << bitDepth.
  var samples: [Int]
  /// Chunks between the header and the data, and behind the data.
  var chunksBefore: [(name: String, body: [UInt8])] = []
  var chunksBehind: [(name: String, body: [UInt8])] = []

  static func channelCount(_ colorType: Int) -> Int {
    [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
  }

  var channelCount: Int { Self.channelCount(colorType) }

  /// Samples at random.
  init(random generator: inout SeededGenerator, _ size: (Int, Int), depth: Int = 8, type: Int = 6) {
    (width, height) = size
    bitDepth = depth
    colorType = type
    samples = (0..<size.0 * size.1 * Self.channelCount(type)).map { _ in
      Int.random(in: 0..<1 << depth, using: &generator)
    }
  }

  init(_ size: (Int, Int), depth: Int = 8, type: Int = 6, samples: [Int]) {
    (width, height) = size
    bitDepth = depth
    colorType = type
    self.samples = samples
  }

  static func bytes(_ value: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    let sum = named.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    return bytes(body.count, count: 4) + named + bytes(Int(sum), count: 4)
  }

  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    let code = compress2(&result, &count, bytes, UInt(bytes.count), 6)
    precondition(code == Z_OK, "zlib refused.")
    return Array(result.prefix(Int(count)))
  }

  var header: [UInt8] {
    Self.bytes(width, count: 4) + Self.bytes(height, count: 4)
      + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
  }

  /// The rows with their filter bytes, filtered by kinds that change from row to row.
  var rows: [UInt8] {
    // Adam7: first column and row of each pass, and its steps.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var result: [UInt8] = []
    for (x0, y0, stepX, stepY) in passes where x0 < width {
      for (index, y) in stride(from: y0, to: height, by: stepY).enumerated() {
        var bits: [Int] = []
        for x in stride(from: x0, to: width, by: stepX) {
          for channel in 0..<channelCount {
            let sample = samples[(y * width + x) * channelCount + channel]
            bits += (0..<bitDepth).reversed().map { sample >> $0 & 1 }
          }
        }
        while bits.count % 8 != 0 { bits.append(0) }
        let row = stride(from: 0, to: bits.count, by: 8).map { start in
          UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
        }
        let distance = max(1, channelCount * bitDepth / 8)
        let isSub = index % 2 == 1
        result.append(isSub ? 1 : 0)
        result += row.indices.map {
          isSub && $0 >= distance ? row[$0] &- row[$0 - distance] : row[$0]
        }
      }
    }
    return result
  }

  var file: [UInt8] { file(data: Self.deflated(rows)) }

  /// The file with other compressed data than its own.
  func file(data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    result += Self.chunk("IHDR", header)
    for chunk in chunksBefore { result += Self.chunk(chunk.name, chunk.body) }
    result += Self.chunk("IDAT", data)
    for chunk in chunksBehind { result += Self.chunk(chunk.name, chunk.body) }
    return result + Self.chunk("IEND", [])
  }

  /// The same file with all its checksums made right again.
  static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - position - 12 else { break }
      let end = position + 8 + length
      let sum = file[position + 4..<end].withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, UInt32($0.count))
      }
      file.replaceSubrange(end..<end + 4, with: bytes(Int(sum), count: 4))
      position = end + 4
    }
    return file
  }
}
