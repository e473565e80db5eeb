import Foundation
import TweenMotion
import TweenViews

extension DynamicViewContent {
  /// What a list does when some of these rows are deleted.
  ///
  /// - Parameter action: told the offsets of the rows in the data; nil for rows that can't be
  ///   deleted.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(TraitModifier<RowDeletionTrait>(value: action.map(RowDeletion.init)))
  }

  /// What a list does when some of these rows are moved among each other.
  ///
  /// - Parameter action: told the offsets of the rows in the data, and the offset of the row before
  ///   which they are put, as it was before the move; nil for rows that can't be moved.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(TraitModifier<RowMoveTrait>(value: action.map(RowMove.init)))
  }
}

/// Deletes rows of one `ForEach`.
struct RowDeletion {
  let perform: (IndexSet) -> Void
}

/// Moves rows of one `ForEach`.
struct RowMove {
  let perform: (IndexSet, Int) -> Void
}

enum RowDeletionTrait: TraitKey {
  static var defaultValue: RowDeletion? { nil }
}
enum RowMoveTrait: TraitKey {
  static var defaultValue: RowMove? { nil }
}
