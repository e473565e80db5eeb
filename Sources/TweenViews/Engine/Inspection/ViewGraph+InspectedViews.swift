import Foundation
import TweenGeometry
import TweenMotion

extension GraphWindow {
  /// The views of the window as an inspector shows them, each after those around it.
  ///
  /// - Parameter measures: Whether they have frames.
  package func inspectedViews(measures: Bool = true) -> [InspectedView] {
    guard let root else { return [] }
    return LargeStack.run {
      var walk = InspectedWalk(measures: measures)
      root.visitChildren { walk.visit($0, depth: 0, identity: nil, around: nil) }
      graph.inspection?.note(walk.nodes)
      return walk.views
    }
  }

  /// The number of the view that is shown at a point of the window; nil where there is none: the smallest
  /// one, of those in the layer that the pointer finds there. Of several of one size it is the innermost.
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
  /// What is shown in the window itself and has this element in it.
  fileprivate var outermostHost: ElementNode {
    var element = self
    while let host = element.host, !(host is RootNode) { element = host }
    return element
  }
}

extension ViewGraph {
  /// Where a view is shown, and in which window; nil where it is not placed, or gone.
  package func inspectedPlace(of view: Int) -> (window: String, frame: CGRect)? {
    guard let node = inspection?.nodes[view]?.node, !node.isDestroyed, let window = node.window,
      let frame = node.inspectedFrame
    else { return nil }
    return (window.id, frame)
  }
}

/// A walk through the nodes of a window.
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
      // What a shape of the program's own draws, and the container in a reader, goes by its name.
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
    // Recursion as deep as the tree, on the large stack.
    var children: [ViewNode] = []
    node.visitChildren { children.append($0) }
    for child in children {
      let own = (node as? any IdentifyingNode)?.identity(of: child) ?? passed
      visit(child, depth: inner, identity: own, around: next)
    }
  }
}

/// A node that knows the identity of its row.
@MainActor protocol RowIdentity: ViewNode {
  var rowIdentity: AnyHashable { get }
}

extension RowNode: RowIdentity {
  var rowIdentity: AnyHashable { AnyHashable(key.id) }
}

extension ViewNode {
  /// Where the node's element is shown in the window; nil where it has none, or several.
  var inspectedFrame: CGRect? {
    guard let element = (self as? ElementNode) ?? soleElement, let placement = element.placement
    else { return nil }
    let size = element.framed?.frame.shown.size ?? placement.size
    let rect = CGRect(origin: element.shownOrigin, size: size)
    let shown = CGRect(around: rect.corners.map(element.windowPoint), like: size)
    return shown.isFiniteRect ? shown : nil
  }

  /// This node, or the nearest around it that has a place in an inspector's tree.
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
