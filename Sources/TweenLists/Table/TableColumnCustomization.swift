import Foundation
import TweenMotion
import TweenViews

/// What a user has changed about the columns of a table, by the ids that these were given: which of
/// them show. A program keeps it where it likes.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  private var visibilities: [String: Bool] = [:]

  /// Nothing is changed.
  public init() {}

  /// Whether a column shows; `automatic` as it says itself.
  ///
  /// - Parameter id: the column's id, as `customizationID(_:)` gave it.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts the columns back in their own order. They always stand in it here.
  public mutating func resetOrder() {}
}

/// What a user may change about a column of a table.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int
  /// A set by its bits: 1 for `reorder`, 2 for `resize`, 4 for `visibility`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing.
  public static var none: TableColumnCustomizationBehavior { [] }
  /// Where it stands among the others.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// How wide it is.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether it shows.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// Whether a column shows, as far as a table's customization and the column itself say, and whether the
/// user may change its width.
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

/// Columns with something said of all of them.
@MainActor public struct _ModifiedTableColumns<Content: TableColumnContent>: TableColumnContent {
  let content: Content
  let change: (inout TableColumnVisibility) -> Void
  /// What its columns show of.
  public typealias TableRowValue = Content.TableRowValue
  /// What its columns sort rows by.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// It stands for its own columns.
  public typealias TableColumnBody = Never
  /// Not to be asked for: it stands for itself.
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
  /// The id by which a table's customization knows this column.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(content: self) { $0.id = id }
  }

  /// Whether this column shows as long as the table's customization says nothing about it.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(content: self) { $0.isHidden = visibility == .hidden }
  }

  /// What a user may not change about this column: `resize` has its edges stay where they are. The
  /// others are changed by the program alone here.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(content: self) {
      if behavior.contains(.resize) { $0.keepsWidth = true }
    }
  }
}
