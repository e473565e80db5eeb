import TweenPaint

/// The frames of a GIF file (GIF89a specification). Their places are found here, block by block; a
/// frame's pixels are decoded by `GIFDecoder` from a file of that frame alone.
enum GIFFrames {
  static func read(
    _ file: [UInt8], limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> ImageFrames {
    var scan = try GIFScan(file)
    try scan.readBlocks()
    let layout = scan.layout
    guard layout.width <= 0xFFFF, layout.height <= 0xFFFF else {
      throw .unsupported(.gif, "a canvas of \(layout.width) by \(layout.height) pixels")
    }
    try limits.check(.gif, width: layout.width, height: layout.height)
    try layout.checkWork()
    let header = scan.header(width: layout.width, height: layout.height)
    var traits = ImageTraits()
    traits.isIndexed = true
    traits.isInterlaced = scan.isInterlaced
    traits.hasAlpha = scan.hasClearColor
    if let first = layout.frames.first, !first.covers(width: layout.width, height: layout.height) {
      traits.hasAlpha = true
    }
    if layout.becomesClear { traits.hasAlpha = true }
    return ImageFrames(layout, byteCount: file.count, traits: traits) {
      frame throws(ImageDecodingError) in
      try GIFDecoder.decode(header + file[frame.bytes] + [0x3B], limits: limits)
    }
  }
}

/// Walks through the blocks of a file.
private struct GIFScan {
  private let file: [UInt8]
  private var position: Int
  private let headerEnd: Int
  private(set) var layout: AnimationLayout
  private(set) var hasClearColor = false
  private(set) var isInterlaced = false
  /// The values of the last control block, for the next frame.
  private var delay = 0
  private var disposal = FrameLayout.Disposal.keep
  private var frameStart: Int

  init(_ file: [UInt8]) throws(ImageDecodingError) {
    guard file.count >= 13 else { throw .truncated(.gif, file.count) }
    self.file = file
    headerEnd = 13 + Self.tableSize(file[10])
    guard headerEnd <= file.count else { throw .truncated(.gif, file.count) }
    position = headerEnd
    frameStart = headerEnd
    layout = AnimationLayout(
      format: .gif, width: Self.word(file, 6), height: Self.word(file, 8))
  }

  /// The bytes of the table of colours that these flags announce.
  private static func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  /// The part of the file before all frames, with the canvas's size.
  func header(width: Int, height: Int) -> [UInt8] {
    var bytes = Array(file[..<headerEnd])
    for (place, value) in [(6, width), (8, height)] {
      bytes[place] = UInt8(truncatingIfNeeded: value)
      bytes[place + 1] = UInt8(truncatingIfNeeded: value >> 8)
    }
    return bytes
  }

  /// Finds all complete frames; throws an error without any.
  mutating func readBlocks() throws(ImageDecodingError) {
    while layout.frames.count <= AnimationLayout.frameLimit {
      guard position < file.count else { break }
      let kind = file[position]
      position += 1
      if kind == 0x3B {
        guard !layout.frames.isEmpty else { throw .broken(.gif, "It has no picture.") }
        layout.isComplete = true
        return
      }
      guard kind == 0x21 || kind == 0x2C else {
        if layout.frames.isEmpty { throw .broken(.gif, "It has a record of an unknown kind.") }
        return
      }
      guard kind == 0x21 ? readExtension() : readPicture() else { break }
    }
    if layout.frames.isEmpty { throw .truncated(.gif, file.count) }
  }

  /// The next block of data, empty at the end of a row of blocks; nil where the file ends.
  private mutating func nextBlock() -> Range<Int>? {
    guard position < file.count else { return nil }
    let start = position + 1
    let end = start + Int(file[position])
    guard end <= file.count else { return nil }
    position = end
    return start..<end
  }

  /// Reads an extension; false where the file ends.
  private mutating func readExtension() -> Bool {
    guard position < file.count else { return false }
    let label = file[position]
    position += 1
    var isLoop = false
    var isFirst = true
    while let block = nextBlock() {
      if block.isEmpty { return true }
      if label == 0xF9, block.count == 4 { readControl(block.lowerBound) }
      if label == 0xFF, isFirst {
        isLoop = ["NETSCAPE2.0", "ANIMEXTS1.0"].contains { file[block].elementsEqual($0.utf8) }
      } else if isLoop, block.count >= 3, file[block.lowerBound] == 1 {
        layout.loopCount = Self.word(file, block.lowerBound + 1)
      }
      isFirst = false
    }
    return false
  }

  private mutating func readControl(_ place: Int) {
    let flags = file[place]
    hasClearColor = hasClearColor || flags & 1 != 0
    delay = 10 * Self.word(file, place + 1)
    disposal =
      switch flags >> 2 & 7 {
      case 2: .clear
      case 3: .restore
      default: .keep
      }
  }

  /// Reads a picture's descriptor and skips its pixels; false where the file ends.
  private mutating func readPicture() -> Bool {
    let start = position
    guard start + 9 <= file.count else { return false }
    let flags = file[start + 8]
    // The table of colours, and the size of the first code.
    position = start + 9 + Self.tableSize(flags) + 1
    while let block = nextBlock() {
      guard block.isEmpty else { continue }
      if layout.frames.isEmpty { isInterlaced = flags & 0x40 != 0 }
      let frame = FrameLayout(
        left: Self.word(file, start), top: Self.word(file, start + 2),
        width: Self.word(file, start + 4), height: Self.word(file, start + 6),
        delay: delay, disposal: disposal, bytes: frameStart..<position)
      // A file without a canvas has that of its first picture.
      if layout.frames.isEmpty, layout.width <= 0 || layout.height <= 0 {
        layout.width = frame.left + frame.width
        layout.height = frame.top + frame.height
      }
      layout.frames.append(frame)
      frameStart = position
      (delay, disposal) = (0, .keep)
      return true
    }
    return false
  }
}
