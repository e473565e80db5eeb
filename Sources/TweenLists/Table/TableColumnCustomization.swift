import Foundation
import TweenMotion
import TweenViews

/// The user's customization of a table's columns, by the columns' ids: which of them are shown. A
/// program can store it as it likes.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  private var visibilities: [String: Bool] = [:]

  /// Creates a customization without any changes.
  public init() {}

  /// The visibility of a column; `automatic`: the column's own default.
  ///
  /// - Parameter id: The column's id, set by `customizationID(_:)`.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Resets the order of the columns, which users cannot change in this engine.
  public mutating func resetOrder() {}
}

/// The ways in which a user can customize a column of a table.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits of the set: 1 for `reorder`, 2 for `resize`, 4 for `visibility`.
  public let rawValue: Int
  /// Creates a set from its bits: 1 for `reorder`, 2 for `resize`, 4 for `visibility`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The user can change nothing about the column.
  public static var none: TableColumnCustomizationBehavior { [] }
  /// The user can change the place of the column among the others.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The user can change the width of the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// The user can show and hide the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// The user can change the place, the width and the visibility of the column.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// Whether a column is shown, as determined by the table's customization and by the column itself,
/// and whether the user can change its width.
struct TableColumnVisibility {
  var id: String?
  var keepsWidth = false
  var isHidden = false

  func isShown(_ visibility: (String) -> Visibility) -> Bool {
    switch id.map(visibility) ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: !isHidden
    }
  }
}

/// Columns to which a setting has been applied.
@MainActor public struct _ModifiedTableColumns<Content: TableColumnContent>: TableColumnContent {
  let content: Content
  let change: (inout TableColumnVisibility) -> Void
  /// The type of the values that the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableColumnBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableColumnBody: Never { noBody("TableColumnContent") }
  public var _columns: [_TableColumnParts<Content.TableRowValue>] {
    content._columns.map { column in
      var column = column
      change(&column.visibility)
      return column
    }
  }
}

extension TableColumnContent {
  /// Sets the id by which a table's customization identifies this column.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(content: self) { $0.id = id }
  }

  /// Sets whether this column is shown by default, if the table's customization does not set that.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(content: self) { $0.isHidden = visibility == .hidden }
  }

  /// Sets which customizations of this column are disabled. `resize` fixes the column's edges. Only
  /// the program can change the other properties in this engine.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(content: self) {
      if behavior.contains(.resize) { $0.keepsWidth = true }
    }
  }
}
