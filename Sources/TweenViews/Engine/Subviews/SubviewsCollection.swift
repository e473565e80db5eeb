import TweenMotion

/// The views that a view resolved to, in order. As a view it shows them all, each by its id.
///
/// Lists, stacks and the like are one view each; what only puts views together (`Group`, `ForEach`,
/// `if`, custom views) is as many as are in it.
public struct SubviewsCollection: RandomAccessCollection {
  /// What is listed.
  public typealias Element = Subview
  /// Places are counted.
  public typealias Index = Int
  /// Some of the views in a row.
  public typealias SubSequence = SubviewsCollectionSlice
  let list: SubviewList

  init(_ list: SubviewList) { self.list = list }

  /// The first one's place: 0.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { list.count }

  /// A view by its place; one that is out of bounds stops the program.
  public subscript(index: Int) -> Subview { list[index] }

  /// Some views in a row; bounds beyond these stop the program.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(list, bounds)
  }
}

/// Some of the views of a `SubviewsCollection` in a row, at the same places. As a view it shows them
/// all.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// What is listed.
  public typealias Element = Subview
  /// Places are counted.
  public typealias Index = Int
  /// Some of the views in a row.
  public typealias SubSequence = SubviewsCollectionSlice
  private let list: SubviewList
  private let bounds: Range<Int>

  fileprivate init(_ list: SubviewList, _ bounds: Range<Int>) {
    ProgramEnd.unless(
      bounds.lowerBound >= 0 && bounds.upperBound <= list.count,
      "There are \(list.count) subviews here, and those of \(bounds) were asked for.")
    self.list = list
    self.bounds = bounds
  }

  /// The first one's place, in the whole collection.
  public var startIndex: Int { bounds.lowerBound }
  /// The place behind the last one.
  public var endIndex: Int { bounds.upperBound }

  /// A view by its place; one that is out of bounds stops the program.
  public subscript(index: Int) -> Subview {
    ProgramEnd.unless(
      bounds.contains(index), "The subviews here are those of \(bounds), and not number \(index).")
    return list[index]
  }

  /// Fewer of them; bounds beyond these stop the program.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    ProgramEnd.unless(
      self.bounds.contains(bounds) || bounds.isEmpty,
      "The subviews here are those of \(self.bounds), and not all of \(bounds).")
    return SubviewsCollectionSlice(list, bounds)
  }
}

extension SubviewsCollection: View {
  /// All of the views, each by its id.
  public var body: some View {
    if list.sections.isEmpty { ForEach(self) { $0 } } else { SectionedSubviews(subviews: self) }
  }
}

extension SubviewsCollectionSlice: View {
  /// These views, each by its id.
  public var body: some View { ForEach(self) { $0 } }
}

/// Collections that may be listed by ids which the program gave to what they list.
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
