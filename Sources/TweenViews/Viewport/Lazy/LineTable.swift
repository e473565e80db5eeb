import Foundation

/// The lengths of a lazy container's lines: measured for lines that were made, else estimated. Only lines
/// near measured ones take memory. Finding the start of a line, or the line at a position, takes time
/// logarithmic in the number of lines.
struct LineTable {
  /// A run of lines stored together once one of them is measured.
  private struct Page {
    var lengths: [CGFloat]
    /// The part of each length that is the gap to the next line; NaN if it was never known.
    var gaps: [CGFloat]
    var isMeasured: [Bool]
  }

  /// The number of lines of a page. More lines make each lookup in a page slower; fewer make more pages to
  /// set up.
  private static let pageSize = 256

  private(set) var count: Int
  /// The distance between lines in points.
  let spacing: CGFloat
  /// The length of a line that was never made.
  private(set) var estimate: CGFloat
  /// Pages by number; in a missing page all lines have the estimated length.
  private var pages: [Int: Page] = [:]
  /// Sums over ranges of pages, each line with its spacing, as a Fenwick tree: entry i (from 1) holds the
  /// sum of the pages up to i, as many as the lowest set bit of i.
  private var sums: [CGFloat] = []
  private let pageCount: Int
  /// By how much lines that were never made exceed the estimate: each, and all together.
  private var stretches: [Int: CGFloat] = [:]
  private(set) var stretched: CGFloat = 0

  /// - Parameter known: lines that were measured before, with their lengths.
  init(
    count: Int, spacing: CGFloat, estimate: CGFloat,
    known: [(line: Int, length: LineLength)] = []
  ) {
    self.count = count
    self.spacing = spacing.isFinite ? spacing : 0
    self.estimate = estimate
    pageCount = (count + Self.pageSize - 1) / Self.pageSize
    for (line, length) in known where line < count {
      edit(line) { page, place in
        page.lengths[place] = length.length
        page.gaps[place] = length.gap
        page.isMeasured[place] = true
      }
    }
    sumUp()
  }

  private func lineCount(ofPage number: Int) -> Int {
    min(Self.pageSize, count - number * Self.pageSize)
  }

  private mutating func edit(_ line: Int, _ change: (inout Page, _ place: Int) -> Void) {
    let (number, place) = line.quotientAndRemainder(dividingBy: Self.pageSize)
    let lines = lineCount(ofPage: number)
    change(
      &pages[
        number,
        default: Page(
          lengths: Array(repeating: estimate, count: lines),
          gaps: Array(repeating: .nan, count: lines),
          isMeasured: Array(repeating: false, count: lines))], place)
  }

  /// The negative length of a line without views cancels its spacing.
  private func stride(ofPage number: Int) -> CGFloat {
    guard let page = pages[number] else {
      return CGFloat(lineCount(ofPage: number)) * (estimate + spacing)
    }
    return page.lengths.reduce(0) { $0 + ($1 + spacing) }
  }

  private mutating func sumUp() {
    sums = [CGFloat](repeating: 0, count: pageCount + 1)
    for number in 0..<pageCount {
      let at = number + 1
      sums[at] += stride(ofPage: number)
      let next = at + (at & -at)
      if next <= pageCount { sums[next] += sums[at] }
    }
  }

  func length(_ line: Int) -> CGFloat {
    let (number, place) = line.quotientAndRemainder(dividingBy: Self.pageSize)
    return pages[number]?.lengths[place] ?? estimate
  }

  func isMeasured(_ line: Int) -> Bool {
    let (number, place) = line.quotientAndRemainder(dividingBy: Self.pageSize)
    return pages[number]?.isMeasured[place] ?? false
  }

  /// The part of a line's length that is the gap to the next line; nil if it was never known.
  func gap(_ line: Int) -> CGFloat? {
    guard line >= 0, line < count else { return nil }
    let (number, place) = line.quotientAndRemainder(dividingBy: Self.pageSize)
    return pages[number].flatMap { $0.gaps[place].isNaN ? nil : $0.gaps[place] }
  }

  /// Stores the measured length of a line. Returns by how much the line grew.
  @discardableResult
  mutating func setLength(_ new: LineLength, at line: Int) -> CGFloat {
    let change = new.length - length(line)
    // The usual case: the line is measured again with the same result.
    if change == 0, isMeasured(line), gap(line) == new.gap { return 0 }
    edit(line) { page, place in
      page.isMeasured[place] = true
      page.lengths[place] = new.length
      page.gaps[place] = new.gap
    }
    if let stretch = stretches.removeValue(forKey: line) { stretched -= stretch }
    guard change != 0 else { return 0 }
    var at = line / Self.pageSize + 1
    while at <= pageCount {
      sums[at] += change
      at += at & -at
    }
    return change
  }

  /// Adds to the length of a line that was never made.
  mutating func stretch(_ line: Int, by change: CGFloat) {
    stretches[line, default: 0] += change
    stretched += change
    edit(line) { page, place in page.lengths[place] += change }
    var at = line / Self.pageSize + 1
    while at <= pageCount {
      sums[at] += change
      at += at & -at
    }
  }

  /// Adds to the length of the first line that was never made, if it is one of the first `lines`.
  mutating func stretchFirst(of lines: Int, by change: CGFloat) {
    guard change != 0, let line = (0..<min(lines, count)).first(where: { !isMeasured($0) }) else {
      return
    }
    stretch(line, by: change)
  }

  /// Sets the length of all lines that were never made.
  mutating func setEstimate(_ estimate: CGFloat) {
    guard estimate != self.estimate else { return }
    self.estimate = estimate
    (stretches, stretched) = ([:], 0)
    for number in pages.keys {
      edit(number * Self.pageSize) { page, _ in
        for place in page.lengths.indices where !page.isMeasured[place] {
          page.lengths[place] = estimate
        }
      }
    }
    sumUp()
  }

  /// Marks all measured lengths as out of date; they remain as estimates.
  mutating func markOutdated() {
    for number in pages.keys {
      edit(number * Self.pageSize) { page, _ in
        for place in page.isMeasured.indices { page.isMeasured[place] = false }
      }
    }
  }

  /// The start of a line; for `count`, the start that one more line would have.
  func start(of line: Int) -> CGFloat {
    let line = min(max(line, 0), count)
    let (number, place) = line.quotientAndRemainder(dividingBy: Self.pageSize)
    var sum: CGFloat = 0
    var at = number
    while at > 0 {
      sum += sums[at]
      at -= at & -at
    }
    guard let page = pages[number] else { return sum + CGFloat(place) * (estimate + spacing) }
    for length in page.lengths[..<place] { sum += length + spacing }
    return sum
  }

  /// The length from the start of the first line to the end of the last.
  var total: CGFloat { count == 0 ? 0 : max(start(of: count) - spacing, 0) }

  /// The last line that begins at or before a position; 0 for positions before the first line.
  func line(at place: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var number = 0
    var sum: CGFloat = 0
    var step = 1
    while step * 2 <= pageCount { step *= 2 }
    while step > 0 {
      let next = number + step
      if next <= pageCount, sum + sums[next] <= place {
        number = next
        sum += sums[next]
      }
      step /= 2
    }
    guard number < pageCount else { return count - 1 }
    return number * Self.pageSize + self.place(at: place - sum, inPage: number)
  }

  /// The line within a page whose end lies behind the position.
  private func place(at rest: CGFloat, inPage number: Int) -> Int {
    let lines = lineCount(ofPage: number)
    guard let page = pages[number] else {
      let stride = estimate + spacing
      guard stride > 0, rest > 0 else { return 0 }
      let found = Int(min(rest / stride, CGFloat(lines - 1)))
      return CGFloat(found) * stride > rest ? found - 1 : found
    }
    var sum: CGFloat = 0
    var found = 0
    for place in 0..<lines {
      if sum <= rest { found = place }
      sum += page.lengths[place] + spacing
    }
    return found
  }
}
