import Foundation
import TweenPaint

/// A bitmap, ready to be drawn: pixel on pixel, stretched, turned, repeated, or in perspective.
///
/// A pixel's colour depends on its place alone. Drawn pixel on pixel a bitmap is copied exactly.
///
/// - Upright (also mirrored and by quarter turns): the exact mean over the box that a pixel covers,
///   at least a pixel of the bitmap wide; at full size and above that is interpolation. From an
///   eighth of the size on, boxes are made of the pyramid's pixels instead.
/// - Slanted or in perspective: interpolated; where it is drawn smaller, the mean of interpolated
///   samples all over the parallelogram that a pixel covers.
struct ImageShader: Shader {
  private enum Mode { case copied, nearest, linear, boxed, slanted, projected }

  private let bitmap: Bitmap
  /// The part of the bitmap that is used.
  private let part: PixelRect
  private let horizontal: ImageAxis
  private let vertical: ImageAxis
  private let sampling: Sampling
  /// Canvas pixels to pixels of the part.
  private let map: PlaneMap
  private let pyramid: BitmapPyramid?
  private let mode: Mode
  private let levels: ImageLevels
  let isOpaque = false
  private var row = SIMD3<Double>.zero

  /// - Parameters:
  ///   - pattern: its transform is not used.
  ///   - map: canvas pixels to the bitmap's; flat unless `isProjected`.
  /// nil when no pixel is used.
  init?(_ pattern: PatternPaint, _ map: PlaneMap, isProjected: Bool, store: PyramidStore) {
    let bitmap = pattern.bitmap
    guard let part = PixelRect(enclosing: pattern.source, of: bitmap) else { return nil }
    self.bitmap = bitmap
    self.part = part
    let offset = SIMD2(Double(part.x), Double(part.y))
    let source = pattern.source
    horizontal = ImageAxis(
      pattern.horizontal, low: max(source.minX - offset.x, 0),
      high: min(source.maxX - offset.x, Double(part.width)), count: part.width)
    vertical = ImageAxis(
      pattern.vertical, low: max(source.minY - offset.y, 0),
      high: min(source.maxY - offset.y, Double(part.height)), count: part.height)
    sampling = pattern.sampling
    var map = map
    map.origin -= SIMD3(offset, 0) * map.origin.z
    map.perX -= SIMD3(offset, 0) * map.perX.z
    map.perY -= SIMD3(offset, 0) * map.perY.z
    let isWhole = horizontal.isWhole && vertical.isWhole
    if !isProjected && isWhole { Self.settle(&map) }
    self.map = map
    let layout = Layout(map, sampling, isProjected: isProjected, isWhole: isWhole)
    mode = layout.mode
    pyramid = layout.needsPyramid ? store.pyramid(of: bitmap, part) : nil
    levels =
      layout.mode == .slanted
      ? ImageLevels(
        gridOf: layout.across, by: layout.down, levelCount: pyramid?.levels.count ?? 0)
      : ImageLevels(
        boxOf: layout.across, by: layout.down, levelCount: pyramid?.levels.count ?? 0)
  }

  /// Rounds a map that is almost a whole shift to that shift.
  private static func settle(_ map: inout PlaneMap) {
    let shift = SIMD2(map.origin.x - 0.5, map.origin.y - 0.5)
    let whole = shift.rounded(.toNearestOrAwayFromZero)
    let off = shift - whole
    // Over the largest canvas less than a thousandth of a pixel.
    let slack = 1e-8
    if abs(map.perX.x - 1) < slack, abs(map.perY.y - 1) < slack, abs(map.perX.y) < slack,
      abs(map.perY.x) < slack, abs(off.x) < 1e-4, abs(off.y) < 1e-4, abs(shift.x) < 1e9,
      abs(shift.y) < 1e9
    {
      map.perX = SIMD3(1, 0, 0)
      map.perY = SIMD3(0, 1, 0)
      map.origin = SIMD3(whole + 0.5, 1)
    }
  }

  /// The method of drawing that the map requires.
  private struct Layout {
    var mode: Mode
    var across = 1.0
    var down = 1.0
    var needsPyramid = false

    init(_ map: PlaneMap, _ sampling: Sampling, isProjected: Bool, isWhole: Bool) {
      let isUpright =
        !isProjected
        && ((map.perX.y == 0 && map.perY.x == 0) || (map.perX.x == 0 && map.perY.y == 0))
      let isShift =
        isWhole && isUpright && map.perX.x == 1 && map.perY.y == 1
        && map.origin.x - 0.5 == (map.origin.x - 0.5).rounded()
        && map.origin.y - 0.5 == (map.origin.y - 0.5).rounded()
      if isProjected {
        mode = .projected
        needsPyramid = sampling == .smooth
      } else if isShift {
        mode = .copied
      } else if sampling == .nearest {
        mode = .nearest
      } else if sampling == .linear {
        mode = isWhole ? .linear : .boxed
      } else if isUpright {
        across = abs(map.perX.x) + abs(map.perY.x)
        down = abs(map.perX.y) + abs(map.perY.y)
        mode = isWhole && across <= 1 && down <= 1 ? .linear : .boxed
        needsPyramid = ImageLevels.needsPyramid(boxOf: across, by: down)
      } else {
        across = length(map.perX.x, map.perX.y)
        down = length(map.perY.x, map.perY.y)
        mode = across > 1 || down > 1 ? .slanted : (isWhole ? .linear : .boxed)
        needsPyramid = ImageLevels.needsPyramid(gridOf: across, by: down)
      }
    }
  }

  // MARK: Rows

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, scratch: UnsafeMutablePointer<UInt32>
  ) { row = map.origin + map.perY * Double(y) }

  @inline(never)
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>,
    target: UnsafeMutablePointer<UInt32>?
  ) -> UnsafePointer<UInt32> {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return UnsafePointer(scratch) }
      let whole = ImagePlane(
        pixels: base + (part.y &* bitmap.width &+ part.x), stride: bitmap.width,
        horizontal: horizontal, vertical: vertical, scale: 1)
      switch mode {
      case .copied: return copy(x, count, whole, scratch)
      case .nearest: fillNearest(x, count, whole, scratch)
      case .linear: fillLinear(x, count, whole, scratch)
      case .boxed: withLevel(levels.level, whole) { fillBoxes(x, count, $0, scratch) }
      case .slanted: withLevel(levels.level, whole) { fillGrids(x, count, $0, scratch) }
      case .projected: fillProjected(x, count, whole, scratch)
      }
      return UnsafePointer(scratch)
    }
  }

  /// The bitmap's own pixels where they are contiguous in a row of it; otherwise assembled.
  private func copy(
    _ x: Int, _ count: Int, _ plane: ImagePlane, _ out: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let first = Int(row.x - 0.5) &+ x
    let y = vertical.place(Int(row.y - 0.5))
    if y < 0 {
      fillPixels(out, count, 0)
      return UnsafePointer(out)
    }
    let line = plane.pixels + y &* plane.stride
    // The frame keeps the bitmap for longer than its pixels are used.
    if first >= 0 && first &+ count <= horizontal.count { return line + first }
    for index in 0..<count {
      let place = horizontal.place(first &+ index)
      out[index] = place < 0 ? 0 : line[place]
    }
    return UnsafePointer(out)
  }

  /// The centre of a canvas pixel in the part, unless in perspective.
  @inline(__always)
  private func point(_ x: Int) -> SIMD2<Double> {
    SIMD2(
      ImageAxis.tame(row.x + map.perX.x * Double(x)),
      ImageAxis.tame(row.y + map.perX.y * Double(x)))
  }

  private func fillNearest(
    _ x: Int, _ count: Int, _ plane: ImagePlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count {
      let p = point(x &+ index)
      out[index] = plane.nearest(p.x, p.y)
    }
  }

  private func fillLinear(
    _ x: Int, _ count: Int, _ plane: ImagePlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    let ramp = SIMD4<Double>(0, 1, 2, 3)
    var index = 0
    while index < count {
      let columns = Double(x &+ index) + ramp
      let u = ImageAxis.tame(row.x + map.perX.x * columns)
      let v = ImageAxis.tame(row.y + map.perX.y * columns)
      store4(plane.interpolated(u, v).pixels(times: 1), to: out + index)
      index &+= 4
    }
  }

  // MARK: Smaller sizes

  /// Calls `body` with a level of the pyramid, or the bitmap itself.
  @inline(__always)
  private func withLevel(_ level: Int, _ whole: ImagePlane, _ body: (ImagePlane) -> Void) {
    guard level > 0, let pyramid else {
      body(whole)
      return
    }
    let smaller = pyramid.levels[level &- 1]
    smaller.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      body(
        ImagePlane(
          pixels: base, stride: smaller.width, horizontal: horizontal.level(level),
          vertical: vertical.level(level), scale: 1 / Double(1 &<< level)))
    }
  }

  /// The mean over upright boxes.
  private func fillBoxes(
    _ x: Int, _ count: Int, _ plane: ImagePlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    let capacity = ImageAxis.maximumTaps
    withUnsafeTemporaryAllocation(of: ImageAxis.Tap.self, capacity: 2 * capacity) { taps in
      guard let across = taps.baseAddress else { return }
      let down = across + capacity
      var last = SIMD2<Double>(repeating: .infinity)
      var acrossCount = 0
      var downCount = 0
      for index in 0..<count {
        let p = point(x &+ index) * plane.scale
        if p.x != last.x {
          acrossCount = plane.horizontal.taps(center: p.x, width: levels.across, into: across)
        }
        if p.y != last.y {
          downCount = plane.vertical.taps(center: p.y, width: levels.down, into: down)
        }
        last = p
        out[index] = nearestPixel(plane.mean(across, acrossCount, down, downCount))
      }
    }
  }

  /// The mean over slanted areas of equal shape.
  private func fillGrids(
    _ x: Int, _ count: Int, _ plane: ImagePlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    let grid = SampleGrid(
      levels, SIMD2(map.perX.x, map.perX.y), SIMD2(map.perY.x, map.perY.y))
    for index in 0..<count {
      out[index] = nearestPixel(plane.mean(around: point(x &+ index) * plane.scale, grid))
    }
  }

  // MARK: Perspective

  private func fillProjected(
    _ x: Int, _ count: Int, _ plane: ImagePlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count {
      let p = row + map.perX * Double(x &+ index)
      // Nothing at the eye or behind it is visible: any colour will do.
      let inverse = p.z > 1e-15 ? 1 / p.z : 1e15
      let place = SIMD2(ImageAxis.tame(p.x * inverse), ImageAxis.tame(p.y * inverse))
      if sampling == .nearest {
        out[index] = plane.nearest(place.x, place.y)
        continue
      }
      // The distance between the places of neighbouring pixels.
      var across = (SIMD2(map.perX.x, map.perX.y) - place * map.perX.z) * inverse
      var down = (SIMD2(map.perY.x, map.perY.y) - place * map.perY.z) * inverse
      across = SIMD2(ImageAxis.tame(across.x), ImageAxis.tame(across.y))
      down = SIMD2(ImageAxis.tame(down.x), ImageAxis.tame(down.y))
      let isSmooth = sampling == .smooth
      let levels = ImageLevels(
        gridOf: isSmooth ? length(across.x, across.y) : 1,
        by: isSmooth ? length(down.x, down.y) : 1, levelCount: pyramid?.levels.count ?? 0)
      let grid = SampleGrid(levels, across, down)
      withLevel(levels.level, plane) {
        out[index] = nearestPixel($0.mean(around: place * $0.scale, grid))
      }
    }
  }
}

@inline(__always) private func length(_ x: Double, _ y: Double) -> Double {
  (x * x + y * y).squareRoot()
}

extension PixelRect {
  /// The pixels of a bitmap that a rectangle touches; nil: none.
  fileprivate init?(enclosing source: CGRect, of bitmap: Bitmap) {
    let left = max(source.minX, 0).rounded(.down)
    let top = max(source.minY, 0).rounded(.down)
    let right = min(source.maxX, Double(bitmap.width)).rounded(.up)
    let bottom = min(source.maxY, Double(bitmap.height)).rounded(.up)
    // False for NaN too.
    guard source.width > 0, source.height > 0, left < right, top < bottom else { return nil }
    self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}
