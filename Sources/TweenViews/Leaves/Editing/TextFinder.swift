import Foundation
import TweenGeometry
import TweenMotion
import TweenText

/// Finds the texts in a view, for selection with the pointer.
@MainActor package final class TextFinderHandle {
  fileprivate weak var node: TextFinderNode?
  nonisolated package init() {}

  /// A place in one of the texts.
  package struct Place: Equatable {
    fileprivate let text: NodeAnchor
    /// The offset in bytes.
    package let offset: Int

    /// Whether both places are in the same text.
    @MainActor package func isSameText(_ other: Place) -> Bool { text === other.text }

    package static func == (left: Place, right: Place) -> Bool {
      left.text === right.text && left.offset == right.offset
    }
  }

  /// The place nearest to a point of the view, in the text there or in that of another place; nil if there
  /// is no text.
  package func place(at point: CGPoint, within other: Place? = nil) -> Place? {
    guard let node, let origin = node.placement?.origin else { return nil }
    let window = node.windowPoint(CGPoint(x: point.x + origin.x, y: point.y + origin.y))
    let text: TextNode?
    if let other {
      text = other.text.node as? TextNode
    } else {
      text = node.hit(CGPoint(x: point.x + origin.x, y: point.y + origin.y))?.element as? TextNode
    }
    guard let text, !text.isDestroyed else { return nil }
    return Place(text: text.anchor, offset: text.offset(at: text.localPoint(window)))
  }

  /// The plain text at a place; nil after the text was removed.
  package func words(of place: Place) -> String? {
    guard let text = place.text.node as? TextNode, !text.isDestroyed else { return nil }
    return text.plainText
  }

  /// The rectangles of a range of the text at a place, in the view's coordinates.
  package func rectangles(of range: Range<Int>, in place: Place) -> [CGRect] {
    guard let node, let text = place.text.node as? TextNode, !text.isDestroyed else { return [] }
    return text.rectangles(of: range).map { rect in
      let start = node.localPoint(text.pointInWindow(rect.origin))
      let end = node.localPoint(text.pointInWindow(CGPoint(x: rect.maxX, y: rect.maxY)))
      return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
  }
}

nonisolated package struct TextFinder: UnaryModifier {
  package typealias Body = Never
  let handle: TextFinderHandle

  package init(_ handle: TextFinderHandle) { self.handle = handle }

  @MainActor package func makeWrapper(_ context: NodeContext) -> TextFinderNode {
    let node = TextFinderNode(context)
    handle.node = node
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: TextFinderNode) { handle.node = wrapper }
}

@MainActor package final class TextFinderNode: WrapperNode {
  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var debugName: String { "textSelection" }
}
