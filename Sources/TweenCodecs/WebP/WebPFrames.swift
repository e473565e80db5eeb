import TweenPaint

/// The frames of a WebP file (RIFF container specification of WebP). Their places are found here,
/// chunk by chunk; a frame's pixels are decoded by `WebPDecoder` from a file of that frame alone.
enum WebPFrames {
  static func read(
    _ file: [UInt8], limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> ImageFrames {
    let header = try WebPDecoder.header(of: file, limits: limits)
    var scan = WebPScan(file, width: header.width, height: header.height)
    scan.readChunks()
    var traits = ImageTraits()
    traits.hasAlpha = header.hasAlpha
    traits.orientation = scan.orientation
    guard header.isAnimated else {
      guard scan.layout.isComplete else { throw .truncated(.webp, file.count) }
      return ImageFrames(
        still: .webp, width: header.width, height: header.height, traits: traits, file: file,
        limits: limits)
    }
    guard !scan.layout.frames.isEmpty else {
      if scan.layout.isComplete { throw .broken(.webp, "It has no picture.") }
      throw .truncated(.webp, file.count)
    }
    try scan.layout.checkWork()
    if scan.layout.becomesClear { traits.hasAlpha = true }
    let beginning = scan.beginning
    return ImageFrames(scan.layout, byteCount: file.count, traits: traits) {
      frame throws(ImageDecodingError) in
      try WebPDecoder.decode(
        WebPScan.riff(beginning + file[frame.bytes]), limits: limits, upright: false)
    }
  }
}

/// Walks through the chunks of a file that begins as a WebP file does.
private struct WebPScan {
  private let file: [UInt8]
  private(set) var layout: AnimationLayout
  private(set) var orientation: ImageOrientation?
  /// The chunks that a file of one frame begins with.
  private(set) var beginning: [UInt8] = []

  init(_ file: [UInt8], width: Int, height: Int) {
    self.file = file
    layout = AnimationLayout(format: .webp, width: width, height: height)
  }

  private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  static func riff(_ chunks: [UInt8]) -> [UInt8] {
    let size = (0..<4).map { UInt8(truncatingIfNeeded: (chunks.count + 4) >> (8 * $0)) }
    return Array("RIFF".utf8) + size + Array("WEBP".utf8) + chunks
  }

  /// Finds all complete frames. Bytes behind the declared size of the file are ignored.
  mutating func readChunks() {
    let announced = 8 + Self.little(file, 4, 4)
    let end = min(announced, file.count)
    var position = 12
    while position + 8 <= end, layout.frames.count <= AnimationLayout.frameLimit {
      let body = position + 8..<position + 8 + Self.little(file, position + 4, 4)
      guard body.upperBound <= end else { return }
      let next = min(body.upperBound + body.count % 2, end)
      readChunk(
        String(decoding: file[position..<position + 4], as: UTF8.self), body, position..<next)
      position = next
    }
    layout.isComplete = announced <= file.count
  }

  private mutating func readChunk(_ name: String, _ body: Range<Int>, _ whole: Range<Int>) {
    switch name {
    case "VP8X" where body.count >= 10 && beginning.isEmpty:
      beginning = Array(file[whole])
      // Of the flags in the file, only alpha (0x10) and animation (2) apply to a frame.
      beginning[8] &= 0x12
    case "ANIM" where body.count >= 6 && layout.loopCount == nil:
      beginning += file[whole]
      layout.loopCount = Self.little(file, body.lowerBound + 4, 2)
    case "ANMF" where body.count >= 16:
      let flags = file[body.lowerBound + 15]
      func number(_ place: Int) -> Int { Self.little(file, body.lowerBound + place, 3) }
      layout.frames.append(
        FrameLayout(
          left: 2 * number(0), top: 2 * number(3), width: number(6) + 1, height: number(9) + 1,
          delay: number(12), disposal: flags & 1 == 0 ? .keep : .clear,
          isBlended: flags & 2 == 0, bytes: whole))
    case "EXIF" where orientation == nil:
      orientation = ImageOrientation(webP: Array(file[body]))
    default: break
    }
  }
}

extension ImageOrientation {
  /// The orientation in an EXIF chunk of a WebP file, before which some writers put JPEG's mark.
  init?(webP exif: [UInt8]) {
    let mark = Array("Exif\0\0".utf8)
    self.init(tiff: exif.starts(with: mark) ? Array(exif.dropFirst(mark.count)) : exif)
  }
}
