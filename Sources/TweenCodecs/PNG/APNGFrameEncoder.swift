import TweenPaint

/// A frame of an animated PNG, compressed.
struct APNGFrame {
  /// The frame's place. Outside of it nothing changes.
  var box: FilmBox
  /// Whether the frame is drawn over the one before (APNG_BLEND_OP_OVER), so that its clear pixels
  /// change nothing; otherwise it replaces the canvas in its box (APNG_BLEND_OP_SOURCE).
  var isOver: Bool
  /// A zlib stream of the box's rows.
  var data: [UInt8]
}

/// Compresses the frames of an animated PNG of one colour type.
///
/// A frame drawn over the one before has clear pixels where nothing changed. Those compress to almost
/// nothing; scattered ones, however, interrupt repetitions. Drawings in which 2 to 9 pixels of 10
/// stay can be smaller either way. So such a frame is compressed both ways, and the smaller result is
/// used. For large boxes the choice stays for two more frames if they are alike in size and in the
/// share of unchanged pixels: that makes a file 1 % larger, and saves half of the work.
///
/// Not Sendable: use it from one thread at a time.
final class APNGFrameEncoder {
  /// The channels of a pixel that the file stores.
  let channels: PNGRows.Channels
  private let rows: PNGRows
  /// The rows in which unchanged pixels are clear; nil where pixels have no alpha.
  private let overRows: PNGRows?
  private let stream: ZlibStream

  /// The largest area, in pixels, that is always compressed both ways: about 5 ms.
  private static let smallArea = 1 << 17

  private var prefersOver = false
  /// The number of frames since the last one that was compressed both ways; its pixels, and the
  /// thousandths of them that were unchanged.
  private var age = 0
  private var comparedArea = 0
  private var comparedShare = 0

  init(_ channels: PNGRows.Channels) throws {
    self.channels = channels
    rows = try PNGRows(channels)
    overRows = channels == .rgb ? nil : try PNGRows(channels)
    stream = try ZlibStream(level: 6)
  }

  /// Compresses a frame.
  ///
  /// - Parameters:
  ///   - bitmap: The frame.
  ///   - box: A box within the bitmap, which contains all changed pixels, and is not empty.
  ///   - previous: The frame before, of the bitmap's size; nil for the first one.
  func frame(_ bitmap: Bitmap, _ box: FilmBox, after previous: Bitmap?) throws -> APNGFrame {
    guard let overRows, let previous,
      let share = unchangedShare(from: previous, to: bitmap, within: box)
    else { return try replacing(bitmap, box) }
    func over() throws -> APNGFrame {
      overRows.fill(bitmap, box, over: previous)
      return try compress(overRows, box, isOver: true)
    }
    let area = box.width * box.height
    age += 1
    if area > Self.smallArea, age < 3, abs(share - comparedShare) <= 100,
      area <= 2 * comparedArea, 2 * area >= comparedArea
    {
      return prefersOver ? try over() : try replacing(bitmap, box)
    }
    (age, comparedArea, comparedShare) = (0, area, share)
    let (replacing, over) = try (replacing(bitmap, box), over())
    prefersOver = over.data.count < replacing.data.count
    return prefersOver ? over : replacing
  }

  /// Compresses a frame of one pixel, which replaces the pixel of the canvas.
  func frame(of pixel: UInt32, left: Int, top: Int) throws -> APNGFrame {
    rows.fill(
      Bitmap(width: 1, height: 1, pixels: [pixel]), FilmBox(left: 0, top: 0, width: 1, height: 1))
    try rows.withBytes { try stream.compress($0) }
    return APNGFrame(
      box: FilmBox(left: left, top: top, width: 1, height: 1), isOver: false,
      data: Array(stream.bytes))
  }

  private func replacing(_ bitmap: Bitmap, _ box: FilmBox) throws -> APNGFrame {
    rows.fill(bitmap, box)
    return try compress(rows, box, isOver: false)
  }

  private func compress(_ rows: PNGRows, _ box: FilmBox, isOver: Bool) throws -> APNGFrame {
    try rows.filter()
    try rows.withBytes { try stream.compress($0) }
    return APNGFrame(box: box, isOver: isOver, data: Array(stream.bytes))
  }

  /// The thousandths of a box's pixels that are equal in two bitmaps; nil without any, or where a
  /// changed pixel is not opaque: drawn over another it would be blended.
  private func unchangedShare(from old: Bitmap, to new: Bitmap, within box: FilmBox) -> Int? {
    var count = 0
    // In an opaque film alpha is ignored.
    let needed: UInt32 = channels == .opaqueRGBA ? 0 : 0xFF00_0000
    var opacity = needed
    old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { pixels in
        for row in box.top..<box.top + box.height {
          let start = row * new.width + box.left
          count += Self.compare(
            UnsafeBufferPointer(rebasing: old[start..<start + box.width]),
            UnsafeBufferPointer(rebasing: pixels[start..<start + box.width]), &opacity)
        }
      }
    }
    guard count > 0, opacity == needed else { return nil }
    return 1_000 * count / (box.width * box.height)
  }

  /// The number of equal pixels of two rows; `opacity` keeps the bits that all others have in `new`.
  /// A hot spot: both have the same length.
  private static func compare(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>,
    _ opacity: inout UInt32
  ) -> Int {
    var common = opacity
    var count: UInt32 = 0
    for index in 0..<min(old.count, new.count) {
      let isEqual = old[index] == new[index]
      count &+= isEqual ? 1 : 0
      common &= isEqual ? ~0 : new[index]
    }
    opacity = common
    return Int(count)
  }
}
