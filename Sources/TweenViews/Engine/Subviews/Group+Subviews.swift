import TweenMotion

/// The view of `Group(subviews:transform:)`: shows what a closure makes of the views that another
/// view resolves to.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

/// The view of `Group(sections:transform:)`: shows what a closure makes of the sections that another
/// view resolves to.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupElementsOfContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ResolvedNode(view.subviews, context, view.transform)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ResolvedNode<Subviews, Content>.self)
      .update(view.subviews, view.transform)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }

  @MainActor private var transform: (SubviewResolver) -> Content {
    { content(SubviewsCollection($0.list)) }
  }
}

extension GroupSectionsOfContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ResolvedNode(view.sections, context, view.transform)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ResolvedNode<Sections, Content>.self)
      .update(view.sections, view.transform)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }

  @MainActor private var transform: (SubviewResolver) -> Content {
    { content(SectionCollection($0.sections)) }
  }
}

extension GroupElementsOfContent: SectionHolding {
  static var holdsSection: Bool { TweenViews.holdsSection(Content.self) }
}

extension GroupSectionsOfContent: SectionHolding {
  static var holdsSection: Bool { TweenViews.holdsSection(Content.self) }
}

extension Group where Content: View {
  /// Creates a group that shows what a closure makes of the views that a view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view to resolve: a list of any kind is replaced by its content.
  ///   - transform: Returns the views to show. It is called again when the resolved views or their
  ///     order change, or something that it read.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }

  /// Creates a group that shows what a closure makes of the sections that a view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view to resolve: views outside of sections form sections too.
  ///   - transform: Returns the views to show. It is called again when the resolved sections change,
  ///     or something that it read.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }

  /// The early spelling of `init(subviews:transform:)`, which creates the same group.
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }

  /// The early spelling of `init(sections:transform:)`, which creates the same group.
  public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}
