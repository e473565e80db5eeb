extension View {
  /// Sets whether this view and everything inside can be hit.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_VisibilityModifier(takesHits: enabled, isDrawn: true))
  }
}
