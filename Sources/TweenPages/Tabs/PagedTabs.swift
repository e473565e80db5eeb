import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Pages side by side, which a finger moves. The neighbours of the shown page are active; other
/// pages are dormant and keep their state.
struct PagedTabs: View {
  let choice: TabChoice
  let model: TabModel
  let display: PageTabViewStyle.IndexDisplayMode
  /// The pages that are at least partly visible.
  @State private var seen: ClosedRange<Int>?

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(Array(choice.tabs.enumerated()), id: \.element.page) { index, tab in
          // During a motion to a distant page, the pages between are visible.
          let isNear =
            abs(index - (choice.shown ?? 0)) <= 1
            || seen.map { index >= $0.lowerBound - 1 && index <= $0.upperBound + 1 } == true
          ZStack {
            if isNear || model.visited.contains(tab.id) {
              TabPlace(tab: tab, isShown: isNear, repeats: 0).transition(.identity)
            }
          }
          .containerRelativeFrame([.horizontal, .vertical])
          .clipped()
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(PageTurn())
    .scrollPosition(id: position)
    .onScrollGeometry {
      Self.pages(in: $0)
    } action: {
      seen = $0
    }
    .scrollIndicators(.hidden)
    // Takes all the room that it is offered, regardless of the size of its pages.
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .overlay(alignment: .bottom) { if showsDots { dots } }
  }

  /// Returns the pages that are at least partly visible in a scroll view of whole pages.
  private static func pages(in geometry: ScrollGeometry) -> ClosedRange<Int>? {
    let first = geometry.contentOffset.x / geometry.containerSize.width
    guard first.isFinite, abs(first) < 1e9 else { return nil }
    return Int(first.rounded(.down))...Int(first.rounded(.up))
  }

  /// The page nearest to the middle. When the finger brings another page there, the setter writes
  /// the selection.
  private var position: Binding<TabPlaceKey?> {
    Binding {
      choice.shown.map { choice.tabs[$0].page }
    } set: { new in
      if let new, let tab = choice.tabs.first(where: { $0.page == new }) { choice.choose(tab) }
    }
  }

  private var showsDots: Bool {
    switch display.kind {
    case .automatic: choice.tabs.count > 1
    case .always: !choice.tabs.isEmpty
    case .never: false
    }
  }

  private var dots: some View {
    let metrics = TabMetrics.classic
    return PageDots(count: choice.tabs.count, shown: choice.shown ?? 0)
      .padding(.bottom, metrics.dotCenter - metrics.dotGroundHeight / 2)
      .allowsHitTesting(false)
  }
}

/// Stops at whole pages, by the distance that the finger has moved. The content begins to move only
/// after a distance `slop`, which is added here.
private struct PageTurn: ScrollTargetBehavior {
  private let paging = PagingScrollTargetBehavior()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let way = target.rect.minX - context.originalTarget.rect.minX
    if way != 0 { target.rect.origin.x += way < 0 ? -ScrollPress.slop : ScrollPress.slop }
    paging.updateTarget(&target, context: context)
  }
}

/// The identity of a page for its scroll view. A subview's id cannot be used, because enclosing
/// views take that for the identity that the program gave the view.
private struct TabPlaceKey: Hashable {
  let id: Subview.ID
}

extension TabEntry {
  fileprivate var page: TabPlaceKey { TabPlaceKey(id: id) }
}

/// A dot for each page.
private struct PageDots: View {
  let count: Int
  let shown: Int
  @Environment(\.indexGround) private var ground

  /// The greatest number of dots; more would not fit in any window.
  private static let most = 60

  var body: some View {
    let metrics = TabMetrics.classic
    let look = ProgramLooks.current.dots
    HStack(spacing: metrics.dotPitch - metrics.dot) {
      ForEach(0..<min(count, Self.most), id: \.self) { index in
        Circle().fill(index == shown ? look.chosen ?? .white : look.dot ?? .white)
          .opacity(index == shown || look.dot != nil ? 1 : 0.3)
          .frame(width: metrics.dot, height: metrics.dot)
      }
    }
    .padding(.horizontal, metrics.dotGroundPadding)
    .frame(height: metrics.dotGroundHeight)
    .background {
      if ground.kind == .always || ground.kind == .automatic && look.hasBackground == true {
        Capsule(style: .circular).fill(.thinMaterial)
      }
    }
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "page \(shown + 1) of \(count)"))
  }
}
