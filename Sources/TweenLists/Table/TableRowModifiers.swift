import TweenMotion
import TweenOverlays
import TweenTypes
import TweenViews

/// Rows to which a modifier has been applied.
@MainActor public struct _ModifiedTableRows<Content: TableRowContent>: TableRowContent {
  let content: Content
  let change: (AnyView) -> AnyView
  /// The type of the values that the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("TableRowContent") }
  public func _rows(_ cells: _TableCells<Content.TableRowValue>) -> AnyView {
    change(content._rows(cells))
  }
}

extension TableRowContent {
  /// Adds a context menu to these rows, which a secondary click or a long press opens.
  ///
  /// - Parameter menuItems: The items of the menu.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return _ModifiedTableRows(content: self) { AnyView($0.contextMenu { items }) }
  }

  /// Sets whether the selection of these rows is disabled.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }

  /// Makes these rows draggable, with the data of an item provider.
  ///
  /// - Parameter action: Called when a drag begins. If it returns nil, no target accepts the drag.
  ///   nil: the rows cannot be dragged.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.itemProvider(action)) }
  }

  /// Makes these rows draggable, with a value.
  ///
  /// - Parameter payload: The value, which is created when a drag begins.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.draggable(payload())) }
  }

  /// Accepts values that the user drops on these rows.
  ///
  /// - Parameters:
  ///   - payloadType: The accepted type.
  ///   - action: Called with the dropped values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) {
      AnyView(
        $0.dropDestination(for: payloadType) { values, _ in
          action(values)
          return true
        })
    }
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the values that the rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableRowBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableRowBody: Never { noBody("_ConditionalContent") }
  public func _rows(_ cells: _TableCells<TrueContent.TableRowValue>) -> AnyView {
    AnyView(
      Group {
        // Rows of one branch have another identity than the rows of the other branch.
        switch storage {
        case .trueContent(let content): content._rows(cells)
        case .falseContent(let content): content._rows(cells)
        }
      })
  }
}
