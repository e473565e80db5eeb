import TweenMotion

/// A reference to a node that does not keep it alive, and becomes nil when the node is destroyed.
///
/// A `weak` reference would give its node a side table for life, which makes each retain and release
/// of the node several times as slow; an anchor is one small object.
// Nodes are made and destroyed on the main thread, and anchors are read there only; other threads
// pass anchors on without reading them.
package final class NodeAnchor: @unchecked Sendable {
  // Read often, and no access to it calls other code.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var node: ViewNode?
  /// The number of times that the node was marked because an object that it reads changed.
  @exclusivity(unchecked) var objectMarks = 0
  /// The last batch of writes with such a mark.
  @exclusivity(unchecked) var markedBatch = 0

  init(_ node: ViewNode) { self.node = node }

  func clear() { node = nil }
}

/// A reference to a graph, and to the window of the nodes that share it, that keeps neither alive.
/// Each window has one anchor; the program, outside of any window, has another.
// As for nodes: read and cleared on the main thread only.
package final class GraphAnchor: @unchecked Sendable {
  @exclusivity(unchecked) package private(set) unowned(unsafe) var graph: ViewGraph?
  /// Nil after the window has closed, and outside of any window.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var window: GraphWindow?

  init() {}

  func set(_ graph: ViewGraph, _ window: GraphWindow? = nil) {
    self.graph = graph
    self.window = window
  }

  func clear() {
    graph = nil
    window = nil
  }

  /// Clears the window after it has closed. Its remaining nodes still find the graph.
  func clearWindow() { window = nil }

  /// The graph, for its own nodes. Stops the program where the graph no longer exists.
  var expectedGraph: ViewGraph {
    guard let graph else { ProgramEnd.stop("A node is used after its graph has gone.") }
    return graph
  }
}
