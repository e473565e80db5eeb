import TweenMotion
import TweenViews

/// The way in which a `TabView` shows its pages, and in which the user chooses a page.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The look of the style. The library implements it.
  @MainActor @preconcurrency var _look: _TabViewLook { get }
}

/// The looks of the library's styles.
public enum _TabViewLook: Sendable {
  case bar
  /// A column if there is room, else a bar.
  case sidebar
  /// Pages side by side, which a finger moves.
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// The style that depends on the kind of device: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style that depends on the kind of device: a bar of tabs.
  nonisolated public init() {}
  public var _look: _TabViewLook { .bar }
}

/// A style that always shows a bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style that always shows a bar of tabs.
  nonisolated public init() {}
  public var _look: _TabViewLook { .bar }
}

/// A style that shows a bar of tabs, or a column with the sections of the tabs in windows of
/// regular width.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style that shows a bar of tabs, or a column in windows of regular width.
  nonisolated public init() {}
  public var _look: _TabViewLook { .sidebar }
}

/// A style that groups tabs; the same as the automatic style here.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style that groups tabs; the same as the automatic style here.
  nonisolated public init() {}
  public var _look: _TabViewLook { .bar }
}

/// A style that shows pages side by side, which a finger moves, with a dot for each page.
public struct PageTabViewStyle: TabViewStyle {
  /// The condition under which the dots are shown.
  public struct IndexDisplayMode: Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    /// The dots are shown if there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// The dots are always shown, even for a single page.
    public static let always = IndexDisplayMode(kind: .always)
    /// The dots are never shown, for any number of pages.
    public static let never = IndexDisplayMode(kind: .never)
  }
  private let mode: IndexDisplayMode

  /// Creates the style that shows pages side by side.
  ///
  /// - Parameter indexDisplayMode: When a dot for each page is shown.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public var _look: _TabViewLook { .page(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that depends on the kind of device: a bar of tabs.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The style that always shows a bar of tabs.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, or a column with the sections of the tabs in windows of regular width.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The style that groups tabs; the same as the automatic style here.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, which a finger moves, with a dot for each page.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, which a finger moves.
  ///
  /// - Parameter indexDisplayMode: When a dot for each page is shown.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// The look of the dots below pages.
public protocol IndexViewStyle {
  /// When the dots have a background. The library implements it.
  var _backgroundDisplay: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots below pages, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    enum Kind { case automatic, interactive, always, never }
    let kind: Kind
    /// The same as `never`: the dots of this engine cannot be pressed.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// The dots have a background while they are pressed, which never happens here.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// The dots always have a background, on any page.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// The dots never have a background, on any page.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  public let _backgroundDisplay: BackgroundDisplayMode

  /// Creates the style of dots.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _backgroundDisplay = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for the pages, with the default background.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots for the pages.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum TabViewLookKey: EnvironmentKey {
  static var defaultValue: _TabViewLook { .bar }
}

private enum IndexGroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }

  var indexGround: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexGroundKey.self] }
    set { self[IndexGroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how each `TabView` in this view shows its pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }

  /// Sets the look of the dots below the pages in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexGround, style._backgroundDisplay)
  }
}
