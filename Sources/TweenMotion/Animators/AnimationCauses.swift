/// The causes of running animators: the object that was being updated when each of them began or got
/// another target. A pool has causes only while an inspector is attached to its graph.
package final class AnimationCauses {
  /// The object that is being updated; nil between two updates.
  package var current: AnyObject?
  private var known: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// Records that an animator began or changed now.
  func note(_ animator: AnyObject) { known[ObjectIdentifier(animator)] = current }

  /// The object whose update began or last changed that animator; nil where it is not known.
  package func cause(of animator: ObjectIdentifier) -> AnyObject? { known[animator] }

  /// Forgets all animators but these: the identity of a released animator may be used again.
  package func keep(_ running: Set<ObjectIdentifier>) {
    known = known.filter { running.contains($0.key) }
  }
}
