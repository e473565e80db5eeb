import TweenMotion
import TweenViews

/// Several tabs with a header, which a sidebar shows. A bar of tabs shows no headers.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = SelectionValue

  @MainActor @preconcurrency public static func _makeTabs(_ section: Self) -> AnyView {
    AnyView(
      TabSectionHost(header: AnyView(section.header), tabs: Content._makeTabs(section.content)))
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Tabs with a header.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The view above the tabs in a sidebar.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  // Titles: string, resource.
  /// Tabs with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// A section of tabs without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

/// The tabs of a section, each with a trait that identifies the section.
private struct TabSectionHost: View {
  let header: AnyView
  let tabs: AnyView
  @State private var mark = Mark()

  private final class Mark: Sendable {}

  init(header: AnyView, tabs: AnyView) {
    self.header = header
    self.tabs = tabs
  }

  var body: some View {
    Group { tabs }
      .modifier(
        TraitModifier<TabSectionTrait>(
          value: TabSectionHeader(id: ObjectIdentifier(mark), label: header)))
  }
}
