import TweenGeometry
import TweenPaint

/// The outlines of strokes that are drawn again with the same path and pen: because the stroke moves
/// as a whole, fades or turns, or because something moves over or under it. They are made once.
struct KeptOutlines {
  /// By the items' places in the list; empty while nothing is kept.
  private var outlines: ContiguousArray<StrokeOutline?> = []

  mutating func removeAll() { outlines.removeAll(keepingCapacity: true) }

  /// Moves outlines to other places: for each new place the old one, or -1.
  mutating func renumber(_ oldIndex: ContiguousArray<Int32>) {
    if outlines.isEmpty { return }
    let old = outlines
    outlines.removeAll(keepingCapacity: true)
    outlines.append(contentsOf: oldIndex.lazy.map { $0 < 0 ? nil : old[Int($0)] })
  }

  /// Calls `body` with the places of all items of a list, in which outlines are looked up and stored;
  /// nil where there are none and no stroke is among `used`.
  mutating func withPlaces<Result>(
    for used: ContiguousArray<Int32>, in items: [DisplayItem],
    _ body: (UnsafeMutablePointer<StrokeOutline?>?) -> Result
  ) -> Result {
    if outlines.isEmpty {
      guard used.contains(where: { items[Int($0)].isStroke }) else { return body(nil) }
      outlines.append(contentsOf: repeatElement(nil, count: items.count))
    }
    return outlines.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}

/// An outline of a stroke, with the path and the style from which it was made.
final class StrokeOutline {
  private let path: Path
  private let style: StrokeStyle
  let outline: Path
  /// The part of the stroke in the outline; nil: all.
  let window: StrokeWindow?

  init(_ path: Path, _ style: StrokeStyle, outline: Path, window: StrokeWindow?) {
    self.path = path
    self.style = style
    self.outline = outline
    self.window = window
  }

  /// Paths that were not written to since share their storage, and are compared in constant time.
  func isMade(of path: Path, _ style: StrokeStyle) -> Bool {
    self.style == style && self.path == path
  }
}

extension DisplayItem {
  fileprivate var isStroke: Bool {
    if case .fill(let fill) = content { return fill.stroke != nil }
    return false
  }
}
