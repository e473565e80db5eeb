import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Lengths of bars, in points (Navigation 1.5).
struct NavigationBarMetrics {
  var barHeight: CGFloat = 44
  var largeRowHeight: CGFloat = 52
  var bottomBarHeight: CGFloat = 44
  var margin: CGFloat = 16
  var gap: CGFloat = 16
  /// From here on a small title stands for the large one.
  var collapse: CGFloat = 42
  /// The ground comes over so many points of scrolling.
  var groundLength: CGFloat = 10

  static let classic = NavigationBarMetrics()

  /// What a page's bar takes of its height, at rest.
  @MainActor func height(of page: NavigationPage) -> CGFloat {
    if page.wishes.isBarHidden == true { return 0 }
    return page.titleMode == .large ? barHeight + largeRowHeight : barHeight
  }

  @MainActor func bottomHeight(of page: NavigationPage) -> CGFloat {
    page.hasBottomBar ? bottomBarHeight : 0
  }
}

extension NavigationPage {
  var hasBottomBar: Bool {
    wishes.isBottomBarHidden != true
      && wishes.items.contains { $0.placement.place == .bottom || $0.placement.place == .status }
  }
}

/// The bar over the pages of a stack. It stays where it is while pages move; its parts fade and slide.
struct NavigationBar: View {
  let model: NavigationModel

  var body: some View {
    let pages = model.shown.filter { !$0.isDormant && $0.wishes.isBarHidden != true }
    ZStack {
      if let top = pages.last { BarGround(page: top).zIndex(-1) }
      ForEach(pages) { page in
        let standing = model.standing(of: page)
        BarTitle(page: page)
          .modifier(
            PageShift(
              arrival: standing.arrival, cover: standing.cover, travel: 0.5,
              yielding: 0.5)
          )
          .opacity(standing.arrival * (1 - standing.cover))
          .transition(
            BarTitleTransition().combined(with: .opacity))
      }
      ForEach(pages) { page in
        let standing = model.standing(of: page)
        BarItems(page: page, model: model)
          .opacity(standing.arrival * (1 - standing.cover))
          .allowsHitTesting(!page.isCovered)
          .transition(.opacity)
      }
    }
    .frame(height: NavigationBarMetrics.classic.barHeight)
    .dynamicTypeSize(.large)
  }
}

/// A small title comes from half the width.
private struct BarTitleTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      PageShift(
        arrival: phase.isIdentity ? 1 : 0, cover: 0, travel: 0.5))
  }
}

/// What is behind a bar, once content has come under it.
private struct BarGround: View {
  let page: NavigationPage

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let isLarge = page.titleMode == .large
    let row = isLarge ? max(0, metrics.largeRowHeight - max(page.scrolled, 0)) : 0
    let under = page.scrolled - (isLarge ? metrics.largeRowHeight : 0)
    let shown: Double =
      switch page.wishes.barGround {
      case .visible: 1
      case .hidden: 0
      default: min(max(under / metrics.groundLength, 0), 1)
      }
    Rectangle().fill(page.wishes.barFill ?? AnyShapeStyle(Material.bar))
      .overlay(alignment: .bottom) { Divider() }
      .padding(.bottom, -row)
      .ignoresSafeArea(edges: .top)
      .opacity(shown)
      .allowsHitTesting(false)
  }
}

/// A page's small title, or what its toolbar puts in that place.
private struct BarTitle: View {
  let page: NavigationPage

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let isCollapsed = page.scrolled > metrics.collapse
    let isShown = page.titleMode != .large || isCollapsed
    BarTitleLayout(leading: page.leadingWidth, trailing: page.trailingWidth) {
      VStack(spacing: 0) {
        if let item = page.wishes.items.last(where: { $0.placement.place == .principal }) {
          BarItem(entry: item)
        } else {
          (page.wishes.title ?? Text(verbatim: ""))
            .font(.system(size: 17, weight: .semibold))
            .opacity(isShown ? 1 : 0)
            .animation(.easeInOut(duration: 0.15), value: isCollapsed)
        }
        if let subtitle = page.wishes.subtitle, isShown {
          subtitle.font(.system(size: 12)).foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .environment(\.colorScheme, page.wishes.barScheme ?? scheme)
    }
    .allowsHitTesting(page.wishes.items.contains { $0.placement.place == .principal })
  }
  @Environment(\.colorScheme) private var scheme
}

/// Puts one view into the middle, or beside it where it would touch what stands at the ends.
private struct BarTitleLayout: Layout {
  var leading: CGFloat
  var trailing: CGFloat
  private var gap: CGFloat { 8 }

  nonisolated init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let first = leading + gap
    let last = bounds.width - trailing - gap
    for view in subviews {
      let offer = ProposedViewSize(width: max(last - first, 0), height: bounds.height)
      let size = view.sizeThatFits(offer)
      let middle = (bounds.width - size.width) / 2
      let x = max(first, min(middle, last - size.width))
      view.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY + (bounds.height - size.height) / 2),
        proposal: offer)
    }
  }
}

/// The items at the ends of a page's bar.
private struct BarItems: View {
  let page: NavigationPage
  let model: NavigationModel
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let below = model.page(below: page)
    let hasBack = below != nil && !page.wishes.isBackHidden
    HStack(spacing: 0) {
      HStack(spacing: metrics.gap) {
        if let below, hasBack { BackButton(page: page, below: below, model: model) }
        ForEach(leadingItems(hasBack), id: \.id) { BarItem(entry: $0) }
      }
      .padding(.leading, hasBack ? 8 : metrics.margin)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        page.leadingWidth = $0
      }
      Spacer(minLength: 0)
      HStack(spacing: metrics.gap) {
        ForEach(trailingItems(hasBack), id: \.id) { BarItem(entry: $0) }
      }
      .padding(.trailing, metrics.margin)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        page.trailingWidth = $0
      }
    }
    .frame(maxHeight: .infinity)
  }

  private func leadingItems(_ hasBack: Bool) -> [ToolbarEntry] {
    page.wishes.items.filter { entry in
      switch entry.placement.place {
      case .leading, .cancellation: true
      case .navigation: !(hasBack && sizeClass == .compact)
      default: false
      }
    }
  }

  private func trailingItems(_ hasBack: Bool) -> [ToolbarEntry] {
    let items = page.wishes.items
    let plain = items.filter { entry in
      switch entry.placement.place {
      case .trailing, .destructive, .secondary: true
      case .navigation: hasBack && sizeClass == .compact
      default: false
      }
    }
    return plain + items.filter { $0.placement.place == .confirmation }
  }
}

/// Leads back to the page below.
private struct BackButton: View {
  let page: NavigationPage
  let below: NavigationPage
  let model: NavigationModel

  var body: some View {
    Button {
      model.dismiss(page)
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
        ViewThatFits(in: .horizontal) {
          if let title = below.wishes.title { title.lineLimit(1).fixedSize() }
          Text(verbatim: "Back").fixedSize()
          EmptyView()
        }
        .frame(maxWidth: 120, alignment: .leading)
        .fixedSize(horizontal: true, vertical: false)
      }
      .font(.system(size: 17))
      .frame(minWidth: 44, minHeight: 44, alignment: .leading)
      .contentShape(Rectangle())
    }
    .accessibilityLabel(Text(verbatim: "Back"))
  }
}

/// An item of a toolbar in its bar, with what its page has around it.
struct BarItem: View {
  let entry: ToolbarEntry

  var body: some View {
    let place = entry.placement.place
    let content = entry.content
      .labelStyle(.iconOnly)
      .imageScale(.large)
      .font(.system(size: 17, weight: place == .confirmation ? .semibold : .regular))
      .lineLimit(1)
    Group {
      if place == .destructive { content.tint(.red) } else { content }
    }
    .environment(\.self, entry.environment)
  }
}

/// The row of a large title, which moves with its page.
struct LargeTitleRow: View {
  let page: NavigationPage
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let pulled = max(-page.scrolled, 0)
    let scale = min(1 + 0.03 * pulled / 44, 1.1)
    (page.wishes.title ?? Text(verbatim: ""))
      .font(.largeTitle.bold())
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .lineLimit(1)
      .scaleEffect(scale, anchor: .bottomLeading)
      .padding(.horizontal, RunningProgram.window.size.width >= 414 ? 20 : 16)
      .padding(.bottom, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: metrics.largeRowHeight, alignment: .bottom)
      .offset(y: -page.scrolled)
      .clipShape(BelowTop())
      .allowsHitTesting(false)
  }
}

/// All that lies below the top of a frame.
private struct BelowTop: Shape {
  nonisolated init() {}

  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX - 1000, y: rect.minY, width: rect.width + 2000, height: 10_000))
  }
}

/// The items at the bottom of a page.
struct BottomBar: View {
  let page: NavigationPage

  var body: some View {
    if page.hasBottomBar {
      let items = page.wishes.items
      let status = items.filter { $0.placement.place == .status }
      let bottom = items.filter { $0.placement.place == .bottom }
      HStack(spacing: NavigationBarMetrics.classic.gap) {
        ForEach(bottom, id: \.id) { BarItem(entry: $0) }
      }
      .frame(maxWidth: .infinity)
      .overlay { HStack { ForEach(status, id: \.id) { BarItem(entry: $0) } } }
      .padding(.horizontal, NavigationBarMetrics.classic.margin)
      .frame(height: NavigationBarMetrics.classic.bottomBarHeight)
      .background {
        Rectangle().fill(Material.bar).overlay(alignment: .top) { Divider() }
          .ignoresSafeArea(edges: .bottom)
      }
      .dynamicTypeSize(.large)
    }
  }
}
