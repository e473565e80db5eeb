import TweenMotion
import TweenViews

// Sections of rows of a table.
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("Section") }
  public func _rows(_ cells: _TableCells<Content.TableRowValue>) -> AnyView {
    var section = Section<Parent, AnyView, Footer>(
      header: header, content: content._rows(cells), footer: footer)
    section.isExpanded = isExpanded
    return AnyView(section)
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// A section of a table's rows, with a header.
  @_disfavoredOverload
  nonisolated public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section of a table's rows with a header. The rows are shown while a binding is true.
  @_disfavoredOverload
  nonisolated public init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  // Titles: string, resource.
  /// A section of a table's rows, with a title that is looked up in the string tables.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  // Titles: string, resource.
  /// A section of a table's rows, which are shown while a binding is true, with a title that is
  /// looked up in the string tables.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(titleKey, content: content)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// A section of a table's rows, without a header.
  @_disfavoredOverload
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
