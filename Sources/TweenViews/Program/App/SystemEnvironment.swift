import Foundation
import TweenMotion

// Values that programs read from the system and set for it.

/// The windows in which materials look active.
public enum MaterialActiveAppearance: Equatable, Hashable, Sendable {
  /// The system's default windows.
  case automatic
  /// Materials look active in all windows.
  case active
  /// Materials look active in no window.
  case inactive
  /// Materials look active in the window with keyboard focus.
  case matchWindow
}

/// The prominence of what lies behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let kind: Int
  /// The usual prominence of a background.
  public static let standard = BackgroundProminence(kind: 0)
  /// A higher prominence, as behind a selected row.
  public static let increased = BackgroundProminence(kind: 1)
}

/// The side of a line break on which the end of a selection is drawn.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The system chooses the side.
  case automatic
  /// The end is drawn after the last character of the line above.
  case upstream
  /// The end is drawn before the first character of the line below.
  case downstream
}

/// Whether a view reacts when something is dragged and held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let kind: Int
  /// The view's default behaviour.
  public static let automatic = SpringLoadingBehavior(kind: 0)
  /// The view reacts to something held over it.
  public static let enabled = SpringLoadingBehavior(kind: 1)
  /// The view does not react to something held over it.
  public static let disabled = SpringLoadingBehavior(kind: 2)
}

/// The parts of a label that buttons of a window's toolbar show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let kind: Int
  /// The system chooses the parts.
  public static let automatic = ToolbarLabelStyle(kind: 0)
  /// Buttons show title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(kind: 1)
  /// Buttons show the title only.
  public static let titleOnly = ToolbarLabelStyle(kind: 2)
  /// Buttons show the icon only.
  public static let iconOnly = ToolbarLabelStyle(kind: 3)
}

/// The place of a tab's item.
public struct TabBarPlacement: Hashable, Sendable {
  private let kind: Int
  /// The tab's item is in the bar at the top.
  public static let topBar = TabBarPlacement(kind: 0)
  /// The tab's item is in the bar at the bottom.
  public static let bottomBar = TabBarPlacement(kind: 1)
  /// The tab's item is in the sidebar.
  public static let sidebar = TabBarPlacement(kind: 2)
  /// The tab's item is in an ornament around the window.
  public static let ornament = TabBarPlacement(kind: 3)
  /// The tab is one of several pages to swipe through.
  public static let pageView = TabBarPlacement(kind: 4)
}

/// Requests a review of the program from the user; the environment's `requestReview`. It does nothing here.
@MainActor @preconcurrency public struct RequestReviewAction {
  nonisolated init() {}
  /// Does nothing: no review is requested here.
  public func callAsFunction() {}
}

private enum MaterialActiveKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}
private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}
private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
private enum SelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}
private enum HoverEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}
private enum ToolbarLabelKey: EnvironmentKey {
  static var defaultValue: ToolbarLabelStyle? { nil }
}

extension EnvironmentValues {
  /// The windows in which materials look active. The value has no effect: they look active in all windows.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveKey.self] }
    set { self[MaterialActiveKey.self] = newValue }
  }
  /// The material behind the view. Nil unless a view sets it: the engine does not set it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
  /// The prominence of what lies behind the view; standard unless a view sets another.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  /// The side of a line break on which the end of a selection is drawn. Editors ignore it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinityKey.self] }
    set { self[SelectionAffinityKey.self] = newValue }
  }
  /// Whether views may show that the pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
  /// Whether buttons react when something is dragged and held over them. No button does here.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }
  /// The parts of a label that buttons of the toolbar show; nil for the system's choice.
  public var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelKey.self] }
    set { self[ToolbarLabelKey.self] = newValue }
  }
  /// The place of the tab whose content the view is: always nil here.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Whether the tab bar shows its sections: always false here.
  public var isTabBarShowingSections: Bool { false }
  /// The action that requests a review from the user; it does nothing here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
  /// Sets the windows in which materials look active. It has no effect: they look active in all windows.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }

  /// Sets the side of a line break on which the end of a selection is drawn. It has no effect: editors
  /// choose the side.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Sets whether buttons inside react when something is dragged and held over them. No button does here.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    transformEnvironment(\.self) { $0[SpringLoadingKey.self] = behavior }
  }

  /// Turns off the hover effects of the views inside, if `disabled` is true.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
