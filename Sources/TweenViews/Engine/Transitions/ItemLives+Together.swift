import Foundation
import TweenGeometry

// Items that stand in lines of which only those in view are there.
extension ItemLives {
  /// Has items that come into view by an animated change begin where they would have been seen, had they
  /// been there: as far from their places as the item nearest to them that was, where all between are there.
  /// Those that nothing was below begin below what leaves, where that stood in their room.
  ///
  /// - Parameters:
  ///   - places: where the items are about to be placed.
  ///   - lines: their lines, by item; nil for one that keeps out of this.
  ///   - axis: the axis along which lines follow each other.
  func beginTogether(
    _ places: [Placement], lines: [Int?], along axis: Axis, in container: ContainerNode
  ) {
    let pass = container.graph.updateState.passNumber
    let isMirrored = axis == .horizontal && container.environment.layoutDirection == .rightToLeft
    var known: [(line: Int, distance: CGFloat)] = []
    var coming: [(item: ItemLife, line: Int, place: Placement)] = []
    for ((item, place), line) in zip(zip(staying, places), lines) {
      guard let line, isShown(item) else { continue }
      if item.before?.pass != pass {
        let wasThere = item.entryPass != pass
        item.before = (pass, wasThere ? Self.shownStart(of: item.displayed, axis) : nil)
      }
      if let start = item.before?.start {
        known.append((line, start - place.origin[axis]))
      } else if item.element.isPassing {
        coming.append((item, line, place))
      }
    }
    guard !coming.isEmpty else { return }
    coming.sort { $0.line < $1.line }
    // Those that go far away, with lines between that nobody makes, tell nothing of the ones that come.
    var together: [Range<Int>] = []
    for (_, line, _) in coming where together.last?.contains(line) != true {
      together.append(container.layout.linesTogether(with: line))
    }
    known.removeAll { known in !together.contains { $0.contains(known.line) } }
    known.sort { $0.line < $1.line }
    let lastKnown = known.last?.line ?? -1
    let below = coming.first { $0.line > lastKnown }
    let way = below.map { wayFromBelow(to: $0.place, axis, isMirrored, in: pass) } ?? 0
    var mode = container.graph.placementMode
    mode.animates = false
    for (item, line, place) in coming {
      var distance = Self.distance(at: line, among: known)
      if line > lastKnown, way > (isMirrored ? -distance : distance) {
        distance = isMirrored ? -way : way
      }
      var start = place
      start.origin[axis] += distance
      container.graph.withPlacementMode(mode) { item.displayed.place(start) }
      item.before = (pass, start.origin[axis])
    }
  }

  /// How far below its place the end lies of what begins to leave from there on; 0 where nothing does.
  private func wayFromBelow(
    to place: Placement, _ axis: Axis, _ isMirrored: Bool, in pass: Int
  ) -> CGFloat {
    var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
    for item in leaving where item.exitPass == pass && item.phase == .didDisappear {
      guard let place = item.displayed.placement, place.isFinite else { continue }
      let room = place.rect.range(along: axis)
      start = min(start, isMirrored ? -room.upperBound : room.lowerBound)
      end = max(end, isMirrored ? -room.lowerBound : room.upperBound)
    }
    guard place.isFinite else { return 0 }
    let own = place.rect.range(along: axis)
    let first = isMirrored ? -own.upperBound : own.lowerBound
    // Half a point: places are rounded.
    return start.isFinite && first > start - 0.5 ? max(end - first, 0) : 0
  }

  /// Where an element is seen to begin, which may be on its way; nil before it has a place.
  private static func shownStart(of element: ElementNode, _ axis: Axis) -> CGFloat? {
    guard let placement = element.placement else { return nil }
    return placement.origin[axis] + element.shownDistance[axis]
  }

  /// How far the nearest of some lines is from its place; the upper one of two that are as near.
  private static func distance(
    at line: Int, among known: [(line: Int, distance: CGFloat)]
  ) -> CGFloat {
    var best: (way: Int, distance: CGFloat)?
    for entry in known {
      let way = abs(entry.line - line)
      if best.map({ way < $0.way }) ?? true { best = (way, entry.distance) }
    }
    return best?.distance ?? 0
  }

  /// Puts what is shown further down by `distance`, at once.
  ///
  /// - Parameter staysToo: Whether also what stays, which is placed by layout else.
  func shift(by distance: CGFloat, staysToo: Bool, in container: ContainerNode) {
    if staysToo { wereShifted(by: distance, in: container.graph.updateState.passNumber) }
    guard staysToo || !leaving.isEmpty else { return }
    for item in staysToo ? leaving + staying : leaving { move(item, by: distance, in: container) }
  }

  /// Puts what went and came back within the running update where the others were put meanwhile.
  func catchUp(in container: ContainerNode) {
    for item in staying {
      guard let (pass, distance) = item.missedShift else { continue }
      item.missedShift = nil
      // In a later update it has been placed since, or nobody saw it. And who missed nothing is on its way
      // perhaps, from which to be placed at once would take it.
      guard distance != 0, pass == container.graph.updateState.passNumber else { continue }
      move(item, by: distance, in: container)
    }
  }

  private func move(_ item: ItemLife, by distance: CGFloat, in container: ContainerNode) {
    guard item.phase != .erased, var place = item.displayed.placement else { return }
    place.origin.y += distance
    var mode = container.graph.placementMode
    mode.animates = false
    container.graph.withPlacementMode(mode) { item.displayed.place(place) }
    if let before = item.before { item.before = (before.pass, before.start.map { $0 + distance }) }
  }
}

extension ElementNode {
  /// How far from its place this element is seen: as far as what it wraps, or the first thing in it, is
  /// from its own.
  fileprivate var shownDistance: CGPoint {
    if let framed {
      let (shown, place) = (framed.frame.shown.origin, framed.frame.model.origin)
      return place.x.isFinite && place.y.isFinite
        ? CGPoint(x: shown.x - place.x, y: shown.y - place.y) : .zero
    }
    var first: ElementNode?
    visitShown { if first == nil { first = $0 } }
    return first?.shownDistance ?? .zero
  }
}
