import Foundation
import TweenGeometry

extension ContainerNode {
  /// The children of this container as targets of a scroll view around it.
  func targets(near point: CGPoint, in scroll: ScrollNode) -> [ScrollTargetView] {
    if let lazyLayout {
      let inside = self.point(point, fromInside: scroll.space)
      return lazyLayout.targets(around: lazyLayout.place(of: inside, in: self), in: self).map {
        ScrollTargetView(frame: rect($0.frame, toInside: scroll.space), id: $0.id)
      }
    }
    var found: [ScrollTargetView] = []
    visitShown { child in
      guard let placement = child.placement else { return }
      found.append(
        ScrollTargetView(
          frame: child.rect(placement.rect, toInside: scroll.space),
          id: child.givenIdentity(in: self)))
    }
    return found
  }

  /// The frame of the row with an identity in the content of a scroll view; nil if this container is not
  /// lazy or has no such row.
  func lazyFrame(of id: AnyHashable, in scroll: ScrollNode) -> CGRect? {
    lazyLayout?.frame(of: id, in: self).map { rect($0, toInside: scroll.space) }
  }
}

extension ElementNode {
  /// The identity that `id(_:)` or a `ForEach` gives this element of a container.
  func givenIdentity(in container: ViewNode?) -> AnyHashable? {
    // A transition's shell has the identity of the element in it.
    var node: ViewNode = (self as? ShellNode)?.shownElement ?? self
    // The views around a list's element are made by the list; the identity is the inner element's.
    while let wrapper = node as? WrapperNode, !(wrapper is SubviewElement),
      let content = wrapper.listedElement
    {
      node = content
    }
    if let id = node.givenIdentity(below: container) { return id }
    // A subview also has the identity that it has at its origin.
    guard let content = (node as? SubviewElement)?.content else { return nil }
    return content.givenIdentity(in: container)
  }
}
