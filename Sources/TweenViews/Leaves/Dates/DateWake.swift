import Foundation
import TweenMotion

/// Updates a node when its text about dates changes.
@MainActor struct DateWake {
  private var timer: TimerQueue.Token?
  private var change: Date?
  private var isFollowing = false

  /// - Parameter change: The next moment at which the text changes, or nil if it never does.
  mutating func set(_ change: Date?, for node: some DateFollower) {
    guard change != nil || self.change != nil else { return }
    self.change = change
    if change != nil, !isFollowing {
      isFollowing = true
      node.graph.addDateFollower(node)
    }
    wait(for: node)
  }

  /// Restarts the timer after the clock's dates were shifted.
  mutating func dateDidShift(for node: some DateFollower) { wait(for: node) }

  mutating func cancel(in graph: ViewGraph) {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
  }

  private mutating func wait(for node: some DateFollower) {
    let graph = node.graph
    cancel(in: graph)
    guard let change else { return }
    // In a window the update comes a little later, so that the next second has begun for any reader.
    let delay = graph.configuration.isLive ? UpdateFrequency.shortestInterval : 0
    let moment = graph.moment(of: change + delay)
    let due = StageTime(flicks: max(moment.flicks, Int64.min / 2) - Self.tolerance)
    timer = graph.timers.schedule(at: due) { [anchor = node.anchor] in
      if let node = anchor.node, !node.isDestroyed { node.markDirty() }
    }
  }

  /// As large as `Date.tolerance`, since dates are rounded.
  private static let tolerance = StageTime.flicksPerSecond / 1_000_000
}
