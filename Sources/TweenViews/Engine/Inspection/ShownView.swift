import Foundation
import TweenGeometry
import TweenMath

/// A view with the values that the current frame shows, for tests, comparisons and agents.
package struct ShownView: Equatable, Identifiable, Sendable {
  /// The number of the view, which it keeps as long as it lives.
  package let id: Int
  /// The name, unique in the window: the program's views around it, then its own name, as in
  /// `Card > Row[milk] > Text("Milk")`. A `[milk]` is the identity in a `ForEach` or of `id(_:)`, `#milk` an
  /// accessibility identifier, `"Milk"` an accessibility label, and `(2)` the second view of a name.
  package internal(set) var path: String
  /// Whether the view's type belongs to the program.
  package let isOfProgram: Bool
  /// The rectangle around the view as shown in the window, in points.
  package let frame: CGRect
  /// The product of the opacities around the view, in 0...1.
  package let opacity: Double
  /// The angle by which the view is turned in the window, clockwise, in degrees, above -180 and at most 180.
  package let rotation: Double
  /// The factors by which the view is scaled in the window, along its own width and height.
  package let scale: CGSize
  /// Whether the view was removed and is shown until its transition ends.
  package let isLeaving: Bool
  /// Whether the view is a drawn text without a limit of lines that omits characters, because they do not fit.
  package let isCut: Bool
  /// The movements of the view's properties; empty unless an inspection has begun.
  package internal(set) var motions: [InspectedMotion]
}

/// A node with a text, of which it may omit a part.
@MainActor protocol OmittingNode: ElementNode {
  /// Whether the text omits characters although no limit of lines is set.
  var isCut: Bool { get }
  /// The box around the drawn glyphs in the node's own coordinates; null if nothing is drawn.
  var inkBox: CGRect { get }
}

/// The place of a view and its movements in the current frame. It has no name, since a name takes a walk
/// through all views.
package struct MovingView: Identifiable, Sendable {
  /// The number of the view, as of `ShownView`.
  package let id: Int
  /// The rectangle around the view as shown in the window, in points.
  package let frame: CGRect
  /// The product of the opacities around the view, in 0...1.
  package let opacity: Double
  /// The angle by which the view is turned in the window, clockwise, in degrees, above -180 and at most 180.
  package let rotation: Double
  /// Whether the view was removed and is shown until its transition ends.
  package let isLeaving: Bool
  /// The movements of the view's properties; empty where it stands still.
  package let motions: [InspectedMotion]
}

extension GraphWindow {
  /// Returns the views of the window that have a place, each after its ancestors.
  package func shownViews() -> [ShownView] {
    let views = inspectedViews()
    let motions = motionsByView()
    let nodes = shownNodes(views)
    var names = ShownNames()
    var shown: [ShownView] = []
    for view in views {
      let node = nodes[view.id]
      let element = (node as? ElementNode) ?? node?.soleElement
      let path = names.path(of: view, element: element)
      guard let frame = view.frame, let element else { continue }
      let pose = element.shownPose
      shown.append(
        ShownView(
          id: view.id, path: path, isOfProgram: view.isOfProgram, frame: frame,
          opacity: element.shownOpacity, rotation: pose.rotation, scale: pose.scale,
          isLeaving: element.nearestRetirement != nil,
          isCut: (node as? any OmittingNode).map { $0.isCut && $0.isDrawnInTree } ?? false,
          motions: motions[view.id] ?? []))
    }
    return ShownNames.numbered(shown)
  }

  /// Returns the views of the window that move, and those with the given numbers, by ascending numbers. The
  /// cost depends on their number, not on that of all views. Empty unless an inspection has begun.
  package func movingViews(and known: some Sequence<Int>) -> [MovingView] {
    let motions = motionsByView()
    return Set(motions.keys).union(known).sorted().compactMap { id in
      guard let node = graph.inspection?.nodes[id]?.node, !node.isDestroyed, node.window === self,
        let frame = node.inspectedFrame, let element = (node as? ElementNode) ?? node.soleElement
      else { return nil }
      return MovingView(
        id: id, frame: frame, opacity: element.shownOpacity,
        rotation: element.shownPose.rotation, isLeaving: element.nearestRetirement != nil,
        motions: motions[id] ?? [])
    }
  }

  private func motionsByView() -> [Int: [InspectedMotion]] {
    var motions: [Int: [InspectedMotion]] = [:]
    for motion in graph.inspectedMotions() {
      if let view = motion.viewID { motions[view, default: []].append(motion) }
    }
    return motions
  }

  /// The views that are elements, with their numbers, each after its ancestors.
  func inspectedElements() -> [(id: Int, element: ElementNode)] {
    let views = inspectedViews(measures: false)
    let nodes = shownNodes(views)
    return views.compactMap { view in
      (nodes[view.id] as? ElementNode).map { (view.id, $0) }
    }
  }

  /// The nodes of the window's views by their numbers.
  private func shownNodes(_ views: [InspectedView]) -> [Int: ViewNode] {
    var found: [Int: ViewNode] = [:]
    // An inspection has them from the walk that listed the views.
    if let known = graph.inspection?.nodes {
      for view in views { found[view.id] = known[view.id]?.node }
      return found
    }
    let wanted = Set(views.map(\.id))
    func visit(_ node: ViewNode) {
      guard !node.isDestroyed else { return }
      if wanted.contains(node.serial) { found[node.serial] = node }
      node.visitChildren(visit)
    }
    if let root { LargeStack.run { root.visitChildren(visit) } }
    return found
  }
}

/// The names of a window's views, made in the order of the tree.
@MainActor private struct ShownNames {
  /// The names around the next view: those of the program's views, and of views with an identity.
  private var around: [(depth: Int, name: String)] = []

  mutating func path(of view: InspectedView, element: ElementNode?) -> String {
    around.removeAll { $0.depth >= view.depth }
    var name = view.name
    var isNamed = view.isOfProgram
    if let identity = view.identity {
      name += "[\(identity)]"
      isNamed = true
    }
    if let own = element?.semanticName {
      name += own
      isNamed = true
    }
    let path = (around.map(\.name) + [name]).joined(separator: " > ")
    if isNamed { around.append((view.depth, name)) }
    return path
  }

  /// Appends numbers to the paths that occur several times.
  static func numbered(_ views: [ShownView]) -> [ShownView] {
    var counts: [String: Int] = [:]
    for view in views { counts[view.path, default: 0] += 1 }
    var places: [String: Int] = [:]
    return views.map { view in
      guard counts[view.path, default: 0] > 1 else { return view }
      places[view.path, default: 0] += 1
      var view = view
      view.path += " (\(places[view.path, default: 0]))"
      return view
    }
  }
}

extension ElementNode {
  /// The identifier or the label that modifiers directly around this element set, as part of a name.
  fileprivate var semanticName: String? {
    var element: ElementNode? = self
    while let current = element {
      if let semantics = current.semantics {
        if let identifier = semantics.identifier, !identifier.isEmpty { return "#" + identifier }
        if current !== self, let label = semantics.label, !label.isEmpty {
          return " \"\(label)\""
        }
      }
      guard let host = current.host as? WrapperNode, host.inspectedName == nil else { return nil }
      element = host
    }
    return nil
  }

  /// The product of the opacities of the modifiers around this element.
  fileprivate var shownOpacity: Double {
    var product = 1.0
    var element: ElementNode? = self
    while let current = element {
      if let node = current as? OpacityNode { product *= node.shown }
      element = current.host
    }
    return product
  }

  /// The rotation and the scale of this element's own axes in the window.
  fileprivate var shownPose: (rotation: Double, scale: CGSize) {
    let origin = shownOrigin
    let points = windowPoints([
      origin, CGPoint(x: origin.x + 1, y: origin.y), CGPoint(x: origin.x, y: origin.y + 1),
    ])
    let (start, right, down) = (points[0], points[1], points[2])
    let (x, y) = (right.x - start.x, right.y - start.y)
    let (u, v) = (down.x - start.x, down.y - start.y)
    // A mirrored view is scaled by a negative height.
    let isMirrored = x * v - y * u < 0
    let height = (u * u + v * v).squareRoot() * (isMirrored ? -1 : 1)
    return (
      Elementary.atan2(y, x) * 180 / .pi,
      CGSize(width: (x * x + y * y).squareRoot(), height: height)
    )
  }
}
