import Foundation
import TweenGeometry
import TweenMotion

/// A window onto content that may be larger.
///
/// Along its axes it takes the length it is offered, and its content as much as it wants; across
/// them it offers its content what it is offered, and is as large as its content then is. Several
/// views are a `VStack`.
///
/// The wheel moves the content at once. A drag of more than 10 points along an axis takes the press
/// from what is inside, unless a `DragGesture` there takes it first; let go, the content goes on by
/// its momentum and slows down, and an edge catches it with a spring. What shows depends on the
/// time since the release alone.
public struct ScrollView<Content: View> {
  /// What is scrolled.
  public var content: Content
  /// The directions it scrolls in. With none, it shows its content and nothing moves it.
  public var axes: Axis.Set
  /// Whether there are indicators, as far as `scrollIndicators(_:axes:)` lets them show.
  public var showsIndicators: Bool
}

extension ScrollView: View {
  /// The engine moves the content itself: there is no body.
  public typealias Body = Never

  /// A scroll view that can be told to have no indicators.
  ///
  /// - Parameters:
  ///   - axes: the directions it scrolls in; vertical by default.
  ///   - showsIndicators: false for none, whatever `scrollIndicators(_:axes:)` says.
  ///   - content: what is scrolled.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// A scroll view with indicators, as `scrollIndicators(_:axes:)` has them.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ScrollNode(context, axes: view.axes, showsIndicators: view.showsIndicators)
    let content = view.content
    node.setContent { Content._makeNode(content, $0) }
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let content = view.content
    unsafeDowncast(node, to: ScrollNode.self)
      .update(axes: view.axes, showsIndicators: view.showsIndicators) {
        Content._updateNode($0, content)
      }
  }

  nonisolated public static var _elementCount: Int? { 1 }
}
