import Synchronization
import TweenPaint

/// A part of a bitmap at a half, a quarter and so on of its size, each pixel the mean of the pixels
/// that it replaces, rounded once. A pixel at the right or lower edge replaces fewer.
final class BitmapPyramid: Sendable {
  struct Level: Sendable {
    let width: Int
    let height: Int
    let pixels: ContiguousArray<UInt32>
  }

  /// The levels, the first of which has half the size.
  let levels: ContiguousArray<Level>

  init(_ bitmap: Bitmap, _ part: PixelRect) {
    var levels: ContiguousArray<Level> = []
    var base = Means(bitmap, part)
    while base.width > 1 || base.height > 1 {
      // The number of the bitmap's pixels that the last column and row replace.
      let size = 1 &<< levels.count
      base = base.half(
        Edges(
          size: size, lastColumn: part.width &- (base.width &- 1) &* size,
          lastRow: part.height &- (base.height &- 1) &* size))
      levels.append(base.rounded)
    }
    self.levels = levels
  }

  private struct Edges {
    var size: Int
    var lastColumn: Int
    var lastRow: Int
  }

  /// Pixels as blue, green, red, alpha in 1/256 of a level: exact up to a sixteenth of the size.
  private struct Means {
    let width: Int
    let height: Int
    private let pixels: ContiguousArray<SIMD4<UInt16>>

    init(_ bitmap: Bitmap, _ part: PixelRect) {
      width = part.width
      height = part.height
      var pixels: ContiguousArray<SIMD4<UInt16>> = []
      pixels.reserveCapacity(width &* height)
      for y in part.y..<part.y &+ height {
        for x in part.x..<part.x &+ width {
          let bytes = unsafeBitCast(bitmap.pixels[y &* bitmap.width &+ x], to: SIMD4<UInt8>.self)
          pixels.append(SIMD4<UInt16>(truncatingIfNeeded: bytes) &<< SIMD4(repeating: 8))
        }
      }
      self.pixels = pixels
    }

    private init(width: Int, height: Int, pixels: ContiguousArray<SIMD4<UInt16>>) {
      self.width = width
      self.height = height
      self.pixels = pixels
    }

    var rounded: Level {
      Level(
        width: width, height: height,
        pixels: ContiguousArray(
          pixels.map { pixel in
            let bytes = (pixel &+ SIMD4(repeating: 128)) &>> SIMD4(repeating: 8)
            return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bytes), to: UInt32.self)
          }))
    }

    func half(_ edges: Edges) -> Means {
      let newWidth = (width &+ 1) / 2
      let newHeight = (height &+ 1) / 2
      var result: ContiguousArray<SIMD4<UInt16>> = []
      result.reserveCapacity(newWidth &* newHeight)
      func wide(_ index: Int) -> SIMD4<UInt32> {
        SIMD4<UInt32>(truncatingIfNeeded: pixels[index])
      }
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          if 2 &* x &+ 2 < width && 2 &* y &+ 2 < height {
            let at = 2 &* (y &* width &+ x)
            let sum = wide(at) &+ wide(at &+ 1) &+ wide(at &+ width) &+ wide(at &+ width &+ 1)
            let mean = (sum &+ SIMD4(repeating: 2)) &>> SIMD4(repeating: 2)
            result.append(SIMD4<UInt16>(truncatingIfNeeded: mean))
          } else {
            result.append(edgePixel(2 &* x, 2 &* y, edges))
          }
        }
      }
      return Means(width: newWidth, height: newHeight, pixels: result)
    }

    /// The mean of up to four pixels that may cover different areas.
    private func edgePixel(_ left: Int, _ top: Int, _ edges: Edges) -> SIMD4<UInt16> {
      var sum = SIMD4<UInt64>.zero
      var area: UInt64 = 0
      for y in top..<min(top &+ 2, height) {
        for x in left..<min(left &+ 2, width) {
          let across = x &+ 1 == width ? edges.lastColumn : edges.size
          let down = y &+ 1 == height ? edges.lastRow : edges.size
          let share = UInt64(across &* down)
          let pixel = SIMD4<UInt64>(truncatingIfNeeded: pixels[y &* width &+ x])
          sum = sum &+ pixel &* SIMD4(repeating: share)
          area &+= share
        }
      }
      return SIMD4<UInt16>(truncatingIfNeeded: (sum &+ SIMD4(repeating: area / 2)) / area)
    }
  }
}

/// Keeps the pyramids of bitmaps that are drawn smaller, from frame to frame.
///
/// A bitmap is identified by the address of its pixels, and retained, so that the address is not
/// reused. The drawing is the same for a kept and for a new pyramid.
final class PyramidStore: Sendable {
  /// Pyramids that were not used for this number of frames are dropped.
  private static let patience = 60
  /// The oldest are dropped sooner where their bitmaps have more pixels together: 300 MB or so.
  private static let maximumPixels = 1 << 25

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
      while pixels > Self.maximumPixels, state.entries.count > 1 {
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
