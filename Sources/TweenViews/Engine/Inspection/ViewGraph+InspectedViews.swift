import Foundation
import TweenGeometry
import TweenMotion

extension GraphWindow {
  /// Returns the views of the window as an inspector shows them, each after its ancestors.
  ///
  /// - Parameter measures: Whether to compute the views' frames.
  package func inspectedViews(measures: Bool = true) -> [InspectedView] {
    guard let root else { return [] }
    return LargeStack.run {
      var walk = InspectedWalk(measures: measures)
      root.visitChildren { walk.visit($0, depth: 0, identity: nil, around: nil) }
      graph.inspection?.note(walk.nodes)
      return walk.views
    }
  }

  /// Returns the number of the smallest view shown at a point of the window, in the layer that the
  /// pointer hits there; nil if there is none. Of several views of the same size the innermost is
  /// chosen.
  package func inspectedView(at point: CGPoint) -> Int? {
    let top = root?.hit(point)?.element.outermostHost
    var found: (id: Int, area: CGFloat)?
    for view in inspectedViews() {
      guard let frame = view.frame, frame.contains(point) else { continue }
      let area = frame.width * frame.height
      guard area <= found?.area ?? .infinity, let node = graph.inspection?.nodes[view.id]?.node,
        let element = (node as? ElementNode) ?? node.soleElement, element.isShownInTree,
        top == nil || element.outermostHost === top
      else { continue }
      found = (view.id, area)
    }
    return found?.id
  }
}

extension ElementNode {
  /// The outermost element around this one, directly below the root.
  fileprivate var outermostHost: ElementNode {
    var element = self
    while let host = element.host, !(host is RootNode) { element = host }
    return element
  }
}

extension ViewGraph {
  /// Returns the frame of a view as shown, and its window; nil if the view is not placed, or gone.
  package func inspectedPlace(of view: Int) -> (window: String, frame: CGRect)? {
    guard let node = inspection?.nodes[view]?.node, !node.isDestroyed, let window = node.window,
      let frame = node.inspectedFrame
    else { return nil }
    return (window.id, frame)
  }
}

/// A walk through the nodes of a window for an inspector's tree.
@MainActor private struct InspectedWalk {
  let measures: Bool
  var views: [InspectedView] = []
  var nodes: [(Int, NodeAnchor)] = []

  mutating func visit(
    _ node: ViewNode, depth: Int, identity: AnyHashable?,
    around: (name: String, isContainer: Bool)?
  ) {
    guard !node.isDestroyed else { return }
    let identity = (node as? any RowIdentity)?.rowIdentity ?? identity
    var (inner, passed, next) = (depth, identity, around)
    if let found = node.inspectedName,
      // The content of a program's own shape, and the container in a reader, have the name of their
      // view.
      !(around?.isContainer == false && around?.name == found.name)
    {
      views.append(
        InspectedView(
          id: node.serial, depth: depth, name: found.name,
          identity: identity.map { InspectedText.of($0.base) },
          frame: measures ? node.inspectedFrame : nil,
          isOfProgram: found.isOfProgram))
      nodes.append((node.serial, node.anchor))
      (inner, passed) = (depth + 1, nil)
      next = (found.name, node is ContainerNode)
    }
    // The recursion is as deep as the tree, and runs on the large stack.
    var children: [ViewNode] = []
    node.visitChildren { children.append($0) }
    for child in children {
      let own = (node as? any IdentifyingNode)?.identity(of: child) ?? passed
      visit(child, depth: inner, identity: own, around: next)
    }
  }
}

/// A node that has the identity of its row.
@MainActor protocol RowIdentity: ViewNode {
  var rowIdentity: AnyHashable { get }
}

extension RowNode: RowIdentity {
  var rowIdentity: AnyHashable { AnyHashable(key.id) }
}

extension ViewNode {
  /// The frame of the node's element as shown in the window; nil if it has none or several.
  var inspectedFrame: CGRect? {
    guard let element = (self as? ElementNode) ?? soleElement, let placement = element.placement
    else { return nil }
    let size = element.framed?.frame.shown.size ?? placement.size
    let rect = CGRect(origin: element.shownOrigin, size: size)
    let shown = CGRect(around: element.windowPoints(rect.corners), like: size)
    return shown.isFiniteRect ? shown : nil
  }

  /// This node or its nearest ancestor that an inspector's tree shows.
  var inspectedAncestor: ViewNode? {
    var node: ViewNode? = self
    while let current = node {
      if current.inspectedName != nil { return current }
      node = current.parent
    }
    return nil
  }
}

extension CGRect {
  fileprivate var isFiniteRect: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
