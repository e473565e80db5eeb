import SwiftUI
import TweenRaster

/// The cost of a complete process: its start and its memory.
@MainActor enum ProcessBench {
  /// Runs the demo for one frame, several times.
  static func start(program: String, into table: inout BenchTable) throws {
    let folder = NSTemporaryDirectory() + "inbetween-bench-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let runs = ProcessRuns(
      URL(fileURLWithPath: program), ["frames", folder, "--count", "1"], times: 15)
    table.add(
      "first frame of the demo, from exec", runs.leastWall, "ms", budget: 60, note: runs.note)
  }

  /// Draws the frames of a moving ring at 1080p, and measures the memory.
  static func memory(frames: Int, into table: inout BenchTable) throws {
    let ring = BenchRing(count: 50)
    let stage = Stage(
      content: BenchRingScreen(ring: ring),
      configuration: Stage.Configuration(
        size: CGSize(width: 1_920, height: 1_080), isLive: true))
    let renderer = Renderer()
    var early: Double?
    for frame in 0..<frames {
      if frame % 60 == 1 {
        withAnimation(.spring(response: 2, dampingFraction: 0.5)) { ring.step() }
      }
      stage.advance(to: FrameRate.sixty.time(ofFrame: frame))
      _ = try renderer.render(stage.displayList)
      if frame == 100 { early = residentMegabytes }
      if frame % 1_000 == 999 {
        let line = "frame \(frame + 1) of \(frames): \(BenchTable.text(residentMegabytes)) MB\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
    }
    table.add("resident after frame 100, 1080p", early, "MB")
    let growth = residentMegabytes.flatMap { late in early.map { late - $0 } }
    table.add(
      "growth from there to frame \(frames)", growth, "MB", budget: 1,
      note: "50 wedges walking; ends at \(BenchTable.text(residentMegabytes)) MB")
  }

  static var residentMegabytes: Double? { megabytes(of: "VmRSS:") }

  /// The resident memory without that of mapped files. Other processes cannot share it.
  static var anonymousMegabytes: Double? { megabytes(of: "RssAnon:") }

  private static func megabytes(of name: String) -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1_024
  }
}
