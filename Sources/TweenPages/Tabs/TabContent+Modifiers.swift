import Foundation
import TweenLists
import TweenMotion
import TweenViews

/// Tabs with a modifier.
struct ModifiedTabs<Base: TabContent, Modifier: ViewModifier> {
  let base: Base
  let modifier: Modifier

  nonisolated init(base: Base, modifier: Modifier) {
    self.base = base
    self.modifier = modifier
  }
}

extension ModifiedTabs: PrimitiveTabContent {
  typealias TabValue = Base.TabValue

  static func _makeTabs(_ tabs: Self) -> AnyView {
    AnyView(Base._makeTabs(tabs.base).modifier(tabs.modifier))
  }
}

extension TabContent {
  nonisolated func adding<M: ViewModifier>(_ modifier: M) -> ModifiedTabs<Self, M> {
    ModifiedTabs(base: self, modifier: modifier)
  }

  /// Adds a badge with a number to the tab's icon.
  ///
  /// - Parameter count: The number; 0 hides the badge.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Adds a badge with a text to the tab's icon.
  ///
  /// - Parameter label: The text; nil: no badge.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    adding(TraitModifier<BadgeTrait>(value: label))
  }

  // Titles: string, resource.
  /// Adds a badge to the tab's icon, with a text that is looked up in the string tables.
  ///
  /// - Parameter labelKey: The text; nil: no badge.
  nonisolated public func badge(_ labelKey: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(labelKey.map { Text($0) })
  }

  /// Hides the tab, so that it has no button and no page.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    adding(TraitModifier<TabHiddenTrait>(value: hidden))
  }

  /// Disables the tab's page and the selection of the tab.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    adding(TraitModifier<TabDisabledTrait>(value: disabled))
  }

  /// Sets the identity of the tab for customization. Users cannot customize tabs in this engine.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    adding(EmptyModifier())
  }

  /// Sets how users can customize the tab. Users cannot customize tabs in this engine.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { adding(EmptyModifier()) }

  /// Sets where the tab is shown before the user customizes the tabs. Its page can be selected in
  /// any case.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    adding(TabVisibility(visibility, for: placements))
  }

  /// Accepted without effect: sets the place of the tab. Bars show all tabs in this engine.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    adding(EmptyModifier())
  }
}

/// Whether a tab can be selected.
enum TabDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

/// The ways in which users can customize a tab. Users cannot customize tabs in this engine.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour that depends on the tab's place, the default.
  public static var automatic: TabCustomizationBehavior { Self(name: "automatic") }
  /// The tab can be moved and removed by the user.
  public static var reorderable: TabCustomizationBehavior { Self(name: "reorderable") }
  /// The tab keeps its place and cannot be removed.
  public static var disabled: TabCustomizationBehavior { Self(name: "disabled") }
}

/// The form in which a `TabView` shows its tabs: a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The form that depends on the window's width.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar with a button for each tab.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A column at the leading edge of the window.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place in which a tab is available.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The place that depends on the window's width.
  public static let automatic = TabPlacement(name: "automatic")
  /// The tab is always available without opening a sidebar.
  public static let pinned = TabPlacement(name: "pinned")
  /// The tab is available only in the sidebar, where there is much room.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The user's customization of tabs. Users cannot customize tabs in this engine, so it stays as the
/// program sets it.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// The stored customization of one tab.
  public struct TabCustomization: Hashable, Codable, Sendable {
    /// Whether the tab is shown in the bar.
    public var tabBarVisibility = StoredVisibility.automatic
    /// Whether the tab is shown in the sidebar.
    public var sidebarVisibility = StoredVisibility.automatic
  }

  /// The visibility of a tab, in a form that can be stored.
  public enum StoredVisibility: String, Hashable, Codable, Sendable {
    /// The tab's own default visibility; shown; hidden.
    case automatic, visible, hidden
  }

  private var tabs: [String: TabCustomization] = [:]

  /// Creates a customization without changes to the program's tabs.
  public init() {}

  /// The stored customization of the tab with a `customizationID(_:)`.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// Resets the order of the sections, which is never changed here.
  public mutating func resetSectionOrder() {}
  /// Resets which tabs are shown to the program's settings.
  public mutating func resetVisibility() { tabs = [:] }
}

extension View {
  /// Accepted without effect: stores the user's customization of tabs. The binding is never
  /// written.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Accepted without effect: sets when the bar of tabs shrinks. The bars of this engine never
  /// shrink.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}

/// The condition under which a bar of tabs shrinks. The bars of this engine never shrink.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour that depends on the kind of device.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar shrinks while content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar shrinks while content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar never shrinks while content is scrolled.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension AppStorage where Value == TabViewCustomization {
  /// The user's customization of tabs, stored under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the store has none.
  ///   - key: The key under which the value is stored.
  ///   - store: The store; nil: the user's defaults.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String,
    store: UserDefaults? = nil
  ) {
    self.init(encoded: wrappedValue, key, store: store)
  }
}
