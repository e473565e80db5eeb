import TweenMotion

/// An element that does something with what views inside it tell.
@MainActor package protocol PreferenceReader: ElementNode {
  /// The key it reads.
  var readKey: any PreferenceKey.Type { get }
  /// Kept by the queue.
  var isAwaitingPreferences: Bool { get set }
  /// The views inside may tell something else now.
  func readPreferences()
}

/// Who reads preferences that may have changed. They read after layout, when anchors are known,
/// the innermost first: what they show may tell something to those around.
@MainActor package final class PreferenceQueue {
  private var waiting: [NodeAnchor] = []

  nonisolated package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  package func insert(_ reader: any PreferenceReader) {
    guard !reader.isAwaitingPreferences else { return }
    reader.isAwaitingPreferences = true
    waiting.append(reader.anchor)
  }

  /// Lets everybody who waits read; what that changes may have others wait.
  package func run() {
    let due = waiting.compactMap { $0.node as? any PreferenceReader }
      .filter { !$0.isDestroyed }.map { ($0.hostDepth, $0) }
      .sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1.serial < $1.1.serial }
    waiting = []
    for (_, reader) in due {
      reader.isAwaitingPreferences = false
      guard reader.nearestRetirement == nil else { continue }
      reader.readPreferences()
    }
  }

  /// Gives up for this update.
  package func abandon() {
    for anchor in waiting { (anchor.node as? any PreferenceReader)?.isAwaitingPreferences = false }
    waiting = []
  }
}

extension ElementNode {
  /// What the elements shown in this one tell, taken together; nil where none says anything.
  package final func preferenceOfContent<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard tellsPreferences else { return nil }
    var result: Key.Value?
    func add(_ element: ElementNode) {
      guard element.tellsPreferences, let next = element.preference(key) else { return }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    if Key._includesRemovedValues { visitDrawn(add) } else { visitShown(add) }
    return result
  }

  /// Some element at or below this one tells something: all around are to look for it.
  package final func preferencesDidCome() {
    var around: ElementNode? = self
    while let element = around, !element.tellsPreferences {
      element.tellsPreferences = true
      around = element.host
    }
    preferencesDidChange(nil)
  }

  /// What is told under a key at or below this element may have changed; under any, without one.
  package final func preferencesDidChange(_ key: (any PreferenceKey.Type)?) {
    guard graph.readsPreferences else { return }
    var around: ElementNode? = self
    while let element = around {
      if let reader = element as? any PreferenceReader, key == nil || reader.readKey == key {
        graph.preferences.insert(reader)
      }
      around = element.host
    }
  }
}
