import TweenMotion

/// A node whose content sees another environment than the node itself does.
@MainActor package class EnvironmentWriterNode: EnclosingNode {
  /// What the content sees.
  private var written: EnvironmentValues
  /// The same for an inspector.
  final var inspectedEnvironment: EnvironmentValues { written }

  package override init(_ context: NodeContext) {
    written = context.environment
    super.init(context)
    written = writing(context.environment)
  }

  /// Subclasses write into the environment from above.
  func writing(_ values: EnvironmentValues) -> EnvironmentValues { values }

  override final var contentContext: NodeContext {
    var context = childContext
    context.environment = written
    return context
  }

  package override final var holdsNothing: Bool { true }

  /// Subclasses would write something else now.
  final func rewrite() {
    let new = writing(environment)
    let keys = new.changedKeys(from: written)
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
    let changed = values.changedKeys(from: written)
    written = values
    // Even with no key changed the chain below must start from the new values.
    inside?.environmentDidChange(values, keys: changed)
  }
}
