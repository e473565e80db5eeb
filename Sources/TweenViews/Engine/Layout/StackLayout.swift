import Foundation
import TweenGeometry

/// The layout of `HStack` and `VStack`: Semantics 6.2, step by step.
package struct StackLayout: ContainerLayout {
  package var isHorizontal: Bool
  /// The guide on which children are aligned across the stack.
  package var guide: AlignmentKey
  package var fixedSpacing: CGFloat?
  private let memo = Memo()

  package init(isHorizontal: Bool, guide: AlignmentKey, fixedSpacing: CGFloat?) {
    self.isHorizontal = isHorizontal
    self.guide = guide
    self.fixedSpacing = fixedSpacing
  }

  package var stackAxis: Axis? { isHorizontal ? .horizontal : .vertical }
  package var name: String { isHorizontal ? "HStack" : "VStack" }

  package func isEqual(to new: any ContainerLayout) -> Bool {
    guard let new = new as? StackLayout else { return false }
    return new.isHorizontal == isHorizontal && new.guide == guide
      && new.fixedSpacing == fixedSpacing
  }

  package func contentDidExpire(in node: ContainerNode) { memo.clear() }

  /// Results that are valid while the children and their answers do not change.
  @MainActor private final class Memo {
    /// The distance before each child.
    var distances: [CGFloat]?
    /// The last result: a stack is usually placed with the proposal for which it was measured last.
    var solution: Solution?

    func clear() {
      distances = nil
      solution = nil
    }
  }

  /// The children's placements for a proposal.
  private struct Solution {
    var majorOffer: CGFloat?
    var minorOffer: CGFloat?
    var children: [ChildPlacement]
    var size: CGSize
  }

  private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    isHorizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  private func major(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func distances(_ children: [ElementNode]) -> [CGFloat] {
    if let known = memo.distances { return known }
    var distances = [CGFloat](repeating: 0, count: children.count)
    for index in children.indices.dropFirst() {
      distances[index] =
        fixedSpacing
        ?? SpacingPreference.distance(
          from: children[index - 1].cachedSpacing, to: children[index].cachedSpacing,
          isHorizontal: isHorizontal)
    }
    memo.distances = distances
    return distances
  }

  private func solution(
    majorOffer: CGFloat?, minorOffer: CGFloat?, _ children: [ElementNode]
  ) -> Solution {
    if let known = memo.solution, known.majorOffer == majorOffer, known.minorOffer == minorOffer {
      return known
    }
    let solution = solve(majorOffer: majorOffer, minorOffer: minorOffer, children)
    memo.solution = solution
    return solution
  }

  /// Proposes its share of (`majorOffer`, `minorOffer`) to each child, and lines up the children.
  private func solve(
    majorOffer: CGFloat?, minorOffer: CGFloat?, _ nodes: [ElementNode]
  ) -> Solution {
    let distances = distances(nodes)
    var children = [ChildPlacement](
      repeating: ChildPlacement(origin: .zero, size: .zero, proposal: .unspecified),
      count: nodes.count)
    if let majorOffer {
      let available = majorOffer - distances.reduce(0, +)
      LengthSharing.share(available, count: nodes.count) {
        nodes[$0].cachedPriority
      } measure: {
        major(nodes[$0].size(for: proposal(major: $1, minor: minorOffer)))
      } assign: {
        let offer = proposal(major: $1, minor: minorOffer)
        let size = nodes[$0].size(for: offer)
        children[$0].proposal = offer
        children[$0].size = size
        return major(size)
      }
    } else {
      let offer = proposal(major: nil, minor: minorOffer)
      for index in nodes.indices {
        children[index].proposal = offer
        children[index].size = nodes[index].size(for: offer)
      }
    }
    let size = lineUp(&children, nodes, distances)
    return Solution(
      majorOffer: majorOffer, minorOffer: minorOffer, children: children, size: size)
  }

  /// Places the children one after the other, and aligns them on their common guide. Returns the
  /// size.
  private func lineUp(
    _ children: inout [ChildPlacement], _ nodes: [ElementNode], _ distances: [CGFloat]
  ) -> CGSize {
    var position: CGFloat = 0
    var low: CGFloat = 0
    var high: CGFloat = 0
    var isEndless = false
    for index in children.indices {
      position += distances[index]
      let size = children[index].size
      let across = minor(size)
      var start: CGFloat = 0
      if across == .infinity {
        // Such a child is only measured and never placed: its guide has no finite position.
        isEndless = true
      } else {
        start = -nodes[index].guide(guide, size: size, proposal: children[index].proposal)
        low = min(low, start)
        high = max(high, start + across)
      }
      children[index].origin =
        isHorizontal ? CGPoint(x: position, y: start) : CGPoint(x: start, y: position)
      position += major(size)
    }
    if low != 0 {
      for index in children.indices {
        if isHorizontal { children[index].origin.y -= low } else { children[index].origin.x -= low }
      }
    }
    let across = isEndless ? .infinity : high - low
    let length = max(0, position)
    return isHorizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  package func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    if children.isEmpty { return .zero }
    return solution(
      majorOffer: isHorizontal ? proposal.width : proposal.height,
      minorOffer: isHorizontal ? proposal.height : proposal.width, children
    ).size
  }

  package func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    solution(
      majorOffer: isHorizontal ? proposal.width : proposal.height,
      minorOffer: (isHorizontal ? proposal.height : proposal.width) ?? minor(size), children
    ).children
  }

  /// The first child's preference at the front, the last child's at the back, and all children's
  /// across.
  package func spacing(children: [ElementNode]) -> SpacingPreference {
    guard let first = children.first, let last = children.last else { return .leaf }
    let front: Edge.Set = isHorizontal ? .leading : .top
    let back: Edge.Set = isHorizontal ? .trailing : .bottom
    let across: Edge.Set = isHorizontal ? .vertical : .horizontal
    var result = first.cachedSpacing.only(front)
    result.formUnion(last.cachedSpacing, edges: back)
    for child in children { result.formUnion(child.cachedSpacing, edges: across) }
    result.preferTexts()
    return result
  }
}
