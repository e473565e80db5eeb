import TweenPaint

/// The rows of a box of pixels in PNG's form: each a filter byte and the pixels' channels (W3C PNG,
/// third edition, sections 7 and 9).
///
/// Not Sendable: use it from one thread at a time.
final class PNGRows {
  /// The channels of a pixel in the rows.
  enum Channels {
    /// Colour alone: colour type 2.
    case rgb
    /// Colour and full alpha, for any alpha of the bitmap: colour type 6.
    case opaqueRGBA
    /// Colour and alpha, not premultiplied: colour type 6.
    case rgba

    /// The number in a PNG's header.
    var colorType: UInt8 { self == .rgb ? 2 : 6 }
  }

  private let channels: Channels
  private let bytesPerPixel: Int
  private(set) var rowCount = 0
  private(set) var rowLength = 0
  /// The rows; the bytes behind them are undefined.
  private var storage: [UInt8] = []

  private var isFiltered = false
  /// The number of boxes since the last estimate, and the bytes of its box.
  private var estimateAge = 0
  private var estimatedArea = 0
  private var filtered: [UInt8] = []
  private var sample: [UInt8] = []
  private var sampleFiltered: [UInt8] = []
  /// One row by each of the filters.
  private var candidates: [UInt8] = []
  private let estimator: ZlibStream

  init(_ channels: Channels) throws(ZlibStream.OutOfMemory) {
    self.channels = channels
    bytesPerPixel = channels == .rgb ? 3 : 4
    estimator = try ZlibStream(level: 1)
  }

  /// Calls a body with the bytes of all rows.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[..<(rowCount * rowLength)]))
    }
  }

  /// Fills the rows with a box of a bitmap, which lies within the bitmap and is not empty.
  func fill(_ bitmap: Bitmap, _ box: FilmBox) {
    resize(box)
    storage.withUnsafeMutableBufferPointer { bytes in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<rowCount {
          let start = (box.top + row) * bitmap.width + box.left
          let source = UnsafeBufferPointer(rebasing: pixels[start..<start + box.width])
          let target = UnsafeMutableBufferPointer(
            rebasing: bytes[row * rowLength..<(row + 1) * rowLength])
          target[0] = 0
          switch channels {
          case .rgb: Self.unpackRGB(source, into: target)
          case .opaqueRGBA: Self.unpackChanged(source, from: nil, into: target)
          case .rgba: Self.unpackStraight(source, into: target)
          }
        }
      }
    }
  }

  /// Fills the rows with the pixels of a box that differ from an earlier bitmap, with full alpha for
  /// any alpha of the bitmap, and clear black for the others. The channels have alpha.
  func fill(_ bitmap: Bitmap, _ box: FilmBox, over earlier: Bitmap) {
    precondition(bytesPerPixel == 4 && earlier.width == bitmap.width)
    resize(box)
    storage.withUnsafeMutableBufferPointer { bytes in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        earlier.pixels.withUnsafeBufferPointer { earlier in
          for row in 0..<rowCount {
            let start = (box.top + row) * bitmap.width + box.left
            let range = start..<start + box.width
            let target = UnsafeMutableBufferPointer(
              rebasing: bytes[row * rowLength..<(row + 1) * rowLength])
            target[0] = 0
            Self.unpackChanged(
              UnsafeBufferPointer(rebasing: pixels[range]),
              from: UnsafeBufferPointer(rebasing: earlier[range]), into: target)
          }
        }
      }
    }
  }

  private func resize(_ box: FilmBox) {
    rowCount = box.height
    rowLength = 1 + box.width * bytesPerPixel
    let count = rowCount * rowLength
    if storage.count < count { storage = [UInt8](repeating: 0, count: count) }
  }

  /// A hot spot: the row has 1 + 4 bytes for each pixel. Each pixel gets full alpha; a pixel that
  /// equals the pixel of an earlier row, if any, becomes clear.
  private static func unpackChanged(
    _ pixels: UnsafeBufferPointer<UInt32>, from earlier: UnsafeBufferPointer<UInt32>?,
    into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let first = row.baseAddress, let pixel = pixels.baseAddress else { return }
    let count = pixels.count
    precondition(row.count == 1 + 4 * count && (earlier?.count ?? count) == count)
    let target = UnsafeMutableRawPointer(first + 1)
    func bytes(_ pixel: UInt32) -> UInt32 {
      (0xFF00_0000 | pixel & 0xFF00 | pixel << 16 & 0xFF_0000 | pixel >> 16 & 0xFF).littleEndian
    }
    if let earlier = earlier?.baseAddress {
      for index in 0..<count {
        let (old, new) = (earlier[index], pixel[index])
        target.storeBytes(
          of: old == new ? 0 : bytes(new), toByteOffset: 4 &* index, as: UInt32.self)
      }
    } else {
      for index in 0..<count {
        target.storeBytes(of: bytes(pixel[index]), toByteOffset: 4 &* index, as: UInt32.self)
      }
    }
  }

  /// A hot spot: the row has 1 + 4 bytes for each pixel. Channels are divided by alpha.
  private static func unpackStraight(
    _ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    StraightPixels.unpremultiplied.withUnsafeBufferPointer { table in
      var offset = 1
      for pixel in pixels {
        let alpha = Int(pixel >> 24)
        if alpha == 255 {
          row[offset] = UInt8(truncatingIfNeeded: pixel >> 16)
          row[offset + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          row[offset + 2] = UInt8(truncatingIfNeeded: pixel)
        } else {
          let line = alpha << 8
          row[offset] = table[line | Int(pixel >> 16 & 255)]
          row[offset + 1] = table[line | Int(pixel >> 8 & 255)]
          row[offset + 2] = table[line | Int(pixel & 255)]
        }
        row[offset + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
        offset += 4
      }
    }
  }

  /// A hot spot: the row has 1 + 3 bytes for each pixel. A pixel is written as 4 bytes, of which the
  /// first repeats the byte before the pixel.
  private static func unpackRGB(
    _ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let first = row.baseAddress else { return }
    precondition(row.count == 1 + 3 * pixels.count)
    var target = UnsafeMutableRawPointer(first)
    var before = UInt32(row[0])
    for pixel in pixels {
      let bytes = pixel.byteSwapped
      target.storeBytes(of: (bytes & 0xFFFF_FF00 | before).littleEndian, as: UInt32.self)
      before = bytes >> 24
      target += 3
    }
  }

  // MARK: - Filters

  /// Filters the rows where that makes them smaller.
  ///
  /// Drawings compress best without filters, since their rows repeat each other byte by byte;
  /// photographs and blurs compress best with the filter whose sum of absolute differences is the
  /// least in each row (section 12.7). Both are tried on one row of sixteen.
  ///
  /// The choice stays for the next seven boxes of about the same size, since most frames are like the
  /// frames before them.
  func filter() throws(ZlibStream.OutOfMemory) {
    let area = rowCount * rowLength
    estimateAge += 1
    if estimateAge >= 8 || area > 2 * estimatedArea || 2 * area < estimatedArea {
      (estimateAge, estimatedArea) = (0, area)
      isFiltered = try needsFilter()
    }
    guard isFiltered else { return }
    if filtered.count != storage.count { filtered = storage }
    filterRows(of: storage, into: &filtered, rowCount)
    swap(&storage, &filtered)
  }

  /// Whether a sample of the rows is smaller by a fifth when it is filtered. The sample has fewer
  /// repetitions than the box, and would often choose filters that make the box larger.
  private func needsFilter() throws(ZlibStream.OutOfMemory) -> Bool {
    let group = 16
    let groupCount = max(2, rowCount / (16 * group))
    var ranges = [0..<rowCount]
    if rowCount > 2 * group * groupCount {
      ranges = (0..<groupCount).map { index in
        let first = (2 * index + 1) * rowCount / (2 * groupCount) - group / 2
        return first..<first + group
      }
    }
    let count = ranges.reduce(0) { $0 + $1.count }
    copySample(ranges)
    let plain = try estimate(sample)
    sampleFiltered = sample
    filterRows(of: sample, into: &sampleFiltered, count)
    return try estimate(sampleFiltered) * 5 < plain * 4
  }

  private func copySample(_ ranges: [Range<Int>]) {
    sample.removeAll(keepingCapacity: true)
    for range in ranges {
      sample += storage[range.lowerBound * rowLength..<range.upperBound * rowLength]
    }
  }

  private func estimate(_ rows: [UInt8]) throws(ZlibStream.OutOfMemory) -> Int {
    try rows.withUnsafeBufferPointer { rows throws(ZlibStream.OutOfMemory) in
      try estimator.compress(rows)
    }
    return estimator.bytes.count
  }

  /// Filters each row by Sub, Up, Average or Paeth, or by none.
  private func filterRows(of rows: [UInt8], into target: inout [UInt8], _ count: Int) {
    let rowLength = rowLength
    let step = bytesPerPixel
    let stride = rowLength
    if candidates.count < 5 * stride { candidates = [UInt8](repeating: 0, count: 5 * stride) }
    let zeros = [UInt8](repeating: 0, count: rowLength)
    rows.withUnsafeBufferPointer { rows in
      zeros.withUnsafeBufferPointer { zeros in
        candidates.withUnsafeMutableBufferPointer { candidates in
          target.withUnsafeMutableBufferPointer { target in
            guard let rows = rows.baseAddress, let zeros = zeros.baseAddress,
              let candidates = candidates.baseAddress, let target = target.baseAddress
            else { return }
            for index in 0..<count {
              let row = rows + index * rowLength
              let above = index > 0 ? row - rowLength : zeros
              var best = (sum: Int.max, filter: 0)
              for filter in 0..<5 {
                let candidate = candidates + filter * stride
                candidate[0] = UInt8(filter)
                Self.apply(filter, row + 1, above + 1, candidate + 1, rowLength - 1, step)
                let sum = Self.sum(candidate + 1, rowLength - 1)
                if sum < best.sum { best = (sum, filter) }
              }
              (target + index * rowLength).update(
                from: candidates + best.filter * stride, count: rowLength)
            }
          }
        }
      }
    }
  }

  /// The sum of the bytes' distances from 0, with 255 at a distance of 1.
  private static func sum(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var sum: UInt32 = 0
    var total = 0
    // In parts whose sum fits.
    for start in stride(from: 0, to: count, by: 65_536) {
      sum = 0
      for index in start..<min(start + 65_536, count) {
        let value = bytes[index]
        sum &+= UInt32(min(value, 0 &- value))
      }
      total += Int(sum)
    }
    return total
  }

  /// Filters one row.
  ///
  /// A hot spot: all pointers have `count` bytes, a multiple of `step`.
  private static func apply(
    _ filter: Int, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int
  ) {
    // The pixel to the left of the first one counts as 0.
    for index in 0..<step {
      target[index] =
        row[index] &- [0, 0, above[index], above[index] >> 1, above[index]][filter]
    }
    switch filter {
    case 1: for index in step..<count { target[index] = row[index] &- row[index &- step] }
    case 2: for index in step..<count { target[index] = row[index] &- above[index] }
    case 3:
      for index in step..<count {
        let (left, up) = (row[index &- step], above[index])
        // The mean, rounded down, without a carry.
        target[index] = row[index] &- ((left & up) &+ ((left ^ up) >> 1))
      }
    case 4:
      for index in step..<count {
        let left = Int16(row[index &- step])
        let up = Int16(above[index])
        let corner = Int16(above[index &- step])
        let (fromLeft, fromUp) = (abs(up &- corner), abs(left &- corner))
        let fromCorner = abs(left &+ up &- corner &- corner)
        let nearest =
          fromLeft <= fromUp && fromLeft <= fromCorner
          ? left : fromUp <= fromCorner ? up : corner
        target[index] = row[index] &- UInt8(truncatingIfNeeded: nearest)
      }
    default: for index in step..<count { target[index] = row[index] }
    }
  }
}
