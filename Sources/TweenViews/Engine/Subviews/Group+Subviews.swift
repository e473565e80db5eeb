import TweenMotion

/// Shows what a `Group` makes of the views that others resolve to.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

/// Shows what a `Group` makes of the sections that others resolve to.
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
  /// Shows what a closure makes of the views that a view resolves to.
  ///
  /// - Parameters:
  ///   - view: what is resolved: lists of any kind are what is in them.
  ///   - transform: makes views of those. It is asked again when there are others, or they are in
  ///     another order, or something that it read has changed.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }

  /// Shows what a closure makes of the sections that a view resolves to.
  ///
  /// - Parameters:
  ///   - view: what is resolved: views outside of sections form some too.
  ///   - transform: makes views of those. It is asked again when there are others, or something that
  ///     it read has changed.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }

  /// The same as `init(subviews:transform:)`, as it was first shown.
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }

  /// The same as `init(sections:transform:)`, as it was first shown.
  public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}
