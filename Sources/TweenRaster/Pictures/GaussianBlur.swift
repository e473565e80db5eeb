/// Blurs pictures: halves them, convolves the result and doubles it again, row by row on all threads
/// (see `AxisBlur` for why, `BlurPlan` for which rows).
///
///     source -> 1/2 -> 1/4 ... -> along x -> along y -> ... 1/4 -> 1/2 -> sink
///
/// Every pixel is made by the same whole-number arithmetic from the same pixels, for any requested
/// part and any number of threads. All steps are sums with weights that are not negative, rounded
/// alike, so that a colour never exceeds its alpha where it did not before.
final class GaussianBlur {
  /// The number of rows in a task.
  private static let rowsPerTask = 24
  /// With fewer pixels in a step, waking another thread takes longer than the work.
  private static let pixelsPerHelper = 8192

  private let pool: WorkerPool
  private var arena = LaneArena()

  init(pool: WorkerPool) {
    self.pool = pool
  }

  deinit {
    arena.deallocate()
  }

  /// Passes the blurred pixels of `result` to `sink`. `result`'s x and width are even.
  func run<Sink: BlurSink>(
    _ source: BlurSource, x: AxisBlur, y: AxisBlur, result: PixelRect, into sink: Sink
  ) {
    if result.width <= 0 || result.height <= 0 { return }
    let width = max(source.rect.width, result.width)
    let plans = BlurPass<Sink.Channels>.Plans(
      x: BlurPlan(
        x, source: source.rect.x..<source.rect.x + source.rect.width,
        result: result.x..<result.x + result.width),
      y: BlurPlan(
        y, source: source.rect.y..<source.rect.y + source.rect.height,
        result: result.y..<result.y + result.height))
    arena.reset(count: BlurPass<Sink.Channels>.lanesNeeded(plans, workers: pool.width))
    let pass = BlurPass<Sink.Channels>(
      source: source, x: x, y: y, plans: plans, arena: &arena, workers: pool.width)
    for level in 0..<plans.levels {
      forEachRow(of: pass.down[level].y, width >> level) {
        pass.reduce(to: level + 1, $0, worker: $1)
      }
    }
    forEachRow(of: pass.convolved.y, width >> plans.levels) { pass.convolveAlongX($0, worker: $1) }
    if plans.levels == 0 {
      forEachRow(of: plans.y.made(0), width) { pass.finishSmall($0, worker: $1, into: sink) }
      return
    }
    forEachRow(of: plans.y.made(plans.levels), width >> plans.levels) {
      pass.convolveAlongY($0, worker: $1)
    }
    for level in stride(from: plans.levels - 1, to: 0, by: -1) {
      forEachRow(of: plans.y.made(level), width >> level) {
        pass.enlarge(to: level, $0, worker: $1)
      }
    }
    forEachRow(of: result.y..<result.y + result.height, width) {
      pass.finish($0, worker: $1, into: sink)
    }
  }

  private func forEachRow(
    of rows: Range<Int>, _ width: Int, _ body: (_ rows: Range<Int>, _ worker: Int) -> Void
  ) {
    let tasks = (rows.count + Self.rowsPerTask - 1) / Self.rowsPerTask
    pool.run(tasks, helpers: rows.count * width / Self.pixelsPerHelper) { task, worker in
      let low = rows.lowerBound + task * Self.rowsPerTask
      body(low..<min(low + Self.rowsPerTask, rows.upperBound), worker)
    }
  }
}

/// Receives the rows of a blurred picture, each once, on any thread.
protocol BlurSink {
  associatedtype Channels: BlurChannels
  /// - Parameters:
  ///   - first, second: the planes' rows, `second` being `first` again where there is one plane.
  ///   - x: the first pixel's column; 255 is 255 << `shift`, or a little more.
  func put(
    _ first: LaneRows.Row, _ second: LaneRows.Row, x: Int, y: Int, count: Int, shift: UInt16)
}
