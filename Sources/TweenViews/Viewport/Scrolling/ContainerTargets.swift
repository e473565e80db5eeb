import Foundation
import TweenGeometry

extension ContainerNode {
  /// The views of this container as targets of a scroll view around it.
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

  /// Where the row with an identity lies in the content of a scroll view, if this container makes
  /// rows as they come into view and it has one.
  func lazyFrame(of id: AnyHashable, in scroll: ScrollNode) -> CGRect? {
    lazyLayout?.frame(of: id, in: self).map { rect($0, toInside: scroll.space) }
  }
}

extension ElementNode {
  /// The identity a program gives this element of a container, by `id(_:)` or a `ForEach`.
  func givenIdentity(in container: ViewNode?) -> AnyHashable? {
    // A transition's shell stands for the element in it.
    var node: ViewNode = (self as? ShellNode)?.shownElement ?? self
    // What stands around an element of a list is made by the list.
    while let wrapper = node as? WrapperNode, !(wrapper is SubviewElement),
      let content = wrapper.listedElement
    {
      node = content
    }
    if let id = node.givenIdentity(below: container) { return id }
    // A subview goes by what it is called where it comes from, too.
    guard let content = (node as? SubviewElement)?.content else { return nil }
    return content.givenIdentity(in: container)
  }
}
