import Foundation
import TweenMotion

/// Has a node updated when words about dates change in it.
@MainActor struct DateWake {
  private var timer: TimerQueue.Token?
  private var change: Date?
  private var isFollowing = false

  /// - Parameter change: When the words are other ones; nil: never.
  mutating func set(_ change: Date?, for node: some DateFollower) {
    guard change != nil || self.change != nil else { return }
    self.change = change
    if change != nil, !isFollowing {
      isFollowing = true
      node.graph.addDateFollower(node)
    }
    wait(for: node)
  }

  /// The clock's dates lie at other moments than before.
  mutating func dateDidShift(for node: some DateFollower) { wait(for: node) }

  mutating func cancel(in graph: ViewGraph) {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
  }

  private mutating func wait(for node: some DateFollower) {
    let graph = node.graph
    cancel(in: graph)
    guard let change else { return }
    // In a window a little later, so that it is another second for whoever asks then.
    let delay = graph.configuration.isLive ? UpdateFrequency.shortestInterval : 0
    let moment = graph.moment(of: change + delay)
    let due = StageTime(flicks: max(moment.flicks, Int64.min / 2) - Self.tolerance)
    timer = graph.timers.schedule(at: due) { [anchor = node.anchor] in
      if let node = anchor.node, !node.isDestroyed { node.markDirty() }
    }
  }

  /// As much as `Date.tolerance`: dates are rounded.
  private static let tolerance = StageTime.flicksPerSecond / 1_000_000
}
