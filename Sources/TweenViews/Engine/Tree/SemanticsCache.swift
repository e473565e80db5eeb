import Foundation

/// The cached part of the element tree that a node makes, with the numbers of the walks in which the node
/// was last visited and last changed.
@MainActor final class SemanticsCache {
  /// Whether any tree is kept up to date; otherwise changes are not recorded.
  static var isInUse = false

  /// The walk before which the node itself last changed.
  fileprivate(set) var ownChange: Int
  /// The walk before which something in it last changed.
  fileprivate(set) var changeInside: Int
  /// The last walk that visited the node.
  var lastVisit = 0
  /// Whether `list` is kept for the next walk.
  var keepsList = false
  var list: [SemanticsElement]?
  var clip = CGRect.zero

  fileprivate init(walk: Int) {
    ownChange = walk
    changeInside = walk
  }
}

extension ElementNode {
  /// Records that `semantics` has another value than before.
  package final func semanticsDidChange() { markSemantics() }

  /// Records that this element's part of the tree may have changed.
  final func markSemantics() {
    guard SemanticsCache.isInUse else { return }
    window?.semanticsDidChange(self)
  }
}

extension GraphWindow {
  /// The same as `tree`, updated by the changes since the last call. Recording changes costs a little for
  /// each of them, until `stopKeepingTree`.
  package var keptTree: ViewGraph.Element {
    semanticsState.isKept = true
    SemanticsCache.isInUse = true
    semanticsState.walk += 1
    defer { semanticsState.ignoresCache = false }
    return tree(origins: nil, keeping: true)
  }

  /// Stops recording changes for `keptTree`.
  package func stopKeepingTree() {
    semanticsState.isKept = false
    semanticsState.ignoresCache = true
  }

  /// Records a change of a node's part of the tree.
  func semanticsDidChange(_ node: ElementNode) {
    guard semanticsState.isKept else { return }
    let next = semanticsState.walk + 1
    node.kept(for: next).ownChange = next
    var host = node.host
    while let current = host {
      let kept = current.kept(for: next)
      if kept.changeInside == next { break }
      kept.changeInside = next
      host = current.host
    }
  }
}

extension ElementNode {
  fileprivate func kept(for walk: Int) -> SemanticsCache {
    if let semanticsCache { return semanticsCache }
    let kept = SemanticsCache(walk: 0)
    semanticsCache = kept
    return kept
  }

  /// The node's cache, which keeps its list from now on.
  final var keptSemanticsCache: SemanticsCache {
    let kept = kept(for: 0)
    kept.keepsList = true
    return kept
  }
}
