import CZlib
import Foundation

/// Reads PNG files for tests, independently of the writer: 8 bits a channel, RGB or RGBA, all five
/// filters, not interlaced; every checksum is verified.
public struct PNGReader {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  public let width: Int
  public let height: Int
  /// Whether the file has an alpha channel.
  public let hasAlpha: Bool
  /// Not premultiplied, four bytes a pixel: red, green, blue, alpha.
  public private(set) var rgba: [UInt8]
  /// The chunks' names, in order.
  public let chunks: [String]

  public init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Failure(description: "not a PNG file")
    }
    var header: [UInt8] = []
    var compressed: [UInt8] = []
    var names: [String] = []
    var position = 8
    while position < file.count {
      guard position + 12 <= file.count else { throw Failure(description: "cut off in a chunk") }
      let length = Self.number(file, position)
      let end = position + 8 + length
      guard end + 4 <= file.count else { throw Failure(description: "cut off in a chunk") }
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      let sum = file[position + 4..<end].withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, UInt32($0.count))
      }
      guard Int(sum) == Self.number(file, end) else {
        throw Failure(description: "\(name) has a wrong checksum")
      }
      names.append(name)
      if name == "IHDR" { header = Array(file[position + 8..<end]) }
      if name == "IDAT" { compressed += file[position + 8..<end] }
      position = end + 4
    }
    guard names.first == "IHDR", names.last == "IEND", header.count == 13 else {
      throw Failure(description: "header or end missing: \(names)")
    }
    guard header[8] == 8, header[9] == 2 || header[9] == 6, header[10...] == [0, 0, 0] else {
      throw Failure(description: "unsupported layout \(header[8...])")
    }
    width = Self.number(header, 0)
    height = Self.number(header, 4)
    hasAlpha = header[9] == 6
    chunks = names
    let channels = hasAlpha ? 4 : 3
    let rows = try Self.inflate(compressed, count: (width * channels + 1) * height)
    let bytes = try Self.unfilter(rows, width: width, height: height, channels: channels)
    rgba = bytes
    if !hasAlpha {
      rgba = []
      for pixel in 0..<width * height { rgba += bytes[3 * pixel..<3 * pixel + 3] + [255] }
    }
  }

  public init(contentsOf url: URL) throws { try self.init([UInt8](Data(contentsOf: url))) }

  /// Red, green, blue, alpha of a pixel.
  public subscript(x: Int, y: Int) -> [UInt8] {
    Array(rgba[4 * (y * width + x)..<4 * (y * width + x) + 4])
  }

  private static func number(_ bytes: [UInt8], _ position: Int) -> Int {
    bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func inflate(_ compressed: [UInt8], count: Int) throws -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    var written = UInt(count)
    let code = uncompress(&result, &written, compressed, UInt(compressed.count))
    guard code == Z_OK, Int(written) == count else {
      throw Failure(description: "zlib code \(code), \(written) of \(count) bytes")
    }
    return result
  }

  private static func unfilter(
    _ rows: [UInt8], width: Int, height: Int, channels: Int
  ) throws -> [UInt8] {
    let length = width * channels
    var result = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      let filter = rows[y * (length + 1)]
      guard filter <= 4 else { throw Failure(description: "unknown filter \(filter)") }
      for x in 0..<length {
        let left = x < channels ? 0 : Int(result[y * length + x - channels])
        let above = y == 0 ? 0 : Int(result[(y - 1) * length + x])
        let corner =
          x < channels || y == 0 ? 0 : Int(result[(y - 1) * length + x - channels])
        let prediction =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          case 4: paeth(left, above, corner)
          default: 0
          }
        result[y * length + x] =
          rows[y * (length + 1) + 1 + x] &+ UInt8(truncatingIfNeeded: prediction)
      }
    }
    return result
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let (toA, toB, toC) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    return toA <= toB && toA <= toC ? a : toB <= toC ? b : c
  }
}
