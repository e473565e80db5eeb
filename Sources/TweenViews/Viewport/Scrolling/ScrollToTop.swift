import Foundation
import TweenGeometry
import TweenMotion

/// The scroll views of a page, one of which a bar scrolls to its top.
///
/// Scroll views inside other scroll views are left out.
@MainActor package final class PageScrollViews {
  private var views: [NodeAnchor] = []
  let observer = ScrollObserver()
  /// The motion of a scroll view to its top (Scenes 1.10).
  private static let motion = Animation.easeInOut(duration: 0.3)

  package init() { observer.listener = { [weak self] in self?.note($0) } }

  private func note(_ scroll: ScrollNode) {
    guard !views.contains(where: { $0 === scroll.anchor }) else { return }
    views.removeAll { $0.node == nil }
    views.append(scroll.anchor)
  }

  /// Scrolls the page's first vertical scroll view to its top: a view under the bar before others,
  /// then the view that lies highest.
  package func scrollToTop() {
    let vertical = views.compactMap { $0.node as? ScrollNode }.filter {
      !$0.isDestroyed && $0.axes.contains(.vertical) && $0.isShownInTree
    }
    let under = vertical.filter { $0.contentInset.y > 0 }
    let first = (under.isEmpty ? vertical : under).min {
      let (one, other) = ($0.corner, $1.corner)
      return one.y == other.y ? one.x < other.x : one.y < other.y
    }
    first?.scroll(to: .edge(.top), Transaction(animation: Self.motion))
  }
}

extension ScrollNode {
  /// The upper left corner of the view, in the window's coordinates.
  fileprivate var corner: CGPoint { windowPoint(visibleFrame.origin) }
}

nonisolated private struct PageScrollViewsModifier: ScrollLinkModifier {
  typealias Body = Never
  let views: PageScrollViews

  @MainActor func makeLink() -> PageScrollViews { views }
  @MainActor func update(_ link: PageScrollViews) {}
  @MainActor static func install(_ link: PageScrollViews, in locals: inout ScrollLocals) {
    locals.observers.append(link.observer)
  }
}

extension View {
  /// Adds the scroll views in this view to `views`.
  nonisolated package func collectScrollViews(in views: PageScrollViews) -> some View {
    modifier(PageScrollViewsModifier(views: views))
  }
}
