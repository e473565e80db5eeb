import Foundation
import OpenCombine
import TweenMotion

/// The clock of the stage a view runs on: what happens by it is exact and needs no waiting in
/// headless runs.
///
/// Main actor only. Moments fall on frames: an action runs in the first frame at or after it is due.
@MainActor public final class StageClock {
  private weak var graph: ViewGraph?

  nonisolated init() {}

  init(graph: ViewGraph) { self.graph = graph }

  /// Seconds since the stage's start.
  public var seconds: Double { graph?.now.seconds ?? 0 }

  /// The date of the current frame: `seconds` after the date the stage started at, which is the
  /// system's in a window, and 1 January 2001, 00:00:00 UTC in headless runs.
  public var date: Date { graph?.date ?? ViewGraph.Configuration.exactStartDate }

  /// Runs `action` once, `seconds` from now (at least in the next frame), unless it is cancelled.
  public func schedule(
    after seconds: Double, perform action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    guard let graph else { return AnyCancellable {} }
    let token = graph.timers.schedule(at: graph.now.adding(seconds: max(0, seconds)), action)
    graph.onNeedsFrame?()
    return AnyCancellable { [weak graph] in
      MainActor.assumeIsolated { graph?.timers.cancel(token) }
    }
  }

  /// Runs `action` every `interval` seconds, the first time after one interval, until it is
  /// cancelled. Ticks are at start + n * interval, whatever the frame rate; an interval that is not
  /// positive and finite never ticks.
  public func schedule(
    every interval: Double, perform action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    guard let graph, interval > 0, interval.isFinite else { return AnyCancellable {} }
    let ticker = Ticker(graph: graph, interval: interval, action: action)
    ticker.scheduleNext()
    graph.onNeedsFrame?()
    return AnyCancellable { MainActor.assumeIsolated { ticker.cancel() } }
  }

  /// Waits `seconds` of the stage's time, or until the task is cancelled, which throws.
  public func sleep(for seconds: Double) async throws {
    try Task.checkCancellation()
    let pending = PendingSleep()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        pending.continuation = continuation
        pending.timer = schedule(after: seconds) { pending.end() }
      }
    } onCancel: {
      Task { @MainActor in pending.end() }
    }
    try Task.checkCancellation()
  }
}

@MainActor private final class Ticker {
  private weak var graph: ViewGraph?
  private let start: StageTime
  private let interval: Double
  private let action: @MainActor () -> Void
  private var ticks = 0
  private var token: TimerQueue.Token?
  private var isCancelled = false

  init(graph: ViewGraph, interval: Double, action: @escaping @MainActor () -> Void) {
    self.graph = graph
    self.interval = interval
    self.action = action
    start = graph.now
  }

  func scheduleNext() {
    guard let graph, !isCancelled else { return }
    ticks += 1
    // Ticks that a frame has passed by are made up for one a frame.
    token = graph.timers.schedule(at: start.adding(seconds: Double(ticks) * interval)) { [self] in
      guard !isCancelled else { return }
      action()
      scheduleNext()
    }
  }

  func cancel() {
    isCancelled = true
    if let token { graph?.timers.cancel(token) }
  }
}

@MainActor private final class PendingSleep {
  var continuation: CheckedContinuation<Void, Never>?
  var timer: AnyCancellable?

  func end() {
    continuation?.resume()
    continuation = nil
    timer?.cancel()
  }
}

private enum StageClockKey: EnvironmentKey {
  static let noStage = StageClock()
  static var defaultValue: StageClock { noStage }
}

extension EnvironmentValues {
  /// The clock of the stage this runs on. Outside of a stage nothing it schedules ever runs.
  public var stageClock: StageClock {
    get { self[StageClockKey.self] }
    set { self[StageClockKey.self] = newValue }
  }
}
