import TweenMotion

/// An element that reads preferences of the views inside it.
@MainActor package protocol PreferenceReader: ElementNode {
  /// The key that the element reads.
  var readKey: any PreferenceKey.Type { get }
  /// Whether the element is in the queue, which sets it.
  var isAwaitingPreferences: Bool { get set }
  /// Reads the preference, after the views inside may have changed it.
  func readPreferences()
}

/// The readers of preferences that may have changed. They read after layout, when anchors are known,
/// the innermost first, because the views that they show may set preferences for outer readers.
@MainActor package final class PreferenceQueue {
  private var waiting: [NodeAnchor] = []
  /// The number of the running call of `run`; nil outside of a call. During one call nothing changes
  /// inside the readers that have read.
  private(set) var currentRun: Int?
  private var lastRun = 0

  nonisolated package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  package func insert(_ reader: any PreferenceReader) {
    guard !reader.isAwaitingPreferences else { return }
    reader.isAwaitingPreferences = true
    waiting.append(reader.anchor)
  }

  /// Runs all waiting readers. Their changes may add further readers to the queue.
  package func run() {
    let readers = waiting.compactMap { ($0.node as? ElementNode)?.preferenceReader }
      .filter { !$0.isDestroyed }
    let due = zip(Self.hostDepths(of: readers), readers)
      .sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1.serial < $1.1.serial }
    waiting = []
    lastRun += 1
    currentRun = lastRun
    defer { currentRun = nil }
    for (_, reader) in due {
      reader.isAwaitingPreferences = false
      guard reader.nearestRetirement == nil else { continue }
      reader.readPreferences()
    }
  }

  /// Returns the host depth of each reader. For nested readers, common hosts are counted once.
  static func hostDepths(of elements: [any PreferenceReader]) -> [Int] {
    guard elements.count > 1 else { return elements.map(\.hostDepth) }
    var known: [ObjectIdentifier: Int] = [:]
    return elements.map { element in
      var way: [ObjectIdentifier] = []
      var around: ElementNode? = element
      var depth = -1
      while let current = around {
        if let found = known[ObjectIdentifier(current)] {
          depth = found
          break
        }
        way.append(ObjectIdentifier(current))
        around = current.host
      }
      for id in way.reversed() {
        depth += 1
        known[id] = depth
      }
      return depth
    }
  }

  /// Empties the queue, and gives up for this update.
  package func abandon() {
    for anchor in waiting {
      (anchor.node as? ElementNode)?.preferenceReader?.isAwaitingPreferences = false
    }
    waiting = []
  }
}

extension ElementNode {
  /// Returns the reduced preference of the elements shown in this one; nil where none sets it.
  package final func preferenceOfContent<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard mayHavePreferences else { return nil }
    var result: Key.Value?
    func add(_ element: ElementNode) {
      guard element.mayHavePreferences, let next = element.preference(key) else { return }
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

  /// Called when an element at or below this one sets a preference for the first time: elements
  /// around must now search it.
  package final func preferencesWereAdded() {
    var around: ElementNode? = self
    while let element = around, !element.mayHavePreferences {
      element.mayHavePreferences = true
      around = element.host
    }
    preferencesDidChange(nil)
  }

  /// Notifies the readers around this element that a preference at or below it may have changed;
  /// without a key, any preference.
  package final func preferencesDidChange(_ key: (any PreferenceKey.Type)?) {
    guard graph.uses.preferences else { return }
    var around: ElementNode? = self
    while let element = around {
      if let reader = element.preferenceReader, key == nil || reader.readKey == key {
        graph.preferences.insert(reader)
      }
      around = element.host
    }
  }
}
