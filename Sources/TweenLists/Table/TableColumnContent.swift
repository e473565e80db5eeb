import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The columns of a table, or some of them.
///
/// A type of your own says which columns it stands for by `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What the columns sort rows by; `Never` for columns that don't.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The columns it stands for.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns it stands for.
  var tableColumnBody: TableColumnBody { get }
  /// The columns, from the leading one on.
  var _columns: [_TableColumnParts<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public var _columns: [_TableColumnParts<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
  /// It stands for itself.
  public typealias TableColumnBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableColumnBody: Never { switch self {} }
  public var _columns: [_TableColumnParts<Never>] { switch self {} }
  /// What its columns show of.
  public typealias TableRowValue = Never
  /// What its columns sort rows by.
  public typealias TableColumnSortComparator = Never
}

/// What a table knows of a column.
public struct _TableColumnParts<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  /// What it sorts rows by; nil for a column that doesn't.
  let sort: Any?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var visibility = TableColumnVisibility()

  /// The column with the width that the user has given it.
  func drawn(_ width: CGFloat) -> _TableColumnParts {
    var column = self
    column.width.ideal = width
    return column
  }
}

/// Where the cells of a column stand in its width.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind {
    case automatic
    case leading
    case center
    case trailing
    case numeric
  }
  let kind: Kind

  /// As is usual: at the leading side.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// At the leading side.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// At the trailing side.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// As numbers stand, in digits of one width: at the trailing side.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  /// As numbers stand in a system of digits.
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

/// Makes the columns of a table of those that a closure lists.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column, or several, that sort rows as the table does.
  public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    column
  }

  /// A column that doesn't sort, in a table that does.
  @_disfavoredOverload
  @MainActor public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    TableColumn(unsorted: column)
  }

  /// The first column.
  public static func buildPartialBlock<Content: TableColumnContent>(first: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    first
  }

  /// One more column.
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

  /// Columns that may not be there.
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == RowValue { content }
}

/// Columns beside each other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  /// What its columns show of.
  public typealias TableRowValue = RowValue
  /// What its columns sort rows by.
  public typealias TableColumnSortComparator = Sort
  /// It stands for its own columns.
  public typealias TableColumnBody = Never
  /// The columns.
  public var value: T
  let columns: [_TableColumnParts<RowValue>]

  /// Not to be asked for: it stands for itself.
  public var tableColumnBody: Never { noBody("TupleTableColumnContent") }
  public var _columns: [_TableColumnParts<RowValue>] { columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What its columns show of.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What its columns sort rows by.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// It stands for its own columns.
  public typealias TableColumnBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableColumnBody: Never { noBody("Optional") }
  public var _columns: [_TableColumnParts<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

/// Ends the program: nobody asks what stands for nothing else for what it stands for.
func noBody(_ name: String) -> Never {
  ProgramEnd.stop("\(name) is a primitive view and has no body: do not call it.")
}
