import Foundation
import TweenPaint

/// A bitmap, ready to be drawn: pixel on pixel, stretched, turned, repeated, or in perspective.
///
/// A pixel's colour depends on its place alone. Drawn pixel on pixel a bitmap is copied exactly.
///
/// - Upright (also mirrored and by quarter turns): the mean over the box a pixel covers, at least a
///   pixel of the bitmap wide, taken exactly; that is interpolation where nothing is made smaller.
///   From an eighth of the size on, boxes are made of the pyramid's pixels instead.
/// - Slanted or in perspective: interpolated; where it is made smaller, the mean of interpolated
///   samples all over the parallelogram a pixel covers.
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

  /// Takes a map that is a whole shift but for rounding for that shift.
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

  /// What the map asks for.
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
      let plane = BitmapPlane(
        pixels: base + (part.y &* bitmap.width &+ part.x), stride: bitmap.width)
      switch mode {
      case .copied: return copy(x, count, plane, scratch)
      case .nearest: fillNearest(x, count, plane, scratch)
      case .linear: fillLinear(x, count, plane, scratch)
      case .boxed: onLevel(plane) { BoxFill(shader: self, x: x, count: count, out: scratch) }
      case .slanted: onLevel(plane) { GridFill(shader: self, x: x, count: count, out: scratch) }
      case .projected: fillProjected(x, count, plane, scratch)
      }
      return UnsafePointer(scratch)
    }
  }

  /// The bitmap's own pixels where they lie in a row of it, else put together.
  private func copy(
    _ x: Int, _ count: Int, _ plane: BitmapPlane, _ out: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let first = Int(row.x - 0.5) &+ x
    let y = vertical.place(Int(row.y - 0.5))
    if y < 0 {
      fillPixels(out, count, 0)
      return UnsafePointer(out)
    }
    let line = plane.pixels + y &* plane.stride
    // The bitmap is kept by the frame, longer than its pixels are asked for.
    if first >= 0 && first &+ count <= horizontal.count { return line + first }
    for index in 0..<count {
      let place = horizontal.place(first &+ index)
      out[index] = place < 0 ? 0 : line[place]
    }
    return UnsafePointer(out)
  }

  /// Where a canvas pixel's centre lies in the part.
  @inline(__always)
  private func point(_ x: Int) -> SIMD2<Double> {
    let p = row + map.perX * Double(x)
    return SIMD2(ImageAxis.tame(p.x), ImageAxis.tame(p.y))
  }

  @inline(__always)
  private func nearest(_ p: SIMD2<Double>, _ plane: BitmapPlane) -> UInt32 {
    let x = horizontal.index(at: p.x)
    let y = vertical.index(at: p.y)
    return x | y < 0 ? 0 : plane.pixels[y &* plane.stride &+ x]
  }

  private func fillNearest(
    _ x: Int, _ count: Int, _ plane: BitmapPlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count { out[index] = nearest(point(x &+ index), plane) }
  }

  private func fillLinear(
    _ x: Int, _ count: Int, _ plane: BitmapPlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    var v = vertical.pair(at: point(x).y)
    let isLevel = map.perX.y == 0
    for index in 0..<count {
      let p = point(x &+ index)
      if !isLevel { v = vertical.pair(at: p.y) }
      out[index] = nearestPixel(plane.interpolated(horizontal.pair(at: p.x), v))
    }
  }

  // MARK: Smaller sizes

  /// Calls `fill` with the plane of the level that the shader's map asks for.
  @inline(__always)
  private func onLevel<Fill: PlaneFill>(_ plane: BitmapPlane, _ fill: () -> Fill) {
    withPlane(levels.level, plane, fill())
  }

  @inline(__always)
  private func withPlane(_ level: Int, _ plane: BitmapPlane, _ fill: some PlaneFill) {
    guard level > 0, let pyramid else {
      fill.fill(plane, level: 0)
      return
    }
    let smaller = pyramid.levels[level &- 1]
    smaller.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      fill.fill(PyramidPlane(pixels: base, stride: smaller.width), level: level)
    }
  }

  /// The mean over upright boxes.
  private struct BoxFill: PlaneFill {
    let shader: ImageShader
    let x: Int
    let count: Int
    let out: UnsafeMutablePointer<UInt32>

    func fill(_ plane: some ImagePlane, level: Int) {
      let horizontal = shader.horizontal.level(level)
      let vertical = shader.vertical.level(level)
      let scale = 1 / Double(1 &<< level)
      let levels = shader.levels
      let capacity = ImageAxis.mostTaps
      withUnsafeTemporaryAllocation(of: ImageAxis.Tap.self, capacity: 2 * capacity) { taps in
        guard let across = taps.baseAddress else { return }
        let down = across + capacity
        var last = SIMD2<Double>(repeating: .infinity)
        var acrossCount = 0
        var downCount = 0
        for index in 0..<count {
          let p = shader.point(x &+ index) * scale
          if p.x != last.x {
            acrossCount = horizontal.taps(center: p.x, width: levels.across, into: across)
          }
          if p.y != last.y {
            downCount = vertical.taps(center: p.y, width: levels.down, into: down)
          }
          last = p
          out[index] = nearestPixel(plane.mean(across, acrossCount, down, downCount))
        }
      }
    }
  }

  /// The mean over slanted areas that are all alike.
  private struct GridFill: PlaneFill {
    let shader: ImageShader
    let x: Int
    let count: Int
    let out: UnsafeMutablePointer<UInt32>

    func fill(_ plane: some ImagePlane, level: Int) {
      let axes = LevelAxes(shader, level)
      let grid = SampleGrid(
        shader.levels, SIMD2(shader.map.perX.x, shader.map.perX.y),
        SIMD2(shader.map.perY.x, shader.map.perY.y), scale: axes.scale)
      for index in 0..<count {
        out[index] = nearestPixel(
          axes.mean(plane, around: shader.point(x &+ index) * axes.scale, grid))
      }
    }
  }

  // MARK: Perspective

  private func fillProjected(
    _ x: Int, _ count: Int, _ plane: BitmapPlane, _ out: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count {
      let p = row + map.perX * Double(x &+ index)
      // At the eye and behind it nothing is seen: any colour will do.
      let inverse = p.z > 1e-15 ? 1 / p.z : 1e15
      let place = SIMD2(ImageAxis.tame(p.x * inverse), ImageAxis.tame(p.y * inverse))
      if sampling == .nearest {
        out[index] = nearest(place, plane)
        continue
      }
      let fill = ProjectedFill(
        shader: self, place: place,
        across: (SIMD2(map.perX.x, map.perX.y) - place * map.perX.z) * inverse,
        down: (SIMD2(map.perY.x, map.perY.y) - place * map.perY.z) * inverse, out: out + index)
      withPlane(fill.levels.level, plane, fill)
    }
  }

  /// The mean over the area of one pixel.
  private struct ProjectedFill: PlaneFill {
    let shader: ImageShader
    let place: SIMD2<Double>
    /// How far the place moves with a pixel.
    let across: SIMD2<Double>
    let down: SIMD2<Double>
    let out: UnsafeMutablePointer<UInt32>
    let levels: ImageLevels

    @inline(__always)
    init(
      shader: ImageShader, place: SIMD2<Double>, across: SIMD2<Double>, down: SIMD2<Double>,
      out: UnsafeMutablePointer<UInt32>
    ) {
      self.shader = shader
      self.place = place
      self.across = across
      self.down = down
      self.out = out
      let isSmooth = shader.sampling == .smooth
      levels = ImageLevels(
        gridOf: isSmooth ? ImageAxis.tame(length(across.x, across.y)) : 1,
        by: isSmooth ? ImageAxis.tame(length(down.x, down.y)) : 1,
        levelCount: shader.pyramid?.levels.count ?? 0)
    }

    @inline(__always)
    func fill(_ plane: some ImagePlane, level: Int) {
      let axes = LevelAxes(shader, level)
      let grid = SampleGrid(levels, across, down, scale: axes.scale)
      out.pointee = nearestPixel(axes.mean(plane, around: place * axes.scale, grid))
    }
  }

  /// Both axes at a level.
  private struct LevelAxes {
    let horizontal: ImageAxis
    let vertical: ImageAxis
    let scale: Double
    private let isWhole: Bool

    @inline(__always)
    init(_ shader: ImageShader, _ level: Int) {
      horizontal = shader.horizontal.level(level)
      vertical = shader.vertical.level(level)
      scale = 1 / Double(1 &<< level)
      isWhole = horizontal.isWhole && vertical.isWhole
    }

    @inline(__always)
    func mean(
      _ plane: some ImagePlane, around p: SIMD2<Double>, _ grid: SampleGrid
    ) -> Quad {
      if grid.isSingle { return sample(plane, p) }
      var sum = Quad.zero
      var rowStart = p + grid.first
      for _ in 0..<grid.rows {
        var at = rowStart
        for _ in 0..<grid.columns {
          sum += sample(plane, at)
          at += grid.across
        }
        rowStart += grid.down
      }
      return sum * grid.share
    }

    /// Between the pixels around a point.
    @inline(__always)
    private func sample(_ plane: some ImagePlane, _ p: SIMD2<Double>) -> Quad {
      if isWhole {
        return plane.interpolated(horizontal.pair(at: p.x), vertical.pair(at: p.y))
      }
      return mixed(plane, p)
    }

    /// The same for a source that cuts through pixels.
    @inline(never)
    private func mixed(_ plane: some ImagePlane, _ p: SIMD2<Double>) -> Quad {
      let capacity = ImageAxis.mostTaps
      return withUnsafeTemporaryAllocation(of: ImageAxis.Tap.self, capacity: 2 * capacity) { taps in
        guard let across = taps.baseAddress else { return .zero }
        let down = across + capacity
        let acrossCount = horizontal.taps(center: p.x, width: 1, into: across)
        let downCount = vertical.taps(center: p.y, width: 1, into: down)
        return plane.mean(across, acrossCount, down, downCount)
      }
    }
  }
}

/// Something that fills pixels from an image plane, compiled for each kind of plane.
private protocol PlaneFill {
  func fill(_ plane: some ImagePlane, level: Int)
}

/// Where samples are taken in the area a pixel covers: so many along both sides, spread so that
/// together, each a pixel of the plane wide, they cover it; exactly, where the sides are whole.
private struct SampleGrid {
  let columns: Int
  let rows: Int
  /// From the area's middle to the first sample, and on to the next ones.
  let first: SIMD2<Double>
  let across: SIMD2<Double>
  let down: SIMD2<Double>
  let share: Float
  var isSingle: Bool {
    @inline(__always) get { columns &* rows == 1 }
  }

  /// - Parameters:
  ///   - across, down: the sides, in the bitmap's pixels; `scale` times that on the plane.
  @inline(__always)
  init(_ levels: ImageLevels, _ across: SIMD2<Double>, _ down: SIMD2<Double>, scale: Double) {
    columns = Int((levels.across - 1e-9).rounded(.up))
    rows = Int((levels.down - 1e-9).rounded(.up))
    share = 1 / Float(columns &* rows)
    // Samples reach half a pixel beyond their places, so the places span the side less a pixel.
    func step(_ side: SIMD2<Double>, _ length: Double, _ count: Int) -> SIMD2<Double> {
      count > 1 ? side * (scale * (length - 1) / (length * Double(count &- 1))) : .zero
    }
    self.across = step(across, levels.across, columns)
    self.down = step(down, levels.down, rows)
    first =
      (self.across * Double(columns &- 1) + self.down * Double(rows &- 1)) * -0.5
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
    // Not so for NaN either.
    guard source.width > 0, source.height > 0, left < right, top < bottom else { return nil }
    self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}
