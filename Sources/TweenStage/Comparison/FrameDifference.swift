import TweenMotion

/// The differences of one frame of two runs, A and B.
package struct FrameDifference: Sendable {
  /// The index of the frame.
  package var frame: Int
  package var time: StageTime
  /// The windows that differ, sorted by their ids.
  package var windows: [Window]

  /// The differences of one window.
  package struct Window: Sendable {
    package var id: String
    /// Whether the window is open in A and in B.
    package var isOpen: (a: Bool, b: Bool)
    /// Properties of views that both runs have, sorted by path and name.
    package var values: [Value]
    /// The paths of the views that only A has, sorted.
    package var onlyInA: [String]
    /// The paths of the views that only B has, sorted.
    package var onlyInB: [String]
    /// The lines of elements that A has and B does not have, in order.
    package var elementsOfA: [String]
    /// The lines of elements that B has and A does not have, in order.
    package var elementsOfB: [String]
    /// The number of items in the display list of A and of B.
    package var itemCount: (a: Int, b: Int)

    /// Whether the drawing differs, and neither views nor elements show how.
    package var isOnlyDrawn: Bool {
      isOpen.a && isOpen.b && values.isEmpty && onlyInA.isEmpty && onlyInB.isEmpty
        && elementsOfA.isEmpty && elementsOfB.isEmpty
    }
  }

  /// A property of a view with the value of A and of B; nil if the view has its default.
  package struct Value: Sendable {
    package var path: String
    package var property: String
    package var a: String?
    package var b: String?
  }

  init(
    frame: Int, time: StageTime, _ a: [String: TracedWindow], _ b: [String: TracedWindow]
  ) {
    self.frame = frame
    self.time = time
    windows = Set(a.keys).union(b.keys).sorted().compactMap { id in
      if let left = a[id], let right = b[id], left.agrees(with: right) { return nil }
      return Window(id: id, a[id], b[id])
    }
  }

  /// The paths of the views that differ, with the names of the properties; empty for a view that only one
  /// run has.
  var propertiesByPath: [String: Set<String>] {
    var paths: [String: Set<String>] = [:]
    for window in windows {
      for value in window.values { paths[value.path, default: []].insert(value.property) }
      for path in window.onlyInA + window.onlyInB { paths[path, default: []].formUnion([]) }
    }
    return paths
  }
}

extension FrameDifference.Window {
  init(id: String, _ a: TracedWindow?, _ b: TracedWindow?) {
    self.id = id
    isOpen = (a != nil, b != nil)
    let (left, right) = (a?.views ?? [:], b?.views ?? [:])
    values = []
    for path in left.keys.sorted() {
      guard let own = left[path], let other = right[path], own != other else { continue }
      for name in Set(own.keys).union(other.keys).sorted() where own[name] != other[name] {
        values.append(
          FrameDifference.Value(path: path, property: name, a: own[name], b: other[name]))
      }
    }
    let isBoth = isOpen.a && isOpen.b
    onlyInA = isBoth ? left.keys.filter { right[$0] == nil }.sorted() : []
    onlyInB = isBoth ? right.keys.filter { left[$0] == nil }.sorted() : []
    (elementsOfA, elementsOfB) = ([], [])
    if let a, let b {
      for change in b.elements.difference(from: a.elements) {
        switch change {
        case .remove(_, let line, _): elementsOfA.append(Self.trimmed(line))
        case .insert(_, let line, _): elementsOfB.append(Self.trimmed(line))
        }
      }
      // Removals come from the last line to the first.
      elementsOfA.reverse()
    }
    itemCount = (a?.digest.items.count ?? 0, b?.digest.items.count ?? 0)
  }

  private static func trimmed(_ line: String) -> String { String(line.drop { $0 == " " }) }
}
