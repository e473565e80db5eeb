import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The label of a page's button.
enum TabLabelTrait: TraitKey {
  static var defaultValue: AnyView? { nil }
}

/// The role of a page; nil: none.
enum TabRoleTrait: TraitKey {
  static var defaultValue: TabRole? { nil }
}

/// Whether a page is hidden.
enum TabHiddenTrait: TraitKey {
  static var defaultValue: Bool { false }
}

/// Whether a page has no button in the bar.
enum TabOutOfBarTrait: TraitKey {
  static var defaultValue: Bool { false }
}

/// Whether a page has no row in the sidebar.
enum TabOutOfSidebarTrait: TraitKey {
  static var defaultValue: Bool { false }
}

/// Sets whether a page has a button in the bar and a row in the sidebar.
struct TabVisibility: ViewModifier {
  let isHidden: Bool
  let placements: [AdaptableTabBarPlacement]

  nonisolated init(_ visibility: Visibility, for placements: [AdaptableTabBarPlacement]) {
    isHidden = visibility == .hidden
    self.placements = placements
  }

  func body(content: Content) -> some View {
    switch (isFor(.tabBar), isFor(.sidebar)) {
    case (true, true):
      content.modifier(TraitModifier<TabOutOfBarTrait>(value: isHidden))
        .modifier(TraitModifier<TabOutOfSidebarTrait>(value: isHidden))
    case (true, false): content.modifier(TraitModifier<TabOutOfBarTrait>(value: isHidden))
    case (false, true): content.modifier(TraitModifier<TabOutOfSidebarTrait>(value: isHidden))
    case (false, false): content
    }
  }

  private func isFor(_ placement: AdaptableTabBarPlacement) -> Bool {
    placements.isEmpty || placements.contains(.automatic) || placements.contains(placement)
  }
}

/// The section that contains a page; of nested sections the outermost.
enum TabSectionTrait: TraitKey {
  static var defaultValue: TabSectionHeader? { nil }
}

/// The header of a section of tabs in a sidebar.
struct TabSectionHeader {
  /// The identity of the section.
  let id: ObjectIdentifier
  let label: AnyView
}

/// The purpose of a tab, which determines its default label.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The role of the tab in which the user searches.
  public static let search = TabRole(name: "search")
}

extension View {
  /// Sets the label of this page's button in the bar of a `TabView`: an image above a text, or a
  /// `Label`. Other views are shown as they are.
  ///
  /// - Parameter label: The label of the button.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TraitModifier<TabLabelTrait>(value: AnyView(label())))
  }
}

private enum TabPlacedKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the page of a `TabView` has ever been shown.
  var isTabPlaced: Bool {
    get { self[TabPlacedKey.self] }
    set { self[TabPlacedKey.self] = newValue }
  }
}

/// The content of a tab, which is created when the tab is first shown.
struct TabPage<Content: View>: View {
  let content: Content
  @Environment(\.isTabPlaced) private var isPlaced

  var body: some View {
    ZStack {
      if isPlaced { SlotContent(in: .root, content).transition(.identity) }
    }
  }
}
