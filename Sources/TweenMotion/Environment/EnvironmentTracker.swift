/// Told which keys are read through the `EnvironmentValues` that carry it: how a view's
/// dependencies are recorded.
package final class EnvironmentTracker {
  /// The keys read so far (`ObjectIdentifier` of the key type), each once. A view reads a few
  /// dozens at most, so that looking through them is cheaper than hashing.
  package private(set) var keys: ContiguousArray<ObjectIdentifier> = []

  package init() {}

  package func record(_ key: ObjectIdentifier) {
    if !keys.contains(key) { keys.append(key) }
  }

  package func reset() { keys.removeAll(keepingCapacity: true) }
}
