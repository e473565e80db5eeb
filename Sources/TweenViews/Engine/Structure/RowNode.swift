/// One row of a `ForEach`. A change of a value that its closure read evaluates this row alone.
@MainActor
package final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  let key: RowKey<ID>
  /// The offset of the row's element in the data.
  private var offset: Int
  private var content: ViewNode?

  init(
    _ key: RowKey<ID>, _ view: ForEach<Data, ID, Content>, at offset: Int, _ context: NodeContext
  ) {
    self.key = key
    self.offset = offset
    super.init(context)
    if let value = evaluate(view) { content = Content._makeNode(value, childContext) }
  }

  /// Takes a new value of the `ForEach`.
  func update(_ view: ForEach<Data, ID, Content>, at offset: Int) {
    isDirty = false
    self.offset = offset
    guard let value = evaluate(view) else { return }
    if let content {
      Content._updateNode(content, value)
    } else {
      content = Content._makeNode(value, childContext)
    }
  }

  package override func performUpdate() {
    isDirty = false
    guard let view = (parent as? RowsNode<Data, ID, Content>)?.view else { return }
    update(view, at: offset)
  }

  /// The row's views; nil where the data lost its element without a notification.
  private func evaluate(_ view: ForEach<Data, ID, Content>) -> Content? {
    graph.evaluating(self) {
      guard offset < view.data.count else { return nil }
      return view.content(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])
    }
  }

  package override func structureDidChange() {
    // A node under construction is in no list yet.
    if content != nil { super.structureDidChange() }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    content?.collectElements(into: &list)
  }
  package override var soleElement: ElementNode? { content?.soleElement }

  package override var holdsNothing: Bool { true }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
