import Foundation
import TweenMotion
import TweenViews

/// The columns of a table for the elements of a collection.
@MainActor
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
> where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The elements, in the order of their columns.
  public var data: Data
  /// Returns the columns of an element of the collection.
  public var content: (Data.Element) -> Content

  /// Creates columns for the elements of a collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their columns.
  ///   - id: The key path to an element's identity.
  ///   - content: Returns an element's columns.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates columns for the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their columns.
  ///   - content: Returns an element's columns.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates columns for the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Returns a number's columns.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableColumnBody = Never

  /// Never called, because this content has no body. A call stops the program.
  public var tableColumnBody: Never { noBody("TableColumnForEach") }
  public var _columns: [_TableColumnParts<RowValue>] { data.flatMap { content($0)._columns } }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of the values that the rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// The type of the body; `Never`, because this content has no body.
  public typealias TableColumnBody = Never
  /// Never called, because this content has no body. A call stops the program.
  public var tableColumnBody: Never { noBody("_ConditionalContent") }
  public var _columns: [_TableColumnParts<TrueContent.TableRowValue>] {
    switch storage {
    case .trueContent(let content): content._columns
    case .falseContent(let content): content._columns
    }
  }
}

extension TableColumnBuilder {
  /// Returns the columns of the first branch of an `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the columns of the second branch of an `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }
}
