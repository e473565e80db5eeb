import Foundation
import TweenGeometry

/// Where a container puts one child: in the container's own left-to-right coordinates.
package struct ChildPlacement: Equatable {
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}

/// How a container measures itself and arranges its children. Pure.
@MainActor package protocol ContainerLayout {
  /// Whether `new` would arrange the same children alike.
  func isEqual(to new: any ContainerLayout) -> Bool
  func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize
  /// One placement a child, for a container of `size` that was offered `proposal`.
  func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement]
  func spacing(children: [ElementNode]) -> SpacingPreference

  /// The axis of a stack; nil for others.
  var stackAxis: Axis? { get }
  /// What warnings call the container.
  var name: String { get }

  // What only layouts with a state of their own do.

  /// Goes on as `new` does, where both are of one kind; false: `new` is to take the place.
  func take(_ new: any ContainerLayout, in node: ContainerNode) -> Bool
  /// Children, their sizes or the direction of layout may be others now.
  func contentDidExpire(in node: ContainerNode)
  /// Where a guide lies; `.some(nil)`: nowhere in particular; nil: where the children's combine.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> CGFloat??
  /// Whether children that came or went leave the container's size as it is.
  func keepsSize(children: [ElementNode], in node: ContainerNode) -> Bool
  /// All children have been placed.
  func wasPlaced(in node: ContainerNode)
  /// Another part of what scrolls may be in view.
  func viewDidScroll(in node: ContainerNode)
  /// The container goes away.
  func end()
}

extension ContainerLayout {
  package var stackAxis: Axis? { nil }
  package func take(_ new: any ContainerLayout, in node: ContainerNode) -> Bool { false }
  package func contentDidExpire(in node: ContainerNode) {}
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> CGFloat?? { nil }
  package func keepsSize(children: [ElementNode], in node: ContainerNode) -> Bool { false }
  package func wasPlaced(in node: ContainerNode) {}
  package func viewDidScroll(in node: ContainerNode) {}
  package func end() {}
}

/// `HStack` and `VStack`: SEMANTICS 6.2, step by step.
package struct StackLayout: ContainerLayout {
  package var isHorizontal: Bool
  /// The guide children share across the stack.
  package var guide: AlignmentKey
  package var fixedSpacing: CGFloat?

  package var stackAxis: Axis? { isHorizontal ? .horizontal : .vertical }
  package var name: String { isHorizontal ? "HStack" : "VStack" }

  package func isEqual(to new: any ContainerLayout) -> Bool {
    guard let new = new as? StackLayout else { return false }
    return new.isHorizontal == isHorizontal && new.guide == guide
      && new.fixedSpacing == fixedSpacing
  }

  private struct Child {
    var node: ElementNode
    var distanceBefore: CGFloat = 0
    var proposal = ProposedViewSize.unspecified
    var major: CGFloat = 0
    var minorStart: CGFloat = 0
    var size = CGSize.zero
  }

  /// What decides when a child is offered its part; without the child, so that sorting is cheap.
  private struct Claim {
    var index: Int
    var priority: Double
    var least: CGFloat = 0
    var flexibility: CGFloat = 0

    func isBefore(_ other: Claim) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility == .infinity, other.flexibility == .infinity {
        return least != other.least ? least > other.least : index < other.index
      }
      return flexibility != other.flexibility
        ? flexibility < other.flexibility : index < other.index
    }
  }

  private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    isHorizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  private func major(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// Offers every child its share of (`majorOffer`, `minorOffer`) and lines them up across.
  private func solve(
    majorOffer: CGFloat?, minorOffer: CGFloat?, children nodes: [ElementNode]
  ) -> (children: [Child], major: CGFloat, minor: CGFloat, minorOrigin: CGFloat) {
    var children = nodes.map { Child(node: $0) }
    var total: CGFloat = 0
    for index in children.indices.dropFirst() {
      let distance =
        fixedSpacing
        ?? SpacingPreference.distance(
          from: nodes[index - 1].spacing, to: nodes[index].spacing, isHorizontal: isHorizontal)
      children[index].distanceBefore = distance
      total += distance
    }
    if let majorOffer {
      share(majorOffer - total, minorOffer, among: &children)
    } else {
      let offer = proposal(major: nil, minor: minorOffer)
      for index in children.indices {
        children[index].proposal = offer
        children[index].size = children[index].node.size(for: offer)
      }
    }
    var low: CGFloat = 0
    var high: CGFloat = 0
    var isEndless = false
    for index in children.indices {
      let offer = children[index].proposal
      let node = children[index].node
      let size = children[index].size
      children[index].major = major(size)
      total += major(size)
      if minor(size) == .infinity {
        // Only measured, never placed: its guide is at no number.
        isEndless = true
        continue
      }
      let start = -node.guide(guide, size: size, proposal: offer)
      children[index].minorStart = start
      low = min(low, start)
      high = max(high, start + minor(size))
    }
    return (children, total, isEndless ? .infinity : high - low, low)
  }

  /// Steps 3 to 5: by priority, least flexible first, each is offered an equal part of what is left.
  private func share(_ offer: CGFloat, _ minorOffer: CGFloat?, among children: inout [Child]) {
    var order = children.indices.map {
      Claim(index: $0, priority: children[$0].node.cachedPriority)
    }
    if order.count > 1 {
      let none = proposal(major: 0, minor: minorOffer)
      let all = proposal(major: .infinity, minor: minorOffer)
      for index in order.indices {
        let node = children[index].node
        let least = major(node.size(for: none))
        order[index].least = least
        order[index].flexibility = major(node.size(for: all)) - least
      }
      order.sort { $0.isBefore($1) }
    }
    var available = offer
    var start = 0
    var reserved: CGFloat = 0
    while start < order.count {
      let priority = order[start].priority
      var end = start
      while end < order.count, order[end].priority == priority { end += 1 }
      let leastOfRest = order[end...].reduce(CGFloat(0)) { $0 + $1.least }
      available += reserved - leastOfRest
      reserved = leastOfRest
      for position in start..<end {
        let index = order[position].index
        let length = max(available / CGFloat(end - position), 0)
        let childOffer = proposal(major: length, minor: minorOffer)
        children[index].proposal = childOffer
        let size = children[index].node.size(for: childOffer)
        children[index].size = size
        let rest = available - major(size)
        if !rest.isNaN { available = rest }
      }
      start = end
    }
  }

  package func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    if children.isEmpty { return .zero }
    let solved = solve(
      majorOffer: isHorizontal ? proposal.width : proposal.height,
      minorOffer: isHorizontal ? proposal.height : proposal.width, children: children)
    return isHorizontal
      ? CGSize(width: solved.major, height: solved.minor)
      : CGSize(width: solved.minor, height: solved.major)
  }

  package func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    let solved = solve(
      majorOffer: isHorizontal ? proposal.width : proposal.height,
      minorOffer: (isHorizontal ? proposal.height : proposal.width) ?? minor(size),
      children: children)
    var position: CGFloat = 0
    return solved.children.map { child in
      position += child.distanceBefore
      let across = child.minorStart - solved.minorOrigin
      let origin =
        isHorizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      position += child.major
      return ChildPlacement(origin: origin, size: child.size, proposal: child.proposal)
    }
  }

  package func spacing(children: [ElementNode]) -> SpacingPreference {
    guard let first = children.first?.spacing, let last = children.last?.spacing else {
      return .leaf
    }
    var result = SpacingPreference.leaf
    if isHorizontal {
      result.leading = first.leading
      result.trailing = last.trailing
    } else {
      result.top = first.top
      result.bottom = last.bottom
    }
    return result
  }
}

/// `ZStack`, and several views where one is expected in a background or overlay.
package struct DepthLayout: ContainerLayout {
  package var alignment: Alignment

  package var name: String { "ZStack" }

  package func isEqual(to new: any ContainerLayout) -> Bool {
    (new as? DepthLayout)?.alignment == alignment
  }

  /// Only children of the highest priority decide about size and guides.
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
    children.allSatisfy { $0.spacing == .none } && !children.isEmpty ? .none : .leaf
  }
}
