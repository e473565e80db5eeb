/// Lines sorted by band, in the order of their items. One per flattening thread, kept from frame to
/// frame.
final class LineBins {
  /// One band's lines and the runs that they form.
  ///
  /// Invariant: `lines` and `runs` have room for `lineCapacity` and `runCapacity` elements; the first
  /// `lineCount` and `runCount` are initialised (both element types are trivial).
  struct Band {
    var lines: UnsafeMutablePointer<Line>
    var lineCount: Int32 = 0
    var lineCapacity: Int32
    var runs: UnsafeMutablePointer<LineRun>
    var runCount: Int32 = 0
    var runCapacity: Int32
    /// The item of the last run; -1 without a run.
    var item: Int32 = -1
    /// Whether lines of this band are needed; in other bands nothing is drawn.
    var isNeeded = true

    init() {
      // Enough for a band of texts and rows: there are a hundred bands in a window, and few of them
      // ever have many lines.
      lineCapacity = 16
      runCapacity = 4
      lines = .allocate(capacity: 16)
      runs = .allocate(capacity: 4)
    }

    @inline(never) mutating func growLines() {
      let bigger = UnsafeMutablePointer<Line>.allocate(capacity: Int(lineCapacity) * 2)
      bigger.update(from: lines, count: Int(lineCount))
      lines.deallocate()
      lines = bigger
      lineCapacity *= 2
    }

    @inline(never) mutating func beginRun(_ newItem: Int32) {
      if runCount == runCapacity {
        let bigger = UnsafeMutablePointer<LineRun>.allocate(capacity: Int(runCapacity) * 2)
        bigger.update(from: runs, count: Int(runCount))
        runs.deallocate()
        runs = bigger
        runCapacity *= 2
      }
      runs[Int(runCount)] = LineRun(
        item: newItem, firstLine: lineCount, lineCount: 0, minX: .max, maxX: .min)
      runCount += 1
      item = newItem
    }

    @inline(__always) mutating func append(_ line: Line, item newItem: Int32) {
      if !isNeeded { return }
      if item != newItem { beginRun(newItem) }
      if lineCount == lineCapacity { growLines() }
      lines[Int(lineCount)] = line
      lineCount &+= 1
      let run = runs + Int(runCount &- 1)
      run.pointee.lineCount &+= 1
      let low = line.x0 < line.x1 ? line.x0 : line.x1
      let high = line.x0 < line.x1 ? line.x1 : line.x0
      if low < run.pointee.minX { run.pointee.minX = low }
      if high > run.pointee.maxX { run.pointee.maxX = high }
    }

    /// Records that an item draws between two x, without a line.
    mutating func touch(_ low: Int32, _ high: Int32, item newItem: Int32) {
      if !isNeeded { return }
      if item != newItem { beginRun(newItem) }
      let run = runs + Int(runCount &- 1)
      run.pointee.minX = min(run.pointee.minX, low)
      run.pointee.maxX = max(run.pointee.maxX, high)
    }
  }

  /// A place in a band where lines are added one after the other.
  ///
  /// Invariant: while `band` is not -1, `next` up to `end` are free places of that band.
  struct Cursor {
    private(set) var band: Int32 = -1
    private var next: UnsafeMutablePointer<Line>?
    private var end: UnsafeMutablePointer<Line>?
    private var minX: Int32 = .max
    private var maxX: Int32 = .min

    @inline(__always) var isFull: Bool { next == end }

    /// Continues in a band, with the x at which the next line begins.
    @inline(__always)
    mutating func open(
      _ newBand: Int32, _ bands: UnsafeMutablePointer<Band>, item: Int32, x: Int32
    ) {
      let at = bands + Int(newBand)
      if at.pointee.item != item { at.pointee.beginRun(item) }
      if at.pointee.lineCount == at.pointee.lineCapacity { at.pointee.growLines() }
      band = newBand
      next = at.pointee.lines + Int(at.pointee.lineCount)
      end = at.pointee.lines + Int(at.pointee.lineCapacity)
      minX = x
      maxX = x
    }

    /// The line begins where the one before ended.
    @inline(__always)
    mutating func append(_ line: Line) {
      guard let place = next else { return }
      place.pointee = line
      next = place + 1
      reach(line.x1)
    }

    @inline(__always)
    mutating func reach(_ x: Int32) {
      minX = x < minX ? x : minX
      maxX = x > maxX ? x : maxX
    }

    /// Stores the added lines and runs in the band.
    @inline(__always)
    mutating func close(_ bands: UnsafeMutablePointer<Band>) {
      if band < 0 { return }
      let at = bands + Int(band)
      guard let next else { return }
      let count = Int32(truncatingIfNeeded: next - at.pointee.lines)
      let run = at.pointee.runs + Int(at.pointee.runCount &- 1)
      run.pointee.lineCount &+= count &- at.pointee.lineCount
      at.pointee.lineCount = count
      if minX < run.pointee.minX { run.pointee.minX = minX }
      if maxX > run.pointee.maxX { run.pointee.maxX = maxX }
      band = -1
    }
  }

  /// Invariant: owns `bandCount` initialised bands.
  @exclusivity(unchecked) private(set) var bands: UnsafeMutablePointer<Band>
  @exclusivity(unchecked) private(set) var bandCount = 0

  init() {
    bands = .allocate(capacity: 1)
  }

  deinit {
    releaseBands()
  }

  private func releaseBands() {
    for index in 0..<bandCount {
      bands[index].lines.deallocate()
      bands[index].runs.deallocate()
    }
    bands.deallocate()
  }

  /// Empties the bins for a canvas of `count` bands.
  func reset(bandCount count: Int) {
    if count != bandCount {
      releaseBands()
      bands = .allocate(capacity: max(count, 1))
      for index in 0..<count { (bands + index).initialize(to: Band()) }
      bandCount = count
    }
    for index in 0..<count {
      bands[index].lineCount = 0
      bands[index].runCount = 0
      bands[index].item = -1
      bands[index].isNeeded = true
    }
  }

  /// Marks, in empty bins, the bands that will be drawn.
  func limit(to isNeeded: (Int) -> Bool) {
    for band in 0..<bandCount { bands[band].isNeeded = isNeeded(band) }
  }
}
