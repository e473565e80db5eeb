import SwiftUI
import TweenRaster

/// Complete frames: update, animation and display list on one side, rasterization on the other.
@MainActor enum FrameTimings {
  static func rings(into table: inout BenchTable) throws {
    for count in [8, 100, 1_000, 10_000] { try ring(count, into: &table) }
  }

  private static let size = CGSize(width: 640, height: 480)
  private static let configuration = Stage.Configuration(size: size)

  /// Measures frames in which a spring moves every wedge, as data and as colour.
  private static func ring(_ count: Int, into table: inout BenchTable) throws {
    let ring = BenchRing(count: count)
    let stage = Stage(content: BenchRingScreen(ring: ring), configuration: configuration)
    let renderer = Renderer(threadCount: 1)
    keep(stage.frame(0))
    withAnimation(.spring(response: 2, dampingFraction: 0.5)) { ring.step() }
    let updateTime = Timing.milliseconds { keep(stage.frame(1)) }
    // The first frame of a spring still shows its start.
    keep(stage.frame(2))
    let frames = count > 1_000 ? 20 : 100
    var graphTimes: [Double] = []
    var rasterTimes: [Double] = []
    for frame in 3..<(3 + frames) {
      graphTimes.append(Timing.milliseconds { keep(stage.frame(frame)) })
      guard frame < 13 else { continue }
      let list = stage.displayList
      let start = Timing.threadTime
      keep(try renderer.render(list))
      rasterTimes.append((Timing.threadTime - start) / 1e6)
    }
    precondition(stage.report.animatorsMoved >= count, "The wedges stand still.")
    let graph = Timing.median(graphTimes)
    let name = "\(count) wedges springing"
    table.add(
      "a wedge's frame, of \(count)", graph * 1e3 / Double(count), "us", budget: 2,
      note: "animate, path, display item")
    table.add(
      "\(name), frame beside raster", graph, "ms",
      note: "median, least \(BenchTable.text(graphTimes.min()))")
    table.add(
      "\(name), raster", rasterTimes.min(), "ms", note: "640x480, one thread")
    table.add("\(name), the update that starts it", updateTime, "ms")
    let allocations = AllocationCounter.count { keep(stage.frame(3 + frames)) }
    if let allocations {
      table.add(
        "allocations of a wedge's frame, of \(count)", Double(allocations) / Double(count), "calls")
    }
  }

  /// Measures complete frames: update, animation, paths, display list and rasterization, at the size of the
  /// raster scenes.
  ///
  /// - Parameter budget: the time of another rasterizer for the rasterization alone of 1,000 such wedges.
  static func wedges(budget: Double?, into table: inout BenchTable) throws {
    let thousand = try springingWedges(1_000)
    table.add(
      "1,000 wedges springing, a whole frame", thousand.least, "ms", budget: budget,
      note: "1024x1024, least, median \(BenchTable.text(thousand.median)), its raster "
        + "\(BenchTable.text(thousand.raster)); budget: see bench --help")
    let pair = try springingWedges(1_000, threads: 2)
    table.add(
      "the same with two threads", pair.least, "ms",
      note: "on the wall's clock, median \(BenchTable.text(pair.median)), its raster "
        + "\(BenchTable.text(pair.raster))")
    let all = try springingWedges(10_000)
    table.add(
      "10,000 wedges springing, a whole frame", all.least, "ms",
      note: "1024x1024, least, median \(BenchTable.text(all.median)), its raster "
        + "\(BenchTable.text(all.raster))")
    for name in ["depth", "hue"] {
      let one = try oneWedge(of: 10_000) { ring in
        name == "depth" ? ring.change(4_321, depthBy: 0.3) : ring.change(4_321, hueBy: 0.3)
      }
      table.add(
        "one of 10,000 wedges changing \(name), a whole frame", one.least, "ms",
        budget: all.least * 0.02,
        note:
          "least, median \(BenchTable.text(one.median)); its raster \(BenchTable.text(one.raster))"
      )
    }
  }

  private static let square = Stage.Configuration(size: CGSize(width: 1024, height: 1024))

  private static func springingWedges(
    _ count: Int, threads: Int = 1
  ) throws -> (least: Double, median: Double, raster: Double) {
    let ring = BenchRing(count: count)
    let stage = Stage(content: BenchRingScreen(ring: ring), configuration: square)
    let times = try wholeFrames(of: stage, count > 1_000 ? 20 : 60, threads: threads) {
      ring.step()
    }
    precondition(stage.report.animatorsMoved >= count, "The wedges stand still.")
    return (
      times.whole.min() ?? .nan, Timing.median(times.whole), times.raster.min() ?? .nan
    )
  }

  private static func oneWedge(
    of count: Int, _ change: (BenchRing) -> Void
  ) throws -> (least: Double, median: Double, raster: Double) {
    let ring = BenchRing(count: count)
    let stage = Stage(content: BenchRingScreen(ring: ring), configuration: square)
    let times = try wholeFrames(of: stage, 60) { change(ring) }
    // A hue changes the shape and its paint.
    precondition((1...2).contains(stage.report.animatorsMoved), "One wedge moves, and only one.")
    return (
      times.whole.min() ?? .nan, Timing.median(times.whole), times.raster.min() ?? .nan
    )
  }

  /// Returns the times of frames while a spring that `change` starts runs: CPU time with one thread, wall
  /// time with several.
  private static func wholeFrames(
    of stage: Stage, _ count: Int, threads: Int = 1, _ change: () -> Void
  ) throws -> (whole: [Double], raster: [Double]) {
    func now() -> Double { threads == 1 ? Timing.threadTime : Timing.wallTime }
    let renderer = Renderer(threadCount: threads)
    keep(stage.frame(0))
    keep(try renderer.render(stage.displayList))
    withAnimation(.spring(response: 2, dampingFraction: 0.5)) { change() }
    for frame in 1...3 {
      keep(stage.frame(frame))
      keep(try renderer.render(stage.displayList))
    }
    var whole: [Double] = []
    var raster: [Double] = []
    for frame in 4..<(4 + count) {
      let start = now()
      keep(stage.frame(frame))
      let list = stage.displayList
      let middle = now()
      let report = try renderer.render(list)
      let end = now()
      precondition(report.damagedTiles > 0, "Nothing is drawn.")
      whole.append((end - start) / 1e6)
      raster.append((end - middle) / 1e6)
    }
    return (whole, raster)
  }

  static func crowd(into table: inout BenchTable) {
    let mover = Mover()
    let stage = Stage(
      content: CrowdScreen(count: 10_000, mover: mover), configuration: configuration)
    let first = Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) }
    withAnimation(.linear(duration: 1_000)) { mover.x = 200 }
    keep(stage.frame(1))
    // A renderer keeps the last list that it drew.
    var drawn = stage.frame(2)
    let times = (3..<122).map { frame -> Double in
      let time = Timing.milliseconds { keep(stage.frame(frame)) }
      drawn = stage.displayList
      return time
    }
    keep(drawn)
    precondition(stage.report.animatorsMoved == 1, "One dot moves, and only one.")
    table.add("10,000 views, first frame", first, "ms", note: "beside raster")
    table.add(
      "10,000 idle views, one moves", Timing.median(times), "ms", budget: 0.3,
      note: "beside raster, median, least \(BenchTable.text(times.min()))")
    var frame = 122
    let writes = (0..<20).map { index -> Double in
      mover.x = Double(index)
      frame += 1
      return Timing.milliseconds { keep(stage.frame(frame)) }
    }
    table.add("10,000 idle views, one set without animation", writes.min(), "ms")
  }

  static func rows(into table: inout BenchTable) {
    var times: [Double] = []
    for _ in 0..<5 {
      let model = RowModel()
      let stage = Stage(content: RowScreen(model: model), configuration: configuration)
      keep(stage.frame(0))
      withAnimation(.easeInOut(duration: 1)) { model.ids = Array(0..<1_000) }
      times.append(Timing.milliseconds { keep(stage.frame(1)) })
    }
    table.add(
      "insert 1,000 rows with transitions", times.min(), "ms", budget: 20,
      note: "once, beside raster, median \(BenchTable.text(Timing.median(times)))")
  }
}
