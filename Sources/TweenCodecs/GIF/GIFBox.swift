/// A rectangle of whole pixels on a GIF's canvas.
struct GIFBox: Equatable {
  var left: Int
  var top: Int
  /// The column behind the last one.
  var right: Int
  /// The row below the last one.
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  /// The smallest box that contains both.
  func union(_ other: GIFBox) -> GIFBox {
    GIFBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// The bounds of the pixels that differ between two canvases; nil for equal canvases.
  static func changed(from old: [UInt32], to new: [UInt32], width: Int) -> GIFBox? {
    bounds(old, new, width) { $0 != $1 }
  }

  /// The bounds of the pixels that are opaque in `old` and transparent in `new`; nil without such
  /// pixels.
  static func cleared(from old: [UInt32], to new: [UInt32], width: Int) -> GIFBox? {
    bounds(old, new, width) { $0 != 0 && $1 == 0 }
  }

  /// The bounds of the pixels that match: for each row, a scan from both ends.
  ///
  /// Both canvases have whole rows of `width` pixels, so all indices below are inside of them.
  @inline(__always)
  private static func bounds(
    _ old: [UInt32], _ new: [UInt32], _ width: Int, where matches: (UInt32, UInt32) -> Bool
  ) -> GIFBox? {
    precondition(old.count == new.count && old.count % width == 0)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var box: GIFBox?
        for row in 0..<old.count / width {
          let start = row * width
          var left = start
          let end = start + width
          while left < end, !matches(old[left], new[left]) { left += 1 }
          guard left < end else { continue }
          var right = end
          while !matches(old[right - 1], new[right - 1]) { right -= 1 }
          let line = GIFBox(
            left: left - start, top: row, right: right - start, bottom: row + 1)
          box = box?.union(line) ?? line
        }
        return box
      }
    }
  }
}
