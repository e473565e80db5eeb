import TweenMotion

/// A view with an explicit identity. When the id changes, the old view is removed and a new one
/// inserted.
public struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
  nonisolated init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = IDNode<Content, ID>(context)
    node.update(view)
    return node
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: IDNode<Content, ID>.self).update(view)
  }
  nonisolated public static var _elementCount: Int? { nil }
}

@MainActor
private final class IDNode<Content: View, ID: Hashable>: BranchNode,
  IdentifyingNode, IdentityOwner
{
  private var keys: [ID: Int] = [:]
  private var lastKey = 0
  override var isSingleElement: Bool { true }

  func identity(of child: ViewNode) -> AnyHashable? {
    guard let active, active.node === child else { return nil }
    return keys.first { $0.value == active.key }.map { AnyHashable($0.key) }
  }

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    guard let active, let id = id.base as? ID, keys[id] == active.key else { return nil }
    return active.node
  }

  func update(_ view: IDView<Content, ID>) {
    let key: Int
    if let known = keys[view.id] {
      key = known
    } else {
      lastKey += 1
      key = lastKey
      keys = keys.filter { isKnown($0.value) }
      keys[view.id] = key
    }
    let content = view.content
    show(key) {
      Content._updateNode($0, content)
    } make: {
      Content._makeNode(content, $0)
    }
  }
}

extension View {
  /// Sets the identity of this view. When `id` changes, the view and its state are removed, and a new
  /// view is inserted.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
