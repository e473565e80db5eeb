/// Told which keys are read through the `EnvironmentValues` that carry it: how a view's
/// dependencies are recorded.
package final class EnvironmentTracker {
  /// Called for each read, also for a key read before.
  package var onRead: ((ObjectIdentifier) -> Void)?
  /// The keys read so far (`ObjectIdentifier` of the key type).
  package private(set) var keys: Set<ObjectIdentifier> = []

  package init(onRead: ((ObjectIdentifier) -> Void)? = nil) { self.onRead = onRead }

  package func record(_ key: ObjectIdentifier) {
    keys.insert(key)
    onRead?(key)
  }

  package func reset() { keys.removeAll(keepingCapacity: true) }
}
