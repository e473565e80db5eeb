import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A row that is being moved among the rows of its `ForEach`.
struct RowReorder: Equatable {
  /// The row.
  let id: Int
  var from: RowPlace
  /// How high it is.
  let height: CGFloat
  /// How far the pointer has moved it.
  var distance: CGFloat

  /// The offset where it would stand now.
  var target: Int {
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
