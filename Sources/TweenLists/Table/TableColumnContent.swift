import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// One or several columns of a table.
///
/// A program's own type composes its columns of others in `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators that sort the rows; `Never` for columns that do not sort.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns of which this content is composed.
  var tableColumnBody: TableColumnBody { get }
  /// The columns, from the leading one on.
  var _columns: [_TableColumnParts<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public var _columns: [_TableColumnParts<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableColumnBody = Never
  /// Never called: `Never` has no values.
  public var tableColumnBody: Never { switch self {} }
  public var _columns: [_TableColumnParts<Never>] { switch self {} }
  /// The type of the values that the rows show.
  public typealias TableRowValue = Never
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Never
}

/// The parts of a column that a table needs.
public struct _TableColumnParts<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  /// The comparator of the column; nil: the column does not sort.
  let sort: Any?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var visibility = TableColumnVisibility()

  /// Returns the column with the width that the user has given it.
  func drawn(_ width: CGFloat) -> _TableColumnParts {
    var column = self
    column.width.ideal = width
    return column
  }
}

/// The alignment of a column's cells in its width.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind {
    case automatic
    case leading
    case center
    case trailing
    case numeric
  }
  let kind: Kind

  /// The default alignment, at the leading side.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// At the leading side of the column.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// In the middle of the column.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// At the trailing side of the column.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// The alignment of numbers: at the trailing side, with digits of equal width.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  /// The alignment of numbers that are written in a numbering system.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    TableColumnAlignment(kind: .numeric)
  }

  var horizontal: HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

/// A result builder that collects the columns of a table from the expressions of a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns columns that sort rows by the table's type of comparator.
  public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    column
  }

  /// Returns a column that does not sort, for a table that does.
  @_disfavoredOverload
  @MainActor public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    TableColumn(unsorted: column)
  }

  /// Returns the first columns of a closure.
  public static func buildPartialBlock<Content: TableColumnContent>(first: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    first
  }

  /// Adds the next columns of a closure to the previous ones.
  @MainActor
  public static func buildPartialBlock<
    First: TableColumnContent, Next: TableColumnContent
  >(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    TupleTableColumnContent(
      value: (accumulated, next), columns: accumulated._columns + next._columns)
  }

  /// Returns the columns of an `if` without `else`; nil if its condition is false.
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == RowValue { content }
}

/// Several columns of a table beside each other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableColumnBody = Never
  /// The columns in their order, as a tuple.
  public var value: T
  let columns: [_TableColumnParts<RowValue>]

  /// Never called, because this content has no body. A call stops the program.
  public var tableColumnBody: Never { noBody("TupleTableColumnContent") }
  public var _columns: [_TableColumnParts<RowValue>] { columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableColumnBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableColumnBody: Never { noBody("Optional") }
  public var _columns: [_TableColumnParts<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

/// Stops the program with an error: content without a body has no body to return.
func noBody(_ name: String) -> Never {
  ProgramEnd.stop("\(name) is a primitive view and has no body: do not call it.")
}
