import TweenMotion

/// The views that a `ForEach` resolves: empty until it does.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// What is listed.
  public typealias Element = Subview
  /// Places are counted.
  public typealias Index = Int
  fileprivate var list = SubviewList.empty()

  /// The first one's place: 0.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { list.count }

  // These do what the standard library's do, which are generic and would look up types for each row.

  /// How many there are.
  public var count: Int { list.count }
  /// The place behind another.
  public func index(after index: Int) -> Int { index + 1 }
  /// The place so many behind another, or before it.
  public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }

  /// A view by its place; one that is out of bounds stops the program.
  public subscript(index: Int) -> Subview { list[index] }
}

extension ForEachSubviewCollection: GivenIndexing, StoredInPlace {
  func index(ofGiven id: AnyHashable) -> Int? { list.index(ofGiven: id) }
}

/// The sections that a `ForEach` resolves: empty until it does.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// What is listed.
  public typealias Element = SectionConfiguration
  /// Places are counted.
  public typealias Index = Int
  fileprivate var sections: [SectionConfiguration] = []

  /// The first one's place: 0.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { sections.count }

  // These do what the standard library's do, which are generic and would look up types for each row.

  /// How many there are.
  public var count: Int { sections.count }
  /// The place behind another.
  public func index(after index: Int) -> Int { index + 1 }
  /// The place so many behind another, or before it.
  public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }

  /// A section by its place; one that is out of bounds stops the program.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Gives a `ForEach` its data, which a view resolves to.
class ForEachResolution<Data: RandomAccessCollection, ID: Hashable, Content> {
  @MainActor func makeNode(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) -> ViewNode {
    preconditionFailure("Subclasses know what they resolve.")
  }

  @MainActor func updateNode(_ node: ViewNode, _ view: ForEach<Data, ID, Content>) {}
}

private final class ViewResolution<
  Base: View, Data: RandomAccessCollection, ID: Hashable, Content: View
>: ForEachResolution<Data, ID, Content> {
  private typealias Rows = ForEach<Data, ID, Content>
  private let base: Base
  private let data: @MainActor (SubviewResolver) -> Data

  init(_ base: Base, data: @escaping @MainActor (SubviewResolver) -> Data) {
    self.base = base
    self.data = data
  }

  override func makeNode(
    _ view: ForEach<Data, ID, Content>, _ context: NodeContext
  ) -> ViewNode {
    ResolvedNode<Base, Rows>(base, context, rows(view))
  }

  override func updateNode(_ node: ViewNode, _ view: ForEach<Data, ID, Content>) {
    unsafeDowncast(node, to: ResolvedNode<Base, Rows>.self).update(base, rows(view))
  }

  /// The rows of what has been resolved.
  @MainActor private func rows(_ view: Rows) -> (SubviewResolver) -> Rows {
    { [data] resolver in
      var rows = view
      rows.resolution = nil
      rows.data = data(resolver)
      return rows
    }
  }
}

// `unlabeled` is for the compiler alone. While it looks for a wrong name in a row it would take
// `ForEach(0..<6) { ... }` for one of these with its label forgotten, a small mistake; then nothing in
// the row fits the subview that it is given, and every operator is tried with every type. This way the
// argument without a label has its place, and a call without a view is none of these. No program
// passes it.
extension ForEach where Content: View {
  /// A view for each of those that another view resolves to.
  ///
  /// In a lazy container each is made when it comes into view.
  ///
  /// - Parameters:
  ///   - view: what is resolved: lists of any kind are what is in them.
  ///   - unlabeled: nothing: it keeps a `ForEach` without labels from being taken for this one.
  ///   - content: makes a view of each, which keeps its state by the subview's id.
  public init<V: View>(
    subviews view: V, _ unlabeled: Void = (), @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    data = ForEachSubviewCollection()
    self.content = content
    identify = { $0.id }
    resolution = ViewResolution<V, Data, ID, Content>(view) {
      ForEachSubviewCollection(list: $0.list)
    }
  }

  /// A view for each section that another view resolves to.
  ///
  /// - Parameters:
  ///   - view: what is resolved: views outside of sections form some too.
  ///   - unlabeled: nothing: it keeps a `ForEach` without labels from being taken for this one.
  ///   - content: makes a view of each, which keeps its state by the section's id.
  public init<V: View>(
    sections view: V, _ unlabeled: Void = (),
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    data = ForEachSectionCollection()
    self.content = content
    identify = { $0.id }
    resolution = ViewResolution<V, Data, ID, Content>(view) {
      ForEachSectionCollection(sections: $0.sections)
    }
  }

  /// The same as `init(subviews:content:)`, as it was first shown.
  public init<V: View>(
    subviewOf view: V, _ unlabeled: Void = (), @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }

  /// The same as `init(sections:content:)`, as it was first shown.
  public init<V: View>(
    sectionOf view: V, _ unlabeled: Void = (),
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(sections: view, content: content)
  }
}
