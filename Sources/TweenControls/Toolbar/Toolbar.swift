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

  /// Puts views into the bar around the view, at its end, each an item.
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
  ) -> some View {
    barWish(bars) { wishes, bar in
      switch bar {
      case .navigation: wishes.isBarHidden = visibility == .hidden
      case .bottom: wishes.isBottomBarHidden = visibility == .hidden
      case .elsewhere: break
      }
    }
  }

  /// Shows or hides bars of the nearest container: as `toolbar(_:for:)`.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barWish(bars) { wishes, bar in
      switch bar {
      case .navigation: wishes.isBarHidden = visibility == .hidden
      case .bottom: wishes.isBottomBarHidden = visibility == .hidden
      case .elsewhere: break
      }
    }
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
    return barWish(bars) { wishes, bar in
      if bar == .navigation { wishes.barFill = fill }
    }
  }

  /// Shows or hides the ground of bars of the nearest container, whatever is scrolled under them.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is shown; `automatic`: where something is under it.
  ///   - bars: Which; none for the navigation bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barWish(bars) { wishes, bar in
      if bar == .navigation { wishes.barGround = visibility }
    }
  }

  /// Shows or hides the ground of bars: as `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barWish(bars) { wishes, bar in
      if bar == .navigation { wishes.barGround = visibility }
    }
  }

  /// Draws bars of the nearest container for light or dark surroundings.
  ///
  /// - Parameters:
  ///   - colorScheme: Which; nil as around.
  ///   - bars: Which bars; none for the navigation bar.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barWish(bars) { wishes, bar in
      if bar == .navigation { wishes.barScheme = colorScheme }
    }
  }

  /// What bars are used for; their look does not depend on it here.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  nonisolated private func barWish(
    _ bars: [ToolbarPlacement],
    _ write: @escaping @Sendable (inout NavigationWishes, ToolbarPlacement.Bar) -> Void
  ) -> some View {
    let bars = bars.isEmpty ? [ToolbarPlacement.navigationBar] : bars
    return navigationWish { wishes in
      for bar in bars { write(&wishes, bar.bar) }
    }
  }
}

/// Which bars a setting is for.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar { case navigation, bottom, elsewhere }
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
  public static var tabBar: Self { Self(bar: .elsewhere) }
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
