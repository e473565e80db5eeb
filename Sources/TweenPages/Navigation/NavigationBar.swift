import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// Lengths of bars, in points (Navigation 1.5).
struct NavigationBarMetrics {
  var barHeight: CGFloat = 44
  var largeRowHeight: CGFloat = 52
  /// The height that a subtitle below a large title adds.
  var subtitleHeight: CGFloat = 20
  var bottomBarHeight: CGFloat = 44
  /// The distance from the sides of a bar to its items and its large title.
  var narrowMargin: CGFloat = 16
  /// The same distance in wide bars, and the width from which a bar is wide.
  var wideMargin: CGFloat = 20
  var wideWidth: CGFloat = 414
  var gap: CGFloat = 16
  /// The distance between the view in the middle and the views at the ends.
  var titleGap: CGFloat = 8
  /// The least width of a title with a menu: some letters and the arrow.
  var titleMenuWidth: CGFloat = 64
  /// The width that the back button's label leaves free beside the title.
  var backLabelGap: CGFloat = 40
  /// The scrolled distance from which the small title replaces the large title.
  var collapse: CGFloat = 42
  /// The scrolled distance over which the background fades in.
  var groundLength: CGFloat = 10

  static let classic = NavigationBarMetrics()

  /// Returns the distance from the sides of a bar of this width to its content.
  func margin(_ width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : narrowMargin }

  /// Returns the height of a page's bar at rest.
  @MainActor func height(of page: NavigationPage) -> CGFloat {
    if page.isSearching { return page.searchHeight }
    if page.preferences.isBarHidden == true { return 0 }
    return barHeight + titleHeight(of: page) + page.searchHeight
  }

  /// Returns the height of the rows that collapse as the page scrolls.
  @MainActor func collapsibleHeight(of page: NavigationPage) -> CGFloat {
    if page.isSearching || page.preferences.isBarHidden == true { return 0 }
    return titleHeight(of: page) + (page.searchStays ? 0 : page.searchHeight)
  }

  /// Returns the scroll offsets at which the content can come to rest while the rows collapse.
  @MainActor func rests(of page: NavigationPage) -> [CGFloat] {
    let (title, all) = (titleHeight(of: page), collapsibleHeight(of: page))
    if all == 0 { return [] }
    return title > 0 && title < all ? [0, title, all] : [0, all]
  }

  /// Returns the height of the row of a large title; 0 if the page has none.
  @MainActor func titleHeight(of page: NavigationPage) -> CGFloat {
    guard page.titleMode == .large, !page.isSearching else { return 0 }
    return largeRowHeight + (page.preferences.subtitle == nil ? 0 : subtitleHeight)
  }

  @MainActor func bottomHeight(of page: NavigationPage) -> CGFloat {
    page.hasBottomBar ? bottomBarHeight : 0
  }
}

extension NavigationPage {
  /// Whether the user searches in this page. The bar is hidden then, and the search field stands at
  /// the top.
  var isSearching: Bool {
    preferences.search.map { $0.model.isActive && !$0.keepsBar } == true && !isSearchInBar
  }

  /// Whether the search field stands at the end of the bar itself.
  var isSearchInBar: Bool { preferences.search?.placement.kind == .toolbar && !isNarrow }

  /// The height of the row of the search field; 0 if there is none.
  var searchHeight: CGFloat {
    guard let search = preferences.search, !isSearchInBar else { return 0 }
    let metrics = SearchMetrics.classic
    return metrics.rowHeight
      + (search.model.isActive && search.hasScopes ? metrics.scopesHeight : 0)
  }

  /// Whether the row of the search field stays visible while the page scrolls.
  var searchStays: Bool {
    preferences.search.map { $0.placement.stays || $0.model.isActive && !isSearchInBar } ?? false
  }

  /// Whether no content lies under the bar.
  var isAtEdge: Bool {
    let metrics = NavigationBarMetrics.classic
    let rows = metrics.titleHeight(of: self) + (searchStays ? 0 : searchHeight)
    return scrolled <= rows
  }

  var hasBar: Bool { preferences.isBarHidden != true && !isSearching }

  var hasBottomBar: Bool {
    preferences.isBottomBarHidden != true
      && preferences.items.contains {
        !$0.isSpace && ($0.placement.place == .bottom || $0.placement.place == .status)
      }
  }
}

/// The bar over the pages of a stack. It stays in place while pages move; its parts fade and slide.
struct NavigationBar: View {
  let model: NavigationModel
  let place: SplitPlace?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(model: NavigationModel, place: SplitPlace?) {
    self.model = model
    self.place = place
  }

  var body: some View {
    let pages = model.shown.filter(\.hasBar)
    ZStack {
      // A covered page's title can contain the link whose page is shown, so the title is dormant
      // instead of removed, like the page's items.
      ForEach(pages.filter { !$0.isDormant || $0.preferences.opensTitleMenu }) { page in
        let position = model.position(of: page)
        PageBarTitle(page: page)
          .onPreferenceChange(NavigationRequestsKey.self) {
            model.requestsDidChange($0, of: page, in: .title)
          }
          .modifier(
            PageShift(
              arrival: position.arrival, cover: position.cover, travel: reducesMotion ? 0 : 0.5,
              yielding: reducesMotion ? 0 : 0.5)
          )
          .opacity(position.arrival * (1 - position.cover))
          .dormant(page.isDormant)
          .transition(
            BarTitleTransition().combined(with: .opacity))
      }
      // The items of covered pages are dormant instead of removed: they can contain the link whose
      // page is shown.
      ForEach(pages.filter { !$0.isDormant || !$0.preferences.items.isEmpty }) { page in
        let position = model.position(of: page)
        BarItems(page: page, model: model, place: place)
          .onPreferenceChange(NavigationRequestsKey.self) {
            model.requestsDidChange($0, of: page, in: .items)
          }
          .opacity(position.arrival * (1 - position.cover))
          .allowsHitTesting(!page.isCovered)
          .dormant(page.isDormant)
          .transition(.opacity)
      }
    }
    .frame(height: NavigationBarMetrics.classic.barHeight)
    .dynamicTypeSize(.large)
  }
}

/// A small title moves in across half the width.
private struct BarTitleTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      PageShift(
        arrival: phase.isIdentity ? 1 : 0, cover: 0, travel: 0.5))
  }
}

/// The background of a bar, shown while content lies under the bar. It moves with its page.
struct BarBackground: View {
  let page: NavigationPage

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let rows = metrics.titleHeight(of: page) + page.searchHeight
    // The part of the rows that scrolls with the content; the rest stays.
    let going = rows - (page.searchStays ? page.searchHeight : 0)
    let row = rows - min(max(page.scrolled, 0), going)
    let under = page.scrolled - going
    let shown: Double =
      switch page.preferences.barGround {
      case .visible: 1
      case .hidden: 0
      default: min(max(under / metrics.groundLength, 0), 1)
      }
    let look = ProgramLooks.current.navigationBar
    BarFill(fill: page.preferences.barFill, look: look.background, lineEdge: .bottom)
      .padding(.bottom, -row)
      .ignoresSafeArea(edges: [.top, .horizontal])
      .opacity(shown)
      .background {
        if page.preferences.barFill == nil, page.preferences.barGround == nil,
          let edge = look.scrollEdgeBackground
        {
          BarFill(fill: nil, look: edge, lineEdge: .bottom)
            .padding(.bottom, -row)
            .ignoresSafeArea(edges: [.top, .horizontal])
            .opacity(1 - shown)
        }
      }
      .background {
        if let back = look.fillColor {
          back.padding(.bottom, -row).ignoresSafeArea(edges: .horizontal)
        }
      }
      .frame(height: metrics.barHeight)
  }
}

/// The items at the ends of a page's bar.
private struct BarItems: View {
  let page: NavigationPage
  let model: NavigationModel
  let place: SplitPlace?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.splitToggle) private var toggle
  @Environment(\.moreTabs) private var moreTabs

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let below = model.page(below: page)
    let column = columnBefore
    let more = page.isRoot && place?.column ?? 0 == 0 ? moreTabs : nil
    let hasBack = (below != nil || column != nil || more != nil) && !page.preferences.isBackHidden
    HStack(spacing: 0) {
      HStack(spacing: metrics.gap) {
        if let below, hasBack {
          BackButton(title: below.preferences.title, room: backRoom) { model.dismiss(page) }
        } else if let column, hasBack {
          BackButton(
            title: column.model.stack(column.column - 1)?.top.preferences.title, room: backRoom
          ) {
            column.model.goBack(from: column.column)
          }
        } else if let more, hasBack {
          BackButton(title: Text(system: .more), room: backRoom) { more.showsMore = true }
        } else if let toggle, showsToggle {
          Button(action: toggle.toggle) {
            Image(systemName: "sidebar.leading").font(.system(size: 17)).imageScale(.large)
              .frame(minHeight: metrics.barHeight).contentShape(Rectangle())
          }
          .accessibilityLabel(Text(system: .toggleSidebar))
        }
        ForEach(leadingItems(hasBack), id: \.id) { BarItem(entry: $0, least: width / 2) }
      }
      .padding(.leading, hasBack ? 8 : metrics.margin(width))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        page.leadingWidth = $0
      }
      Spacer(minLength: 0)
      HStack(spacing: metrics.gap) {
        if let search = page.preferences.search, page.isSearchInBar {
          SearchField(entry: search).frame(width: SearchMetrics.classic.toolbarWidth)
        }
        TrailingItems(
          page: page, entries: trailingItems(hasBack),
          secondary: page.preferences.items.filter { $0.placement.place == .secondary },
          room: trailingRoom)
      }
      .padding(.trailing, metrics.margin(width))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        page.trailingWidth = $0
      }
    }
    // Items that do not have enough width yet do not enlarge the bar.
    .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The width that is available for the trailing items beside the leading items.
  private var trailingRoom: CGFloat {
    let metrics = NavigationBarMetrics.classic
    let search =
      page.preferences.search != nil && page.isSearchInBar
      ? SearchMetrics.classic.toolbarWidth + metrics.gap : 0
    // A title that opens a menu keeps room, so that it can be pressed.
    let opens = page.preferences.opensTitleMenu && page.titleMode != .large
    let least = opens ? metrics.titleMenuWidth : 0
    let principal = max(min(page.principalWidth, width / 3), least)
    let middle = principal > 0 ? principal + 2 * metrics.titleGap : 0
    return width - page.leadingWidth - metrics.margin(width) - search - middle
  }

  private var width: CGFloat { model.width ?? RunningProgram.window.size.width }

  /// The width that is available for the back button's label beside the title in the middle; nil:
  /// the button has no label.
  private var backRoom: CGFloat? {
    guard page.hasBackLabel else { return nil }
    let title = page.titleMode == .large ? 0 : page.titleWidth
    return max((width - title) / 2 - NavigationBarMetrics.classic.backLabelGap, 0)
  }

  /// The column of the split view, if its root page leads back to the column before it.
  private var columnBefore: SplitPlace? {
    guard page.isRoot, let place, place.column > 0, place.model.isCompact else { return nil }
    return place
  }

  private var showsToggle: Bool {
    guard page.isRoot, let place, !place.model.isCompact else { return false }
    return place.column == place.model.count - 1 && !page.preferences.isToggleRemoved
  }

  private func leadingItems(_ hasBack: Bool) -> [ToolbarEntry] {
    page.preferences.items.filter { entry in
      switch entry.placement.place {
      case .leading, .cancellation: true
      case .navigation: !(hasBack && sizeClass == .compact)
      default: false
      }
    }
  }

  private func trailingItems(_ hasBack: Bool) -> [ToolbarEntry] {
    let items = page.preferences.items
    let plain = items.filter { entry in
      switch entry.placement.place {
      case .trailing, .destructive: true
      case .navigation: hasBack && sizeClass == .compact
      default: false
      }
    }
    return (plain + items.filter { $0.placement.place == .confirmation }).withoutOuterSpaces
  }
}

/// A button that goes back to the page below.
struct BackButton: View {
  /// The title of the page that the button goes back to.
  let title: Text?
  /// The width for the title, in points. A title that is wider becomes "Back", or no label; nil: no
  /// label in any case.
  let room: CGFloat?
  let action: () -> Void
  @Environment(\.locale) private var locale

  /// A page with an empty title has no label in the button.
  private var name: Text? { title.flatMap { $0.plainText.isEmpty ? nil : $0 } }

  var body: some View {
    Button(
      role: nil, title: Text(verbatim: SystemWord.back.text(in: locale)), action: action,
      label: label
    )
    .accessibilityLabel(name ?? Text(system: .back))
    .keyboardShortcut(.leftArrow, modifiers: .option)
    .transformEnvironment(\.tintColor) { [tint = ProgramLooks.current.navigationBar.tint] in
      $0 = tint ?? $0
    }
  }

  private var label: some View {
    HStack(spacing: 6) {
      Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
      if let room {
        BackLabelLayout(room: room) {
          ViewThatFits(in: .horizontal) {
            if let name { name.lineLimit(1).fixedSize() }
            Text(system: .back).fixedSize()
            EmptyView()
          }
        }
      }
    }
    .font(.system(size: 17))
    .frame(minWidth: 44, minHeight: 44, alignment: .leading)
    .contentShape(Rectangle())
  }
}

/// Offers its view a fixed width, regardless of the width that the layout itself is offered.
private struct BackLabelLayout: Layout {
  var room: CGFloat

  nonisolated init(room: CGFloat) { self.room = room }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(ProposedViewSize(width: room, height: proposal.height)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: bounds.origin, proposal: ProposedViewSize(width: room, height: bounds.height))
  }
}

/// An item of a toolbar in its bar: views that belong to the page.
struct BarItem: View {
  let entry: ToolbarEntry
  let views: [Subview]
  /// The least share of its needed width that each view gets, even if there is little room.
  let least: CGFloat
  @Environment(\.accessibilityLargeContentViewerEnabled) private var showsLarge

  /// - Parameter views: The views of the item that are shown; nil: all.
  init(entry: ToolbarEntry, views: [Subview]? = nil, least: CGFloat = 0) {
    self.entry = entry
    self.least = least
    self.views = views ?? entry.views
  }

  var body: some View {
    let place = entry.placement.place
    ForEach(views) { view in
      switch place {
      // A view in the middle or in a bar of its own can fill the room there.
      case .principal, .bottom, .status: view
      case _ where entry.isSpacer: view
      case _ where showsLarge:
        BarItemLayout(least: least) { view.accessibilityShowsLargeContentViewer() }
      default: BarItemLayout(least: least) { view }
      }
    }
  }
}

/// Takes the size that its view needs by itself, if there is enough room.
private struct BarItemLayout: Layout {
  let least: CGFloat

  nonisolated init(least: CGFloat) { self.least = least }

  private func offer(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    let ideal = subview.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
    return ProposedViewSize(
      width: min(ideal, max(proposal.width ?? ideal, least)), height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first.map { $0.sizeThatFits(offer(proposal, $0)) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
        proposal: offer(ProposedViewSize(bounds.size), view))
    }
  }
}

/// The row of a large title, which moves with its page.
struct LargeTitleRow: View {
  let page: NavigationPage
  /// The width of the stack, in points.
  let width: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let pulled = max(-page.scrolled, 0)
    let scale = min(1 + 0.03 * pulled / 44, 1.1)
    let subtitle = page.preferences.subtitle
    (page.preferences.title ?? Text(verbatim: ""))
      .accessibilityAddTraits(.isHeader)
      .modifier(
        LookedTitle(ProgramLooks.current.navigationBar.largeTitle, font: .largeTitle.bold())
      )
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .lineLimit(1)
      .scaleEffect(scale, anchor: .bottomLeading)
      .padding(.bottom, subtitle == nil ? 8 : 8 + metrics.subtitleHeight)
      .frame(maxWidth: .infinity, alignment: .leading)
      // The subtitle can be longer than the title, and ends at the page's edge.
      .overlay(alignment: .bottomLeading) {
        subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          .fixedSize(horizontal: false, vertical: true).padding(.bottom, 8)
          // The row has the same height in all type sizes, as the title's row has.
          .dynamicTypeSize(...DynamicTypeSize.large)
      }
      .padding(.horizontal, metrics.margin(width))
      .frame(
        height: metrics.largeRowHeight + (subtitle == nil ? 0 : metrics.subtitleHeight),
        alignment: .bottom
      )
      .offset(y: -page.scrolled)
      .clipShape(BelowTop())
      .environment(\.colorScheme, page.preferences.barScheme ?? scheme)
      .allowsHitTesting(false)
  }
}

/// The part of a frame below its top edge, or the whole plane.
private struct BelowTop: Shape {
  let isCut: Bool

  nonisolated init(isCut: Bool = true) { self.isCut = isCut }

  nonisolated func path(in rect: CGRect) -> Path {
    let above: CGFloat = isCut ? 0 : 1000
    return Path(
      CGRect(x: rect.minX - 1000, y: rect.minY - above, width: rect.width + 2000, height: 10_000))
  }
}

/// The bar of items at the bottom of a page.
struct BottomBar: View {
  let page: NavigationPage
  /// The width of the stack, in points.
  let width: CGFloat

  var body: some View {
    if page.hasBottomBar {
      let items = page.preferences.items
      let status = items.filter { $0.placement.place == .status }
      let bottom = items.filter { $0.placement.place == .bottom }
      HStack(spacing: NavigationBarMetrics.classic.gap) {
        ForEach(bottom, id: \.id) { BarItem(entry: $0) }
      }
      // Beside the view in the middle, not under it.
      .frame(maxWidth: .infinity, alignment: status.isEmpty ? .center : .leading)
      .overlay { HStack { ForEach(status, id: \.id) { BarItem(entry: $0) } } }
      .padding(.horizontal, NavigationBarMetrics.classic.margin(width))
      .frame(height: NavigationBarMetrics.classic.bottomBarHeight)
      .background {
        BarFill(fill: nil, look: ProgramLooks.current.toolbar, lineEdge: .top)
          .ignoresSafeArea(edges: [.bottom, .horizontal])
      }
      .dynamicTypeSize(.large)
    }
  }
}

/// The row of a page's search field, below the title. It scrolls with the content or stays.
struct PageSearchRow: View {
  let page: NavigationPage

  var body: some View {
    if let search = page.preferences.search, !page.isSearchInBar {
      let metrics = NavigationBarMetrics.classic
      let title = metrics.titleHeight(of: page)
      let bar = page.isSearching || page.preferences.isBarHidden == true ? 0 : metrics.barHeight
      let shift = page.searchStays ? min(page.scrolled, title) : page.scrolled
      SearchRow(entry: search)
        .background(alignment: .top) {
          if page.isSearching {
            Rectangle().fill(Material.bar).overlay(alignment: .bottom) { Divider() }
              .ignoresSafeArea(edges: [.top, .horizontal])
          }
        }
        // Padding instead of an offset: screen readers read only what lies in the clipping
        // rectangle.
        .padding(.top, title)
        .offset(y: -shift)
        .clipShape(BelowTop(isCut: !page.isSearching))
        .offset(y: bar)
    }
  }
}
