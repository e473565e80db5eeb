import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Pages above a bar with a button for each.
struct BarTabs: View {
  let choice: TabChoice
  let model: TabModel
  @Environment(\.verticalSizeClass) private var verticalClass
  @Environment(\.tabBottomAccessory) private var accessory
  @State private var preferences = TabBarPreferences()

  init(choice: TabChoice, model: TabModel) {
    self.choice = choice
    self.model = model
  }

  var body: some View {
    let metrics = TabMetrics.classic
    let height = verticalClass == .compact ? metrics.lowBarHeight : metrics.barHeight
    let isHidden =
      preferences.isHidden == true || choice.direct.isEmpty || ProgramLooks.current.tabBar.isHidden
    let accessory = isHidden ? nil : accessory
    let above = accessory == nil ? 0 : metrics.accessoryHeight + metrics.accessoryGap
    ZStack(alignment: .bottom) {
      pages
        .environment(\.tabBottomAccessory, nil)
        .barPadding(.bottom, isHidden ? 0 : height + above)
      if let accessory {
        TabAccessory(content: accessory)
          .padding(.bottom, height)
          .zIndex(1)
          // A downward motion would cross the bar's icons, which can be without a background, so it
          // fades.
          .transition(.opacity)
      }
      if !isHidden {
        TabBar(choice: choice, model: model, preferences: preferences, height: height)
          .zIndex(1)
          .transition(.move(edge: .bottom))
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .animation(.easeInOut(duration: 0.2), value: isHidden)
    .modifier(WindowSafeArea())
  }

  private var pages: some View {
    TabStack(choice: choice, model: model, isCovered: model.showsMore, hasMore: true) {
      if model.showsMore { MoreTabs(choice: choice, model: model).transition(.identity) }
    }
    // Selecting a tab shows that tab instead of the list; without listed tabs the list is hidden.
    .onChange(of: choice.shownTab?.id) { model.showsMore = false }
    .onChange(of: choice.rest.isEmpty) { model.showsMore = false }
    .onPreferenceChange(TabBarPreferencesKey.self) { preferences = $0 }
    .preference(key: TabBarPreferencesKey.self, value: TabBarPreferences())
  }
}

/// The pages that have been shown, one above the other; all but one are dormant.
struct TabStack<Cover: View>: View {
  let choice: TabChoice
  let model: TabModel
  let isCovered: Bool
  /// Whether tabs without a button are chosen in a list, to which their pages lead back.
  let hasMore: Bool
  let cover: Cover

  init(
    choice: TabChoice, model: TabModel, isCovered: Bool = false, hasMore: Bool = false,
    @ViewBuilder cover: () -> Cover = { EmptyView() }
  ) {
    self.choice = choice
    self.model = model
    self.isCovered = isCovered
    self.hasMore = hasMore
    self.cover = cover()
  }

  var body: some View {
    let shown = isCovered ? nil : choice.shown
    let visited = model.visited
    ZStack {
      Color.clear
      ForEach(choice.tabs.filter { visited.contains($0.id) }) { tab in
        TabPlace(
          tab: tab, isShown: shown.map { choice.tabs[$0].id == tab.id } ?? false,
          repeats: model.repeats[tab.id] ?? 0, more: isInMore(tab) ? model : nil
        )
        .transition(.identity)
      }
      cover
    }
  }

  private func isInMore(_ tab: TabEntry) -> Bool {
    hasMore && choice.rest.contains { $0.id == tab.id }
  }
}

/// The bar of a `TabView`.
private struct TabBar: View {
  let choice: TabChoice
  let model: TabModel
  let preferences: TabBarPreferences
  let height: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let (direct, rest) = (choice.direct, choice.rest)
    let count = direct.count + (rest.isEmpty ? 0 : 1)
    HStack(spacing: 0) {
      ForEach(Array(direct.enumerated()), id: \.element.id) { place, tab in
        let isShown = choice.shownTab?.id == tab.id && !model.showsMore
        TabButton(
          label: tab.label, badge: tab.badge, isShown: isShown, isDisabled: tab.isDisabled,
          height: height
        ) {
          if isShown { return chooseAgain(tab) }
          model.showsMore = false
          choice.choose(tab)
        }
        .semantics(elementSemantics(place, of: count))
      }
      if !rest.isEmpty {
        TabButton(
          label: AnyView(Label(system: .more, symbol: "ellipsis")), badge: nil,
          isShown: model.showsMore || rest.contains { $0.id == choice.shownTab?.id },
          isDisabled: false, height: height
        ) {
          model.showsMore = true
        }
        .semantics(elementSemantics(direct.count, of: count))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: height)
    .background { ground }
    .environment(\.colorScheme, preferences.scheme ?? scheme)
    .dynamicTypeSize(.large)
    .semantics(Semantics(traits: ["tabBar"], children: .contained))
  }

  private func chooseAgain(_ tab: TabEntry) {
    choice.rewrite(tab)
    model.chooseAgain(tab)
  }

  /// Returns the semantics of a button, with its number among the tabs.
  private func elementSemantics(_ place: Int, of count: Int) -> Semantics {
    var elementSemantics = Semantics()
    elementSemantics.remarks = [Semantics.Remark(name: "tab", words: "\(place + 1) of \(count)")]
    return elementSemantics
  }

  @ViewBuilder private var ground: some View {
    let isUnder = preferences.isUnder ?? false
    let shown: Double =
      switch preferences.ground {
      case .visible: 1
      case .hidden: 0
      default: isUnder || preferences.fill != nil ? 1 : 0
      }
    let look = ProgramLooks.current.tabBar
    BarFill(fill: preferences.fill, look: look.background, lineEdge: .top)
      .ignoresSafeArea(edges: [.bottom, .horizontal])
      .opacity(shown)
      .background {
        if preferences.fill == nil, preferences.ground == nil, let edge = look.scrollEdgeBackground
        {
          BarFill(fill: nil, look: edge, lineEdge: .top)
            .ignoresSafeArea(edges: [.bottom, .horizontal])
            .opacity(1 - shown)
        }
      }
      .background {
        if let back = look.fillColor { back.ignoresSafeArea(edges: [.bottom, .horizontal]) }
      }
  }
}

/// A button of the bar.
private struct TabButton: View {
  let label: AnyView?
  let badge: Text?
  let isShown: Bool
  let isDisabled: Bool
  let height: CGFloat
  let action: () -> Void
  @Environment(\.tintColor) private var tint

  init(
    label: AnyView?, badge: Text?, isShown: Bool, isDisabled: Bool, height: CGFloat,
    action: @escaping () -> Void
  ) {
    self.label = label
    self.badge = badge
    self.isShown = isShown
    self.isDisabled = isDisabled
    self.height = height
    self.action = action
  }

  var body: some View {
    let metrics = TabMetrics.classic
    let isLow = height < metrics.barHeight
    let look = ProgramLooks.current.tabBar
    let title = isShown ? look.chosenTitle : look.title
    Button(action: action) {
      TabItemLayout(isLow: isLow, hasBadge: badge != nil) {
        label
        if let badge {
          TabBadge(text: badge, color: look.badge ?? .red).semantics(Semantics(children: .value))
            .layoutValue(key: TabBadgeMark.self, value: true)
        }
      }
      .labelStyle(
        TabLabelStyle(
          isLow: isLow, hasBadge: badge != nil, titleColor: isDisabled ? nil : title.color)
      )
      .symbolVariant(.fill)
      .imageScale(.large)
      .environment(
        \.barSymbolFont, .system(size: isLow ? 14 : metrics.symbolSize, weight: .medium)
      )
      .font(title.font ?? .system(size: isLow ? 13 : metrics.labelSize, weight: .medium))
      .lineLimit(1)
      .foregroundStyle(color(look))
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .contentShape(Rectangle())
    }
    .buttonStyle(TabButtonStyle())
    .disabled(isDisabled)
    .accessibilityAddTraits(isShown ? [.isButton, .isSelected] : .isButton)
  }

  private func color(_ look: ProgramLook.TabBar) -> AnyShapeStyle {
    if isDisabled { return AnyShapeStyle(Color(provider: SystemStyles.tertiaryLabel)) }
    if isShown {
      // A `tint` on the view overrides the tint that the program sets for all bars.
      return tint == nil
        ? look.chosenIcon.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint)
        : AnyShapeStyle(.tint)
    }
    return AnyShapeStyle(look.icon ?? Color(provider: TabColors.rest))
  }
}

/// Buttons of the bar do not change their look while they are pressed.
private struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The colour of tabs that are not selected: gray, lighter in light appearance.
package enum TabColors {
  package static let rest = RestColor()

  package struct RestColor: ColorProvider {
    package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      let level = environment.colorScheme == .dark ? 117.0 : 153.0
      let part = environment.colorSchemeContrast == .increased ? 0.6 : 1
      let gray =
        environment.colorScheme == .dark ? 255 - (255 - level) * part : level * part
      return Color(.sRGB, white: gray / 255).resolve(in: environment)
    }

    package var description: String { "tab bar gray" }
  }
}

/// A label with its icon above its title.
private struct TabLabelStyle: LabelStyle {
  let isLow: Bool
  let hasBadge: Bool
  /// The colour of the title; nil: the colour of the icon.
  let titleColor: Color?

  func makeBody(configuration: Configuration) -> some View {
    TabItemLayout(isLow: isLow, hasBadge: hasBadge) {
      configuration.icon.layoutValue(key: TabIconMark.self, value: true)
      configuration.title.foregroundColor(titleColor)
    }
  }
}

/// Marks the icon of a label, which can be smaller than the title.
private enum TabIconMark: LayoutValueKey {
  static let defaultValue = false
}

enum TabBadgeMark: LayoutValueKey {
  static let defaultValue = false
}

/// A badge: a number or a word at a tab's icon.
private struct TabBadge: View {
  let text: Text
  let color: Color

  var body: some View {
    let metrics = TabMetrics.classic
    text.font(.system(size: metrics.badgeSize)).foregroundStyle(.white)
      .environment(\.barSymbolFont, nil)
      .padding(.horizontal, 5)
      .frame(minWidth: metrics.badgeHeight)
      .frame(height: metrics.badgeHeight)
      .background(color, in: Capsule(style: .circular))
      .fixedSize()
  }
}

/// Places an icon above a text in a button of the bar, or beside it in a low bar. A view as high as
/// the button fills it.
struct TabItemLayout: Layout {
  let isLow: Bool
  let hasBadge: Bool

  /// The distance between an icon and the text beside it, which depends on whether a badge overlaps
  /// the icon's end.
  private var gap: CGFloat { hasBadge ? TabMetrics.classic.lowBadgeGap : 6 }

  nonisolated init(isLow: Bool, hasBadge: Bool = false) {
    self.isLow = isLow
    self.hasBadge = hasBadge
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let metrics = TabMetrics.classic
    let height = proposal.height ?? (isLow ? metrics.lowBarHeight : metrics.barHeight)
    return CGSize(width: proposal.width ?? natural(subviews), height: height)
  }

  private func natural(_ subviews: Subviews) -> CGFloat {
    let widths = parts(subviews).map { $0.sizeThatFits(.unspecified).width }
    return isLow ? widths.reduce(0, +) + gap : widths.max() ?? 0
  }

  private func parts(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { !$0[TabBadgeMark.self] }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = parts(subviews)
    let offer = ProposedViewSize(bounds.size)
    // The distance from the middle to the trailing end of the icon.
    var reach: CGFloat = 12
    let sizes = parts.map { $0.sizeThatFits(offer) }
    if isLow {
      var x = start(of: sizes, in: bounds)
      // A label fills the button and reports the end of its icon by an alignment guide.
      if parts.count == 1, let end = parts[0].dimensions(in: offer)[explicit: .tabIconEnd] {
        reach = bounds.minX + end - bounds.midX
      } else if parts.count > 1 {
        reach = x + sizes[0].width - bounds.midX
      }
      for (part, size) in zip(parts, sizes) {
        part.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + gap
      }
    } else {
      let marked = parts.firstIndex { $0[TabIconMark.self] }
      let icon = marked ?? sizes.indices.max { sizes[$0].height < sizes[$1].height }
      for index in parts.indices {
        let size = sizes[index]
        if size.height >= bounds.height {
          parts[index].place(at: bounds.origin, proposal: offer)
        } else if index == icon, marked != nil || parts.count > 1 || size.height > 16 {
          reach = size.width / 2
          parts[index].place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + TabMetrics.classic.iconCenter),
            anchor: .center, proposal: offer)
        } else {
          let baseline = parts[index].dimensions(in: offer)[VerticalAlignment.lastTextBaseline]
          let y = bounds.maxY - TabMetrics.classic.labelBaseline - baseline
          parts[index].place(
            at: CGPoint(x: bounds.midX - size.width / 2, y: y), proposal: offer)
        }
      }
    }
    for badge in subviews where badge[TabBadgeMark.self] {
      var x = bounds.midX + reach - TabMetrics.classic.badgeOverlap
      if isLow {
        // A wide badge covers more of the icon, but no part of the text.
        let width = badge.sizeThatFits(.unspecified).width
        x = min(x, bounds.midX + reach + gap - 2 - width)
      }
      badge.place(
        at: CGPoint(x: x, y: bounds.minY + TabMetrics.classic.badgeTop), proposal: .unspecified)
    }
  }

  /// Returns the start of a row of views that is centred.
  private func start(of sizes: [CGSize], in bounds: CGRect) -> CGFloat {
    bounds.midX - (sizes.map(\.width).reduce(0, +) + gap * CGFloat(sizes.count - 1)) / 2
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .tabIconEnd, isLow else { return nil }
    let sizes = parts(subviews).map { $0.sizeThatFits(ProposedViewSize(bounds.size)) }
    guard let icon = sizes.first, sizes.count > 1 else { return nil }
    return start(of: sizes, in: bounds) + icon.width
  }
}

/// The alignment of the trailing end of the icon in a tab's label, if the icon stands beside the
/// title.
private enum TabIconEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  fileprivate static let tabIconEnd = HorizontalAlignment(TabIconEnd.self)
}
