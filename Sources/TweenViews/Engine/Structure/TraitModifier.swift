import TweenMotion

/// Sets a trait of an element for the container around it.
nonisolated package struct TraitModifier<Key: TraitKey>: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = TraitNode<Key>
  package var value: Key.Value

  package init(value: Key.Value) { self.value = value }
}

extension TraitModifier {
  @MainActor package static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    if Key.self == TransitionTrait.self { context.graph.uses.transitions = true }
    // A list takes its traits from its context, without an element for them.
    guard contentCount != 1, context.contentSlot == nil, Key.self != LayoutPriorityTrait.self
    else {
      return makeUnaryNode(
        modifier, context, contentCount: contentCount, makeContent: makeContent)
    }
    let node = TraitEnclosure<Key>(modifier.value, context)
    node.content = makeContent(node.contentContext)
    return node
  }

  @MainActor package static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    if let node = node as? TraitEnclosure<Key> {
      node.update(modifier.value)
      if let content = node.content { updateContent(content) }
    } else {
      updateUnaryNode(
        node, modifier, makeContent: makeContent, updateContent: updateContent)
    }
  }
}

/// A trait around a list of elements.
@MainActor package final class TraitEnclosure<Key: TraitKey>: EnclosingNode {
  private let link: WrittenTrait<Key>

  init(_ value: Key.Value, _ context: NodeContext) {
    link = WrittenTrait(value, outer: context.traits)
    super.init(context)
  }

  override var contentContext: NodeContext {
    var context = childContext
    context.traits = link
    return context
  }

  func update(_ new: Key.Value) {
    guard !valuesAreEqual(link.value, new) else { return }
    link.value = new
    notifyTraitChange(content)
  }

  /// Notifies the elements of the list that the trait changed.
  private func notifyTraitChange(_ node: ViewNode?) {
    guard let node else { return }
    if let element = node as? ElementNode {
      element.traitDidChange(Key.self)
    } else {
      (node as? SectionNode)?.traitReaders?.markDirty()
      node.visitChildren { notifyTraitChange($0) }
    }
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { String(describing: Key.self) }
}

@MainActor package final class TraitNode<Key: TraitKey>: WrapperNode, ValueNode {
  package var value: Key.Value

  package init(_ context: NodeContext, _ value: Key.Value) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: Key.Value) { traitDidChange(Key.self) }

  package override var layoutPriority: Double {
    (Key.self == LayoutPriorityTrait.self ? value as? Double : nil) ?? super.layoutPriority
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }

  /// A trait written inside has precedence.
  package override func writtenTrait<Other: TraitKey>(_ key: Other.Type) -> Other.Value? {
    if let inner = content?.writtenTrait(key) { return inner }
    guard Other.self == Key.self else { return traits?.value(key) }
    // Equal key types have equal value types; a cast would look them up each time.
    return unsafeBitCast(value, to: Other.Value.self)
  }

  package override func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where key == Key.self { return true }
    return super.writesTrait(among: keys)
  }

  package override func collectTraits<Other: TraitKey>(
    _ key: Other.Type, into list: inout [Other.Value]
  ) {
    content?.collectTraits(key, into: &list)
    if Other.self == Key.self { list.append(unsafeBitCast(value, to: Other.Value.self)) }
    // The elements of a list already include the traits around the list.
    if listedElement == nil { traits?.collect(key, into: &list) }
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { String(describing: Key.self) }
}

extension View {
  /// Sets the drawing order of this view in its container: higher values are in front. Views without
  /// one have 0, and NaN counts as 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier<ZIndexTrait>(value: value.isNaN ? 0 : value))
  }

  /// Sets the layout priority of this view: a stack gives views of higher priority their space first.
  /// Views without one have 0, and NaN counts as 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier<LayoutPriorityTrait>(value: value.isNaN ? 0 : value))
  }
}
