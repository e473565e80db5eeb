import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// A column of a table: its header, and the view that it shows for each row.
///
/// In a table with a sort order, a column with a comparator sorts: a press of its header puts the
/// comparator first in the order, and another press reverses it. The program sorts its data by that
/// order itself.
@MainActor
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
> {
  let label: Label
  let content: (RowValue) -> Content
  let sort: Sort?
  var size = TableColumnWidth()
  var ownAlignment = TableColumnAlignment.automatic

  init(
    label: Label, sort: Sort?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.sort = sort
    self.content = content
  }

  init(unsorted column: TableColumn<RowValue, Never, Content, Label>) {
    self.init(label: column.label, sort: nil, content: column.content)
    size = column.size
    ownAlignment = column.ownAlignment
  }

  /// Returns the column with a fixed width.
  ///
  /// - Parameter width: The width in points, with negative, infinite and NaN values counting as 0;
  ///   nil: a share of the remaining width.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.size = TableColumnWidth(
      least: width.map(usableLength), ideal: nil, most: width.map(usableLength))
    return column
  }

  /// Returns the column with a width between bounds, in points; nil: no bound. Negative, infinite
  /// and NaN values count as 0.
  ///
  /// - Parameters:
  ///   - min: The least width.
  ///   - ideal: The width if there is room for the ideal widths of all columns; the remaining width
  ///     is shared.
  ///   - max: The greatest width; it can be infinite.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.size = TableColumnWidth(
      least: min.map(usableLength), ideal: ideal.map(usableLength),
      most: max.map { $0 == .infinity ? .infinity : usableLength($0) })
    return column
  }

  /// Returns the column with an alignment of its cells and its header.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.ownAlignment = alignment
    return column
  }
}

extension TableColumn: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableColumnBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableColumnBody: Never { noBody("TableColumn") }

  public var _columns: [_TableColumnParts<RowValue>] {
    let content = content
    return [
      _TableColumnParts(
        label: AnyView(label), content: { AnyView(content($0)) }, sort: sort, width: size,
        alignment: ownAlignment)
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  // Titles: string, resource.
  /// A column that doesn't sort, with a title that is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(label: Text(titleKey), sort: nil, content: content)
  }

  /// A column that doesn't sort, with a title of your own.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, sort: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  // Titles: string, resource.
  /// A column of texts that doesn't sort, with a title that is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  // Titles: string, resource.
  /// A column that sorts by a comparator, with a title that is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(titleKey), sort: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  // Titles: string, resource.
  /// A column that sorts by a value, with a title that is looked up in the string tables.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value), content: content)
  }

  // Titles: string, resource.
  /// A column that sorts by a value in an order of its own, with a title that is looked up in the
  /// string tables.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  // Titles: string, resource.
  /// A column of texts by which it sorts, with a title that is looked up in the string tables.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - value: The key path to the text of a row.
  ///   - comparator: The comparator of texts; by default that of `KeyPathComparator`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}
