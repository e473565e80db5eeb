/// Shows its content in a place that takes one view and no list, within something that a view's body
/// describes: a button's label. It is one element, however many the content has.
package struct OneView<Content: View> {
  private let place: OneViewPlace
  private let content: Content

  package init(in place: OneViewPlace, _ content: Content) {
    self.place = place
    self.content = content
  }
}

extension OneView: View {
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
    // What is one element by its type stands there itself, also where it is another place's container.
    guard let container = node as? ContainerNode,
      container.placeOwner == ObjectIdentifier(Self.self)
    else { return Content._updateNode(node, view.content) }
    container.updateContent { Content._updateNode($0, view.content) }
  }

  nonisolated package static var _elementCount: Int? { 1 }
}
