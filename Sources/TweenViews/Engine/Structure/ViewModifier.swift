import TweenMotion

/// A change to a view, as a value. `modifier(_:)` applies it.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  /// The view that is modified, in `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the view that replaces the modified view.
  ///
  /// - Parameter content: The modified view. The body may show it once, several times, or leave it
  ///   out.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a modifier whose view is inserted.
  @MainActor static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode
  /// Passes a new value of the modifier to the node that `_makeNode` made.
  @MainActor static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void)
  /// The number of elements of the modified view, from the count of its content; nil when that
  /// varies.
  nonisolated static func _elementCount(contentCount: Int?) -> Int?
  /// Whether `_makeNode` makes the content before it returns, and does not keep `makeContent`.
  nonisolated static var _makesContentAtOnce: Bool { get }
}

extension ViewModifier where Body == Never {
  /// Unused: the engine applies this modifier itself. Calling it stops the program.
  @MainActor public func body(content: Content) -> Never {
    ProgramEnd.stop("\(Self.self) is applied by the engine and has no body.")
  }
}

/// The view that a modifier is applied to, as it appears in the modifier's `body`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  fileprivate var owner: NodeAnchor

  @MainActor package init(owner: any ModifierContentOwner) { self.owner = owner.anchor }
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ModifierContentNode(context)
    if let owner = view.owner.node as? any ModifierContentOwner {
      node.content = owner.makeContent(node)
    }
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {}

  nonisolated public static var _elementCount: Int? {
    ModifierContentCount.known[ObjectIdentifier(Modifier.self)]
  }
}

/// The element count of a modifier's content, while the nodes of the modifier's body are made.
enum ModifierContentCount {
  // Only used on the main actor, where nodes are made and element counts are read.
  nonisolated(unsafe) static var known: [ObjectIdentifier: Int] = [:]

  static func during<Result>(
    _ modifier: Any.Type, count: Int?, _ body: () -> Result
  ) -> Result {
    let id = ObjectIdentifier(modifier)
    let outer = known[id]
    known[id] = count
    defer { known[id] = outer }
    return body()
  }
}

/// A node that makes the content of a modifier or transition at a place in its body.
@MainActor package protocol ModifierContentOwner: ViewNode {
  func makeContent(_ place: ModifierContentNode) -> ViewNode
}

/// The node at the place of the content in a modifier's body.
@MainActor package final class ModifierContentNode: ViewNode {
  package var content: ViewNode?

  package override func collectElements(into list: inout [ElementNode]) {
    content?.collectElements(into: &list)
  }
  package override var soleElement: ElementNode? { content?.soleElement }
  package override var holdsNothing: Bool { true }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

extension ViewModifier {
  nonisolated public static var _makesContentAtOnce: Bool { false }

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    CompositeModifierNode<Self>(
      modifier, context, contentCount: contentCount, makeContent: makeContent)
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    unsafeDowncast(node, to: CompositeModifierNode<Self>.self)
      .update(modifier, makeContent: makeContent, updateContent: updateContent)
  }

  nonisolated public static func _elementCount(contentCount: Int?) -> Int? {
    // The body may show its content anywhere or nowhere, so that only the body's type has the count.
    guard Body.self != Never.self else { return nil }
    return CountingDepth.counted {
      ModifierContentCount.during(Self.self, count: contentCount) { Body._elementCount }
    }
  }
}

/// The node of a modifier with a `body` of its own.
@MainActor
package final class CompositeModifierNode<M: ViewModifier>: BodyNode<M>, ModifierContentOwner {
  private var make: @MainActor (NodeContext) -> ViewNode
  private var places: [NodeAnchor] = []

  init(
    _ modifier: M, _ context: NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    make = makeContent
    super.init(modifier, context)
    makeChild {
      let body = evaluateBody()
      return ModifierContentCount.during(M.self, count: contentCount) {
        M.Body._makeNode(body, childContext)
      }
    }
  }

  package func makeContent(_ place: ModifierContentNode) -> ViewNode {
    places.append(place.anchor)
    return make(place.childContext)
  }

  func update(
    _ new: M, makeContent: @escaping @MainActor (NodeContext) -> ViewNode,
    updateContent: @MainActor (ViewNode) -> Void
  ) {
    make = makeContent
    update(new)
    places.removeAll { $0.node == nil || $0.node?.isDestroyed == true }
    for place in places {
      if let content = (place.node as? ModifierContentNode)?.content { updateContent(content) }
    }
  }

  override func updateChild(_ child: ViewNode) { M.Body._updateNode(child, evaluateBody()) }

  private func evaluateBody() -> M.Body {
    graph.countBodyEvaluation()
    return evaluate { $0.body(content: _ViewModifier_Content(owner: self)) }
  }
}

/// A view with a modifier applied, or a modifier followed by another one.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The value that is modified: a view, or another modifier.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Creates modified content, like `modifier(_:)`.
  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    if Modifier._makesContentAtOnce {
      // Not copied: each modifier in a chain would copy all the views inside it.
      return withoutActuallyEscaping({ @MainActor in Content._makeNode(view.content, $0) }) {
        Modifier._makeNode(
          view.modifier, context, contentCount: Content._elementCount, makeContent: $0)
      }
    }
    let content = view.content
    return Modifier._makeNode(
      view.modifier, context, contentCount: Content._elementCount,
      makeContent: { Content._makeNode(content, $0) })
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let content = view.content
    Modifier._updateNode(
      node, view.modifier, makeContent: { Content._makeNode(content, $0) },
      updateContent: { Content._updateNode($0, content) })
  }

  nonisolated public static var _elementCount: Int? {
    Modifier._elementCount(contentCount: Content._elementCount)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    let inner = modifier.content
    return Modifier._makeNode(
      modifier.modifier, context,
      contentCount: Content._elementCount(contentCount: contentCount),
      makeContent: {
        Content._makeNode(inner, $0, contentCount: contentCount, makeContent: makeContent)
      })
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    let inner = modifier.content
    Modifier._updateNode(
      node, modifier.modifier,
      makeContent: {
        Content._makeNode(inner, $0, contentCount: nil, makeContent: makeContent)
      },
      updateContent: {
        Content._updateNode($0, inner, makeContent: makeContent, updateContent: updateContent)
      })
  }

  nonisolated public static func _elementCount(contentCount: Int?) -> Int? {
    Modifier._elementCount(contentCount: Content._elementCount(contentCount: contentCount))
  }
}

/// A modifier that leaves its view unchanged.
@frozen public struct EmptyModifier: Sendable {
  /// A modifier that leaves its view unchanged.
  public static let identity = EmptyModifier()
  /// Creates a modifier that leaves its view unchanged.
  @inlinable nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    makeContent(context)
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    updateContent(node)
  }

  nonisolated public static func _elementCount(contentCount: Int?) -> Int? { contentCount }
}

extension View {
  /// Returns this view with a modifier applied to it.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns this modifier followed by another one, which is applied to the result.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier whose body follows an animated vector. The type is nonisolated, so that the vector can
/// be set from any thread; its body is on the main actor.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
