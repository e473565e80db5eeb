import Foundation
import TweenMotion
import TweenViews

/// A column of a table, or several, for each element of a collection.
@MainActor
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
> where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The elements, in the order of their columns.
  public var data: Data
  /// Makes an element's columns.
  public var content: (Data.Element) -> Content

  /// Columns for the elements of a collection, by an id of each.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their columns.
  ///   - id: what tells them apart.
  ///   - content: an element's columns.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Columns for the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their columns.
  ///   - content: an element's columns.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Columns for the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: the numbers.
  ///   - content: a number's columns.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent {
  /// What its columns show of.
  public typealias TableRowValue = RowValue
  /// What its columns sort rows by.
  public typealias TableColumnSortComparator = Sort
  /// It stands for its own columns.
  public typealias TableColumnBody = Never

  /// Not to be asked for: it stands for itself.
  public var tableColumnBody: Never { noBody("TableColumnForEach") }
  public var _columns: [_TableColumnParts<RowValue>] { data.flatMap { content($0)._columns } }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// What its columns show of.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// What its columns sort rows by.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// It stands for its own columns.
  public typealias TableColumnBody = Never
  /// Not to be asked for: it stands for itself.
  public var tableColumnBody: Never { noBody("_ConditionalContent") }
  public var _columns: [_TableColumnParts<TrueContent.TableRowValue>] {
    switch storage {
    case .trueContent(let content): content._columns
    case .falseContent(let content): content._columns
    }
  }
}

extension TableColumnBuilder {
  /// The columns of an `if` that holds.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The columns of its `else`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }
}
