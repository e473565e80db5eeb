import TweenMotion

/// The tag of a view, which a container or picker selects it by. There is one trait for each type of
/// tag, so that a view can have tags of several types.
package enum TagTrait<Value: Hashable>: TraitKey {
  package static var defaultValue: Value? { nil }
}

/// Whether a view has no value, despite its tags.
package enum UntaggedTrait: TraitKey {
  package static var defaultValue: Bool { false }
}

extension ElementNode {
  /// The element's tag of a type; nil where it has none, or is untagged.
  package final func tag<Value: Hashable>(_ type: Value.Type) -> Value? {
    trait(UntaggedTrait.self) ? nil : trait(TagTrait<Value>.self)
  }
}

extension View {
  /// Removes this view's value: neither its tags nor its id in a `ForEach` identify it in a
  /// selection.
  nonisolated public func _untagged() -> some View {
    modifier(TraitModifier<UntaggedTrait>(value: true))
  }

  /// Sets the value that identifies this view among its siblings: in a selection, and in a canvas as
  /// the symbol that `GraphicsContext.resolveSymbol(id:)` returns.
  ///
  /// - Parameters:
  ///   - tag: Any value; of several tags of one type the innermost is used.
  ///   - includeOptional: Whether the optional of the value identifies the view as well.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait<V>>(value: tag))
      .modifier(TraitModifier<TagTrait<V?>>(value: includeOptional ? .some(tag) : nil))
  }
}
