import TweenMotion
import TweenViews

/// A row of a table that shows further rows below it while it is open.
///
/// A press of the chevron in its first column opens or closes it.
@MainActor @preconcurrency public struct DisclosureTableRow<Label, Content>
where
  Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row that shows a value, with rows below it.
  ///
  /// - Parameters:
  ///   - value: The value of the row.
  ///   - isExpanded: Whether the rows below are shown; nil: the row stores that itself.
  ///   - content: The rows below it.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Label.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Label.TableRowValue
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("DisclosureTableRow") }
  public func _rows(_ cells: _TableCells<Label.TableRowValue>) -> AnyView {
    AnyView(DisclosedTableRows(row: self, cells: cells))
  }
}

/// The row, and the rows below it while it is open.
private struct DisclosedTableRows<Label, Content>: View
where
  Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
  let row: DisclosureTableRow<Label, Content>
  let cells: _TableCells<Label.TableRowValue>
  @State private var isOpen = false

  var body: some View {
    let binding = row.isExpanded ?? $isOpen
    row.label._rows(cells.opened(by: binding))
    if binding.wrappedValue { row.content()._rows(cells.below) }
  }
}

/// The rows of a table for a tree of elements. Rows of elements with children can be opened.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: [Data.Element]
  let children: (Data.Element) -> Data?
  /// The type of the values that the rows show.
  public typealias TableRowValue = Data.Element
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("TableOutlineGroupContent") }
  public func _rows(_ cells: _TableCells<Data.Element>) -> AnyView {
    AnyView(
      ForEach(data) { element in
        if let below = children(element) {
          DisclosureTableRow(element) {
            TableOutlineGroupContent(data: Array(below), children: children)
          }
          ._rows(cells)
        } else {
          cells.row(element)
        }
      })
  }
}
