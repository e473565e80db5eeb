import Foundation
import TweenGeometry
import TweenMotion

/// The refresh of a scroll view: the distance to pull, and the task that runs.
@MainActor struct ScrollRefresh {
  /// The room in points above the content while a refresh runs.
  static let room: CGFloat = 50
  /// The distance to pull in points, and the maximum of it as a part of the view's height.
  private static let pull: CGFloat = 64
  private static let maximumPartOfView: CGFloat = 0.3

  var task: Task<Void, Never>?
  var isRunning: Bool { task != nil }

  static func threshold(in viewport: CGSize) -> CGFloat {
    min(pull, viewport.height * maximumPartOfView)
  }
}

extension ScrollNode {
  /// The room above the content for the spinner, in points.
  var refreshRoom: CGFloat { refresh.isRunning ? ScrollRefresh.room : 0 }

  /// Starts a refresh if the content is pulled far enough.
  func refreshIfPulled() {
    guard let link = locals.refresh, axes.contains(.vertical), !refresh.isRunning,
      viewport.height > 0, offset.y <= -ScrollRefresh.threshold(in: viewport)
    else { return }
    let clock = graph.clock
    let action = link.action
    let ending = clock.atEnd { [weak self] in self?.refresh.task?.cancel() }
    refresh.task = Task { @MainActor [weak self] in
      await action()
      clock.forget(ending)
      guard let self, !self.isDestroyed else { return }
      self.endRefresh()
    }
    // The content begins further down now; the shift keeps it where it is shown.
    roomDidChange(by: ScrollRefresh.room)
    spinner.begin()
  }

  private func endRefresh() {
    refresh.task = nil
    spinner.end()
    let isInView = offset.y < ScrollRefresh.room
    roomDidChange(by: -ScrollRefresh.room)
    if isInView, isAtRest { coast(velocity: .zero, isNew: false) }
    graph.onNeedsFrame?()
  }

  private func roomDidChange(by change: CGFloat) {
    shift(by: CGSize(width: 0, height: change))
    // A press continues from the position to which it has pulled the content.
    if case .panning(let pan) = motion {
      var new = ScrollPan(self, from: pan.location)
      new.location = pan.location
      motion = .panning(new)
    }
    setNeedsPlacing()
  }
}
