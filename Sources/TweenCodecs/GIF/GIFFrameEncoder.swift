/// Encodes a GIF's frames: the changed box of each, with a table of colours of its own.
///
/// Pixels of the box that did not change are transparent, so that the canvas keeps them. A frame
/// whose successor clears pixels is disposed of by clearing its box, which is extended to contain
/// these pixels; the successor draws the remaining pixels of that box again.
struct GIFFrameEncoder {
  /// GIF89a, section 23: the treatment of a frame's box after its time.
  private enum Disposal: UInt8 {
    case keep = 1
    case clear = 2
  }

  /// The longest delay, in hundredths of a second.
  private static let longest = 65_535

  private let width: Int
  /// The canvas of viewers before the next frame is drawn, in the film's own colours: opaque pixels,
  /// and 0 for transparent ones.
  private var canvas: [UInt32]
  private var isFirst = true
  private var counter = GIFColorCounter()
  private var quantizer = WuQuantizer()
  private var compressor = LZWEncoder()
  private var indices: [UInt8] = []
  private var file: [UInt8] = []

  init(width: Int, height: Int) {
    self.width = width
    canvas = Array(repeating: 0, count: width * height)
  }

  /// The blocks of a file that show a picture for its time.
  mutating func encode(_ frame: GIFSchedule.Timed) -> [UInt8] {
    precondition(frame.pixels.count == canvas.count)
    file.removeAll(keepingCapacity: true)
    let changed = isFirst ? whole : GIFBox.changed(from: canvas, to: frame.pixels, width: width)
    isFirst = false
    let cleared = frame.next.flatMap { GIFBox.cleared(from: frame.pixels, to: $0, width: width) }
    var delays = Self.parts(of: frame.duration)
    let last = delays.removeLast()
    var box = changed ?? Self.pixel
    // A time of several parts: pictures that change nothing follow, and the last of them clears.
    for delay in delays {
      drawPicture(frame.pixels, box, delay: delay, .keep)
      canvas = frame.pixels
      box = Self.pixel
    }
    if let cleared {
      // Without earlier parts, the box contains the changed pixels and the pixels to clear.
      box = delays.isEmpty ? changed?.union(cleared) ?? cleared : cleared
    }
    drawPicture(frame.pixels, box, delay: last, cleared == nil ? .keep : .clear)
    canvas = frame.pixels
    if cleared != nil { clear(box) }
    return file
  }

  /// The box of pictures that change nothing: a box must have a pixel.
  private static let pixel = GIFBox(left: 0, top: 0, right: 1, bottom: 1)

  private var whole: GIFBox {
    GIFBox(left: 0, top: 0, right: width, bottom: canvas.count / width)
  }

  /// Delays with this sum, each as long as one can be; the last two both at least the shortest.
  private static func parts(of duration: Int) -> [Int] {
    var parts: [Int] = []
    var rest = duration
    while rest > longest {
      let part = rest - longest < GIFSchedule.shortest ? longest - GIFSchedule.shortest : longest
      parts.append(part)
      rest -= part
    }
    return parts + [rest]
  }

  private mutating func clear(_ box: GIFBox) {
    for row in box.top..<box.bottom {
      let start = row * width
      canvas.replaceSubrange(
        start + box.left..<start + box.right, with: repeatElement(0, count: box.width))
    }
  }

  // MARK: - One picture

  private mutating func drawPicture(
    _ pixels: [UInt32], _ box: GIFBox, delay: Int, _ disposal: Disposal
  ) {
    counter.read(pixels, over: canvas, width: width, box: box)
    let limit = counter.hasUnchanged ? 255 : 256
    let isExact = counter.isExact && counter.colors.count <= limit
    let palette =
      isExact
      ? counter.colors : quantizer.palette(counter.colors, counts: counter.counts, limit: limit)
    if isExact {
      indices = counter.numbers.map { UInt8(truncatingIfNeeded: min($0, UInt32(palette.count))) }
    } else {
      dither(palette, box)
    }
    writePicture(palette, box, delay: delay, disposal)
  }

  /// Chooses an index for each pixel of the box.
  ///
  /// A hot loop. `indices` gets one number a pixel of the box, as the counter has them.
  private mutating func dither(_ palette: [UInt32], _ box: GIFBox) {
    let dither = GIFDither(palette)
    let mixtures = counter.colors.map(dither.mixture)
    let transparent = UInt8(truncatingIfNeeded: palette.count)
    let (width, numbers) = (box.width, counter.numbers)
    indices = [UInt8](unsafeUninitializedCapacity: numbers.count) { indices, count in
      for row in 0..<box.height {
        let line = ((box.top + row) & 7) << 3
        for column in 0..<width {
          let place = row * width + column
          let number = numbers[place]
          indices[place] =
            number == GIFColorCounter.unchanged
            ? transparent
            : mixtures[Int(number)].index(
              threshold: GIFDither.matrix[line | ((box.left + column) & 7)])
        }
      }
      count = numbers.count
    }
  }

  private mutating func writePicture(
    _ palette: [UInt32], _ box: GIFBox, delay: Int, _ disposal: Disposal
  ) {
    let isTransparent = counter.hasUnchanged
    // A table has 2 to 256 colours, a power of two.
    let used = palette.count + (isTransparent ? 1 : 0)
    var depth = 1
    while 1 << depth < used { depth += 1 }
    file += [0x21, 0xF9, 4, disposal.rawValue << 2 | (isTransparent ? 1 : 0)]
    file.appendWord(delay)
    file += [isTransparent ? UInt8(palette.count) : 0, 0]
    file.append(0x2C)
    for value in [box.left, box.top, box.width, box.height] { file.appendWord(value) }
    file.append(0x80 | UInt8(depth - 1))
    for color in palette {
      file.append(UInt8(color >> 16 & 255))
      file.append(UInt8(color >> 8 & 255))
      file.append(UInt8(color & 255))
    }
    file.append(contentsOf: repeatElement(0, count: 3 * (1 << depth - palette.count)))
    compressor.encode(indices, depth: max(depth, 2), into: &file)
  }
}
