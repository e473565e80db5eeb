import TweenMotion

/// What a view is known by where somebody looks for it among others, by the type of the value: tags
/// of several types stand side by side.
package enum TagTrait<Value: Hashable>: TraitKey {
  package static var defaultValue: Value? { nil }
}

extension View {
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
