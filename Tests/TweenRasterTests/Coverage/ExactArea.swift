import Foundation

/// The signed area (winding times area) that outlines cover in every pixel, exact up to double
/// precision: each line is cut at the borders of pixels, and gives a pixel the trapezoid between
/// itself and the pixel's right border. Curves are to be cut finely by the caller.
///
/// Much quicker than `ReferenceRaster`, also in debug builds, so that thousands of shapes can be
/// compared; a test compares the two.
final class ExactArea {
  let width: Int
  let height: Int
  /// Invariant: owns `width + 1` numbers a row, initialised: what each pixel gains over its left
  /// neighbour.
  private let gains: UnsafeMutablePointer<Double>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    gains = .allocate(capacity: (width + 1) * height)
    gains.initialize(repeating: 0, count: (width + 1) * height)
  }

  deinit { gains.deallocate() }

  /// Adds a closed contour.
  func add(_ points: [SIMD2<Double>]) {
    guard var previous = points.last else { return }
    points.withUnsafeBufferPointer { points in
      for point in points {
        addLine(previous.x, previous.y, point.x, point.y)
        previous = point
      }
    }
  }

  /// The signed area of every pixel, row by row.
  func areas() -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    result.withUnsafeMutableBufferPointer { result in
      var row = 0
      while row < height {
        var sum = 0.0
        var x = 0
        while x < width {
          sum += gains[row * (width + 1) + x]
          result[row * width + x] = sum
          x += 1
        }
        row += 1
      }
    }
    return result
  }

  private func addLine(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    if y0 == y1 { return }
    let low = y0 < y1 ? y0 : y1
    let high = y0 < y1 ? y1 : y0
    if high <= 0 || low >= Double(height) { return }
    let slope = (x1 - x0) / (y1 - y0)
    var row = low <= 0 ? 0 : Int(low)
    while row < height, Double(row) < high {
      let top = low > Double(row) ? low : Double(row)
      let bottom = high < Double(row + 1) ? high : Double(row + 1)
      // The ends themselves where they lie in the row, so that neighbours meet exactly.
      let xTop = top == y0 ? x0 : (top == y1 ? x1 : x0 + (top - y0) * slope)
      let xBottom = bottom == y0 ? x0 : (bottom == y1 ? x1 : x0 + (bottom - y0) * slope)
      let climb = y0 < y1 ? top - bottom : bottom - top
      addRow(row, xTop < xBottom ? xTop : xBottom, xTop < xBottom ? xBottom : xTop, climb)
      row += 1
    }
  }

  /// A line within a row, from `left` to `right`, that climbs by `climb` evenly.
  private func addRow(_ row: Int, _ left: Double, _ right: Double, _ climb: Double) {
    let gains = self.gains + row * (width + 1)
    let limit = Double(width)
    if left >= limit { return }
    if right <= 0 {
      gains[0] += climb
      return
    }
    let column = left <= 0 ? 0 : Int(left)
    if left >= 0, right <= Double(column + 1) {
      let share = (left + right) * 0.5 - Double(column)
      gains[column] += climb * (1 - share)
      gains[column + 1] += climb * share
      return
    }
    let perX = climb / (right - left)
    if left < 0 { gains[0] += -left * perX }
    var x = left < 0 ? 0 : left
    var at = column
    while x < right, at < width {
      let end = right < Double(at + 1) ? right : Double(at + 1)
      let part = (end - x) * perX
      let share = (x + end) * 0.5 - Double(at)
      gains[at] += part * (1 - share)
      gains[at + 1] += part * share
      x = end
      at += 1
    }
  }
}

/// What the rules for overlaps can make of the windings in each pixel, 0...1: exact where windings
/// do not mix within it, elsewhere by many lines of points across each row.
struct WindingFolds {
  /// The absolute value of winding times area.
  var signed: [Double]
  /// The absolute winding times area.
  var absolute: [Double]
  /// The sum of winding times area, folded at every whole number.
  var folded: [Double]
  /// The area with an odd winding.
  var odd: [Double]

  private static let linesPerRow = 24

  init(_ contours: [[SIMD2<Double>]], width: Int, height: Int) {
    let exact = ExactArea(width: width, height: height)
    for contour in contours { exact.add(contour) }
    var sums = [Double](repeating: 0, count: width * height)
    absolute = sums
    odd = sums
    let share = 1 / Double(Self.linesPerRow)
    for line in 0..<height * Self.linesPerRow {
      let y = (Double(line) + 0.5) * share
      var crossings: [(x: Double, winding: Int)] = []
      for contour in contours {
        guard var a = contour.last else { continue }
        for b in contour {
          if (a.y <= y) != (b.y <= y) {
            crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? -1 : 1))
          }
          a = b
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.winding
        if winding == 0 || index + 1 == crossings.count { continue }
        let end = min(crossings[index + 1].x, Double(width))
        var x = max(crossing.x, 0)
        while x < end {
          let column = Int(x)
          let next = min(end, Double(column + 1))
          let at = line / Self.linesPerRow * width + column
          let area = (next - x) * share
          sums[at] += Double(winding) * area
          absolute[at] += Double(abs(winding)) * area
          if winding % 2 != 0 { odd[at] += area }
          x = next
        }
      }
    }
    // The lines of points tell how far windings mix; the sum itself is known exactly.
    let areas = exact.areas()
    signed = areas.map { min(abs($0), 1) }
    folded = areas.map(Self.fold)
    for at in sums.indices {
      absolute[at] = min(abs(areas[at]) + absolute[at] - abs(sums[at]), 1)
      odd[at] = folded[at] + odd[at] - Self.fold(sums[at])
    }
  }

  private static func fold(_ sum: Double) -> Double {
    let rest = abs(sum).truncatingRemainder(dividingBy: 2)
    return min(rest, 2 - rest)
  }
}
