import Foundation
import TweenGeometry
import TweenMotion

/// The refresh of a scroll view: how far it is pulled, and what runs.
@MainActor struct ScrollRefresh {
  /// Points that contents make room for while it runs.
  static let room: CGFloat = 50
  /// Points to pull, but no more than this part of the view.
  private static let pull: CGFloat = 64
  private static let mostOfView: CGFloat = 0.3

  var task: Task<Void, Never>?
  var isRunning: Bool { task != nil }

  static func threshold(in viewport: CGSize) -> CGFloat {
    min(pull, viewport.height * mostOfView)
  }
}

extension ScrollNode {
  /// Points above the contents, which the mark stands in.
  var refreshRoom: CGFloat { refresh.isRunning ? ScrollRefresh.room : 0 }

  /// A press pulled the contents: far enough, it sets a refresh off.
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
    // Contents begin further down, and stay where they are seen.
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
    // A press goes on from where it has pulled the contents to.
    if case .panning(let pan) = motion {
      var new = ScrollPan(self, from: pan.location)
      new.location = pan.location
      motion = .panning(new)
    }
    setNeedsPlacing()
  }
}
