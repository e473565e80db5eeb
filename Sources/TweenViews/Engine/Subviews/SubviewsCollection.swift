import TweenMotion

/// The views that a view resolved to, in order. As a view the collection shows them all, identified
/// by their ids.
///
/// A list, a stack or another container counts as one view; `Group`, `ForEach`, `if` and custom views
/// are replaced by the views in them.
public struct SubviewsCollection: RandomAccessCollection {
  /// The type of the elements: a resolved view.
  public typealias Element = Subview
  /// An index: the offset from the first view.
  public typealias Index = Int
  /// A contiguous part of the views.
  public typealias SubSequence = SubviewsCollectionSlice
  let list: SubviewList

  init(_ list: SubviewList) { self.list = list }

  /// The index of the first view: 0.
  public var startIndex: Int { 0 }
  /// The index behind the last view: the count.
  public var endIndex: Int { list.count }

  /// The view at an index. An index out of bounds stops the program.
  public subscript(index: Int) -> Subview { list[index] }

  /// The views in a range of indices. A range out of bounds stops the program.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(list, bounds)
  }
}

/// A contiguous part of a `SubviewsCollection`, with the same indices. As a view it shows all its
/// views.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// The type of the elements: a resolved view.
  public typealias Element = Subview
  /// An index: the offset in the whole collection.
  public typealias Index = Int
  /// A contiguous part of these views.
  public typealias SubSequence = SubviewsCollectionSlice
  private let list: SubviewList
  private let bounds: Range<Int>

  fileprivate init(_ list: SubviewList, _ bounds: Range<Int>) {
    ProgramEnd.unless(
      bounds.lowerBound >= 0 && bounds.upperBound <= list.count,
      "The range \(bounds) is out of bounds: there are \(list.count) subviews.")
    self.list = list
    self.bounds = bounds
  }

  /// The index of the first view, in the whole collection.
  public var startIndex: Int { bounds.lowerBound }
  /// The index behind the last view, in the whole collection.
  public var endIndex: Int { bounds.upperBound }

  /// The view at an index of the whole collection. An index out of bounds stops the program.
  public subscript(index: Int) -> Subview {
    ProgramEnd.unless(
      bounds.contains(index), "Index \(index) is out of the slice's bounds \(bounds).")
    return list[index]
  }

  /// A smaller part of these views. A range out of bounds stops the program, unless it is empty.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    ProgramEnd.unless(
      self.bounds.contains(bounds) || bounds.isEmpty,
      "The range \(bounds) is out of the slice's bounds \(self.bounds).")
    return SubviewsCollectionSlice(list, bounds)
  }
}

extension SubviewsCollection: View {
  /// All the views, identified by their ids.
  public var body: some View {
    if list.sections.isEmpty { ForEach(self) { $0 } } else { SectionedSubviews(subviews: self) }
  }
}

extension SubviewsCollectionSlice: View {
  /// The views of this part, identified by their ids.
  public var body: some View { ForEach(self) { $0 } }
}

/// Collections whose elements can be found by an id that the program gave.
@MainActor protocol GivenIndexing {
  func index(ofGiven id: AnyHashable) -> Int?
}

extension SubviewsCollection: GivenIndexing, StoredInPlace {
  func index(ofGiven id: AnyHashable) -> Int? { list.index(ofGiven: id) }
}

extension SubviewsCollectionSlice: GivenIndexing, StoredInPlace {
  func index(ofGiven id: AnyHashable) -> Int? {
    list.index(ofGiven: id).flatMap {
      bounds.contains($0) ? $0 - bounds.lowerBound : nil
    }
  }
}
