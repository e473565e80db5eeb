import TweenMotion

/// A node whose content has a different environment than the node itself.
@MainActor package class EnvironmentWriterNode: EnclosingNode {
  /// The content's environment.
  private var written: EnvironmentValues
  /// The content's environment, for an inspector.
  final var inspectedEnvironment: EnvironmentValues { written }

  package override init(_ context: NodeContext) {
    written = context.environment
    super.init(context)
    written = writing(context.environment)
  }

  /// Returns the content's environment, given the inherited one. Subclasses override it.
  func writing(_ values: EnvironmentValues) -> EnvironmentValues { values }

  override final var contentContext: NodeContext {
    var context = childContext
    context.environment = written
    return context
  }

  package override final var holdsNothing: Bool { true }

  /// Computes the content's environment again, after a subclass changed its values.
  final func rewrite() {
    let new = writing(environment)
    let keys = new.changes(from: written)
    written = new
    if !keys.isEmpty { content?.environmentDidChange(new, keys: keys) }
  }

  package override final func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    let inside = content
    content = nil
    super.environmentDidChange(new, keys: keys)
    content = inside
    let values = writing(new)
    let changed = values.changes(from: written)
    written = values
    // Even without changed keys, the chain below must inherit from the new values.
    inside?.environmentDidChange(values, keys: changed)
  }
}
