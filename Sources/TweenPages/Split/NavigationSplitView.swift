import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Two or three columns, of which what is chosen in one decides what the next one shows. In narrow
/// windows they are one stack of pages.
///
/// Each column is a stack of pages with a bar of its own. A link in a column other than the last puts
/// its page into the next one, instead of what that shows; a list with a selection does so by what the
/// program makes of that. State stays as it is where the window gets narrow or wide.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let hasContent: Bool
}

extension NavigationSplitView: View {
  /// The columns side by side, or one over the other.
  public var body: some View {
    SplitColumns(
      count: hasContent ? 3 : 2, visibility: visibility, preferred: preferred, sidebar: sidebar,
      content: content, detail: detail, isEarly: false)
  }
}

extension NavigationSplitView {
  /// Three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The second one.
  ///   - detail: The last one.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: nil, sidebar: sidebar(), content: content(), detail: detail(),
      hasContent: true)
  }

  /// Three columns, of which a binding says which ones are shown. It is looked at in windows of regular
  /// width alone.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: content(),
      detail: detail(), hasContent: true)
  }

  /// Three columns, of which a binding says which one is on top in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail(), hasContent: true)
  }

  /// Three columns, of which one binding says which ones are shown, another which one is on top in a
  /// narrow window.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail(), hasContent: true)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The second one.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: nil, sidebar: sidebar(), content: EmptyView(),
      detail: detail(), hasContent: false)
  }

  /// Two columns, of which a binding says which ones are shown. It is looked at in windows of regular
  /// width alone.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: EmptyView(),
      detail: detail(), hasContent: false)
  }

  /// Two columns, of which a binding says which one is on top in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail(), hasContent: false)
  }

  /// Two columns, of which one binding says which ones are shown, another which one is on top in a
  /// narrow window.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail(), hasContent: false)
  }
}
