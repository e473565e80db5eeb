// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Adds a badge to the end of this row of a list, with a text that is shown as it is.
  ///
  /// - Parameter label: The text; nil: no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds a badge to the end of this row of a list, with a text that a resource names.
  ///
  /// - Parameter labelResource: The text; nil: no badge.
  @_disfavoredOverload
  nonisolated public func badge(_ labelResource: LocalizedStringResource?) -> some View {
    badge(labelResource.map { Text($0) })
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// A group with a title, which a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// A group with a title that is shown as it is, opened and closed by a binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }

  /// A group with a title that a resource names, opened and closed by a binding.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleResource) })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title, shown as it is, whose rows can be hidden.
  ///
  /// - Parameters:
  ///   - title: The header of the section.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// A section with a title, which a resource names, whose rows can be hidden.
  ///
  /// - Parameters:
  ///   - titleResource: The header of the section.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that doesn't sort, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(label: Text(title), sort: nil, content: content)
  }

  /// A column that doesn't sort, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), sort: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts that doesn't sort, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), sort: nil) { Text($0[keyPath: value]) }
  }

  /// A column of texts that doesn't sort, with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleResource), sort: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// A column that sorts by a comparator, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(title), sort: comparator, content: content)
  }

  /// A column that sorts by a comparator, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(titleResource), sort: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: KeyPathComparator(value), content: content)
  }

  /// A column that sorts by a value, with a title that a resource names.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), sort: KeyPathComparator(value), content: content)
  }

  /// A column that sorts by a value in an order of its own, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), sort: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column that sorts by a value in an order of its own, with a title that a resource names.
  @_disfavoredOverload
  public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleResource), sort: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of texts by which it sorts, with a title that is shown as it is.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the text of a row.
  ///   - comparator: The comparator of texts; by default that of `KeyPathComparator`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(label: Text(title), sort: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// A column of texts by which it sorts, with a title that a resource names.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The key path to the text of a row.
  ///   - comparator: The comparator of texts; by default that of `KeyPathComparator`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(label: Text(titleResource), sort: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// A section of a table's rows, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section of a table's rows, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// A section of a table's rows, which are shown while a binding is true, with a title that is
  /// shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(title, content: content)
    self.isExpanded = isExpanded
  }

  /// A section of a table's rows, which are shown while a binding is true, with a title that a
  /// resource names.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(titleResource, content: content)
    self.isExpanded = isExpanded
  }
}
