import Foundation
import TweenControls
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
  /// How many rows the rows stand below.
  var level = 0
  /// Whether rows below the next row show; nil where there are none.
  var isOpen: Binding<Bool>?

  init(columns: [_TableColumnParts<RowValue>]) { self.columns = columns }

  /// Makes a row that a binding opens.
  func opened(by binding: Binding<Bool>) -> _TableCells<RowValue> {
    var cells = self
    cells.isOpen = binding
    return cells
  }

  /// Makes rows below a row.
  var below: _TableCells<RowValue> {
    var cells = self
    cells.level += 1
    return cells
  }

  /// The row of a value.
  @MainActor func row(_ value: RowValue) -> some View {
    TableRowView(columns: columns, value: value, level: level, isOpen: isOpen)
      .listRowInsets(.horizontal, 0)
      .tag(value.id)
  }
}

/// A row of a table.
struct TableRowView<RowValue: Identifiable>: View {
  let columns: [_TableColumnParts<RowValue>]
  let value: RowValue
  var level = 0
  var isOpen: Binding<Bool>?

  /// The way from one level to the next, in points, and the room of a chevron.
  private static var step: CGFloat { ListMetrics.classic.levelIndent }

  var body: some View {
    TableRowLayout(columns: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        // A column is one cell, however many views it has.
        HStack {
          if index == 0, let isOpen { chevron(isOpen) }
          column.content(value)
        }
        .padding(.leading, index == 0 ? CGFloat(level) * Self.step : 0)
        .modifier(TableDigits(isOn: column.alignment.kind == .numeric))
        .layoutValue(key: TableCellAlignment.self, value: column.alignment.horizontal)
      }
    }
  }

  private func chevron(_ isOpen: Binding<Bool>) -> some View {
    Button {
      withAnimation { isOpen.wrappedValue.toggle() }
    } label: {
      ExpansionChevron(isOpen: isOpen.wrappedValue).frame(width: Self.step - 8)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .modifier(ExpansionSemantics(isOpen: isOpen.wrappedValue))
    .modifier(RowScopedLabel(word: nil))
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

  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

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

  /// The rows of an `if` that holds.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The rows of its `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Rows that may not be there.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// What its rows would show.
  public typealias TableRowValue = Value
  /// It stands for itself.
  public typealias TableRowBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("EmptyTableRowContent") }
  public func _rows(_ cells: _TableCells<Value>) -> AnyView { AnyView(EmptyView()) }
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
