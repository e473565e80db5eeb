import TweenMotion

/// Sets a trait of an element for the container around it.
nonisolated package struct TraitModifier<Key: TraitKey>: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = TraitNode<Key>
  package var value: Key.Value

  package init(value: Key.Value) { self.value = value }
}

@MainActor package final class TraitNode<Key: TraitKey>: WrapperNode, ValueNode {
  package var value: Key.Value

  package init(_ context: NodeContext, _ value: Key.Value) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: Key.Value) {
    if Key.self == ZIndexTrait.self { orderDidChange() }
    if Key.self is any LayoutTraitKey.Type { setNeedsArranging() }
  }

  private func orderDidChange() {
    var element = host
    while let current = element {
      if let container = current as? ContainerNode {
        container.orderDidChange()
        return
      }
      element = current.host
    }
  }

  package override var layoutPriority: Double {
    (Key.self == LayoutPriorityTrait.self ? value as? Double : nil) ?? super.layoutPriority
  }

  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }

  package override func trait<Other: TraitKey>(_ key: Other.Type) -> Other.Value {
    guard Other.self == Key.self else { return super.trait(key) }
    // Keys of one type have values of one type, which a cast would look up each time.
    return unsafeBitCast(value, to: Other.Value.self)
  }

  package override var debugName: String { String(describing: Key.self) }
}

extension View {
  /// Where this view stands in the drawing order of its container: higher is in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier<ZIndexTrait>(value: value.isNaN ? 0 : value))
  }

  /// How early a stack gives this view its share of the space.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier<LayoutPriorityTrait>(value: value.isNaN ? 0 : value))
  }
}
