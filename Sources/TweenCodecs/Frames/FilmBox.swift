import Glibc
import TweenPaint

/// A box of pixels within a bitmap.
package struct FilmBox: Equatable, Sendable {
  /// Columns to the left of the box, 0 or more.
  package var left: Int
  /// Rows above the box, 0 or more.
  package var top: Int
  /// The columns of the box.
  package var width: Int
  /// The rows of the box.
  package var height: Int

  /// A box; each parameter is the property of that name.
  package init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// Whether the box has no pixels.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part of the box within a bitmap of that size; empty where they do not overlap.
  package func clipped(width: Int, height: Int) -> FilmBox {
    func range(_ start: Int, _ length: Int, _ limit: Int) -> (Int, Int) {
      let first = min(max(start, 0), limit)
      let (sum, overflows) = start.addingReportingOverflow(max(length, 0))
      return (first, max(min(overflows ? limit : sum, limit) - first, 0))
    }
    let (left, width) = range(left, self.width, width)
    let (top, height) = range(top, self.height, height)
    return FilmBox(left: left, top: top, width: width, height: height)
  }

  /// Returns the smallest box that has all pixels in which two bitmaps differ; nil where they are
  /// equal.
  ///
  /// - Parameters:
  ///   - old: A bitmap of the size of `new`.
  ///   - new: The bitmap that is compared with `old`.
  ///   - region: Pixels outside of this box are not compared. It may reach beyond the bitmaps.
  package static func changed(
    from old: Bitmap, to new: Bitmap, within region: FilmBox? = nil
  ) -> FilmBox? {
    precondition(old.width == new.width && old.height == new.height)
    let whole = FilmBox(left: 0, top: 0, width: new.width, height: new.height)
    let region = region?.clipped(width: new.width, height: new.height) ?? whole
    guard !region.isEmpty else { return nil }
    return old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress, old != new else { return nil }
        return changed(old, new, rowLength: whole.width, within: region)
      }
    }
  }

  /// A hot spot: both pointers have all rows of the region, which is not empty and whose columns are
  /// within `rowLength`.
  private static func changed(
    _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, rowLength: Int,
    within region: FilmBox
  ) -> FilmBox? {
    let columns = region.left..<region.left + region.width
    func isEqual(_ row: Int, _ columns: Range<Int>) -> Bool {
      let start = row * rowLength + columns.lowerBound
      return memcmp(old + start, new + start, columns.count * 4) == 0
    }
    var top = region.top
    var bottom = region.top + region.height
    while top < bottom, isEqual(top, columns) { top += 1 }
    guard top < bottom else { return nil }
    while isEqual(bottom - 1, columns) { bottom -= 1 }
    // Every row can only widen the columns found so far, so that the pixels between are not compared.
    var (left, right) = (columns.upperBound, columns.lowerBound)
    for row in top..<bottom {
      let start = row * rowLength
      left = firstDifference(old + start, new + start, columns.lowerBound, left)
      right = lastDifference(old + start, new + start, right, columns.upperBound)
    }
    return FilmBox(left: left, top: top, width: right - left, height: bottom - top)
  }

  /// The first of the columns from `start` up to `end` that differs; `end` where none does.
  private static func firstDifference(
    _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ start: Int, _ end: Int
  ) -> Int {
    var column = start
    while column &+ 16 <= end, isEqual16(old + column, new + column) { column &+= 16 }
    while column < end, old[column] == new[column] { column &+= 1 }
    return column
  }

  /// The end of the columns from `start` up to `end` that differ; `start` where none does.
  private static func lastDifference(
    _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ start: Int, _ end: Int
  ) -> Int {
    var column = end
    while column &- 16 >= start, isEqual16(old + (column &- 16), new + (column &- 16)) {
      column &-= 16
    }
    while column > start, old[column &- 1] == new[column &- 1] { column &-= 1 }
    return column
  }

  @inline(__always)
  private static func isEqual16(_ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>) -> Bool
  {
    var difference = SIMD4<UInt32>(repeating: 0)
    for part in 0..<4 {
      let a = UnsafeRawPointer(old + 4 * part).loadUnaligned(as: SIMD4<UInt32>.self)
      let b = UnsafeRawPointer(new + 4 * part).loadUnaligned(as: SIMD4<UInt32>.self)
      difference |= a ^ b
    }
    let halves = unsafeBitCast(difference, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}
