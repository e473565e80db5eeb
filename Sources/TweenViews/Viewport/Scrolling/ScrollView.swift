import Foundation
import TweenGeometry
import TweenMotion

/// A view that shows a part of content that may be larger than the view.
///
/// Along its axes the view takes the proposed length, and its content its ideal length. Across them the
/// proposal goes to the content, and the view is as large as the content. Several views are arranged in a
/// `VStack`.
///
/// The wheel moves the content at once. A drag of more than 10 points along an axis takes over the press
/// from views inside, unless a `DragGesture` there is recognized first. After the release the content
/// coasts with its momentum and slows down, and a spring stops it at an edge. Its position depends only on
/// the time since the release.
public struct ScrollView<Content: View> {
  /// The content that is scrolled.
  public var content: Content
  /// The axes along which the user can scroll. With none, the content does not move.
  public var axes: Axis.Set
  /// Whether there are indicators; `scrollIndicators(_:axes:)` can still hide them.
  public var showsIndicators: Bool
}

extension ScrollView: View {
  /// `Never`: the engine moves the content itself.
  public typealias Body = Never

  /// Creates a scroll view, optionally without indicators.
  ///
  /// - Parameters:
  ///   - axes: the axes of scrolling; vertical by default.
  ///   - showsIndicators: false to show none, regardless of `scrollIndicators(_:axes:)`.
  ///   - content: the content that is scrolled.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Creates a scroll view with indicators, as set by `scrollIndicators(_:axes:)`.
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
