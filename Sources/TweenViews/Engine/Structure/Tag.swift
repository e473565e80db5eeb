import TweenMotion

/// What a view is known by where somebody looks for it among others.
package enum TagTrait: TraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// A name for this view among its siblings: `GraphicsContext.resolveSymbol(id:)` finds a canvas's
  /// symbols by it.
  ///
  /// - Parameters:
  ///   - tag: Any value; the outermost of several tags counts.
  ///   - includeOptional: Whether the optional of the value names the view as well.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
