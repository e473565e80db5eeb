import Foundation
import TweenGeometry

/// A view that arranges other views side by side.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row of views, the first at the leading edge.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views are aligned.
  ///   - spacing: The distance between them in points; nil means the distances that they prefer.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// A view that arranges other views one below the other.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column of views, the first at the top.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views are aligned.
  ///   - spacing: The distance between them in points; nil means the distances that they prefer.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// A view that puts other views on top of each other, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a stack of views on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which the views are aligned.
  ///   - content: The views, the first at the back.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

/// A view that is a container with a fixed kind of layout.
@MainActor private protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  var containerLayout: any ContainerLayout { get }
  var containerContent: Content { get }
}

extension ContainerView {
  static func makeContainer(_ view: Self, _ context: NodeContext) -> ViewNode {
    let node = ContainerNode(view.containerLayout, context)
    let content = view.containerContent
    node.setContent { Content._makeNode(content, $0) }
    return node
  }
  static func updateContainer(_ node: ViewNode, _ view: Self) {
    let content = view.containerContent
    unsafeDowncast(node, to: ContainerNode.self)
      .update(view.containerLayout) { Content._updateNode($0, content) }
  }
}

extension HStack: View, ContainerView {
  public typealias Body = Never
  fileprivate var containerLayout: any ContainerLayout {
    StackLayout(isHorizontal: true, guide: alignment.key, fixedSpacing: spacing)
  }
  fileprivate var containerContent: Content { content }
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension VStack: View, ContainerView {
  public typealias Body = Never
  fileprivate var containerLayout: any ContainerLayout {
    StackLayout(isHorizontal: false, guide: alignment.key, fixedSpacing: spacing)
  }
  fileprivate var containerContent: Content { content }
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension ZStack: View, ContainerView {
  public typealias Body = Never
  fileprivate var containerLayout: any ContainerLayout { DepthLayout(alignment: alignment) }
  fileprivate var containerContent: Content { content }
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

/// A flexible space that takes up the remaining length of a stack.
@frozen public struct Spacer: Sendable {
  /// The least length in points; negative values and NaN count as 0; nil means the distance that
  /// its neighbours prefer.
  public var minLength: CGFloat?
  /// Creates a space that takes the remaining length, and at least `minLength` points; nil means
  /// the distance that its neighbours prefer.
  @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    SpacerNode(context, view.minLength)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: SpacerNode.self).update(view.minLength)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

@MainActor private final class SpacerNode: ElementNode, ValueNode {
  /// The least length in points; nil means the default.
  var value: CGFloat?
  private static let defaultLength: CGFloat = 8

  init(_ context: NodeContext, _ value: CGFloat?) {
    self.value = value
    super.init(context)
  }

  func valueDidChange(from old: CGFloat?) { setNeedsLayout() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = value.map { $0 > 0 ? $0 : 0 } ?? Self.defaultLength
    let width = max(proposal.width ?? least, least)
    let height = max(proposal.height ?? least, least)
    switch enclosingStackIsHorizontal {
    case true?: return CGSize(width: width, height: 0)
    case false?: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  override var layoutPriority: Double { -.infinity }
  override var spacing: SpacingPreference { .none }
  override var holdsNothing: Bool { true }
  override var debugName: String { "Spacer" }
}

extension ElementNode {
  /// Whether the surrounding stack is horizontal, with only wrappers between; nil in other
  /// containers.
  package var enclosingStackIsHorizontal: Bool? {
    var element = host
    while let current = element {
      if let container = current as? ContainerNode { return container.stackIsHorizontal }
      element = current.host
    }
    return nil
  }
}
