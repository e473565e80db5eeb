import Foundation
import TweenGeometry

/// The layout of `ZStack`, and of several views in a background or overlay.
package struct DepthLayout: ContainerLayout {
  package var alignment: Alignment

  package var name: String { "ZStack" }

  package func isEqual(to new: any ContainerLayout) -> Bool {
    (new as? DepthLayout)?.alignment == alignment
  }

  /// Returns the highest priority: only children with it determine the size and the guides.
  private func topPriority(of children: [ElementNode]) -> Double? {
    var top: Double?
    for child in children { top = max(top ?? -.infinity, child.cachedPriority) }
    return top
  }

  package func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    let top = topPriority(of: children)
    var size = CGSize.zero
    for child in children where child.cachedPriority == top {
      let own = child.size(for: proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  package func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    let offer = ProposedViewSize(size)
    let top = topPriority(of: children)
    var guideX = -CGFloat.infinity
    var guideY = -CGFloat.infinity
    var placements = children.map { child in
      let size = child.size(for: offer)
      let x = child.guide(alignment.horizontal.key, size: size, proposal: offer)
      let y = child.guide(alignment.vertical.key, size: size, proposal: offer)
      if child.cachedPriority == top {
        guideX = max(guideX, x)
        guideY = max(guideY, y)
      }
      return ChildPlacement(origin: CGPoint(x: x, y: y), size: size, proposal: offer)
    }
    for index in placements.indices {
      let guide = placements[index].origin
      placements[index].origin = CGPoint(x: guideX - guide.x, y: guideY - guide.y)
    }
    return placements
  }

  package func spacing(children: [ElementNode]) -> SpacingPreference {
    .union(of: children)
  }
}
