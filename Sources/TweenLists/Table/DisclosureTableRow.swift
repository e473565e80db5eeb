import TweenMotion
import TweenViews

/// A row of a table that shows others below it while it is open.
///
/// A press of the chevron in its first column opens and closes it.
@MainActor @preconcurrency public struct DisclosureTableRow<Label, Content>
where
  Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// A row that shows a value, with rows below it.
  ///
  /// - Parameters:
  ///   - value: what the row shows.
  ///   - isExpanded: whether the rows below it show; nil for a row that keeps that by itself.
  ///   - content: the rows below it.
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
  /// What its rows show.
  public typealias TableRowValue = Label.TableRowValue
  /// It stands for its own rows.
  public typealias TableRowBody = Never

  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("DisclosureTableRow") }
  public func _rows(_ cells: _TableCells<Label.TableRowValue>) -> AnyView {
    AnyView(DisclosedTableRows(row: self, cells: cells))
  }
}

/// The row, and while it is open those below it.
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

/// Rows of a table for a tree of elements: those that have children can be opened.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: [Data.Element]
  let children: (Data.Element) -> Data?
  /// What its rows show.
  public typealias TableRowValue = Data.Element
  /// It stands for its own rows.
  public typealias TableRowBody = Never

  /// Not to be asked for: it stands for itself.
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
