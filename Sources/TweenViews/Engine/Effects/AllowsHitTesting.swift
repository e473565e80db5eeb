extension View {
  /// Whether this view and everything in it can be hit.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_VisibilityModifier(takesHits: enabled, isDrawn: true))
  }
}
