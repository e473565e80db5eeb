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
  /// What a line below a large title takes of its own.
  var subtitleHeight: CGFloat = 20
  var bottomBarHeight: CGFloat = 44
  /// From the sides of a bar to its items and to its large title.
  var narrowMargin: CGFloat = 16
  /// The same in wide bars, and from where on they are wide.
  var wideMargin: CGFloat = 20
  var wideWidth: CGFloat = 414
  var gap: CGFloat = 16
  /// Between what stands in the middle and at the ends.
  var titleGap: CGFloat = 8
  /// What a title with a menu has at least: some letters and its mark.
  var titleMenuWidth: CGFloat = 64
  /// What the name of the page before leaves free beside the title.
  var backLabelGap: CGFloat = 40
  /// From here on a small title stands for the large one.
  var collapse: CGFloat = 42
  /// The ground comes over so many points of scrolling.
  var groundLength: CGFloat = 10

  static let classic = NavigationBarMetrics()

  /// From the sides of a bar of this width to what is in it.
  func margin(_ width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : narrowMargin }

  /// What a page's bar takes of its height, at rest.
  @MainActor func height(of page: NavigationPage) -> CGFloat {
    if page.isSearching { return page.searchHeight }
    if page.preferences.isBarHidden == true { return 0 }
    return barHeight + titleHeight(of: page) + page.searchHeight
  }

  /// How much of that goes as the page scrolls.
  @MainActor func givingWay(of page: NavigationPage) -> CGFloat {
    if page.isSearching || page.preferences.isBarHidden == true { return 0 }
    return titleHeight(of: page) + (page.searchStays ? 0 : page.searchHeight)
  }

  /// How far content may be scrolled that comes to rest while the rows give way.
  @MainActor func rests(of page: NavigationPage) -> [CGFloat] {
    let (title, all) = (titleHeight(of: page), givingWay(of: page))
    if all == 0 { return [] }
    return title > 0 && title < all ? [0, title, all] : [0, all]
  }

  /// The row of a large title; 0 where there is none.
  @MainActor func titleHeight(of page: NavigationPage) -> CGFloat {
    guard page.titleMode == .large, !page.isSearching else { return 0 }
    return largeRowHeight + (page.preferences.subtitle == nil ? 0 : subtitleHeight)
  }

  @MainActor func bottomHeight(of page: NavigationPage) -> CGFloat {
    page.hasBottomBar ? bottomBarHeight : 0
  }
}

extension NavigationPage {
  /// Whether somebody searches in it: its bar has gone then, and its field stands at the top.
  var isSearching: Bool {
    preferences.search.map { $0.model.isActive && !$0.keepsBar } == true && !isSearchInBar
  }

  /// Whether the field stands in the bar itself, at its end.
  var isSearchInBar: Bool { preferences.search?.placement.kind == .toolbar && !isNarrow }

  /// What the row of the search field takes; 0 where there is none.
  var searchHeight: CGFloat {
    guard let search = preferences.search, !isSearchInBar else { return 0 }
    let metrics = SearchMetrics.classic
    return metrics.rowHeight
      + (search.model.isActive && search.hasScopes ? metrics.scopesHeight : 0)
  }

  /// Whether the row of the search field stays where the page is scrolled.
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
        !$0.isRoom && ($0.placement.place == .bottom || $0.placement.place == .status)
      }
  }
}

/// The bar over the pages of a stack. It stays where it is while pages move; its parts fade and slide.
struct NavigationBar: View {
  let model: NavigationModel
  let place: SplitPlace?

  var body: some View {
    let pages = model.shown.filter(\.hasBar)
    ZStack {
      // As the items of covered pages, those sleep that may hold the link whose page is shown.
      ForEach(pages.filter { !$0.isDormant || $0.preferences.opensTitleMenu }) { page in
        let standing = model.standing(of: page)
        PageBarTitle(page: page)
          .onPreferenceChange(NavigationRequestsKey.self) {
            model.requestsDidChange($0, of: page, in: .title)
          }
          .modifier(
            PageShift(
              arrival: standing.arrival, cover: standing.cover, travel: 0.5,
              yielding: 0.5)
          )
          .opacity(standing.arrival * (1 - standing.cover))
          .dormant(page.isDormant)
          .transition(
            BarTitleTransition().combined(with: .opacity))
      }
      // Those of covered pages sleep: they may hold the link whose page is shown.
      ForEach(pages.filter { !$0.isDormant || !$0.preferences.items.isEmpty }) { page in
        let standing = model.standing(of: page)
        BarItems(page: page, model: model, place: place)
          .onPreferenceChange(NavigationRequestsKey.self) {
            model.requestsDidChange($0, of: page, in: .items)
          }
          .opacity(standing.arrival * (1 - standing.cover))
          .allowsHitTesting(!page.isCovered)
          .dormant(page.isDormant)
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

/// What is behind a bar, once content has come under it. It moves with its page.
struct BarGround: View {
  let page: NavigationPage

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let rows = metrics.titleHeight(of: page) + page.searchHeight
    // What goes with the content; the rest stays.
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
    BarFill(fill: page.preferences.barFill, look: look.ground, lineEdge: .bottom)
      .padding(.bottom, -row)
      .ignoresSafeArea(edges: [.top, .horizontal])
      .opacity(shown)
      .background {
        if page.preferences.barFill == nil, page.preferences.barGround == nil,
          let edge = look.edgeGround
        {
          BarFill(fill: nil, look: edge, lineEdge: .bottom)
            .padding(.bottom, -row)
            .ignoresSafeArea(edges: [.top, .horizontal])
            .opacity(1 - shown)
        }
      }
      .background {
        if let back = look.back {
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
    // Items that have no room yet make no room.
    .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
  }

  /// What the items at the end have beside those at the beginning.
  private var trailingRoom: CGFloat {
    let metrics = NavigationBarMetrics.classic
    let search =
      page.preferences.search != nil && page.isSearchInBar
      ? SearchMetrics.classic.toolbarWidth + metrics.gap : 0
    // A title that opens a menu is there to be pressed.
    let opens = page.preferences.opensTitleMenu && page.titleMode != .large
    let least = opens ? metrics.titleMenuWidth : 0
    let principal = max(min(page.principalWidth, width / 3), least)
    let middle = principal > 0 ? principal + 2 * metrics.titleGap : 0
    return width - page.leadingWidth - metrics.margin(width) - search - middle
  }

  private var width: CGFloat { model.width ?? RunningProgram.window.size.width }

  /// What the name of the page before has beside the title in the middle; nil: it is not named.
  private var backRoom: CGFloat? {
    guard page.hasBackLabel else { return nil }
    let title = page.titleMode == .large ? 0 : page.titleWidth
    return max((width - title) / 2 - NavigationBarMetrics.classic.backLabelGap, 0)
  }

  /// The column, where its root leads back to the one before.
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
    return (plain + items.filter { $0.placement.place == .confirmation }).withoutOuterRoom
  }
}

/// Leads back to the page below.
struct BackButton: View {
  /// That of the page it leads to.
  let title: Text?
  /// What that has, in points: else it is "Back", or nothing; nil: nothing in any case.
  let room: CGFloat?
  let action: () -> Void
  @Environment(\.locale) private var locale

  /// A page without a name is no place that one goes back to.
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

/// Offers its view a width of its own, whatever it is offered itself.
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

/// An item of a toolbar in its bar: views of its page.
struct BarItem: View {
  let entry: ToolbarEntry
  let views: [Subview]
  /// What each has at least of what it needs, however little room there is.
  let least: CGFloat
  @Environment(\.accessibilityLargeContentViewerEnabled) private var showsLarge

  /// - Parameter views: Those of them that are shown; nil: all.
  init(entry: ToolbarEntry, views: [Subview]? = nil, least: CGFloat = 0) {
    self.entry = entry
    self.least = least
    self.views = views ?? entry.views
  }

  var body: some View {
    let place = entry.placement.place
    ForEach(views) { view in
      switch place {
      // What stands in the middle or in a bar of its own may fill the room there.
      case .principal, .bottom, .status: view
      case _ where entry.isSpacer: view
      case _ where showsLarge:
        BarItemLayout(least: least) { view.accessibilityShowsLargeContentViewer() }
      default: BarItemLayout(least: least) { view }
      }
    }
  }
}

/// Takes what its view needs by itself, as long as there is room for that.
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
  /// The stack's, in points.
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
      // It may be longer than the title, and ends with the page.
      .overlay(alignment: .bottomLeading) {
        subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          .fixedSize(horizontal: false, vertical: true).padding(.bottom, 8)
          // Its row is as high as ever, as the title's is.
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

/// All that lies below the top of a frame; or all.
private struct BelowTop: Shape {
  let isCut: Bool

  nonisolated init(isCut: Bool = true) { self.isCut = isCut }

  nonisolated func path(in rect: CGRect) -> Path {
    let above: CGFloat = isCut ? 0 : 1000
    return Path(
      CGRect(x: rect.minX - 1000, y: rect.minY - above, width: rect.width + 2000, height: 10_000))
  }
}

/// The items at the bottom of a page.
struct BottomBar: View {
  let page: NavigationPage
  /// The stack's, in points.
  let width: CGFloat

  var body: some View {
    if page.hasBottomBar {
      let items = page.preferences.items
      let status = items.filter { $0.placement.place == .status }
      let bottom = items.filter { $0.placement.place == .bottom }
      HStack(spacing: NavigationBarMetrics.classic.gap) {
        ForEach(bottom, id: \.id) { BarItem(entry: $0) }
      }
      // Beside what stands in the middle, not under it.
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

/// The row of a page's search field, below its title; it goes with the content, or stays.
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
        // Room, not an offset: readers are told what lies in the rectangle that clips.
        .padding(.top, title)
        .offset(y: -shift)
        .clipShape(BelowTop(isCut: !page.isSearching))
        .offset(y: bar)
    }
  }
}
