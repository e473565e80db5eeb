import TweenRaster

/// Measures this rasterizer on one scene.
struct OwnRenderer {
  let scene: Scene
  let threads: Int
  private let renderer: Renderer

  init(scene: Scene, threads: Int) {
    self.scene = scene
    self.threads = threads
    renderer = Renderer(threadCount: threads)
  }

  /// Returns the part of the scene that the renderer cannot draw; nil if it draws everything. Times of
  /// incomplete drawings would have no meaning.
  func shortfall() throws -> String? {
    let report = try renderer.render(scene.list)
    if report.unsupportedEffects > 0 { return "draws no such effects" }
    return report.skippedItems > 0 ? "leaves out \(report.skippedItems) items" : nil
  }

  /// The least duration of a round, in milliseconds.
  private static let leastDuration = 60.0
  private static let mostFrames = 400

  /// Measures frames in which one item in the middle changes its opacity, as in an animated list: each
  /// frame has its own list, with the item's next version. Returns the CPU time of the thread, and the
  /// number of items that are drawn again.
  func measureChange(frames: Int) throws -> (sample: Sample, items: Int)? {
    var list = scene.list
    let fills = list.items.indices.filter { index in
      if case .fill = list.items[index].content { return true }
      return false
    }
    if fills.isEmpty { return nil }
    let place = fills[fills.count / 2]
    guard case .fill(var fill) = list.items[place].content else { return nil }
    renderer.invalidate()
    try renderer.render(list)
    var times: [Double] = []
    var items = 0
    for frame in 0...frames {
      fill.opacity = frame % 2 == 0 ? 0.5 : 1
      list.items[place].content = .fill(fill)
      list.items[place].version += 1
      let start = Clock.thread
      let report = try renderer.render(list)
      times.append(Clock.thread - start)
      guard report.damagedTiles > 0 || report.skippedItems > 0 else { return nil }
      items = report.flattenedItems
    }
    // The first frame registers all items.
    times.removeFirst()
    times.sort()
    return (Sample(least: times[0], median: times[times.count / 2]), items)
  }

  /// Measures at least `frames` complete drawings, after one that does not count, including flattening,
  /// strokes and clearing. The times are CPU times of the thread, or wall times with several threads.
  func measure(frames: Int, onWall: Bool = false) throws -> Sample {
    var times: [Double] = []
    let begin = Clock.wall
    while times.count <= frames
      || (Clock.wall - begin < Self.leastDuration && times.count < Self.mostFrames)
    {
      renderer.invalidate()
      let isWall = onWall || threads > 1
      let start = isWall ? Clock.wall : Clock.thread
      try renderer.render(scene.list)
      times.append((isWall ? Clock.wall : Clock.thread) - start)
    }
    times.removeFirst()
    times.sort()
    return Sample(least: times[0], median: times[times.count / 2])
  }
}
