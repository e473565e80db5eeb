import Foundation

/// Prints the table of scenes during the measurements.
struct RasterTable {
  private let figures: PeerFigures
  private let peers: [String]
  private let table: TextTable
  private var ratios: [Double] = []
  private var behind: [String] = []
  private var left: [String] = []

  init(figures: PeerFigures, peers: [String], sceneWidth: Int) {
    self.figures = figures
    self.peers = peers
    table = TextTable(
      widths: [sceneWidth, 7] + peers.map { max(7, $0.count) } + [7, 8, 22, 7, 13])
  }

  func printHead(threads: Int) {
    let clock = threads == 1 ? "one thread's CPU time" : "ours with \(threads) threads, on the wall"
    Output.line("Least milliseconds a frame, \(clock); coverage errors in levels, worst / mean.")
    Output.line(
      table.line(
        ["scene", "ours"] + peers + ["/ cairo", "/ here", "best known", "/ best", "error"]))
  }

  mutating func add(_ result: Comparison.Result) {
    let best = self.best(result)
    let here = peers.compactMap { result.peers[$0]?.least }.min()
    if let shortfall = result.shortfall { left.append("\(result.scene): \(shortfall)") }
    func ratio(to peer: Double?) -> Double? {
      guard let own = result.own, let peer else { return nil }
      return own.least / peer
    }
    if let known = ratio(to: best?.milliseconds) {
      ratios.append(known)
      if known > 1 { behind.append("\(result.scene) \(TextTable.number(known))") }
    }
    let errors = result.errors.flatMap { errors in
      errors.isEmpty ? nil : String(format: "%.3f / %.3f", errors.worst, errors.mean)
    }
    let cells =
      [result.scene, TextTable.number(result.own?.least)]
      + peers.map { TextTable.number(result.peers[$0]?.least) }
      + [TextTable.number(result.isOwnReference ? result.ratio : nil)]
    Output.line(
      table.line(
        cells + [
          TextTable.number(ratio(to: here)),
          best.map { "\($0.name) \(TextTable.number($0.milliseconds))" } ?? "-",
          TextTable.number(ratio(to: best?.milliseconds)), errors ?? "-",
        ]))
  }

  /// Returns the fastest peer of the committed table, scaled to this machine by Cairo's times.
  private func best(_ result: Comparison.Result) -> (name: String, milliseconds: Double)? {
    let then = figures.cairo(
      on: result.isOwnReference ? result.scene : Comparison.referenceScene)
    guard let known = figures.best(on: result.scene), let now = result.reference, let then else {
      return nil
    }
    return (known.peer, known.least * now / then)
  }

  func printFoot(absent: [String]) {
    let logs = ratios.map { log($0) }.reduce(0, +)
    if !ratios.isEmpty {
      let mean = TextTable.number(exp(logs / Double(ratios.count)))
      Output.line(
        "/ best: geometric mean \(mean) of \(ratios.count) scenes; \(behind.count) behind"
          + (behind.isEmpty ? "." : ": \(behind.joined(separator: ", "))."))
    }
    Output.line(
      """
      here: the quickest of those that ran. best known: the quickest of Benchmarks/peers.csv, times \
      Cairo here / Cairo there on the same scene (where Cairo cannot draw it, on \
      \(Comparison.referenceScene)). blend2d is given lines cut before, skia a recorded picture; \
      Cairo and ours begin with paths.
      """)
    for line in left { Output.line("ours not measured: \(line)") }
    for line in absent { Output.line("absent: \(line)") }
  }
}
