import Foundation
import TweenGeometry

/// Arranges views side by side.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views side by side, the first at the leading side.
  ///
  /// - Parameters:
  ///   - alignment: By which guide they are lined up.
  ///   - spacing: The distance between them in points; nil: what they prefer.
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

/// Arranges views one below the other.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views one below the other, the first on top.
  ///
  /// - Parameters:
  ///   - alignment: By which guide they are lined up.
  ///   - spacing: The distance between them in points; nil: what they prefer.
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

/// Lays views over one another, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Views over one another.
  ///
  /// - Parameters:
  ///   - alignment: By which guides they are lined up.
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

/// Takes up the space a stack has left.
@frozen public struct Spacer: Sendable {
  /// The least length in points, of which what is below 0 or no number counts as 0; nil: what its
  /// neighbours prefer as a distance.
  public var minLength: CGFloat?
  /// Room that takes what others leave, and at least `minLength` points; nil: what its neighbours
  /// prefer.
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
  /// The least length; nil for the default.
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
  /// The axis of the stack around, as far as wrappers let it through; nil in other containers.
  package var enclosingStackIsHorizontal: Bool? {
    var element = host
    while let current = element {
      if let container = current as? ContainerNode { return container.stackIsHorizontal }
      element = current.host
    }
    return nil
  }
}
