import Foundation
import TweenGeometry
import TweenMotion

/// Computes the visible part of a rectangle, 0...1, and compares it with a threshold.
private struct VisiblePart {
  /// A margin for rounding in sums of lengths.
  private static let tolerance: CGFloat = 1e-6

  static func isVisible(_ rect: CGRect, in seen: CGRect, threshold: Double) -> Bool {
    let part =
      share(rect.minX, rect.maxX, seen.minX, seen.maxX)
      * share(rect.minY, rect.maxY, seen.minY, seen.maxY)
    guard threshold > 0 else { return part > 0 }
    return part >= min(CGFloat(threshold), 1) - tolerance
  }

  /// A rectangle of length zero is visible if it lies inside.
  private static func share(
    _ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat
  ) -> CGFloat {
    guard end > start else { return start >= from && start <= to ? 1 : 0 }
    return max(min(end, to) - max(start, from), 0) / (end - start)
  }
}

/// The modifier that `onScrollVisibilityChange` adds to a view.
nonisolated public struct _ScrollVisibilityModifier: UnaryModifier {
  public typealias Body = Never
  var threshold: Double
  var action: (Bool) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> ScrollVisibilityNode {
    ScrollVisibilityNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: ScrollVisibilityNode) {
    wrapper.update(self)
  }
}

/// Checks after layouts, and while the content moves, whether enough of a view is visible.
@MainActor package final class ScrollVisibilityNode: WrapperNode {
  private var modifier: _ScrollVisibilityModifier
  private var isVisible = false
  private var isPlaced = false

  init(_ context: NodeContext, _ modifier: _ScrollVisibilityModifier) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _ScrollVisibilityModifier) {
    modifier = new
    if isPlaced { graph.geometry.postpone(self) }
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard !isPlaced else { return }
    isPlaced = true
    graph.geometry.postpone(self)
  }

  package override func appear() {
    super.appear()
    if isPlaced { graph.geometry.postpone(self) }
  }

  /// A row that leaves the view all at once becomes invisible without having moved.
  package override func disappear() {
    super.disappear()
    report(false)
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, isPlaced else { return }
    guard graph.updateState.isAfterLayout else { return graph.geometry.postpone(self) }
    let isVisible = graph.evaluating(self) {
      let proxy = GeometryProxy(self)
      guard let seen = proxy.bounds(of: .scrollView) else { return false }
      return VisiblePart.isVisible(
        CGRect(origin: .zero, size: proxy.size), in: seen, threshold: modifier.threshold)
    }
    // A view that is kept out of view is not visible, wherever it was placed last.
    report(isVisible && isShownInTree)
  }

  private func report(_ new: Bool) {
    guard isVisible != new else { return }
    isVisible = new
    graph.afterUpdate { [weak self] in
      guard let self, !self.isDestroyed else { return }
      self.graph.acting(self) { self.modifier.action(new) }
    }
  }

  package override var debugName: String { "onScrollVisibilityChange" }
}

/// Reports which targets of a scroll view are visible.
@MainActor final class ScrollTargetObserver<ID: Hashable> {
  let observer = ScrollObserver()
  var threshold = 0.5
  var action: ([ID]) -> Void = { _ in }
  private var last: [ID] = []

  init() { observer.listener = { [weak self] scroll in self?.report(scroll) } }

  private func report(_ scroll: ScrollNode) {
    let seen = scroll.visibleRect
    let new = scroll.targets(near: scroll.offset).compactMap { target -> ID? in
      VisiblePart.isVisible(target.frame, in: seen, threshold: threshold)
        ? target.id?.base as? ID : nil
    }
    guard new != last else { return }
    last = new
    scroll.graph.acting(scroll) { action(new) }
  }
}

nonisolated private struct ScrollTargetVisibilityModifier<ID: Hashable>: ScrollLinkModifier {
  typealias Body = Never
  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor func makeLink() -> ScrollTargetObserver<ID> { ScrollTargetObserver() }
  @MainActor func update(_ link: ScrollTargetObserver<ID>) {
    link.threshold = threshold
    link.action = action
  }
  @MainActor static func install(_ link: ScrollTargetObserver<ID>, in locals: inout ScrollLocals) {
    locals.observers.append(link.observer)
  }
}

extension View {
  /// Calls `action` when this view becomes visible or invisible in the scroll view around it. Outside of
  /// scroll views it is never called.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that must be visible, 0...1; 0 means any part.
  ///   - action: Receives whether the view is visible; first called when it becomes visible.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls `action` with the ids of the visible targets of the scroll view in this view, in their order,
  /// when the ids change. `scrollTargetLayout` sets the targets.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids; targets with ids of another type are left out.
  ///   - threshold: The part of a target that must be visible, 0...1; 0 means any part.
  ///   - action: Receives the ids of the visible targets.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
