import TweenMotion

/// Rewrites the transaction for what it modifies.
public struct _TransactionModifier<Value> {
  /// Compared from update to update; the rewrite learns whether it changed.
  var value: Value
  /// Whether places and sizes keep the transaction around.
  var sparesPlaces = false
  var rewrite: (inout Transaction, _ changed: Bool) -> Void
}

extension _TransactionModifier: EnclosingModifier {
  public typealias Body = Never

  @MainActor package func makeEnclosure(_ context: NodeContext) -> TransactionNode<Value> {
    TransactionNode(self, context)
  }

  @MainActor package func updateEnclosure(_ node: TransactionNode<Value>) { node.update(self) }
}

@MainActor package final class TransactionNode<Value>: EnclosingNode {
  private var value: Value
  private let inner: TransactionScope

  init(_ modifier: _TransactionModifier<Value>, _ context: NodeContext) {
    value = modifier.value
    inner = TransactionScope(
      outer: context.scope, sparesPlaces: modifier.sparesPlaces, rewrite: modifier.rewrite)
    super.init(context)
  }

  override var contentContext: NodeContext {
    var context = childContext
    context.scope = inner
    return context
  }

  func update(_ modifier: _TransactionModifier<Value>) {
    inner.rewrite = modifier.rewrite
    if !valuesAreEqual(value, modifier.value) {
      value = modifier.value
      inner.changedPass = graph.updateState.passNumber
    }
  }
}

/// Applies a rewrite to the modifiers that a closure adds, and to nothing inside them.
nonisolated private struct BodyTransactionModifier<Value, Added: View>: ViewModifier {
  var value: Value
  var sparesPlaces = false
  var rewrite: (inout Transaction, _ changed: Bool) -> Void
  var add: (PlaceholderContentView<Self>) -> Added

  typealias Body = Never

  @MainActor static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    let node = BodyTransactionNode<Value, Added>(modifier, context, makeContent)
    ModifierContentCount.during(Self.self, count: contentCount) { node.build() }
    return node
  }

  @MainActor static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    let node = unsafeDowncast(node, to: BodyTransactionNode<Value, Added>.self)
    node.update(modifier, updateContent)
  }

  static func _elementCount(contentCount: Int?) -> Int? {
    ModifierContentCount.during(Self.self, count: contentCount) { Added._elementCount }
  }
}

@MainActor
private final class BodyTransactionNode<Value, Added: View>: ViewNode,
  ModifierContentOwner
{
  private var value: Value
  private let inner: TransactionScope
  private var add: (PlaceholderContentView<BodyTransactionModifier<Value, Added>>) -> Added
  private let make: @MainActor (NodeContext) -> ViewNode
  private var places: [ModifierContentNode] = []
  private var child: ViewNode?

  init(
    _ modifier: BodyTransactionModifier<Value, Added>, _ context: NodeContext,
    _ make: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    value = modifier.value
    add = modifier.add
    self.make = make
    inner = TransactionScope(
      outer: context.scope, sparesPlaces: modifier.sparesPlaces, rewrite: modifier.rewrite)
    super.init(context)
  }

  func build() {
    var context = childContext
    context.scope = inner
    child = Added._makeNode(added(), context)
  }

  /// What the closure adds. What it reads that the view around has not read changes it all the same.
  private func added() -> Added {
    graph.evaluating(self) { add(PlaceholderContentView(owner: anchor)) }
  }

  override func performUpdate() {
    isDirty = false
    guard let child, !isDestroyed else { return }
    Added._updateNode(child, added())
  }

  func makeContent(_ place: ModifierContentNode) -> ViewNode {
    places.append(place)
    var context = place.childContext
    context.scope = scope
    return make(context)
  }

  func update(
    _ modifier: BodyTransactionModifier<Value, Added>, _ updateContent: (ViewNode) -> Void
  ) {
    inner.rewrite = modifier.rewrite
    if !valuesAreEqual(value, modifier.value) {
      value = modifier.value
      inner.changedPass = graph.updateState.passNumber
    }
    add = modifier.add
    if let child { Added._updateNode(child, added()) }
    places.removeAll { $0.isDestroyed }
    for place in places { if let content = place.content { updateContent(content) } }
  }

  override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  override var soleElement: ElementNode? { child?.soleElement }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
}

extension View {
  /// Animates changes inside with `animation`, whenever they happen. Prefer the form with a value.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier(value: ()) { transaction, _ in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates changes inside with `animation` in updates in which `value` changes; nil takes the
  /// animation away.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      _TransactionModifier(value: value) { transaction, changed in
        if changed, !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates the modifiers that `body` adds, and nothing inside.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      BodyTransactionModifier<Void, V>(
        value: (),
        rewrite: { transaction, _ in
          if !transaction.disablesAnimations { transaction.animation = animation }
        },
        add: { body($0.retyped()) }))
  }

  /// Rewrites the transaction that changes inside see.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(value: ()) { transaction, _ in transform(&transaction) })
  }

  /// Rewrites the transaction that changes inside see, in updates in which `value` changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      _TransactionModifier(value: value) { transaction, changed in
        if changed { transform(&transaction) }
      })
  }

  /// Rewrites the transaction for the modifiers that `body` adds, and for nothing inside.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      BodyTransactionModifier<Void, V>(
        value: (), rewrite: { transaction, _ in transform(&transaction) },
        add: { body($0.retyped()) }))
  }
}

// A control's own motion. `animation(_:value:)` around it would also take the control's place and
// the program's label out of the animation around the control, so that it would run ahead of its
// neighbours whenever its own value changes together with the layout.
extension View {
  /// Animates the looks of what is inside, which are its paints, effects and the data of its
  /// shapes, with `animation` in updates in which `value` changes; nil: at once. Places and sizes
  /// glide with the layout around.
  nonisolated package func lookAnimation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      _TransactionModifier(value: value, sparesPlaces: true) { transaction, changed in
        if changed, !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// The same for the looks that the modifiers have which `body` adds, and for nothing inside.
  nonisolated package func lookAnimation<V: Equatable, Added: View>(
    _ animation: Animation?, value: V,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Added
  ) -> some View {
    modifier(
      BodyTransactionModifier<V, Added>(
        value: value, sparesPlaces: true,
        rewrite: { transaction, changed in
          if changed, !transaction.disablesAnimations { transaction.animation = animation }
        },
        add: { body($0.retyped()) }))
  }
}

extension View where Self: Equatable {
  /// Animates changes inside with `animation` when this view changes.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}

extension Transaction {
  /// Whether nothing may animate in this transaction: no animation, and none may be added.
  package var hasNoAnimationAtAll: Bool { animation == nil && disablesAnimations }

  /// A transaction of that kind.
  static var unanimated: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}
