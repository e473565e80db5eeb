/// One of two views, which a `ViewBuilder` makes for `if`/`else` and `switch`. The two branches have
/// different identities.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The branch that is taken, with its view.
  @frozen public enum Storage {
    /// The first branch, with its view.
    case trueContent(TrueContent)
    /// The second branch, with its view.
    case falseContent(FalseContent)
  }

  /// The branch that is taken, with its view.
  public let storage: Storage
  /// Creates conditional content from the branch that is taken.
  public init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = BranchNode(context)
    _updateNode(node, view)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch view.storage {
    case .trueContent(let content):
      node.show(1) {
        TrueContent._updateNode($0, content)
      } make: {
        TrueContent._makeNode(content, $0)
      }
    case .falseContent(let content):
      node.show(2) {
        FalseContent._updateNode($0, content)
      } make: {
        FalseContent._makeNode(content, $0)
      }
    }
  }

  nonisolated public static var _elementCount: Int? { nil }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = BranchNode(context)
    _updateNode(node, view)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    if let content = view {
      node.show(1) {
        Wrapped._updateNode($0, content)
      } make: {
        Wrapped._makeNode(content, $0)
      }
    } else {
      node.hide()
    }
  }

  nonisolated public static var _elementCount: Int? { nil }
}

/// A view that shows nothing and takes no place.
@frozen public struct EmptyView: Sendable {
  /// Creates a view that takes no room and draws nothing.
  @inlinable nonisolated public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ViewNode(context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
  nonisolated public static var _elementCount: Int? { 0 }
}

/// Several views treated as one view, without a container: a modifier on the group applies to each
/// view.
@frozen public struct Group<Content> {
  package var content: Content

  package init(sole content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group of views. A modifier on the group applies to each view in it.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(sole: content()) }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    Content._makeNode(view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// A view that hides the type of the view inside. When that type changes, the view's identity
/// changes.
public struct AnyView {
  fileprivate let box: AnyViewBox

  /// Creates a view that hides the type of `view`. When an update brings another type, the old view
  /// and its state are removed, and the new view is inserted.
  public init<V: View>(_ view: V) { box = TypedViewBox(view) }

  /// Creates a view that hides the type of `view`, like `init(_:)`.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Creates a view from a value of any type. Nil where the value is no `View`.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self = Self.open(view)
  }

  private static func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

extension AnyView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = AnyViewNode(context)
    node.update(view.box)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).update(view.box)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

@MainActor private final class AnyViewNode: BranchNode {
  private var types: [ObjectIdentifier: Int] = [:]
  override var isSingleElement: Bool { true }

  func update(_ box: AnyViewBox) {
    guard active != nil || graph.depthLimit.admits(self) else { return }
    let key = types[box.typeID] ?? types.count
    types[box.typeID] = key
    show(key) {
      box.updateNode($0)
    } make: {
      box.makeNode($0)
    }
  }
}

private class AnyViewBox {
  var typeID: ObjectIdentifier { preconditionFailure("Subclasses override this.") }
  @MainActor func makeNode(_ context: NodeContext) -> ViewNode {
    preconditionFailure("Subclasses make their node.")
  }
  @MainActor func updateNode(_ node: ViewNode) {}
}

private final class TypedViewBox<V: View>: AnyViewBox {
  let view: V
  init(_ view: V) { self.view = view }
  override var typeID: ObjectIdentifier { ObjectIdentifier(V.self) }
  @MainActor override func makeNode(_ context: NodeContext) -> ViewNode {
    V._makeNode(view, context)
  }
  @MainActor override func updateNode(_ node: ViewNode) { V._updateNode(node, view) }
}
