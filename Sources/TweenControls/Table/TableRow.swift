import Foundation
import TweenMotion
import TweenViews

/// The rows of a table, or some of them.
///
/// A type of your own says which rows it stands for by `tableRowBody`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The rows it stands for.
  associatedtype TableRowBody: TableRowContent
  /// The rows it stands for.
  var tableRowBody: TableRowBody { get }
  /// The rows as views of a list.
  func _rows(_ cells: _TableCells<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows(_ cells: _TableCells<TableRowValue>) -> AnyView { tableRowBody._rows(cells) }
}

extension Never: TableRowContent {
  /// It stands for itself.
  public typealias TableRowBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { switch self {} }
  public func _rows(_ cells: _TableCells<Never>) -> AnyView { switch self {} }
}

/// What rows of a table are made with: its columns.
public struct _TableCells<RowValue: Identifiable> {
  let columns: [_TableColumnParts<RowValue>]

  /// The row of a value.
  @MainActor func row(_ value: RowValue) -> some View {
    TableRowView(columns: columns, value: value)
      .listRowInsets(.horizontal, 0)
      .tag(value.id)
  }
}

/// A row of a table.
struct TableRowView<RowValue: Identifiable>: View {
  let columns: [_TableColumnParts<RowValue>]
  let value: RowValue

  var body: some View {
    TableRowLayout(columns: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        // A column is one cell, however many views it has.
        HStack { column.content(value) }
          .modifier(TableDigits(isOn: column.alignment.kind == .numeric))
          .layoutValue(key: TableCellAlignment.self, value: column.alignment.horizontal)
      }
    }
  }
}

/// Digits of one width, for columns of numbers.
private struct TableDigits: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.transformEnvironment(\.font) { font in
      if isOn { font = (font ?? .body).monospacedDigit() }
    }
  }
}

/// A row of a table that shows a value.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// The row of a value, by whose id it is selected.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  /// What its rows show.
  public typealias TableRowValue = Value
  /// It stands for itself.
  public typealias TableRowBody = Never

  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("TableRow") }
  public func _rows(_ cells: _TableCells<Value>) -> AnyView { AnyView(cells.row(value)) }
}

/// The rows of a collection, one for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data
  /// What its rows show.
  public typealias TableRowValue = Data.Element
  /// It stands for its own rows.
  public typealias TableRowBody = Never

  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("TableForEachContent") }
  public func _rows(_ cells: _TableCells<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { cells.row($0) })
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What its rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// It stands for its own rows.
  public typealias TableRowBody = Never

  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("ForEach") }
  public func _rows(_ cells: _TableCells<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { content($0)._rows(cells) }, identify: identify))
  }

  /// Rows of a table for the elements of a collection, by an id of each.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Rows of a table for the elements of a collection.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, content: content, identify: \.id)
  }

  /// Rows of a table that show the elements of a collection.
  public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  {
    self.init(data: data, content: { TableRow($0) }, identify: \.id)
  }
}

/// Makes the rows of a table of those that a closure lists.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// A row, or several.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// The first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// More rows below.
  @MainActor public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value, (First, Next)>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    TupleTableRowContent(value: (accumulated, next)) { cells in
      AnyView(
        Group {
          accumulated._rows(cells)
          next._rows(cells)
        })
    }
  }

  /// Rows that may not be there.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }
}

/// Rows below each other.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows.
  public var value: T
  let make: @MainActor (_TableCells<Value>) -> AnyView
}

extension TupleTableRowContent: TableRowContent {
  /// What its rows show.
  public typealias TableRowValue = Value
  /// It stands for its own rows.
  public typealias TableRowBody = Never

  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("TupleTableRowContent") }
  public func _rows(_ cells: _TableCells<Value>) -> AnyView { make(cells) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What its rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// It stands for its own rows.
  public typealias TableRowBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("Optional") }
  public func _rows(_ cells: _TableCells<Wrapped.TableRowValue>) -> AnyView {
    guard let self else { return AnyView(EmptyView()) }
    return self._rows(cells)
  }
}
