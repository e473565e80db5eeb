import Foundation
import TweenMotion

// What programs ask of the system around them, and set for it.

/// Which windows materials look active in.
public enum MaterialActiveAppearance: Equatable, Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// In all.
  case active
  /// In none.
  case inactive
  /// In the one that has the keys.
  case matchWindow
}

/// How much what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let kind: Int
  /// No more than usual.
  public static let standard = BackgroundProminence(kind: 0)
  /// More, as behind a row that is selected.
  public static let increased = BackgroundProminence(kind: 1)
}

/// On which side of a line's break the end of a selection stands.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// At the end of the line above.
  case upstream
  /// At the beginning of the line below.
  case downstream
}

/// Whether a view reacts when something is dragged and held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the view does by itself.
  public static let automatic = SpringLoadingBehavior(kind: 0)
  /// It does.
  public static let enabled = SpringLoadingBehavior(kind: 1)
  /// It doesn't.
  public static let disabled = SpringLoadingBehavior(kind: 2)
}

/// What the buttons of a window's toolbar show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let kind: Int
  /// As the system has it.
  public static let automatic = ToolbarLabelStyle(kind: 0)
  /// Title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(kind: 1)
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(kind: 2)
  /// The icon.
  public static let iconOnly = ToolbarLabelStyle(kind: 3)
}

/// Where a tab stands.
public struct TabBarPlacement: Hashable, Sendable {
  private let kind: Int
  /// In the bar at the top.
  public static let topBar = TabBarPlacement(kind: 0)
  /// In the bar at the bottom.
  public static let bottomBar = TabBarPlacement(kind: 1)
  /// In the sidebar.
  public static let sidebar = TabBarPlacement(kind: 2)
  /// Around the window.
  public static let ornament = TabBarPlacement(kind: 3)
  /// Among pages.
  public static let pageView = TabBarPlacement(kind: 4)
}

/// Asks the user to review the program; the environment has it as `requestReview`. Nobody asks here:
/// it does nothing.
@MainActor @preconcurrency public struct RequestReviewAction {
  nonisolated init() {}
  /// Would ask.
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
  /// Which windows materials look active in. They look so in all here.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveKey.self] }
    set { self[MaterialActiveKey.self] = newValue }
  }
  /// The material behind the view; nil, as far as views are told.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
  /// How much what lies behind the view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  /// On which side of a break the end of a selection stands.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinityKey.self] }
    set { self[SelectionAffinityKey.self] = newValue }
  }
  /// Whether views may show that the pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
  /// Whether buttons react when something is dragged and held over them. None do here.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }
  /// What the buttons of the toolbar show; nil: as the system has it.
  public var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelKey.self] }
    set { self[ToolbarLabelKey.self] = newValue }
  }
  /// Where the tab stands that the view is the content of; nil, as far as views are told.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Whether the bar of tabs shows its sections: false, as it never does here.
  public var isTabBarShowingSections: Bool { false }
  /// Asks the user to review the program: it does nothing here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
  /// Which windows materials look active in. They look so in all here.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }

  /// On which side of a break the end of a selection stands. Editors choose it themselves here.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Whether buttons inside react when something is dragged and held over them. None do here.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    transformEnvironment(\.self) { $0[SpringLoadingKey.self] = behavior }
  }

  /// Takes away what views inside show while the pointer is over them.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
