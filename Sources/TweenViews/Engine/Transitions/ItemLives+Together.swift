import Foundation
import TweenGeometry

// Items that stand in lines of which only those in view are there.
extension ItemLives {
  /// Has items that come into view by an animated change begin where they would have been seen, had they
  /// been there: as far from their places as the item nearest to them that was.
  ///
  /// - Parameters:
  ///   - places: where the items are about to be placed.
  ///   - lines: their lines, by item; nil for one that keeps out of this.
  func beginTogether(_ places: [Placement], lines: [Int?], in container: ContainerNode) {
    let pass = container.graph.passNumber
    var known: [(line: Int, distance: CGFloat)] = []
    var coming: [(item: ItemLife, line: Int, place: Placement)] = []
    for ((item, place), line) in zip(zip(staying, places), lines) {
      guard let line, isShown(item) else { continue }
      if item.before?.pass != pass {
        let wasThere = item.entryPass != pass
        item.before = (pass, wasThere ? Self.shownTop(of: item.displayed) : nil)
      }
      if let y = item.before?.y {
        known.append((line, y - place.origin.y))
      } else if item.element.isPassing {
        coming.append((item, line, place))
      }
    }
    guard !coming.isEmpty else { return }
    known.sort { $0.line < $1.line }
    var mode = container.graph.placementMode
    mode.animates = false
    for (item, line, place) in coming {
      var start = place
      start.origin.y += Self.distance(at: line, among: known)
      container.graph.withPlacementMode(mode) { item.displayed.place(start) }
      item.before = (pass, start.origin.y)
    }
  }

  /// Where an element is seen, which may be on its way; nil before it has a place.
  private static func shownTop(of element: ElementNode) -> CGFloat? {
    element.placement == nil ? nil : element.shownOrigin.y
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
    if staysToo { wereShifted(by: distance, in: container.graph.passNumber) }
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
      guard distance != 0, pass == container.graph.passNumber else { continue }
      move(item, by: distance, in: container)
    }
  }

  private func move(_ item: ItemLife, by distance: CGFloat, in container: ContainerNode) {
    guard item.phase != .erased, var place = item.displayed.placement else { return }
    place.origin.y += distance
    var mode = container.graph.placementMode
    mode.animates = false
    container.graph.withPlacementMode(mode) { item.displayed.place(place) }
    if let before = item.before { item.before = (before.pass, before.y.map { $0 + distance }) }
  }
}
