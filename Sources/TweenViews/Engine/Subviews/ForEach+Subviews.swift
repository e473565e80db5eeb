import TweenMotion

/// The views that the view of a `ForEach(subviews:)` resolves to: empty before the resolution.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The type of the elements: a resolved view.
  public typealias Element = Subview
  /// An index: the offset from the first view.
  public typealias Index = Int
  fileprivate var list = SubviewList.empty()

  /// The index of the first view: 0.
  public var startIndex: Int { 0 }
  /// The index behind the last view: the count.
  public var endIndex: Int { list.count }

  // These do the same as the standard library's implementations, which are generic and would look up
  // types for each row.

  /// The number of views in the collection.
  public var count: Int { list.count }
  /// Returns the index behind `index`. Does not check the bounds.
  public func index(after index: Int) -> Int { index + 1 }
  /// Returns the index `distance` places behind `index`, or before it where `distance` is negative.
  /// Does not check the bounds.
  public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }

  /// The view at an index. An index out of bounds stops the program.
  public subscript(index: Int) -> Subview { list[index] }
}

extension ForEachSubviewCollection: GivenIndexing, StoredInPlace {
  func index(ofGiven id: AnyHashable) -> Int? { list.index(ofGiven: id) }
}

/// The sections that the view of a `ForEach(sections:)` resolves to: empty before the resolution.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The type of the elements: a resolved section.
  public typealias Element = SectionConfiguration
  /// An index: the offset from the first section.
  public typealias Index = Int
  fileprivate var sections: [SectionConfiguration] = []

  /// The index of the first section: 0.
  public var startIndex: Int { 0 }
  /// The index behind the last section: the count.
  public var endIndex: Int { sections.count }

  // These do the same as the standard library's implementations, which are generic and would look up
  // types for each row.

  /// The number of sections in the collection.
  public var count: Int { sections.count }
  /// Returns the index behind `index`. Does not check the bounds.
  public func index(after index: Int) -> Int { index + 1 }
  /// Returns the index `distance` places behind `index`, or before it where `distance` is negative.
  /// Does not check the bounds.
  public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }

  /// The section at an index. An index out of bounds stops the program.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The base class of what gives a `ForEach` its data by resolving a view.
class ForEachResolution<Data: RandomAccessCollection, ID: Hashable, Content> {
  @MainActor func makeNode(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) -> ViewNode {
    preconditionFailure("Subclasses override this.")
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

  /// The `ForEach` with the resolved data.
  @MainActor private func rows(_ view: Rows) -> (SubviewResolver) -> Rows {
    { [data] resolver in
      var rows = view
      rows.resolution = nil
      rows.data = data(resolver)
      return rows
    }
  }
}

// `unlabeled` exists for the compiler. While the compiler searches for a wrong name in a row, it
// would otherwise take `ForEach(0..<6) { ... }` for one of these initializers with a forgotten label,
// which counts as a small mistake. The row's code then does not fit a subview, and every operator is
// tried with every type. With this parameter the unlabelled argument has a place, and a call without
// a view does not match. Programs never pass it.
extension ForEach where Content: View {
  /// Creates a view for each subview that another view resolves to.
  ///
  /// In a lazy container each view is made when it comes into view.
  ///
  /// - Parameters:
  ///   - view: The view to resolve: a list of any kind is replaced by its content.
  ///   - unlabeled: Unused: keeps a `ForEach` without labels from matching this initializer.
  ///   - content: Returns the view for a subview. It keeps its state by the subview's id.
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

  /// Creates a view for each section that another view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view to resolve: views outside of sections form sections too.
  ///   - unlabeled: Unused: keeps a `ForEach` without labels from matching this initializer.
  ///   - content: Returns the view for a section. It keeps its state by the section's id.
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

  /// The early spelling of `init(subviews:content:)`, which creates the same views.
  public init<V: View>(
    subviewOf view: V, _ unlabeled: Void = (), @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }

  /// The early spelling of `init(sections:content:)`, which creates the same views.
  public init<V: View>(
    sectionOf view: V, _ unlabeled: Void = (),
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(sections: view, content: content)
  }
}
