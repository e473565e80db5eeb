import Foundation
import TweenMotion
import TweenViews

/// What keys can do with a row of a list: move it among the rows of its `ForEach`, and delete it.
struct RowEdits {
  let place: RowPlace?
  /// nil: it stays where it is.
  let move: RowMove?
  /// nil: it stays.
  let deletion: RowDeletion?

  /// What is written for a row.
  @MainActor init(_ row: ElementNode) {
    place = row.trait(RowPlaceTrait.self)
    move = row.trait(MoveDisabledTrait.self) ? nil : row.trait(RowMoveTrait.self)
    deletion = row.trait(DeleteDisabledTrait.self) ? nil : row.trait(RowDeletionTrait.self)
  }
}

extension [RowEdits] {
  /// The offsets of the rows for which a condition holds, of the first one's `ForEach`.
  private func offsets(where holds: (RowEdits) -> Bool) -> (rows: IndexSet, count: Int)? {
    guard let first, let place = first.place, holds(first) else { return nil }
    let places = compactMap { holds($0) ? $0.place : nil }.filter { $0.source == place.source }
    return (IndexSet(places.map(\.offset)), place.count)
  }

  /// Moves the rows by one step, together; at an end they stay.
  ///
  /// - Parameter step: 1 towards the end, -1 towards the beginning.
  /// - Returns: whether the first of them may be moved.
  @MainActor func move(_ step: Int) -> Bool {
    guard let move = first?.move, let (rows, count) = offsets(where: { $0.move != nil }),
      let low = rows.first, let high = rows.last
    else { return false }
    guard step < 0 ? low > 0 : high < count - 1 else { return true }
    withAnimation { move.perform(rows, step < 0 ? low - 1 : high + 2) }
    return true
  }

  /// Deletes the rows; false where the first of them may not be.
  @MainActor func delete() -> Bool {
    guard let deletion = first?.deletion,
      let (rows, _) = offsets(where: { $0.deletion != nil })
    else { return false }
    withAnimation { deletion.perform(rows) }
    return true
  }
}
