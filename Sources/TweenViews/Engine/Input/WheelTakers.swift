/// The elements of a window that take the wheel where it turns over them. They are few beside all that a
/// pointer may find: what holds none of them looks for nothing further in, wherever the wheel turns.
@MainActor final class WheelTakers {
  private var anchors: [ObjectIdentifier: NodeAnchor] = [:]
  /// What is hit is asked for the wheel's sake.
  private(set) var areSought = false
  /// Of more, none is looked at: it takes less to look for what is hit.
  private static let few = 8

  func add(_ element: ElementNode) { anchors[ObjectIdentifier(element)] = element.anchor }

  func remove(_ element: ElementNode) { anchors[ObjectIdentifier(element)] = nil }

  /// Looks for what lies under the wheel.
  func seek(_ find: () -> HitResult?) -> HitResult? {
    areSought = true
    defer { areSought = false }
    return find()
  }

  /// Whether none is shown within `element`; false too where that is not known.
  func areNone(in element: ElementNode) -> Bool {
    guard anchors.count <= Self.few else { return false }
    for anchor in anchors.values {
      var outer = (anchor.node as? ElementNode)?.host
      while let current = outer {
        if current === element { return false }
        outer = current.host
      }
    }
    return true
  }
}
