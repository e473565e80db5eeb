/// Where a node is found by those who don't keep it alive: emptied when the node goes.
///
/// A `weak` reference would give its node a side table for life, and each retain and release of the
/// node a detour through that, several times as slow; an anchor is one small object.
// Nodes live and die on the main thread, and anchors are read there only; other threads hand them
// on unread.
package final class NodeAnchor: @unchecked Sendable {
  package private(set) unowned(unsafe) var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }

  func clear() { node = nil }
}
