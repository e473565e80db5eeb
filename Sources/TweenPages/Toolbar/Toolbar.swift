import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Puts items into the bars around the view. Those of all views of a page add up.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Puts views into the bar around the view, at its end, each an item. An empty closure is one of
  /// `toolbar(content:)` for items.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Puts items that people could arrange into the bars around the view; they cannot here.
  ///
  /// - Parameters:
  ///   - id: The toolbar's name.
  ///   - content: Its items.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Shows or hides bars of the nearest container.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown; `automatic` is.
  ///   - bars: Which; none for the navigation bar.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barVisibility(visibility, bars) }

  /// Shows or hides bars of the nearest container: as `toolbar(_:for:)`.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barVisibility(visibility, bars) }

  nonisolated private func barVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    barPreference(bars) { preferences, bar in
      switch bar {
      case .navigation: preferences.isBarHidden = visibility == .hidden
      case .bottom: preferences.isBottomBarHidden = visibility == .hidden
      case .tabs, .elsewhere: break
      }
    }
    .tabBarPreference(bars) { $0.isHidden = visibility == .hidden }
  }

  /// Fills bars of the nearest container.
  ///
  /// - Parameters:
  ///   - style: What with.
  ///   - bars: Which; none for the navigation bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let fill = AnyShapeStyle(style)
    return barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barFill = fill }
    }
    .tabBarPreference(bars) { $0.fill = fill }
  }

  /// Shows or hides the ground of bars of the nearest container, whatever is scrolled under them.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is shown; `automatic`: where something is under it.
  ///   - bars: Which; none for the navigation bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barGround = visibility }
    }
    .tabBarPreference(bars) { $0.ground = visibility }
  }

  /// Shows or hides the ground of bars: as `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barGround = visibility }
    }
    .tabBarPreference(bars) { $0.ground = visibility }
  }

  /// Draws bars of the nearest container for light or dark surroundings.
  ///
  /// - Parameters:
  ///   - colorScheme: Which; nil as around.
  ///   - bars: Which bars; none for the navigation bar.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barScheme = colorScheme }
    }
    .tabBarPreference(bars) { $0.scheme = colorScheme }
  }

  /// What bars are used for: in an editor's the button that leads back does not say where.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    pagePreference { $0.role = role }
  }

  /// Has the title of the page open a menu.
  ///
  /// - Parameter content: What is in it.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(TitleMenuModifier(content: content()))
  }

  /// Leaves out what bars have by themselves.
  ///
  /// - Parameter defaultItemKind: Which; nil: nothing.
  nonisolated public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    pagePreference { preferences in
      switch defaultItemKind {
      case .sidebarToggle: preferences.removesToggle = true
      case .title: preferences.removesTitle = true
      default: break
      }
    }
  }

  nonisolated private func barPreference(
    _ bars: [ToolbarPlacement],
    _ write: @escaping @Sendable (inout PagePreferences, ToolbarPlacement.Bar) -> Void
  ) -> some View {
    let bars = bars.isEmpty ? [ToolbarPlacement.navigationBar] : bars
    return pagePreference { preferences in
      for bar in bars { write(&preferences, bar.bar) }
    }
  }

  /// Tells a bar of tabs around, where `bars` has it.
  nonisolated private func tabBarPreference(
    _ bars: [ToolbarPlacement], _ write: @escaping @Sendable (inout TabBarPreferences) -> Void
  ) -> some View {
    let isMeant = bars.contains(.tabBar)
    return transformPreference(TabBarPreferencesKey.self) { if isMeant { write(&$0) } }
  }
}

/// Which bars a setting is for.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar { case navigation, bottom, tabs, elsewhere }
  let bar: Bar

  /// The bar at the top.
  public static var automatic: Self { Self(bar: .navigation) }
  /// The bar at the top of a page.
  public static var navigationBar: Self { Self(bar: .navigation) }
  /// The bar at the bottom of a page.
  public static var bottomBar: Self { Self(bar: .bottom) }
  /// The bar of a window's frame; there is none here.
  public static var windowToolbar: Self { Self(bar: .elsewhere) }
  /// The bar of tabs.
  public static var tabBar: Self { Self(bar: .tabs) }
}

/// What bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field in which one searches.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

private struct TitleMenuModifier<Items: View> {
  let content: Items
  @State private var kept = PageMenuContent()

  nonisolated init(content: Items) { self.content = content }
}

extension TitleMenuModifier: ViewModifier {
  func body(content view: Content) -> some View {
    let kept = kept
    return
      view
      .background { PageMenuKeeper(kept, content: AnyView(content)) }
      .transformPreference(PagePreferencesKey.self) { $0.titleMenu = $0.titleMenu ?? kept }
  }
}

/// What a bar is used for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the device has it.
  public static var automatic: Self { Self(name: "automatic") }
  /// Moving between pages.
  public static var navigationStack: Self { Self(name: "navigationStack") }
  /// Moving as in a browser.
  public static var browser: Self { Self(name: "browser") }
  /// Working on a document.
  public static var editor: Self { Self(name: "editor") }
}

/// Puts what makes a toolbar's items behind a view, without extent.
private struct ToolbarModifier<Items: ToolbarContent> {
  let content: Items
}

extension ToolbarModifier: ViewModifier {
  func body(content view: Content) -> some View {
    view.background { ToolbarItems(content: content) }
  }
}

private struct ToolbarItems<Content: ToolbarContent>: View {
  let content: Content

  var body: some View { ZStack { Content._makeItems(content) }.frame(width: 0, height: 0) }
}
