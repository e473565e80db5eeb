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
  /// Counts the calls of `run`; nil where none is under way. In one of them nothing changes inside of
  /// those who have read.
  private(set) var currentRun: Int?
  private var lastRun = 0

  nonisolated package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  package func insert(_ reader: any PreferenceReader) {
    guard !reader.isAwaitingPreferences else { return }
    reader.isAwaitingPreferences = true
    waiting.append(reader.anchor)
  }

  /// Lets everybody who waits read; what that changes may have others wait.
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

  /// The host depth of each: of readers in each other, what they have in common is counted once.
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

  /// Gives up for this update.
  package func abandon() {
    for anchor in waiting {
      (anchor.node as? ElementNode)?.preferenceReader?.isAwaitingPreferences = false
    }
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
