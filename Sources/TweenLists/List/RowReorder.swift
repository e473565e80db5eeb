import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A row that is being moved among the rows of its `ForEach`.
struct RowReorder: Equatable {
  let cell: ListCell
  var from: RowPlace
  /// How high it is.
  let height: CGFloat
  /// How far the pointer has moved it.
  var pull: CGFloat = 0
  /// Where its own place was when it was taken up, and where that is now: the list may scroll beneath it.
  private let start: CGFloat
  private var now: CGFloat
  /// The offset for which the others make room. They follow with an animation, the row without.
  var target: Int

  /// The row is taken up.
  @MainActor init(_ cell: ListCell, from: RowPlace, height: CGFloat) {
    self.cell = cell
    self.from = from
    self.height = height
    start = cell.top ?? 0
    now = start
    target = from.offset
  }

  /// The row.
  @MainActor var id: Int { cell.id }

  /// How far it stands from its own place.
  var distance: CGFloat { pull + start - now }

  /// Takes note that the list may have scrolled.
  @MainActor mutating func followScroll() { now = cell.top ?? now }

  /// The offset where it would stand now.
  var nearest: Int {
    guard height > 0 else { return from.offset }
    let steps = (distance / height).rounded()
    guard steps.isFinite, abs(steps) < 1e9 else { return from.offset }
    return min(max(from.offset + Int(steps), 0), max(from.count - 1, 0))
  }

  /// How far another row of the same `ForEach` gives way.
  func shift(of place: RowPlace?) -> CGFloat {
    guard let place, place.source == from.source, place.offset != from.offset else { return 0 }
    if from.offset < place.offset, place.offset <= target { return -height }
    if target <= place.offset, place.offset < from.offset { return height }
    return 0
  }
}

extension Binding where Value == RowReorder? {
  /// Shows a row where it is now: itself at once, others by and by.
  @MainActor func show(_ next: RowReorder) {
    wrappedValue = next
    guard next.nearest != next.target else { return }
    withAnimation(.snappy) { wrappedValue?.target = next.nearest }
  }

  /// The data has changed beneath the row that is moved: it stays where it is held, and the others make
  /// room where it stands among them now.
  ///
  /// - Parameter place: Where the row stands in the data; nil where that has it no longer, or may not
  ///   move it.
  @MainActor func follow(_ place: RowPlace?) {
    guard var next = wrappedValue else { return }
    guard let place else { return end() }
    next.from = place
    next.followScroll()
    next.target = next.nearest
    guard next != wrappedValue else { return }
    withAnimation(.snappy) { wrappedValue = next }
  }

  /// Nothing is moved any more.
  @MainActor func end() {
    guard let ended = wrappedValue else { return }
    ended.cell.letGo()
    withAnimation { wrappedValue = nil }
  }
}
