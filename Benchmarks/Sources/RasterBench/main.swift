import Foundation
import TweenRaster

// Measures the rasterizer on scene files, beside other renderers.

/// One run of the benchmark.
final class RasterBench {
  let options: Options
  private let files: SceneFiles
  /// Whether scenes with faulty files were reported, while the others were measured.
  private var hasBadFiles = false

  init(_ options: Options) throws {
    self.options = options
    files = try SceneFiles(directory: options.scenes, only: options.only)
  }

  private static let rounds = 4
  /// The largest ratio of a scene's time to its baseline before the scene is flagged.
  private static let tolerance = 1.1

  func run() throws {
    defer { files.remove() }
    switch options.mode {
    case .write(let directory): try SceneFiles.write(to: directory)
    case .csv: try forEachScene { scene, url in try printLine(scene, url) }
    case .errors: try printErrors()
    case .table: try printTable()
    case .scaling: try printScaling()
    case .changes: try printChanges()
    case .check: try check()
    case .updateBaseline: try updateBaseline()
    }
    if hasBadFiles { exit(65) }
  }

  /// Calls `body` for each scene. A faulty file is reported on standard error, and the next scene follows.
  private func forEachScene(_ body: (Scene, URL) throws -> Void) throws {
    for name in files.names {
      do {
        let url = files.url(of: name)
        guard let data = try? Data(contentsOf: url) else {
          throw SceneError(
            scene: url.lastPathComponent, place: "the whole file", expected: "a file to read",
            found: "none")
        }
        var scene = try Scene(name: url.lastPathComponent, data: data)
        if options.isPerceptual { scene.mixPerceptually() }
        try body(scene, url)
        if let directory = options.dump { try dump(scene, to: directory, name: name) }
      } catch let error as SceneError {
        FileHandle.standardError.write(Data("bench raster: \(error)\n".utf8))
        hasBadFiles = true
      }
    }
  }

  private func dump(_ scene: Scene, to directory: String, name: String) throws {
    let renderer = Renderer(threadCount: options.threads)
    try renderer.render(scene.list)
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    try PlainPNG.data(renderer.bitmap).write(
      to: URL(fileURLWithPath: directory).appendingPathComponent("\(name).png"))
  }

  // MARK: Modes

  private func printLine(_ scene: Scene, _ url: URL) throws {
    let own = OwnRenderer(scene: scene, threads: options.threads)
    let name = url.deletingPathExtension().lastPathComponent
    if let shortfall = try own.shortfall() {
      return Output.line("inbetween,\(name),-,-,\(options.threads),\(shortfall)")
    }
    var rounds = Rounds()
    for _ in 0..<Self.rounds {
      rounds.add(try own.measure(frames: (options.frames + Self.rounds - 1) / Self.rounds))
    }
    guard let sample = rounds.sample else { return }
    Output.line(
      String(
        format: "inbetween,%@,%.4f,%.4f,%d", name, sample.least, sample.median, options.threads))
  }

  private func printErrors() throws {
    Output.line("renderer,scene,worst,mean,unit")
    try forEachScene { scene, url in
      let errors = try CoverageErrors(scene, items: options.errorItems)
      let name = url.deletingPathExtension().lastPathComponent
      if errors.isEmpty { return Output.line("inbetween,\(name),-,-,levels") }
      Output.line(String(format: "inbetween,%@,%.3f,%.3f,levels", name, errors.worst, errors.mean))
    }
  }

  private func printTable() throws {
    let comparison = try Comparison(options)
    defer { comparison.finish() }
    var table = RasterTable(
      figures: try PeerFigures(folder: options.folder), peers: comparison.names,
      sceneWidth: files.names.map(\.count).max() ?? 0)
    table.printHead(threads: options.threads)
    try forEachScene { scene, url in
      var result = try comparison.measure(scene, at: url, rounds: Self.rounds)
      result.errors = try CoverageErrors(scene, items: options.errorItems)
      table.add(result)
    }
    table.printFoot(absent: options.absent + comparison.broken)
  }

  private func printScaling() throws {
    let width = files.names.map(\.count).max() ?? 0
    let table = TextTable(widths: [width, 8, 8, 7])
    Output.line("Wall milliseconds a frame, one thread and two; scenes above 5 ms.")
    Output.line(table.line(["scene", "1", "2", "gain"]))
    try forEachScene { scene, url in
      let one = OwnRenderer(scene: scene, threads: 1)
      let two = OwnRenderer(scene: scene, threads: 2)
      var ones = Rounds()
      var twos = Rounds()
      ones.add(try one.measure(frames: 1, onWall: true))
      if let first = ones.sample, first.least < 5 { return }
      for _ in 0..<8 {
        ones.add(try one.measure(frames: 3, onWall: true))
        twos.add(try two.measure(frames: 3))
      }
      guard let a = ones.sample, let b = twos.sample else { return }
      let cells = [a.least, b.least, a.least / b.least].map { TextTable.number($0) }
      Output.line(table.line([url.deletingPathExtension().lastPathComponent] + cells))
    }
  }

  private func printChanges() throws {
    let width = files.names.map(\.count).max() ?? 0
    let table = TextTable(widths: [width, 8, 8, 8, 6, 8])
    Output.line(
      "Milliseconds of a whole frame, and of one in which one item in the middle changes; and how")
    Output.line("many items are drawn again then.")
    Output.line(table.line(["scene", "whole", "change", "median", "items", "share"]))
    try forEachScene { scene, url in
      let own = OwnRenderer(scene: scene, threads: options.threads)
      let whole = try own.measure(frames: options.frames)
      guard let change = try own.measureChange(frames: 20 * options.frames) else { return }
      let share = String(format: "%.2f %%", change.sample.least / whole.least * 100)
      let times = [whole.least, change.sample.least, change.sample.median]
        .map { TextTable.number($0) }
      Output.line(
        table.line(
          [url.deletingPathExtension().lastPathComponent] + times + ["\(change.items)", share]))
    }
  }

  private func needCairo(_ comparison: Comparison) {
    if comparison.names.contains("cairo") { return }
    Options.fail("the baseline is in multiples of Cairo's time, and Cairo is not there.", 69)
  }

  private func check() throws {
    let baseline = try Baseline(folder: options.folder)
    let comparison = try Comparison(options)
    defer { comparison.finish() }
    needCairo(comparison)
    let table = TextTable(widths: [files.names.map(\.count).max() ?? 0, 8, 8, 7, 7])
    Output.line(table.line(["scene", "/ cairo", "baseline", "change", ""]))
    var slower: [String] = []
    try forEachScene { scene, url in
      let name = url.deletingPathExtension().lastPathComponent
      guard let before = baseline.ratios[name] else {
        return Output.line(table.line([name, "-", "-", "-", "new"]))
      }
      guard let now = try ratio(scene, url, comparison, least: before * Self.tolerance, passes: 5)
      else {
        slower.append(name)
        return Output.line(table.line([name, "-", TextTable.number(before), "-", "NO TIME"]))
      }
      let isSlower = now > before * Self.tolerance
      if isSlower { slower.append(name) }
      let change = String(format: "%+.0f %%", (now / before - 1) * 100)
      Output.line(
        table.line(
          [name, TextTable.number(now), TextTable.number(before), change, isSlower ? "SLOWER" : ""])
      )
    }
    needCairo(comparison)
    if slower.isEmpty { return }
    Options.fail("slower than the baseline: \(slower.joined(separator: ", ")).", 1)
  }

  /// Returns the ratio of this rasterizer's time to Cairo's, of the least times of all rounds. A busy
  /// machine disturbs rounds; while the ratio is above `least`, up to `passes` passes are measured.
  private func ratio(
    _ scene: Scene, _ url: URL, _ comparison: Comparison, least: Double, passes: Int
  ) throws -> Double? {
    var own = Double.infinity
    var cairo = Double.infinity
    for _ in 0..<passes {
      let result = try comparison.measure(scene, at: url, rounds: Self.rounds, only: ["cairo"])
      guard let reference = result.reference, let sample = result.own else { return nil }
      own = min(own, sample.least)
      cairo = min(cairo, reference)
      if own / cairo <= least { break }
    }
    return own / cairo
  }

  private func updateBaseline() throws {
    var baseline = (try? Baseline(folder: options.folder)) ?? Baseline()
    let comparison = try Comparison(options)
    defer { comparison.finish() }
    needCairo(comparison)
    try forEachScene { scene, url in
      let name = url.deletingPathExtension().lastPathComponent
      guard let now = try ratio(scene, url, comparison, least: 0, passes: 2) else { return }
      baseline.set(now, for: name)
      Output.line("\(name) \(TextTable.number(now))")
    }
    needCairo(comparison)
    try baseline.write(to: options.folder)
  }
}

do {
  let bench = try RasterBench(Options(Array(CommandLine.arguments.dropFirst())))
  try bench.run()
} catch let error as CommittedTable.Invalid {
  Options.fail("\(error)", 65)
} catch let error as RasterError {
  Options.fail("a scene cannot be drawn: \(error)", 65)
} catch {
  Options.fail("\(error)", 74)
}
