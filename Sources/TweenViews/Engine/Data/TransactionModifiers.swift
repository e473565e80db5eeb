import TweenMotion

/// A modifier that rewrites the transaction for its content.
public struct _TransactionModifier<Value> {
  /// The watched value, compared at each update. `rewrite` receives whether it changed.
  var value: Value
  /// Whether positions and sizes keep the inherited transaction.
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

/// Rewrites the transaction for the modifiers that a closure adds, but not for their content.
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

  /// Returns the view made by the closure. Its reads are tracked for this node, even if the
  /// surrounding view does not depend on them.
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
  /// Animates all changes inside with `animation`. The form with a value, which is limited to
  /// changes of the value, is usually better.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier(value: ()) { transaction, _ in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates changes inside with `animation` in updates in which `value` changes; nil removes the
  /// animation from these updates.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      _TransactionModifier(value: value) { transaction, changed in
        if changed, !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates changes of the modifiers that `body` adds, but not of their content.
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

  /// Rewrites the transaction for changes inside, in every update.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(value: ()) { transaction, _ in transform(&transaction) })
  }

  /// Rewrites the transaction for changes inside, in updates in which `value` changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      _TransactionModifier(value: value) { transaction, changed in
        if changed { transform(&transaction) }
      })
  }

  /// Rewrites the transaction for the modifiers that `body` adds, but not for their content.
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

// The animation of a control itself. `animation(_:value:)` around a control would also replace the
// animation of the control's position and of the program's label. If the control's value changed
// together with the layout, the control would then move ahead of its neighbours.
extension View {
  /// Animates the appearance of the content (paints, effects, data of shapes) with `animation` in
  /// updates in which `value` changes; nil changes it at once. Positions and sizes keep the
  /// animation of the surrounding layout.
  nonisolated package func lookAnimation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      _TransactionModifier(value: value, sparesPlaces: true) { transaction, changed in
        if changed, !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates, as above, the appearance of the modifiers that `body` adds, but not of their
  /// content.
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
  /// Animates changes inside with `animation` in updates in which this view itself changes.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}

extension Transaction {
  /// Whether this transaction has no animation and does not allow adding one.
  package var hasNoAnimationAtAll: Bool { animation == nil && disablesAnimations }

  /// A transaction without an animation, which does not allow adding one.
  static var unanimated: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}
