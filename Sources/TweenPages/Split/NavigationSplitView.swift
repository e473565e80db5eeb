import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Two or three columns, in which the choice in one column determines the content of the next. In
/// narrow windows the columns are one stack of pages.
///
/// Each column is a stack of pages with a bar of its own. A link in a column other than the last
/// shows its page in the next column. A list with a selection changes the next column through the
/// program's state. The state of the views stays when the window becomes narrow or wide.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let hasContent: Bool
}

extension NavigationSplitView: View {
  /// The columns side by side, or one above the other.
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
  ///   - content: The second column.
  ///   - detail: The last column.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: nil, sidebar: sidebar(), content: content(), detail: detail(),
      hasContent: true)
  }

  /// Three columns, with a binding to which of them are shown. The binding is used only in windows
  /// of regular width.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: content(),
      detail: detail(), hasContent: true)
  }

  /// Three columns, with a binding to the column on top in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail(), hasContent: true)
  }

  /// Three columns, with bindings to which of them are shown and to the column on top in a narrow
  /// window.
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
  ///   - detail: The second column.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: nil, sidebar: sidebar(), content: EmptyView(),
      detail: detail(), hasContent: false)
  }

  /// Two columns, with a binding to which of them are shown. The binding is used only in windows of
  /// regular width.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: EmptyView(),
      detail: detail(), hasContent: false)
  }

  /// Two columns, with a binding to the column on top in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail(), hasContent: false)
  }

  /// Two columns, with bindings to which of them are shown and to the column on top in a narrow
  /// window.
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
