import TweenRaster

/// Measures our renderer on one scene.
struct OwnRenderer {
  let scene: Scene
  let threads: Int
  private let renderer: Renderer

  init(scene: Scene, threads: Int) {
    self.scene = scene
    self.threads = threads
    renderer = Renderer(threadCount: threads)
  }

  /// What of the scene the renderer leaves out; nil: nothing. Times without it would say nothing.
  func shortfall() throws -> String? {
    let report = try renderer.render(scene.frame())
    if report.unsupportedEffects > 0 { return "draws no such effects" }
    return report.skippedItems > 0 ? "leaves out \(report.skippedItems) items" : nil
  }

  /// How long a round goes on, at least, in milliseconds.
  private static let leastDuration = 60.0
  private static let mostFrames = 400

  /// At least `frames` whole redraws after one that does not count; flattening, strokes and the
  /// clearing included. CPU time of the thread; on the wall where there are several.
  func measure(frames: Int, onWall: Bool = false) throws -> Sample {
    var times: [Double] = []
    let begin = Clock.wall
    while times.count <= frames
      || (Clock.wall - begin < Self.leastDuration && times.count < Self.mostFrames)
    {
      renderer.invalidate()
      let isWall = onWall || threads > 1
      let start = isWall ? Clock.wall : Clock.thread
      try renderer.render(scene.frame())
      times.append((isWall ? Clock.wall : Clock.thread) - start)
    }
    times.removeFirst()
    times.sort()
    return Sample(least: times[0], median: times[times.count / 2])
  }
}
