import Foundation
import TweenGeometry

/// The positions and sizes that a node read during its last evaluation.
@MainActor package final class GeometryReads {
  fileprivate let reader: NodeAnchor
  /// Closures that return whether a read would give another result now.
  fileprivate var differs: [() -> Bool] = []
  /// The views whose positions were read.
  fileprivate var subjects: [NodeAnchor] = []
  fileprivate var isListed = false
  fileprivate var isDue = false

  fileprivate init(_ reader: NodeAnchor) { self.reader = reader }

  fileprivate func clear() {
    differs.removeAll(keepingCapacity: true)
    subjects.removeAll(keepingCapacity: true)
  }
}

extension GeometryReads: Hashable {
  nonisolated package static func == (first: GeometryReads, second: GeometryReads) -> Bool {
    first === second
  }

  nonisolated package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The record of the nodes that read the position or the size of an element.
@MainActor package final class GeometryReaders {
  /// Whether a position was read that depends on this element's place or transform.
  fileprivate var isOnPath = false
  /// The readers of this element's size, in the order of their first reads.
  fileprivate var sizeReads = OrderedSet<GeometryReads>()
  /// The number of readers above which readers of removed nodes are deleted.
  fileprivate var sweepCount = leastSweepCount

  fileprivate init() {}
}

/// Lists of readers shorter than this are not cleaned up: views are often added and removed by the
/// dozen.
private let leastSweepCount = 64

extension GeometryReads {
  fileprivate var isGone: Bool { reader.node?.isDestroyed != false }
}

/// Records which nodes read positions and sizes of views, and has them evaluated again when the
/// values change: after layout, and after moves of shown transforms.
@MainActor package final class GeometryObservers {
  /// The readers of positions, in the order of their first reads.
  private var listed: [GeometryReads] = []
  private var sweepCount = leastSweepCount
  /// The readers of sizes that have changed.
  private var due: [GeometryReads] = []
  /// The nodes to evaluate after the next layout.
  private var postponed: [NodeAnchor] = []
  private var hasMoved = false
  /// Elements at unchanged places that show content for the first time.
  private var withNewContent: [(element: NodeAnchor, mode: PlacementMode)] = []

  nonisolated package init() {}

  package var hasWork: Bool { hasMoved || !due.isEmpty || !postponed.isEmpty }

  /// Records that an element has moved whose position may have been read.
  package func geometryDidMove() { if !listed.isEmpty { hasMoved = true } }

  /// Schedules an update of a node after the next layout, when all positions are known.
  package func postpone(_ node: ViewNode) { postponed.append(node.anchor) }

  /// Records that the content of `element` was created after the layout, and must be placed with
  /// the same placement mode as the element.
  func contentIsNew(in element: ElementNode, _ mode: PlacementMode) {
    withNewContent.append((element.anchor, mode))
  }

  /// Returns the elements with new content since the last call.
  func takeNewContent() -> [(element: ElementNode, mode: PlacementMode)] {
    guard !withNewContent.isEmpty else { return [] }
    defer { withNewContent.removeAll(keepingCapacity: true) }
    return withNewContent.compactMap { entry in
      (entry.element.node as? ElementNode).map { ($0, entry.mode) }
    }
  }

  // MARK: Reads

  /// Records that the node under evaluation read the position of `subject`.
  func notePlace(of subject: ElementNode, differs: @escaping () -> Bool) {
    guard let reads = currentReads else { return }
    reads.differs.append(differs)
    reads.subjects.append(subject.anchor)
    if !reads.isListed {
      reads.isListed = true
      listed.append(reads)
      if listed.count > sweepCount { forgetStale() }
    }
    markPath(from: subject)
  }

  /// Records that `node` read its own position, and nothing else.
  func follow(_ node: ElementNode, differs: @escaping () -> Bool) {
    let outer = ViewGraph.evaluatedNode
    ViewGraph.evaluatedNode = node
    evaluationBegins(node)
    notePlace(of: node, differs: differs)
    ViewGraph.evaluatedNode = outer
  }

  /// Records that the node under evaluation read the size of `subject`.
  func noteSize(of subject: ElementNode) {
    guard let reads = currentReads else { return }
    let size = subject.placedSize
    let anchor = subject.anchor
    reads.differs.append {
      guard let node = anchor.node else { return false }
      let now = unsafeDowncast(node, to: ElementNode.self).placedSize
      // NaN is not equal to itself, and does not count as a change.
      return now != size && (now == now || size == size)
    }
    let watch = watch(of: subject)
    watch.sizeReads.append(reads)
    guard watch.sizeReads.count > watch.sweepCount else { return }
    watch.sizeReads.removeAll { $0.isGone }
    watch.sweepCount = max(leastSweepCount, watch.sizeReads.count * 2)
  }

  /// Discards the earlier reads of a node whose evaluation begins.
  func evaluationBegins(_ node: ViewNode) { node.geometryReads?.clear() }

  private var currentReads: GeometryReads? {
    guard let node = ViewGraph.evaluatedNode else { return nil }
    if let known = node.geometryReads { return known }
    let reads = GeometryReads(node.anchor)
    node.geometryReads = reads
    return reads
  }

  private func watch(of element: ElementNode) -> GeometryReaders {
    if let known = element.geometryWatch { return known }
    let watch = GeometryReaders()
    element.geometryWatch = watch
    return watch
  }

  private func markPath(from subject: ElementNode) {
    var around: ElementNode? = subject
    while let element = around {
      watch(of: element).isOnPath = true
      around = element.host
    }
  }

  // MARK: Changes

  /// Updates the observers of an element that was placed again.
  func elementWasPlaced(_ watch: GeometryReaders, hasNewSize: Bool) {
    if watch.isOnPath { hasMoved = true }
    guard hasNewSize else { return }
    for reads in watch.sizeReads.elements where !reads.isDue && !reads.isGone {
      reads.isDue = true
      due.append(reads)
    }
  }

  /// Records that the content of an observed element may be shown at another place.
  func elementDidMove(_ watch: GeometryReaders) { if watch.isOnPath { hasMoved = true } }

  /// Marks all nodes whose reads would give other results now, and the nodes that waited for this
  /// moment.
  ///
  /// - Returns: The depth of the outermost marked node; nil if there is none.
  func notifyReaders() -> Int? {
    let moved = hasMoved ? listed : []
    let resized = due
    let waiting = postponed
    hasMoved = false
    due = []
    postponed = []
    for reads in resized { reads.isDue = false }
    var isStale = false
    var outermost: Int?
    func isExposed(_ node: ViewNode) { outermost = min(outermost ?? node.depth, node.depth) }
    for reads in moved + resized {
      guard let node = reads.reader.node, !node.isDestroyed, !reads.differs.isEmpty else {
        isStale = true
        continue
      }
      if reads.differs.contains(where: { $0() }) {
        isExposed(node)
        node.geometryDidChange()
      }
    }
    for reads in moved {
      for subject in reads.subjects {
        if let node = subject.node { markPath(from: unsafeDowncast(node, to: ElementNode.self)) }
      }
    }
    if isStale { forgetStale() }
    for anchor in waiting {
      guard let node = anchor.node else { continue }
      isExposed(node)
      node.markDirty()
    }
    return outermost
  }

  private func forgetStale() {
    listed.removeAll { reads in
      let isKept = reads.reader.node?.isDestroyed == false && !reads.subjects.isEmpty
      if !isKept { reads.isListed = false }
      return !isKept
    }
    sweepCount = max(leastSweepCount, listed.count * 2)
  }

  /// Discards all pending notifications of this update. Returns the nodes that were waiting for
  /// evaluation.
  func abandon() -> [ViewNode] {
    let names = due.compactMap(\.reader.node) + postponed.compactMap(\.node)
    for reads in due { reads.isDue = false }
    hasMoved = false
    due = []
    postponed = []
    return names
  }
}
