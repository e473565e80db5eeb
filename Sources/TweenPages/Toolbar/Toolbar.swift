import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Adds items to the bars around this view. The items of all views of a page are collected.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Adds views to the bar around this view, at its trailing end, each view as an item. An empty
  /// closure is taken as one for `toolbar(content:)` with items.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Adds customizable items to the bars around this view. Users cannot customize toolbars in this
  /// engine.
  ///
  /// - Parameters:
  ///   - id: The name of the toolbar.
  ///   - content: The items.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Shows or hides bars of the nearest container.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown; `automatic` shows them.
  ///   - bars: The bars; none: the navigation bar.
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

  /// Fills bars of the nearest container with a style.
  ///
  /// - Parameters:
  ///   - style: The fill.
  ///   - bars: The bars; none: the navigation bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let fill = AnyShapeStyle(style)
    return barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barFill = fill }
    }
    .tabBarPreference(bars) { $0.fill = fill }
  }

  /// Shows or hides the background of bars of the nearest container, independently of the content
  /// under them.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background is shown; `automatic`: if content lies under the bar.
  ///   - bars: The bars; none: the navigation bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barGround = visibility }
    }
    .tabBarPreference(bars) { $0.ground = visibility }
  }

  /// Shows or hides the background of bars: the same as `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barGround = visibility }
    }
    .tabBarPreference(bars) { $0.ground = visibility }
  }

  /// Draws bars of the nearest container in light or dark appearance.
  ///
  /// - Parameters:
  ///   - colorScheme: The appearance; nil: that of the environment.
  ///   - bars: The bars; none: the navigation bar.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barPreference(bars) { preferences, bar in
      if bar == .navigation { preferences.barScheme = colorScheme }
    }
    .tabBarPreference(bars) { $0.scheme = colorScheme }
  }

  /// Sets the purpose of the bars. In an editor the back button has no label.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    pagePreference { $0.role = role }
  }

  /// Adds a menu that the title of the page opens.
  ///
  /// - Parameter content: The content of the menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(TitleMenuModifier(content: content()))
  }

  /// Removes a default item from the bars.
  ///
  /// - Parameter defaultItemKind: The item; nil: none.
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

  /// Sets a preference for the enclosing bar of tabs, if `bars` contains it.
  nonisolated private func tabBarPreference(
    _ bars: [ToolbarPlacement], _ write: @escaping @Sendable (inout TabBarPreferences) -> Void
  ) -> some View {
    let isMeant = bars.contains(.tabBar)
    return transformPreference(TabBarPreferencesKey.self) { if isMeant { write(&$0) } }
  }
}

/// The bars to which a setting of a toolbar applies.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar { case navigation, bottom, tabs, elsewhere }
  let bar: Bar

  /// The navigation bar at the top of a page.
  public static var automatic: Self { Self(bar: .navigation) }
  /// The navigation bar at the top of a page.
  public static var navigationBar: Self { Self(bar: .navigation) }
  /// The bar at the bottom of a page.
  public static var bottomBar: Self { Self(bar: .bottom) }
  /// The bar in a window's frame, which does not exist in this engine.
  public static var windowToolbar: Self { Self(bar: .elsewhere) }
  /// The bar with the buttons of a `TabView`'s tabs.
  public static var tabBar: Self { Self(bar: .tabs) }
}

/// A default item of bars, such as the title.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page in the bar.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field that `searchable` adds to the bar.
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
      .background { PageMenuStore(kept, content: AnyView(content)) }
      .transformPreference(PagePreferencesKey.self) { $0.titleMenu = $0.titleMenu ?? kept }
  }
}

/// The purpose of a bar, which changes the look of its back button.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The role that depends on the kind of device.
  public static var automatic: Self { Self(name: "automatic") }
  /// The role of a bar for moving between pages.
  public static var navigationStack: Self { Self(name: "navigationStack") }
  /// The role of a bar for moving between pages as in a web browser.
  public static var browser: Self { Self(name: "browser") }
  /// The role of a bar for editing a document.
  public static var editor: Self { Self(name: "editor") }
}

/// Places the views that create a toolbar's items behind a view, with size 0.
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
