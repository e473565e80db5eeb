import TweenPaint

@testable import TweenCodecs

extension FuzzTarget {
  /// Films that our writers write and our readers read: every frame comes back, and the time adds up.
  static let film = FuzzTarget("film", maxLength: 512) { bytes in
    var source = ByteSource(bytes)
    let (width, height) = (1 + source.index(below: 24), 1 + source.index(below: 24))
    let isOpaque = source.flag()
    let rate = (1 + source.index(below: 100), 1 + source.index(below: 3))
    var bitmap = Bitmap(
      width: width, height: height,
      pixels: Array(repeating: isOpaque ? 0xFF40_2010 : 0, count: width * height))
    var frames = [bitmap]
    while !source.isEmpty, frames.count < 12 {
      change(&bitmap, isOpaque: isOpaque, &source)
      frames.append(bitmap)
    }
    try checkAPNG(frames, isOpaque: isOpaque, rate: rate)
    try checkGIF(frames, rate: rate)
    try checkDelays(frames, rate: rate)
  }

  /// Fills a box with one colour, or with stripes.
  private static func change(
    _ bitmap: inout Bitmap, isOpaque: Bool, _ source: inout ByteSource
  ) {
    let (left, top) = (source.index(below: bitmap.width), source.index(below: bitmap.height))
    let columns = min(source.index(below: bitmap.width + 1), bitmap.width - left)
    let rows = min(source.index(below: bitmap.height + 1), bitmap.height - top)
    let alpha: UInt32 = isOpaque ? 255 : source.pick([0, 1, 127, 128, 255])
    let colors = (0..<2).map { _ in
      (0..<3).reduce(alpha) { pixel, _ in pixel << 8 | UInt32(source.byte()) * alpha / 255 }
    }
    let period = 1 + source.index(below: 5)
    for row in top..<top + rows {
      for column in left..<left + columns {
        bitmap.pixels[row * bitmap.width + column] = colors[(row + column) / period & 1]
      }
    }
  }

  private static func checkAPNG(
    _ frames: [Bitmap], isOpaque: Bool, rate: (Int, Int)
  ) throws {
    guard let unit = FilmTimeUnit(numerator: rate.1, denominator: rate.0) else { return }
    let sink = BytesSink()
    let writer = try APNGWriter(
      width: frames[0].width, height: frames[0].height, isOpaque: isOpaque, timeUnit: unit,
      sink: sink)
    for frame in frames { try writer.add(frame) }
    try writer.finish()
    try FuzzFault.unless(
      try ImageDecoder.decode(sink.bytes) == frames[0], "a film's picture is not its first frame")
    try FuzzFault.unless(
      writer.frameCount == distinct(frames).count, "an APNG has \(writer.frameCount) frames")
  }

  /// The frames without those that equal the frame before.
  private static func distinct(_ frames: [Bitmap]) -> [Bitmap] {
    frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { frames[$0] }
  }

  /// All colours of a film fit into a GIF's tables here, so that each frame comes back.
  private static func checkGIF(_ frames: [Bitmap], rate: (Int, Int)) throws {
    let sink = BytesSink()
    let writer = try GIFWriter(
      width: frames[0].width, height: frames[0].height, rate: (10, 1), loops: 0, hasAlpha: true,
      to: sink)
    for frame in frames { try writer.add(frame, isUnchanged: false) }
    try writer.finish()
    let read = try ImageDecoder.frames(sink.bytes)
    // A GIF has no partial alpha: frames that differ only there are one.
    let shown = distinct(frames.map(withoutPartialAlpha))
    try FuzzFault.unless(
      read.isComplete && read.count == shown.count,
      "a GIF has \(read.count) frames, not \(shown.count)")
    for (index, frame) in shown.enumerated() {
      let found = try read.bitmap(at: index)
      let place = zip(found.pixels, frame.pixels).enumerated().first { $1.0 != $1.1 }
      try FuzzFault.unless(
        found == frame, "frame \(index) of a GIF differs: \(String(describing: place))")
    }
    try FuzzFault.unless(
      read.delays.reduce(0, +) == frames.count * 100, "a GIF lasts \(read.delays) milliseconds")
  }

  /// The pixels that a GIF can have: clear where alpha is below 128, else opaque in the same colour.
  private static func withoutPartialAlpha(_ bitmap: Bitmap) -> Bitmap {
    var bitmap = bitmap
    for (index, pixel) in bitmap.pixels.enumerated() {
      let alpha = pixel >> 24
      bitmap.pixels[index] =
        alpha < 128
        ? 0
        : [16, 8, 0].reduce(0xFF00_0000) { color, shift in
          color | (((pixel >> UInt32(shift) & 255) * 255 + alpha / 2) / alpha) << UInt32(shift)
        }
    }
    return bitmap
  }

  /// At any rate a GIF lasts as long as its film, to a hundredth of a second.
  private static func checkDelays(_ frames: [Bitmap], rate: (Int, Int)) throws {
    let sink = BytesSink()
    let writer = try GIFWriter(
      width: frames[0].width, height: frames[0].height, rate: rate, loops: 1, hasAlpha: false,
      to: sink)
    for frame in frames { try writer.add(frame, isUnchanged: false) }
    try writer.finish()
    let delays = try ImageDecoder.frames(sink.bytes).delays
    let seconds = Double(frames.count * rate.1) / Double(rate.0)
    // No frame lasts less than two hundredths.
    try FuzzFault.unless(
      abs(Double(delays.reduce(0, +)) / 1000 - max(seconds, 0.02)) <= 0.0151,
      "a film of \(seconds) s lasts \(delays) milliseconds")
  }
}

/// A film's file in memory.
private final class BytesSink: FilmSink {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes += bytes }

  func overwrite(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
