import Foundation
import TweenGeometry

// Items in lines, of which only those in view are made.
extension ItemLives {
  /// Gives items that come into view by an animated change the start that they would have had, had
  /// they been made before. An item starts as far from its place as the nearest item that was there,
  /// provided that all lines between the two are made. Items behind the last known line start at
  /// least below the items that are leaving, where those occupied their room.
  ///
  /// - Parameters:
  ///   - places: The new places of the items.
  ///   - lines: The line of each item; nil for an item that takes no part.
  ///   - axis: The axis along which lines follow each other.
  func placeStartOfInsertedItems(
    _ places: [Placement], lines: [Int?], along axis: Axis, in container: ContainerNode
  ) {
    let pass = container.graph.updateState.passNumber
    let isMirrored = axis == .horizontal && container.environment.layoutDirection == .rightToLeft
    var existingLines: [(line: Int, distance: CGFloat)] = []
    var coming: [(item: ItemLife, line: Int, place: Placement)] = []
    for ((item, place), line) in zip(zip(staying, places), lines) {
      guard let line, isShown(item) else { continue }
      if item.before?.pass != pass {
        let wasThere = item.entryPass != pass
        item.before = (pass, wasThere ? Self.shownStart(of: item.displayed, axis) : nil)
      }
      if let start = item.before?.start {
        existingLines.append((line, start - place.origin[axis]))
      } else if item.element.isScrolledInOrOut {
        coming.append((item, line, place))
      }
    }
    guard !coming.isEmpty else { return }
    coming.sort { $0.line < $1.line }
    // Items beyond lines that are not made do not count: their distance does not apply to the new
    // items.
    var together: [Range<Int>] = []
    for (_, line, _) in coming where together.last?.contains(line) != true {
      together.append(container.layout.linesTogether(with: line))
    }
    existingLines.removeAll { entry in !together.contains { $0.contains(entry.line) } }
    existingLines.sort { $0.line < $1.line }
    let lastExistingLine = existingLines.last?.line ?? -1
    let below = coming.first { $0.line > lastExistingLine }
    let way = below.map { distanceFromLeavingItems(to: $0.place, axis, isMirrored, in: pass) } ?? 0
    var mode = container.graph.placementMode
    mode.animates = false
    for (item, line, place) in coming {
      var distance = Self.distance(at: line, among: existingLines)
      if line > lastExistingLine, way > (isMirrored ? -distance : distance) {
        distance = isMirrored ? -way : way
      }
      var start = place
      start.origin[axis] += distance
      container.graph.withPlacementMode(mode) { item.displayed.place(start) }
      item.before = (pass, start.origin[axis])
    }
  }

  /// The distance from `place` to the end of the items that begin to leave, where they start at or
  /// before it; else 0.
  private func distanceFromLeavingItems(
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

  /// The visible start of an element, which may be in motion; nil before the element has a place.
  private static func shownStart(of element: ElementNode, _ axis: Axis) -> CGFloat? {
    guard let placement = element.placement else { return nil }
    return placement.origin[axis] + element.shownDistance[axis]
  }

  /// Returns the distance of the known line nearest to `line`; of two equally near lines, the upper
  /// one's.
  private static func distance(
    at line: Int, among existingLines: [(line: Int, distance: CGFloat)]
  ) -> CGFloat {
    var best: (way: Int, distance: CGFloat)?
    for entry in existingLines {
      let way = abs(entry.line - line)
      if best.map({ way < $0.way }) ?? true { best = (way, entry.distance) }
    }
    return best?.distance ?? 0
  }

  /// Moves the items that are shown down by `distance`, without an animation.
  ///
  /// - Parameter includesStaying: Whether to move the staying items too, which layout otherwise places.
  func shift(by distance: CGFloat, includesStaying: Bool, in container: ContainerNode) {
    if includesStaying { wereShifted(by: distance, in: container.graph.updateState.passNumber) }
    guard includesStaying || !leaving.isEmpty else { return }
    for item in includesStaying ? leaving + staying : leaving {
      move(item, by: distance, in: container)
    }
  }

  /// Moves items that were removed and inserted again within the running update, by the distance that
  /// the others moved in the meantime.
  func catchUp(in container: ContainerNode) {
    for item in staying {
      guard let (pass, distance) = item.missedShift else { continue }
      item.missedShift = nil
      // In a later update the item has been placed since, or was out of view. An item that missed no
      // shift may be in motion, which a placement without animation would end.
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
  /// The distance between the visible place of this element and its place in layout: that of the
  /// wrapped element, or of the first element inside.
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
