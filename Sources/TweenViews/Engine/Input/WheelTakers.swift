/// The elements of a window that handle the wheel. They are few, so hit tests for the wheel skip
/// elements that contain none of them.
@MainActor final class WheelTakers {
  private var anchors: [ObjectIdentifier: NodeAnchor] = [:]
  /// Whether a hit test for the wheel is running.
  private(set) var areSought = false
  /// The highest number of elements for which the test is worthwhile; with more, hit testing is
  /// faster.
  private static let few = 8

  func add(_ element: ElementNode) { anchors[ObjectIdentifier(element)] = element.anchor }

  func remove(_ element: ElementNode) { anchors[ObjectIdentifier(element)] = nil }

  /// Runs a hit test for the wheel.
  func seek(_ find: () -> HitResult?) -> HitResult? {
    areSought = true
    defer { areSought = false }
    return find()
  }

  /// Returns whether `element` contains none of these elements; false if that is unknown.
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
