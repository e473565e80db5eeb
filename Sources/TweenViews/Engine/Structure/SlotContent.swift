/// Content in a slot, which is one element however many elements the content has: the label of a
/// button, a page.
///
/// Three types have similar names. `SlotContent` puts an implicit stack around content of several
/// elements. `SingleElementView` promises that its content always is one element. `SingleRowView` is a
/// view of any kind that can compute, without a node, that it is one row of a list.
package struct SlotContent<Content: View> {
  private let place: ContentSlot
  private let content: Content

  package init(in place: ContentSlot, _ content: Content) {
    self.place = place
    self.content = content
  }
}

extension SlotContent: View {
  package typealias Body = Never

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    if view.place.isInLine, Content._elementCount == 1 {
      return Content._makeNode(view.content, context)
    }
    let container = view.place.container(context) { Content._makeNode(view.content, $0) }
    container.placeOwner = ObjectIdentifier(Self.self)
    return container
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    // Content that is one element by its type has no container of this slot, though its node may be
    // the container of another one.
    guard let container = node as? ContainerNode,
      container.placeOwner == ObjectIdentifier(Self.self)
    else { return Content._updateNode(node, view.content) }
    container.updateContent { Content._updateNode($0, view.content) }
  }

  nonisolated package static var _elementCount: Int? { 1 }
}
