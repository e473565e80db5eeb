import TweenMotion
import TweenOverlays
import TweenTypes
import TweenViews

/// Rows of a table with something said of all of them.
@MainActor public struct _ModifiedTableRows<Content: TableRowContent>: TableRowContent {
  let content: Content
  let change: (AnyView) -> AnyView
  /// What its rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// It stands for its own rows.
  public typealias TableRowBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("TableRowContent") }
  public func _rows(_ cells: _TableCells<Content.TableRowValue>) -> AnyView {
    change(content._rows(cells))
  }
}

extension TableRowContent {
  /// A menu that a press of the other button on these rows opens, or a long press.
  ///
  /// - Parameter menuItems: what the menu has.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return _ModifiedTableRows(content: self) { AnyView($0.contextMenu { items }) }
  }

  /// Whether these rows cannot be selected.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }

  /// Lets the user drag these rows, and with them what a provider hands over.
  ///
  /// - Parameter action: Called when a drag begins; where it returns nil, nothing can take what is
  ///   dragged. nil: the rows cannot be dragged.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.itemProvider(action)) }
  }

  /// Lets the user drag these rows, and with them a value.
  ///
  /// - Parameter payload: The value, made when a drag begins.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.draggable(payload())) }
  }

  /// Takes what the user drops on these rows.
  ///
  /// - Parameters:
  ///   - payloadType: The type that is taken.
  ///   - action: Called with what was dropped.
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
  /// What its rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// It stands for its own rows.
  public typealias TableRowBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableRowBody: Never { noBody("_ConditionalContent") }
  public func _rows(_ cells: _TableCells<TrueContent.TableRowValue>) -> AnyView {
    AnyView(
      Group {
        // Rows of one branch are others than those of the other one.
        switch storage {
        case .trueContent(let content): content._rows(cells)
        case .falseContent(let content): content._rows(cells)
        }
      })
  }
}
