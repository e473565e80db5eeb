import TweenMotion

/// Where a node is found by those who don't keep it alive: emptied when the node goes.
///
/// A `weak` reference would give its node a side table for life, and each retain and release of the
/// node a detour through that, several times as slow; an anchor is one small object.
// Nodes live and die on the main thread, and anchors are read there only; other threads hand them
// on unread.
package final class NodeAnchor: @unchecked Sendable {
  // Looked at all the time, and no access of it calls out to others.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var node: ViewNode?
  /// How often the node was marked because an object changed that it reads.
  @exclusivity(unchecked) var objectMarks = 0
  /// The last batch of writes with such a mark.
  @exclusivity(unchecked) var markedBatch = 0

  init(_ node: ViewNode) { self.node = node }

  func clear() { node = nil }
}

/// Where a graph is found by those who don't keep it alive, as a node is by its own anchor, and the
/// window that they are in: each window has one, and the program, which is in none.
// As with nodes: read and emptied on the main thread only.
package final class GraphAnchor: @unchecked Sendable {
  @exclusivity(unchecked) package private(set) unowned(unsafe) var graph: ViewGraph?
  /// nil once it is closed, and outside of any.
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

  /// The window is closed. What is left of its nodes still finds the graph.
  func clearWindow() { window = nil }

  /// The graph, for what is part of it.
  var expectedGraph: ViewGraph {
    guard let graph else { ProgramEnd.stop("A node is used after its graph has gone.") }
    return graph
  }
}
