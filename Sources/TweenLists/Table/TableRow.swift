import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// One or several rows of a table.
///
/// A program's own type composes its rows of others in `tableRowBody`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the body.
  associatedtype TableRowBody: TableRowContent
  /// The rows of which this content is composed.
  var tableRowBody: TableRowBody { get }
  /// Returns the rows as views of a list.
  func _rows(_ cells: _TableCells<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows(_ cells: _TableCells<TableRowValue>) -> AnyView { tableRowBody._rows(cells) }
}

extension Never: TableRowContent {
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never
  /// Never called: `Never` has no values.
  public var tableRowBody: Never { switch self {} }
  public func _rows(_ cells: _TableCells<Never>) -> AnyView { switch self {} }
}

/// The columns of a table, with the state that its rows need.
public struct _TableCells<RowValue: Identifiable> {
  let columns: [_TableColumnParts<RowValue>]
  /// The level of the rows, 0 for the first.
  var level = 0
  /// Whether the rows below the next row are shown; nil: there are none.
  var isOpen: Binding<Bool>?

  init(columns: [_TableColumnParts<RowValue>]) { self.columns = columns }

  /// Returns cells for a row that a binding opens.
  func opened(by binding: Binding<Bool>) -> _TableCells<RowValue> {
    var cells = self
    cells.isOpen = binding
    return cells
  }

  /// The cells for rows one level below.
  var below: _TableCells<RowValue> {
    var cells = self
    cells.level += 1
    return cells
  }

  /// Returns the row of a value.
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

  /// The indentation of each level, in points, which is also the width of a chevron.
  private static var step: CGFloat { ListMetrics.classic.levelIndent }

  var body: some View {
    TableRowLayout(columns: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        // A column is one cell, even if its content has several views.
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

/// Sets digits of equal width, for columns of numbers.
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

  /// Creates the row of a value, which is selected by the value's id.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Value
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("TableRow") }
  public func _rows(_ cells: _TableCells<Value>) -> AnyView { AnyView(cells.row(value)) }
}

/// The rows of a collection, one for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data
  /// The type of the values that the rows show.
  public typealias TableRowValue = Data.Element
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("TableForEachContent") }
  public func _rows(_ cells: _TableCells<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { cells.row($0) })
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("ForEach") }
  public func _rows(_ cells: _TableCells<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { content($0)._rows(cells) }, identify: identify))
  }

  /// Creates rows of a table for the elements of a collection, identified by a property.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Creates rows of a table for the elements of a collection.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, content: content, identify: \.id)
  }

  /// Creates rows of a table that show the elements of a collection.
  public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  {
    self.init(data: data, content: { TableRow($0) }, identify: \.id)
  }
}

/// A result builder that collects the rows of a table from the expressions of a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Returns the rows of an expression unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Returns empty content for a closure without expressions.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Returns the first rows of a closure.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// Adds the next rows of a closure below the previous ones.
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

  /// Returns the rows of the first branch of an `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the rows of the second branch of an `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the rows of an `if` without `else`; nil if its condition is false.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }
}

/// Content of a table without any rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the values that rows would show.
  public typealias TableRowValue = Value
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("EmptyTableRowContent") }
  public func _rows(_ cells: _TableCells<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// Several rows of a table below each other.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows in their order, as a tuple.
  public var value: T
  let make: @MainActor (_TableCells<Value>) -> AnyView
}

extension TupleTableRowContent: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Value
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("TupleTableRowContent") }
  public func _rows(_ cells: _TableCells<Value>) -> AnyView { make(cells) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("Optional") }
  public func _rows(_ cells: _TableCells<Wrapped.TableRowValue>) -> AnyView {
    guard let self else { return AnyView(EmptyView()) }
    return self._rows(cells)
  }
}
