import Foundation
import TweenMotion
import TweenViews

extension DynamicViewContent {
  /// Sets the action that deletes some of these rows in a list.
  ///
  /// - Parameter action: Called with the offsets of the deleted rows in the data; nil: rows cannot
  ///   be deleted.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(TraitModifier<RowDeletionTrait>(value: action.map(RowDeletion.init)))
  }

  /// Sets the action that moves some of these rows in a list.
  ///
  /// - Parameter action: Called with the offsets of the moved rows in the data, and with the
  ///   offset, before the move, of the row before which they are inserted; nil: rows cannot be
  ///   moved.
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
