/// Content that has exactly one element though its type does not show it: a choice between views of
/// one element each, or a type-erased view. A modifier around it gets a single node, as around a
/// plain view; around a choice it would keep a list of elements that come and go. When the choice
/// changes, the new view replaces the old one at once, without a transition.
package struct SingleElementView<Content: View> {
  private let content: Content

  package init(_ content: Content) { self.content = content }
  package init(@ViewBuilder content: () -> Content) { self.init(content()) }
}

extension SingleElementView: View {
  package typealias Body = Never

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    Content._makeNode(view.content, context)
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }

  nonisolated package static var _elementCount: Int? { 1 }
}
