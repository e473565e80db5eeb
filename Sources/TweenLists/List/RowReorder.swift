import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A row that is being moved among the rows of its `ForEach`.
struct RowReorder: Equatable {
  let cell: ListCell
  var from: RowPlace
  /// The height of the row.
  let height: CGFloat
  /// The distance by which the pointer has moved the row.
  var translation: CGFloat = 0
  /// The position of the row's own place when the move began, and its current position: the list
  /// can scroll under the row.
  private let start: CGFloat
  private var now: CGFloat
  /// The offset in the data for which the other rows make room. They move with an animation, the
  /// dragged row without.
  var target: Int

  /// Begins to move the row.
  @MainActor init(_ cell: ListCell, from: RowPlace, height: CGFloat) {
    self.cell = cell
    self.from = from
    self.height = height
    start = cell.top ?? 0
    now = start
    target = from.offset
  }

  /// The identity of the row.
  @MainActor var id: Int { cell.id }

  /// The distance of the row from its own place.
  var distance: CGFloat { translation + start - now }

  /// Updates the position of the row's place after a possible scroll.
  @MainActor mutating func followScroll() { now = cell.top ?? now }

  /// The offset in the data at which the row would be inserted now.
  var nearest: Int {
    guard height > 0 else { return from.offset }
    let steps = (distance / height).rounded()
    guard steps.isFinite, abs(steps) < 1e9 else { return from.offset }
    return min(max(from.offset + Int(steps), 0), max(from.count - 1, 0))
  }

  /// Returns the distance by which another row of the same `ForEach` moves to make room.
  func shift(of place: RowPlace?) -> CGFloat {
    guard let place, place.source == from.source, place.offset != from.offset else { return 0 }
    if from.offset < place.offset, place.offset <= target { return -height }
    if target <= place.offset, place.offset < from.offset { return height }
    return 0
  }
}

extension Binding where Value == RowReorder? {
  /// Updates the dragged row: the row itself at once, the other rows with an animation.
  @MainActor func show(_ next: RowReorder) {
    wrappedValue = next
    guard next.nearest != next.target else { return }
    withAnimation(.snappy) { wrappedValue?.target = next.nearest }
  }

  /// Handles a change of the data during a move: the row stays under the pointer, and the other
  /// rows make room at its new place.
  ///
  /// - Parameter place: The place of the row in the data; nil: the data no longer contains the row,
  ///   or the row cannot be moved.
  @MainActor func dataDidChange(_ place: RowPlace?) {
    guard var next = wrappedValue else { return }
    guard let place else { return end() }
    next.from = place
    next.followScroll()
    next.target = next.nearest
    guard next != wrappedValue else { return }
    withAnimation(.snappy) { wrappedValue = next }
  }

  /// Ends the move.
  @MainActor func end() {
    guard let ended = wrappedValue else { return }
    ended.cell.endDrag()
    withAnimation { wrappedValue = nil }
  }
}
