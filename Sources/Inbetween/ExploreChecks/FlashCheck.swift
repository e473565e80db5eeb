import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViews

/// Finds pictures that flash more than three times within one second of the program's time.
///
/// The window is divided into cells of 16 pixels. A cell flashes by pairs of opposing changes of its mean
/// light (`FlashMeter`). The standard's words on area are read like this: cells flash concurrently if their
/// last changes have the same direction and happen in the same frame; an area is contiguous if its cells share
/// sides; it is large from a quarter of a rectangle of 341x256 points on, or a quarter of a smaller window.
/// Lines of text that pass change their cells in turn, and are no flash.
///
/// The picture of a frame with input begins anew and counts as no change: the change answers the user, such as
/// a switch of the colour scheme, another size, or a scroll.
final class FlashCheck: MotionCheck {
  static let id = "flashes"
  static let summary = "A large part of the picture flashes more than three times within a second."
  static let source = "WCAG 2.2, 2.3.1"

  /// A quarter of a field of 10 degrees, in square points.
  private static let leastArea = 341.0 * 256 / 4
  /// The side of a cell in pixels, the renderer's tile.
  private static let side = Renderer.tileSize

  /// The cells, row after row; empty before the first frame.
  private var cells: [FlashMeter] = []
  private var columns = 0
  private var width = 0
  private var height = 0

  func examine(_ frame: ExploredFrame) throws -> [Finding] {
    let damage = try frame.render().damageRects
    let changed = try frame.withPixels { pixels, width, height, stride in
      let isNew = cells.isEmpty || width != self.width || height != self.height
      if isNew { (self.width, self.height) = (width, height) }
      let grid = CellGrid(
        pixels: pixels, width: width, height: height, stride: stride, side: Self.side)
      if isNew {
        columns = grid.columns
        cells = (0..<grid.rows).flatMap { row in
          (0..<grid.columns).map { FlashMeter(grid.light(column: $0, row: row)) }
        }
        return false
      }
      update(grid, damage, frame)
      return !damage.isEmpty
    }
    guard changed, frame.input.isEmpty else { return [] }
    let limit = min(Self.leastArea, frame.size.width * frame.size.height / 4)
    for kind in [\FlashMeter.general, \FlashMeter.red] {
      for isUp in [true, false] {
        let areas = areas(of: kind, isUp: isUp, frame)
        guard let largest = areas.max(by: { $0.area < $1.area }), largest.area >= limit else {
          continue
        }
        return [finding(largest, isRed: kind == \FlashMeter.red, in: frame)]
      }
    }
    return []
  }

  /// Measures the cells that were drawn.
  private func update(_ grid: CellGrid, _ damage: [PixelRect], _ frame: ExploredFrame) {
    for rect in damage {
      for row in rect.y / Self.side..<(rect.y + rect.height + Self.side - 1) / Self.side {
        for column in rect.x / Self.side..<(rect.x + rect.width + Self.side - 1) / Self.side {
          let light = grid.light(column: column, row: row)
          if frame.input.isEmpty {
            cells[row * columns + column].add(light, at: frame.time)
          } else {
            cells[row * columns + column].rebase(light)
          }
        }
      }
    }
  }

  // MARK: Areas

  /// Contiguous cells.
  private struct Area {
    /// Square points.
    var area = 0.0
    /// The rectangle around the cells, in points.
    var box = CGRect.null
  }

  private func areas(
    of kind: KeyPath<FlashMeter, FlashMeter.Series>, isUp: Bool, _ frame: ExploredFrame
  ) -> [Area] {
    var isOpen = cells.map { cell in
      let series = cell[keyPath: kind]
      return series.isUp == isUp && series.flashes(at: frame.time)
    }
    var areas: [Area] = []
    for first in isOpen.indices where isOpen[first] {
      var area = Area()
      var waiting = [first]
      isOpen[first] = false
      while let index = waiting.popLast() {
        let box = cellBox(index, scale: frame.stage.scale)
        area.area += box.width * box.height
        area.box = area.box.union(box)
        for next in neighbors(of: index) where isOpen[next] {
          isOpen[next] = false
          waiting.append(next)
        }
      }
      areas.append(area)
    }
    return areas
  }

  private func neighbors(of index: Int) -> [Int] {
    var list: [Int] = []
    if index % columns > 0 { list.append(index - 1) }
    if index % columns < columns - 1 { list.append(index + 1) }
    if index >= columns { list.append(index - columns) }
    if index + columns < cells.count { list.append(index + columns) }
    return list
  }

  /// The rectangle of a cell in points, without the part outside the window.
  private func cellBox(_ index: Int, scale: Double) -> CGRect {
    let (x, y) = (index % columns * Self.side, index / columns * Self.side)
    return CGRect(
      x: Double(x) / scale, y: Double(y) / scale,
      width: Double(min(Self.side, width - x)) / scale,
      height: Double(min(Self.side, height - y)) / scale)
  }

  private func finding(_ area: Area, isRed: Bool, in frame: ExploredFrame) -> Finding {
    let box = area.box
    func overlap(_ view: ShownView) -> Double {
      let common = view.frame.intersection(box)
      guard !common.isNull else { return 0 }
      let both = common.width * common.height
      return both / (view.frame.width * view.frame.height + box.width * box.height - both)
    }
    let best = frame.views.filter { !$0.frame.isInfinite }.max { overlap($0) < overlap($1) }
    let view = best.flatMap { overlap($0) >= 0.5 ? $0.path : nil }
    let place = [box.minX, box.minY, box.width, box.height].map(PointText.text)
    return Finding(
      check: Self.id, subject: view ?? "window",
      sentence: "\(PointText.text(area.area.rounded())) square points in \(place[0]),\(place[1]) "
        + "\(place[2])x\(place[3]) flash \(isRed ? "red " : "")four times within a second; "
        + "expected at most three.",
      time: frame.time)
  }
}

/// The pixels of a frame in square cells.
private struct CellGrid {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  let stride: Int
  let side: Int

  var columns: Int { (width + side - 1) / side }
  var rows: Int { (height + side - 1) / side }

  /// The mean of every other pixel of a cell, as on the squares of one colour of a chessboard, so that fine
  /// stripes that move give the same mean.
  func light(column: Int, row: Int) -> CellLight {
    let (right, bottom) = (min((column + 1) * side, width), min((row + 1) * side, height))
    var sum = SIMD3<Float>.zero
    var count: Float = 0
    SRGBTransfer.decodedBytes.withUnsafeBufferPointer { light in
      for y in row * side..<bottom {
        var index = column * side + y & 1
        while index < right {
          let pixel = pixels[y * stride + index]
          sum += SIMD3(
            light[Int(pixel >> 16 & 255)], light[Int(pixel >> 8 & 255)], light[Int(pixel & 255)])
          count += 1
          index += 2
        }
      }
    }
    return CellLight(color: count > 0 ? sum / count : .zero)
  }
}
