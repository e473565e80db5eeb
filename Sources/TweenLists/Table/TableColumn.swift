import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// A column of a table: its header, and what it shows of each row.
///
/// A column with a comparator sorts rows where the table has a sort order: a press of its header puts
/// it first, another turns its order around. The program sorts its data by that order itself.
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

  /// The column with a width that doesn't change.
  ///
  /// - Parameter width: Points, below 0 and no number counting as 0; nil for as much as is left.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.size = TableColumnWidth(
      least: width.map(usableLength), ideal: nil, most: width.map(usableLength))
    return column
  }

  /// The column with a width between bounds, in points; nil for none. Below 0 and no number count as
  /// 0.
  ///
  /// - Parameters:
  ///   - min: How wide it is at least.
  ///   - ideal: How wide it is where there is room for all columns to be as wide as they like; what
  ///     is left over is shared.
  ///   - max: How wide it is at most.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.size = TableColumnWidth(
      least: min.map(usableLength), ideal: ideal.map(usableLength),
      most: max.map { $0 == .infinity ? .infinity : usableLength($0) })
    return column
  }

  /// Where the column's cells and its header stand in its width.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.ownAlignment = alignment
    return column
  }
}

extension TableColumn: TableColumnContent {
  /// What its columns show of.
  public typealias TableRowValue = RowValue
  /// What its columns sort rows by.
  public typealias TableColumnSortComparator = Sort
  /// It stands for itself.
  public typealias TableColumnBody = Never
  /// Not to be asked for: it stands for itself.
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
  /// A column of texts that it sorts by, with a title that is looked up in the string
  /// tables.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - value: The text of a row.
  ///   - comparator: How texts are compared; by default as `KeyPathComparator` does.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}
