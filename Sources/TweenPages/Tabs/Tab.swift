import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A page of a `TabView`, with its button.
public struct Tab<Value, Content, Label> {
  /// The selection's value for this tab; nil for a tab without a value.
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

/// The label of a tab that is made from a title and an image.
public struct DefaultTabLabel {
  private let title: Text?
  private let image: Image?

  nonisolated init(_ title: Text?, _ image: Image?) {
    self.title = title
    self.image = image
  }
}

extension DefaultTabLabel: View {
  /// The image and the title, as the current style of tabs arranges them.
  public var body: some View {
    if let title, let image {
      TweenControls.Label {
        title
      } icon: {
        image
      }
    } else if let title {
      title
    } else if let image {
      image
    }
  }
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Value

  @MainActor @preconcurrency public static func _makeTabs(_ tab: Self) -> AnyView {
    let label = tab.role == .search && tab.label is DefaultTabLabel ? tab.searchLabel : nil
    return AnyView(
      TabPage(content: tab.content)
        .modifier(TraitModifier<TabLabelTrait>(value: label ?? AnyView(tab.label)))
        .modifier(TraitModifier<TabRoleTrait>(value: tab.role))
        .modifier(TraitModifier<TagTrait<Value>>(value: tab.value))
        .modifier(TraitModifier<TagTrait<Value?>>(value: .some(tab.value))))
  }

  /// The label of a tab for searching that has no label of its own.
  @MainActor private var searchLabel: AnyView? {
    guard let label = label as? DefaultTabLabel, label.isEmpty else { return nil }
    return AnyView(TweenControls.Label(system: .search, symbol: "magnifyingglass"))
  }
}

extension DefaultTabLabel {
  fileprivate var isEmpty: Bool { title == nil && image == nil }
}

// MARK: With a value

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a value and a label of views.
  ///
  /// - Parameters:
  ///   - value: The selection's value while the tab is shown.
  ///   - role: The purpose of the tab.
  ///   - content: The page.
  ///   - label: The label of the tab's button.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  // Titles: string, resource.
  /// A tab with a value, with a title that is looked up in the string tables, and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
    self.init(value: value, role: role, content: content(), label: label)
  }

  // Titles: string, resource.
  /// A tab with a value, with a title that is looked up in the string tables, and an image of the
  /// program's assets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleKey), Image(image))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab with a value, with the default label of its role.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(nil, nil))
  }

  // Titles: string, resource.
  /// A tab with a value for an optional selection, with a title that is looked up in the string
  /// tables, and a symbol.
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    let label = DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
    self.init(value: .some(value), role: role, content: content(), label: label)
  }
}

// MARK: Without a value

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label of views, in a `TabView` without a selection.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The page.
  ///   - label: The label of the tab's button.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  // Titles: string, resource.
  /// A tab with a title that is looked up in the string tables, and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  // Titles: string, resource.
  /// A tab with a title that is looked up in the string tables, and an image of the program's
  /// assets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleKey), Image(image))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// A tab without a value, with the default label of its role.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(nil, nil))
  }
}
