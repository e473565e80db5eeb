import TweenMotion
import TweenViews

/// How a `TabView` shows its pages, and what chooses one.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The look that it stands for. Made by the library.
  @MainActor @preconcurrency var _look: _TabViewLook { get }
}

/// What the styles of the library stand for.
public enum _TabViewLook: Sendable {
  case bar
  /// A column where there is room, else a bar.
  case sidebar
  /// Pages side by side, which a finger moves.
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// As the device has it: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// As the device has it: a bar.
  nonisolated public init() {}
  public var _look: _TabViewLook { .bar }
}

/// A bar, whatever the room.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar, whatever the room.
  nonisolated public init() {}
  public var _look: _TabViewLook { .bar }
}

/// A bar; in windows of regular width a column with the sections of the tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A bar; in windows of regular width a column with the sections of the tabs.
  nonisolated public init() {}
  public var _look: _TabViewLook { .sidebar }
}

/// Tabs in groups: as the automatic style here.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Tabs in groups: as the automatic style here.
  nonisolated public init() {}
  public var _look: _TabViewLook { .bar }
}

/// Pages side by side, which a finger moves, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    /// For more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }
  private let mode: IndexDisplayMode

  /// Pages side by side, which a finger moves.
  ///
  /// - Parameter indexDisplayMode: When there is a dot for each.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public var _look: _TabViewLook { .page(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the device has it: a bar.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, whatever the room.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar; in windows of regular width a column with the sections of the tabs.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in groups: as the automatic style here.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, which a finger moves, with a dot for each.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, which a finger moves.
  ///
  /// - Parameter indexDisplayMode: When there is a dot for each.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// How the dots below pages look.
public protocol IndexViewStyle {
  /// When they have a ground. Made by the library.
  var _backgroundDisplay: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, with a ground behind them or without one.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    enum Kind { case automatic, interactive, always, never }
    let kind: Kind
    /// Never, as there is nothing to choose by them.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// While they are pressed, which they are not here.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  public let _backgroundDisplay: BackgroundDisplayMode

  /// Dots.
  ///
  /// - Parameter backgroundDisplayMode: When they have a ground.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _backgroundDisplay = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots.
  ///
  /// - Parameter backgroundDisplayMode: When they have a ground.
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
  /// How the `TabView`s in this view show their pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }

  /// How the dots below the pages in this view look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexGround, style._backgroundDisplay)
  }
}
