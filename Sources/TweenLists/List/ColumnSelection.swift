import TweenMotion
import TweenViews

/// The selection of a list in a column. A narrow window shows the next column when it is set.
package struct ColumnSelection: Equatable {
  let value: AnyHashable
  /// Clears the selection; nil if the list always has a selection.
  package let clear: (() -> Void)?

  package static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

package enum ColumnSelectionKey: PreferenceKey {
  package static var defaultValue: ColumnSelection? { nil }
  package static func reduce(value: inout ColumnSelection?, nextValue: () -> ColumnSelection?) {
    value = value ?? nextValue()
  }
}

/// The columns of a split view, as far as a list in one of them depends on them.
@MainActor package protocol EnclosingColumns: AnyObject {
  /// Whether the window is narrow and shows one column at a time.
  var isCompact: Bool { get }
}

/// The column of a split view that a list stands in.
package struct EnclosingColumn: Equatable {
  let columns: any EnclosingColumns

  package init(columns: any EnclosingColumns) { self.columns = columns }

  package nonisolated static func == (left: Self, right: Self) -> Bool {
    left.columns === right.columns
  }
}

private enum EnclosingColumnKey: EnvironmentKey {
  static var defaultValue: EnclosingColumn? { nil }
}

extension EnvironmentValues {
  /// The column that contains a list; nil outside split views, and in pages above a column's root.
  /// The view that creates the columns sets it.
  package var enclosingColumn: EnclosingColumn? {
    get { self[EnclosingColumnKey.self] }
    set { self[EnclosingColumnKey.self] = newValue }
  }
}
