import Foundation
import TweenGeometry

/// What a node was told about where views lie while it was last evaluated.
@MainActor package final class GeometryReads {
  fileprivate let reader: NodeAnchor
  /// Each tells whether the answer would be another one now.
  fileprivate var differs: [() -> Bool] = []
  /// The views whose places were asked for.
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

/// How an element is observed by those who read places.
@MainActor package final class GeometryWatch {
  /// Where this element lies, or what is inside it is shown, is part of a place that was read.
  fileprivate var isOnPath = false
  /// Those who read this element's size, in the order they first did.
  fileprivate var sizeReads = OrderedSet<GeometryReads>()
  /// With more of them, those are thrown out whose nodes have gone.
  fileprivate var sweepCount = leastSweepCount

  fileprivate init() {}
}

/// Lists of readers shorter than this are not swept: views come and go in dozens.
private let leastSweepCount = 64

extension GeometryReads {
  fileprivate var isGone: Bool { reader.node?.isDestroyed != false }
}

/// Follows who read what about the places of views, and has them evaluated anew when it differs:
/// after layout, and when transforms that are shown have moved.
@MainActor package final class GeometryObservers {
  /// Those who read places, in the order they first did.
  private var listed: [GeometryReads] = []
  private var sweepCount = leastSweepCount
  /// Those who read sizes of views that have another one now.
  private var due: [GeometryReads] = []
  /// Nodes to be evaluated after the layout to come.
  private var postponed: [NodeAnchor] = []
  private var hasMoved = false
  /// Elements that lie where they did and show something for the first time.
  private var withNewContent: [(element: NodeAnchor, mode: PlacementMode)] = []

  nonisolated package init() {}

  package var hasWork: Bool { hasMoved || !due.isEmpty || !postponed.isEmpty }

  /// Something that others may have asked for lies elsewhere.
  package func geometryDidMove() { if !listed.isEmpty { hasMoved = true } }

  /// Has a node updated after the layout to come, when all places are known.
  package func postpone(_ node: ViewNode) { postponed.append(node.anchor) }

  /// What `element` shows was made after the layout, and is yet to be placed in it, as the element
  /// itself was.
  func contentIsNew(in element: ElementNode, _ mode: PlacementMode) {
    withNewContent.append((element.anchor, mode))
  }

  /// Those whose content is new since the last call.
  func takeNewContent() -> [(element: ElementNode, mode: PlacementMode)] {
    guard !withNewContent.isEmpty else { return [] }
    defer { withNewContent.removeAll(keepingCapacity: true) }
    return withNewContent.compactMap { entry in
      (entry.element.node as? ElementNode).map { ($0, entry.mode) }
    }
  }

  // MARK: Reads

  /// Notes that the node that is evaluated now was told where `subject` lies.
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

  /// Notes that `node` was told something about its own place, and nothing else.
  func follow(_ node: ElementNode, differs: @escaping () -> Bool) {
    let outer = ViewGraph.evaluatedNode
    ViewGraph.evaluatedNode = node
    evaluationBegins(node)
    notePlace(of: node, differs: differs)
    ViewGraph.evaluatedNode = outer
  }

  /// Notes that the node that is evaluated now was told the size of `subject`.
  func noteSize(of subject: ElementNode) {
    guard let reads = currentReads else { return }
    let size = subject.placedSize
    let anchor = subject.anchor
    reads.differs.append {
      guard let node = anchor.node else { return false }
      let now = unsafeDowncast(node, to: ElementNode.self).placedSize
      // What is no number is not equal to itself, and no news.
      return now != size && (now == now || size == size)
    }
    let watch = watch(of: subject)
    watch.sizeReads.append(reads)
    guard watch.sizeReads.count > watch.sweepCount else { return }
    watch.sizeReads.removeAll { $0.isGone }
    watch.sweepCount = max(leastSweepCount, watch.sizeReads.count * 2)
  }

  /// The node is evaluated anew: what it was told before counts no more.
  func evaluationBegins(_ node: ViewNode) { node.geometryReads?.clear() }

  private var currentReads: GeometryReads? {
    guard let node = ViewGraph.evaluatedNode else { return nil }
    if let known = node.geometryReads { return known }
    let reads = GeometryReads(node.anchor)
    node.geometryReads = reads
    return reads
  }

  private func watch(of element: ElementNode) -> GeometryWatch {
    if let known = element.geometryWatch { return known }
    let watch = GeometryWatch()
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

  /// An observed element was placed anew.
  func elementWasPlaced(_ watch: GeometryWatch, hasNewSize: Bool) {
    if watch.isOnPath { hasMoved = true }
    guard hasNewSize else { return }
    for reads in watch.sizeReads.elements where !reads.isDue && !reads.isGone {
      reads.isDue = true
      due.append(reads)
    }
  }

  /// What is inside an observed element may be shown elsewhere.
  func elementDidMove(_ watch: GeometryWatch) { if watch.isOnPath { hasMoved = true } }

  /// Tells everybody who would be told something else now, and those who wait for this moment.
  ///
  /// - Returns: the depth of the outermost of them; nil where there was nobody to tell.
  func announce() -> Int? {
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

  /// Gives up for this update; says who was to be evaluated once more.
  func abandon() -> [ViewNode] {
    let names = due.compactMap(\.reader.node) + postponed.compactMap(\.node)
    for reads in due { reads.isDue = false }
    hasMoved = false
    due = []
    postponed = []
    return names
  }
}
