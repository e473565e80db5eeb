import Foundation
import TweenMotion
import TweenViews

/// The edits of a list's row by keys: moving it among the rows of its `ForEach`, and deleting it.
struct RowEdits {
  let place: RowPlace?
  /// nil: the row cannot be moved.
  let move: RowMove?
  /// nil: the row cannot be deleted.
  let deletion: RowDeletion?

  /// The edits that are set for a row.
  @MainActor init(_ row: ElementNode) {
    place = row.trait(RowPlaceTrait.self)
    move = row.trait(MoveDisabledTrait.self) ? nil : row.trait(RowMoveTrait.self)
    deletion = row.trait(DeleteDisabledTrait.self) ? nil : row.trait(RowDeletionTrait.self)
  }
}

extension [RowEdits] {
  /// Returns the offsets of the rows for which a condition is true, in the `ForEach` of the first
  /// row.
  private func offsets(where holds: (RowEdits) -> Bool) -> (rows: IndexSet, count: Int)? {
    guard let first, let place = first.place, holds(first) else { return nil }
    let places = compactMap { holds($0) ? $0.place : nil }.filter { $0.source == place.source }
    return (IndexSet(places.map(\.offset)), place.count)
  }

  /// Moves the rows together by one step; at an end they stay.
  ///
  /// - Parameter step: 1 towards the end, -1 towards the beginning.
  /// - Returns: Whether the first row can be moved.
  @MainActor func move(_ step: Int) -> Bool {
    guard let move = first?.move, let (rows, count) = offsets(where: { $0.move != nil }),
      let low = rows.first, let high = rows.last
    else { return false }
    guard step < 0 ? low > 0 : high < count - 1 else { return true }
    withAnimation { move.perform(rows, step < 0 ? low - 1 : high + 2) }
    return true
  }

  /// Deletes the rows. Returns false if the first row cannot be deleted.
  @MainActor func delete() -> Bool {
    guard let deletion = first?.deletion,
      let (rows, _) = offsets(where: { $0.deletion != nil })
    else { return false }
    withAnimation { deletion.perform(rows) }
    return true
  }
}
