import Foundation
import TweenLists
import TweenMotion
import TweenViews

/// Tabs of which more is said.
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

  /// A number at the tab's icon.
  ///
  /// - Parameter count: The number; none is shown for 0.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// A text at the tab's icon.
  ///
  /// - Parameter label: The text; nil for none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    adding(TraitModifier<BadgeTrait>(value: label))
  }

  // Titles: string, resource.
  /// A text at the tab's icon, which is looked up in the string tables.
  ///
  /// - Parameter labelKey: The text; nil for none.
  nonisolated public func badge(_ labelKey: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(labelKey.map { Text($0) })
  }

  /// Leaves the tab out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    adding(TraitModifier<TabHiddenTrait>(value: hidden))
  }

  /// Keeps people from using the tab's page, and from choosing the tab.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    adding(TraitModifier<TabDisabledTrait>(value: disabled))
  }

  /// The tab's name where people arrange tabs; they cannot here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    adding(EmptyModifier())
  }

  /// Where people may arrange the tab; they cannot here.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { adding(EmptyModifier()) }

  /// Where the tab is shown until people arrange tabs. Its page can be selected all the same.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    adding(TabVisibility(visibility, for: placements))
  }

  /// Where the tab is to be found. Without effect: bars show all tabs.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    adding(EmptyModifier())
  }
}

/// Whether a tab can be chosen.
enum TabDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

/// What people may do with a tab where they arrange tabs; they cannot here.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the place has it.
  public static var automatic: TabCustomizationBehavior { Self(name: "automatic") }
  /// It may be taken out, and elsewhere.
  public static var reorderable: TabCustomizationBehavior { Self(name: "reorderable") }
  /// It stays.
  public static var disabled: TabCustomizationBehavior { Self(name: "disabled") }
}

/// The form that tabs are shown in.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the window has it.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A column at the beginning of the window.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is to be found.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the window has it.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always at hand.
  public static let pinned = TabPlacement(name: "pinned")
  /// At hand only where there is much room.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How people have arranged tabs. They cannot here: what it holds stays as the program has it.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// What is kept of one tab.
  public struct TabCustomization: Hashable, Codable, Sendable {
    /// Whether the tab is in the bar.
    public var tabBarVisibility = StoredVisibility.automatic
    /// Whether the tab is in the sidebar.
    public var sidebarVisibility = StoredVisibility.automatic
  }

  /// Whether a tab is shown, in a form that can be stored.
  public enum StoredVisibility: String, Hashable, Codable, Sendable {
    /// As the tab says itself; shown; not shown.
    case automatic, visible, hidden
  }

  private var tabs: [String: TabCustomization] = [:]

  /// Tabs as the program has them.
  public init() {}

  /// What is kept of the tab with a `customizationID(_:)`.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// Forgets the order of sections.
  public mutating func resetSectionOrder() {}
  /// Forgets which tabs are shown.
  public mutating func resetVisibility() { tabs = [:] }
}

extension View {
  /// Keeps how people arrange tabs. They cannot here: the binding is left as it is.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// When bars of tabs get smaller. Without effect: they do in no look that is drawn here.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}

/// When bars of tabs get smaller; they do not here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the device has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension AppStorage where Value == TabViewCustomization {
  /// What users have made of tabs, kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: Where the store holds nothing.
  ///   - key: Under which it is kept.
  ///   - store: nil: the user's defaults.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String,
    store: UserDefaults? = nil
  ) {
    self.init(encoded: wrappedValue, key, store: store)
  }
}
