import Foundation
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// Writes down what a stage asks of it.
@MainActor final class LoggingGraph: ProgramGraph {
  /// Shared by all graphs of one stage, so that a restart shows.
  @MainActor final class Log {
    var lines: [String] = []
  }

  let log: Log
  var displayList: DisplayList
  var report = ViewGraph.Report()
  var nextWork = ViewGraph.NextWork.idle
  var title: String { "" }
  var defaultSize: CGSize?
  var shortcuts: [(keys: String, title: String)] { [] }
  var onNeedsFrame: (() -> Void)?

  init(log: Log, configuration: ViewGraph.Configuration, defaultSize: CGSize? = nil) {
    self.log = log
    self.defaultSize = defaultSize
    displayList = DisplayList(size: configuration.size, scale: configuration.scale)
    log.lines.append("make")
  }

  func send(_ event: InputEvent) {
    switch event {
    case .text(let text): log.lines.append("send \(text)")
    case .resize(let size):
      log.lines.append("resize \(Int(size.width))x\(Int(size.height))")
      displayList.size = size
    default: log.lines.append("send other")
    }
  }

  func advance(to time: StageTime) { log.lines.append("advance \(time.flicks)") }
}

/// A stage over a `LoggingGraph`, and its log.
@MainActor struct LoggedStage {
  let stage: Stage
  let log = LoggingGraph.Log()
  private let graphs = Graphs()

  @MainActor private final class Graphs {
    var latest: LoggingGraph?
  }

  /// The graph the stage runs now.
  var graph: LoggingGraph? { graphs.latest }

  init(_ configuration: Stage.Configuration = Stage.Configuration(), defaultSize: CGSize? = nil) {
    let (log, graphs) = (log, graphs)
    stage = Stage(configuration: configuration) {
      let graph = LoggingGraph(log: log, configuration: $0, defaultSize: defaultSize)
      graphs.latest = graph
      return graph
    }
  }
}
