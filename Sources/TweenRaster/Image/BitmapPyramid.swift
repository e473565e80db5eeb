import Synchronization
import TweenPaint

/// A part of a bitmap at a half, a quarter and so on of its size, each pixel the mean of those it
/// stands for. A pixel at the right or lower edge stands for fewer.
///
/// Channels are in 1/256 of a level: exact up to a sixteenth of the size.
final class BitmapPyramid: Sendable {
  struct Level: Sendable {
    let width: Int
    let height: Int
    /// Blue, green, red, alpha.
    let pixels: ContiguousArray<SIMD4<UInt16>>
  }

  /// From half the size on.
  let levels: ContiguousArray<Level>

  init(_ bitmap: Bitmap, _ part: PixelRect) {
    var levels: ContiguousArray<Level> = []
    var width = part.width
    var height = part.height
    while width > 1 || height > 1 {
      // How many of the bitmap's pixels the last column and row of the level below stand for.
      let size = 1 &<< levels.count
      let edges = Edges(
        size: size, lastColumn: part.width &- (width &- 1) &* size,
        lastRow: part.height &- (height &- 1) &* size)
      let smaller =
        if let below = levels.last {
          Self.half(width, height, edges) { below.pixels[$1 &* below.width &+ $0] }
        } else {
          Self.half(width, height, edges) { x, y in
            let pixel = bitmap.pixels[(part.y &+ y) &* bitmap.width &+ part.x &+ x]
            let bytes = unsafeBitCast(pixel, to: SIMD4<UInt8>.self)
            return SIMD4<UInt16>(truncatingIfNeeded: bytes) &<< SIMD4(repeating: 8)
          }
        }
      levels.append(smaller)
      width = smaller.width
      height = smaller.height
    }
    self.levels = levels
  }

  private struct Edges {
    var size: Int
    var lastColumn: Int
    var lastRow: Int
  }

  @inline(__always)
  private static func half(
    _ width: Int, _ height: Int, _ edges: Edges, _ pixel: (Int, Int) -> SIMD4<UInt16>
  ) -> Level {
    let newWidth = (width &+ 1) / 2
    let newHeight = (height &+ 1) / 2
    var pixels: ContiguousArray<SIMD4<UInt16>> = []
    pixels.reserveCapacity(newWidth &* newHeight)
    func wide(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
      SIMD4<UInt32>(truncatingIfNeeded: pixel(x, y))
    }
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let left = 2 &* x
        let top = 2 &* y
        if left &+ 2 < width && top &+ 2 < height {
          let sum =
            wide(left, top) &+ wide(left &+ 1, top) &+ wide(left, top &+ 1)
            &+ wide(left &+ 1, top &+ 1)
          pixels.append(
            SIMD4<UInt16>(truncatingIfNeeded: (sum &+ SIMD4(repeating: 2)) &>> SIMD4(repeating: 2))
          )
        } else {
          pixels.append(edgePixel(left, top, width, height, edges, pixel))
        }
      }
    }
    return Level(width: newWidth, height: newHeight, pixels: pixels)
  }

  /// The mean of up to four pixels that may stand for different areas.
  private static func edgePixel(
    _ left: Int, _ top: Int, _ width: Int, _ height: Int, _ edges: Edges,
    _ pixel: (Int, Int) -> SIMD4<UInt16>
  ) -> SIMD4<UInt16> {
    var sum = SIMD4<UInt64>.zero
    var area: UInt64 = 0
    for y in top..<min(top &+ 2, height) {
      for x in left..<min(left &+ 2, width) {
        let across = x &+ 1 == width ? edges.lastColumn : edges.size
        let down = y &+ 1 == height ? edges.lastRow : edges.size
        let share = UInt64(across &* down)
        sum = sum &+ SIMD4<UInt64>(truncatingIfNeeded: pixel(x, y)) &* SIMD4(repeating: share)
        area &+= share
      }
    }
    return SIMD4<UInt16>(truncatingIfNeeded: (sum &+ SIMD4(repeating: area / 2)) / area)
  }
}

/// Keeps the pyramids of bitmaps that are drawn smaller, from frame to frame.
///
/// A bitmap is known by where its pixels lie in memory, and kept, so that nothing else can come to
/// lie there. What is drawn does not depend on whether a pyramid is found or made.
final class PyramidStore: Sendable {
  /// Pyramids that have not been asked for in so many frames are forgotten.
  private static let patience = 60
  /// The oldest are forgotten sooner where their bitmaps have more pixels together: 300 MB or so.
  private static let mostPixels = 1 << 25

  private struct Entry {
    let bitmap: Bitmap
    let part: PixelRect
    let pyramid: BitmapPyramid
    var lastUse: Int
  }

  private struct State {
    var entries: [Entry] = []
    var frame = 0
  }

  private let state = Mutex(State())

  func beginFrame() {
    state.withLock { state in
      state.frame += 1
      let oldest = state.frame - Self.patience
      state.entries.removeAll { $0.lastUse < oldest }
      var pixels = state.entries.reduce(0) { $0 + $1.part.width * $1.part.height }
      while pixels > Self.mostPixels, state.entries.count > 1 {
        let last = state.entries.indices.min {
          state.entries[$0].lastUse < state.entries[$1].lastUse
        }
        guard let last else { return }
        let part = state.entries.remove(at: last).part
        pixels -= part.width * part.height
      }
    }
  }

  func pyramid(of bitmap: Bitmap, _ part: PixelRect) -> BitmapPyramid {
    let address = Self.address(bitmap)
    return state.withLock { state in
      for index in state.entries.indices
      where state.entries[index].part == part
        && Self.address(state.entries[index].bitmap) == address
        && state.entries[index].bitmap.width == bitmap.width
      {
        state.entries[index].lastUse = state.frame
        return state.entries[index].pyramid
      }
      let pyramid = BitmapPyramid(bitmap, part)
      state.entries.append(
        Entry(bitmap: bitmap, part: part, pyramid: pyramid, lastUse: state.frame))
      return pyramid
    }
  }

  private static func address(_ bitmap: Bitmap) -> UnsafePointer<UInt32>? {
    bitmap.pixels.withUnsafeBufferPointer { $0.baseAddress }
  }
}
