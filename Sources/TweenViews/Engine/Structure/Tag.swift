import TweenMotion

/// What a view is known by where somebody looks for it among others, by the type of the value: tags
/// of several types stand side by side.
package enum TagTrait<Value: Hashable>: TraitKey {
  package static var defaultValue: Value? { nil }
}

/// Whether a view stands for no value, whatever its tags say.
package enum UntaggedTrait: TraitKey {
  package static var defaultValue: Bool { false }
}

extension ElementNode {
  /// The value of a type that this element stands for among others.
  package final func tag<Value: Hashable>(_ type: Value.Type) -> Value? {
    trait(UntaggedTrait.self) ? nil : trait(TagTrait<Value>.self)
  }
}

extension View {
  /// Has this view stand for no value: neither its tags nor its id in a `ForEach` name it where one of
  /// several is selected.
  nonisolated public func _untagged() -> some View {
    modifier(TraitModifier<UntaggedTrait>(value: true))
  }

  /// A name for this view among its siblings: the value that it stands for where one of several is
  /// selected, and what `GraphicsContext.resolveSymbol(id:)` finds a canvas's symbols by.
  ///
  /// - Parameters:
  ///   - tag: Any value; of several tags of one type the innermost counts.
  ///   - includeOptional: Whether the optional of the value names the view as well.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait<V>>(value: tag))
      .modifier(TraitModifier<TagTrait<V?>>(value: includeOptional ? .some(tag) : nil))
  }
}
