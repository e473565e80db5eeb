import TweenGeometry
import TweenPaint

/// The outlines of strokes that stand still while something moves over or under them: such a stroke
/// is drawn again in every frame, and its outline is made once.
struct KeptOutlines {
  /// By the items' places in the list; empty while nothing is kept.
  private var outlines: ContiguousArray<Path?> = []

  mutating func removeAll() { outlines.removeAll(keepingCapacity: true) }

  /// Forgets items that changed.
  mutating func remove(_ items: ContiguousArray<Int32>) {
    if outlines.isEmpty { return }
    for item in items { outlines[Int(item)] = nil }
  }

  /// Carries outlines over to other places: for each new one the old one, or -1.
  mutating func renumber(_ oldIndex: ContiguousArray<Int32>) {
    if outlines.isEmpty { return }
    let old = outlines
    outlines.removeAll(keepingCapacity: true)
    outlines.append(contentsOf: oldIndex.lazy.map { $0 < 0 ? nil : old[Int($0)] })
  }

  /// Gives the places of all items of a list, to read outlines from and put new ones to; nil where
  /// no stroke is among `used`.
  mutating func withPlaces<Result>(
    for used: ContiguousArray<Int32>, in items: [DisplayItem],
    _ body: (UnsafeMutablePointer<Path?>?) -> Result
  ) -> Result {
    guard used.contains(where: { items[Int($0)].isStroke }) else { return body(nil) }
    if outlines.isEmpty { outlines.append(contentsOf: repeatElement(nil, count: items.count)) }
    return outlines.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}

extension DisplayItem {
  fileprivate var isStroke: Bool {
    if case .fill(let fill) = content { return fill.stroke != nil }
    return false
  }
}
