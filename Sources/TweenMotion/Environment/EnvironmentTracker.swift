/// Records the keys that are read through the `EnvironmentValues` that carry it, which are a view's
/// dependencies.
package final class EnvironmentTracker {
  /// The keys read so far (`ObjectIdentifier` of the key type), each once. A view reads a few dozens
  /// at most, so that a linear search is cheaper than hashing. Accesses never call out to other code.
  @exclusivity(unchecked) package private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  /// Whether all of the values were read as one.
  package private(set) var readsAll = false

  package init() {}

  package func record(_ key: ObjectIdentifier) {
    if !keys.contains(key) { keys.append(key) }
  }

  /// Records a read of all keys, for a reader that keeps the whole environment.
  package func recordAll() { readsAll = true }

  /// Whether one of these keys was read.
  package func reads(anyOf changed: Set<ObjectIdentifier>) -> Bool {
    readsAll && !changed.isEmpty || keys.contains(where: changed.contains)
  }

  package func reset() {
    keys.removeAll(keepingCapacity: true)
    readsAll = false
  }
}
