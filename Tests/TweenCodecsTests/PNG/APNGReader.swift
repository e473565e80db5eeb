import CZlib
import TweenCodecs
import TweenPaint

/// Reads an animated PNG by the specification (W3C PNG, third edition): its chunks, and its frames
/// composed on the canvas.
struct APNGReader {
  struct Broken: Error { let sentence: String }

  struct Frame {
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    var numerator = 0
    var denominator = 0
    var disposal = 0
    var blend = 0
    var data: [UInt8] = []
  }

  private(set) var chunks: [String] = []
  private(set) var width = 0
  private(set) var height = 0
  private(set) var colorType = 0
  /// The number of frames and of loops that acTL has.
  private(set) var announcedCount = 0
  private(set) var loopCount = 0
  private(set) var frames: [Frame] = []
  private var header: [UInt8] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Broken(sentence: "no signature")
    }
    var place = 8
    var sequence = 0
    while place < file.count {
      let length = Self.number(file, place, 4)
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let named = Array(file[place + 4..<place + 8 + length])
      guard Int(crc32(0, named, UInt32(named.count))) == Self.number(file, place + 8 + length, 4)
      else { throw Broken(sentence: "checksum of \(name)") }
      try read(name, Array(named.dropFirst(4)), &sequence)
      chunks.append(name)
      place += 12 + length
    }
    guard chunks.last == "IEND", chunks.count(where: { $0 == "IEND" }) == 1 else {
      throw Broken(sentence: "no end")
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func read(_ name: String, _ body: [UInt8], _ sequence: inout Int) throws {
    func checkSequence() throws {
      guard Self.number(body, 0, 4) == sequence else {
        throw Broken(sentence: "sequence \(Self.number(body, 0, 4)), not \(sequence)")
      }
      sequence += 1
    }
    switch name {
    case "IHDR":
      header = body
      (width, height) = (Self.number(body, 0, 4), Self.number(body, 4, 4))
      colorType = Int(body[9])
    case "acTL": (announcedCount, loopCount) = (Self.number(body, 0, 4), Self.number(body, 4, 4))
    case "fcTL":
      try checkSequence()
      var frame = Frame()
      (frame.width, frame.height) = (Self.number(body, 4, 4), Self.number(body, 8, 4))
      (frame.left, frame.top) = (Self.number(body, 12, 4), Self.number(body, 16, 4))
      (frame.numerator, frame.denominator) = (Self.number(body, 20, 2), Self.number(body, 22, 2))
      (frame.disposal, frame.blend) = (Int(body[24]), Int(body[25]))
      guard frame.width > 0, frame.height > 0, frame.left + frame.width <= width,
        frame.top + frame.height <= height
      else { throw Broken(sentence: "a frame beyond the canvas") }
      frames.append(frame)
    case "IDAT", "fdAT":
      if name == "fdAT" { try checkSequence() }
      guard !frames.isEmpty, (name == "IDAT") == (frames.count == 1) else {
        throw Broken(sentence: "\(name) for frame \(frames.count)")
      }
      frames[frames.count - 1].data += body.dropFirst(name == "IDAT" ? 0 : 4)
    default: break
    }
  }

  /// What each frame shows. Pixels that are drawn over others are opaque or clear: blending others
  /// would round.
  func composed() throws -> [Bitmap] {
    var canvas = Bitmap(width: width, height: height)
    return try frames.map { frame in
      guard frame.disposal == 0, frame.blend <= 1 else {
        throw Broken(sentence: "disposal \(frame.disposal), blend \(frame.blend)")
      }
      var header = header
      header.replaceSubrange(
        0..<8,
        with: PNGBuilder.bytes(frame.width, count: 4) + PNGBuilder.bytes(frame.height, count: 4))
      let file =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + PNGBuilder.chunk("IHDR", header)
        + PNGBuilder.chunk("IDAT", frame.data) + PNGBuilder.chunk("IEND", [])
      let part = try ImageDecoder.decode(file)
      for row in 0..<frame.height {
        let start = (frame.top + row) * width + frame.left
        for (column, pixel) in part.pixels[row * frame.width..<(row + 1) * frame.width].enumerated()
        {
          if frame.blend == 1 {
            guard [0, 255].contains(pixel >> 24) else {
              throw Broken(sentence: "a pixel that is blended")
            }
            if pixel >> 24 == 0 { continue }
          }
          canvas.pixels[start + column] = pixel
        }
      }
      return canvas
    }
  }
}
