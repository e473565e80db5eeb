/// Why the animators of a pool run: what was being brought up to date when each of them began or got
/// another target. A pool has one only while an inspector is attached to its graph.
package final class AnimationCauses {
  /// What is being brought up to date; nil between two updates.
  package var current: AnyObject?
  private var known: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// Notes that an animator began or changed now.
  func note(_ animator: AnyObject) { known[ObjectIdentifier(animator)] = current }

  /// What the animator of that identity began with; nil where that is not known.
  package func cause(of animator: ObjectIdentifier) -> AnyObject? { known[animator] }

  /// Forgets all animators but these, whose identities are used again once they are gone.
  package func keep(_ running: Set<ObjectIdentifier>) {
    known = known.filter { running.contains($0.key) }
  }
}
