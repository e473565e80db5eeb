import Foundation
import TweenGeometry
import TweenMotion

/// Sends pointer events to the gestures under the pointer and settles who wins.
@MainActor package final class PointerRouter {
  /// The gestures of the press under way, those that win ties first.
  private var arena: [any ArenaMember] = []
  /// Those that have won in this arena.
  private var winners: [ObjectIdentifier] = []
  private var isDown = false
  private var hovered: [HoverNode] = []
  private var wakeUp: TimerQueue.Token?

  nonisolated init() {}

  func remove(_ member: any ArenaMember) { arena.removeAll { $0 === member } }

  func handle(
    _ phase: InputEvent.PointerPhase, at location: CGPoint, button: InputEvent.PointerButton,
    graph: ViewGraph
  ) {
    updateHover(at: phase == .cancel ? nil : location, graph: graph)
    guard button == .left || phase == .move || phase == .cancel else { return }
    switch phase {
    case .down:
      isDown = true
      beginPress(at: location, graph: graph)
    case .move: guard isDown else { return }
    case .up, .cancel:
      guard isDown else { return }
      isDown = false
    }
    for member in arena where !member.isTerminal {
      let element = member.element
      member.handle(
        PointerSample(phase: phase, location: location, time: graph.now) { point in
          MainActor.assumeIsolated { element.localPoint(point) }
        })
    }
    settle(graph)
  }

  func timeDidAdvance(to time: StageTime, graph: ViewGraph) {
    guard !arena.isEmpty else { return }
    for member in arena where !member.isTerminal { member.timeDidAdvance(to: time) }
    settle(graph)
  }

  /// Gathers the gestures from the view under the pointer up to the root. Gestures that still count
  /// taps go on counting.
  private func beginPress(at location: CGPoint, graph: ViewGraph) {
    winners = []
    var found: [any ArenaMember] = []
    var high: [any ArenaMember] = []
    var element = graph.root?.hit(location)?.element
    while let current = element {
      if let member = current as? any ArenaMember {
        if !member.mask.contains(.subviews) {
          found = []
          high = []
        }
        if member.mask.contains(.gesture) {
          if member.priority == .high { high.insert(member, at: 0) } else { found.append(member) }
        }
      }
      element = current.host
    }
    let gathered = high + found
    for member in arena where !member.isTerminal {
      if !gathered.contains(where: { $0 === member }) { member.cancel() }
    }
    for member in gathered
    where member.isTerminal || !arena.contains(where: { $0 === member }) {
      member.reset()
    }
    arena = gathered
  }

  /// Lets recognized gestures win in order, cancels those they beat, and calls back.
  private func settle(_ graph: ViewGraph) {
    // What failed of itself lets go of what it holds, as what is beaten does.
    for member in arena where member.isTerminal && !member.isRecognized { member.cancel() }
    for member in arena where member.isRecognized {
      if winners.contains(ObjectIdentifier(member)) {
        member.deliver()
        continue
      }
      if member.priority == .simultaneous {
        winners.append(ObjectIdentifier(member))
        member.deliver()
        continue
      }
      // A tap waits for those that count further.
      let mustWait =
        member.tapCount > 0
        && arena.contains { $0 !== member && $0.tapCount > member.tapCount && !$0.isTerminal }
      if mustWait { continue }
      winners.append(ObjectIdentifier(member))
      for other in arena
      where other !== member && other.priority != .simultaneous
        && !winners.contains(ObjectIdentifier(other))
      {
        other.cancel()
      }
      member.deliver()
    }
    if !isDown, arena.allSatisfy({ $0.isTerminal }) {
      for member in arena { member.reset() }
      arena = []
      winners = []
    }
    if let wakeUp { graph.timers.cancel(wakeUp) }
    wakeUp = arena.filter { !$0.isTerminal }.compactMap(\.deadline).min().map {
      graph.timers.schedule(at: $0) {}
    }
  }

  private func updateHover(at location: CGPoint?, graph: ViewGraph) {
    var now: [HoverNode] = []
    if let location, let root = graph.root { root.collectHovered(at: location, into: &now) }
    let old = hovered
    hovered = now
    for node in old where !now.contains(where: { $0 === node }) && !node.isDestroyed {
      node.hoverDidChange(false)
    }
    for node in now where !old.contains(where: { $0 === node }) { node.hoverDidChange(true) }
  }
}

extension ElementNode {
  /// Where this element's own top left is shown, in the space it is placed in.
  package var shownOrigin: CGPoint {
    if let leaf = self as? LeafNode { return leaf.frame.shown.origin }
    if let space = self as? SpaceNode { return space.frame.shown.origin }
    guard let placement else { return .zero }
    guard let wrapper = self as? WrapperNode, let content = wrapper.content,
      let inner = content.placement
    else { return placement.origin }
    let shown = content.shownOrigin
    return CGPoint(
      x: placement.origin.x + shown.x - inner.origin.x,
      y: placement.origin.y + shown.y - inner.origin.y)
  }

  /// A point of the window in the space this element is placed in.
  package func pointInSpace(_ point: CGPoint) -> CGPoint {
    guard let host else { return point }
    return host.pointInside(host.pointInSpace(point))
  }

  /// A point of the window in this element's own coordinates, as shown.
  package func localPoint(_ point: CGPoint) -> CGPoint {
    let inSpace = pointInSpace(point)
    let origin = shownOrigin
    return CGPoint(x: inSpace.x - origin.x, y: inSpace.y - origin.y)
  }

  /// Every hover modifier whose content is under `point`, outermost first.
  func collectHovered(at point: CGPoint, into list: inout [HoverNode]) {
    if let hover = self as? HoverNode, hover.hit(point) != nil { list.append(hover) }
    let inner = pointInside(point)
    visitShown { $0.collectHovered(at: inner, into: &list) }
  }
}

/// `onHover`.
nonisolated public struct _HoverModifier: UnaryModifier {
  public typealias Body = Never
  let action: (Bool) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> HoverNode { HoverNode(context, action) }
  @MainActor package func updateWrapper(_ wrapper: HoverNode) { wrapper.action = action }
}

@MainActor package final class HoverNode: WrapperNode {
  var action: (Bool) -> Void

  init(_ context: NodeContext, _ action: @escaping (Bool) -> Void) {
    self.action = action
    super.init(context)
  }

  func hoverDidChange(_ isInside: Bool) { action(isInside) }
  package override var debugName: String { "onHover" }
}

extension View {
  /// Calls `action` when the pointer comes over the view, and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}
