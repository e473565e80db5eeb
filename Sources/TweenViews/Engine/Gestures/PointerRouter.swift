import Foundation
import TweenGeometry
import TweenMotion

/// Sends pointer events to the gestures under the pointer and settles who wins.
@MainActor package final class PointerRouter {
  /// The gestures of the press under way, those that win ties first.
  private var arena: [any ArenaMember] = []
  /// Those that have won in this arena.
  private var winners: Set<ObjectIdentifier> = []
  /// Winners that have been told of their end.
  private var finished: Set<ObjectIdentifier> = []
  /// Where the press began, and whether it has gone far enough to be no tap.
  private var pressStart = CGPoint.zero
  private var hasMoved = false
  /// Points a press must move before an outer gesture may take it from an inner one still open.
  private static let takeOverDistance: CGFloat = 10
  private var isDown = false
  private var hovered: [HoverNode] = []
  /// What the button went down on, as long as it is held there and the element is in the tree.
  var pressed: ElementNode? { pressedElement.flatMap { $0.isDestroyed ? nil : $0 } }
  private weak var pressedElement: ElementNode?
  /// Where the pointer is, in the window's points; nil while it is elsewhere.
  private(set) var location: CGPoint?
  private var wakeUp: TimerQueue.Token?
  /// Where the pointer is in the views around each other, while one event of it is handled.
  var way: PointerWay?
  /// What hover modifiers have found under the pointer, while they are gathered.
  private(set) var hoverHits: HoverHits?

  /// The hover modifiers there are.
  var hoverNodes: [ObjectIdentifier: NodeAnchor] = [:]

  /// Those that are told of presses elsewhere, the first one that came first.
  var outsidePresses: [NodeAnchor] = []

  /// What two fingers do.
  let twoFingers = TwoFingerRouter()

  nonisolated init() {}

  /// Ends the gestures of those elements that can't be reached any more.
  func cancelPresses(where isOutOfReach: (ElementNode) -> Bool) {
    for member in arena where !member.isTerminal && isOutOfReach(member.element) {
      member.cancel()
    }
    twoFingers.cancel(where: isOutOfReach)
  }

  func remove(_ member: any ArenaMember) {
    arena.removeAll { $0 === member }
    twoFingers.remove(member)
  }

  /// Takes the press under way away, if there is one.
  func endPress(window: GraphWindow) {
    guard isDown, let location else { return }
    let place = self.location
    handle(.cancel, at: location, button: .left, window: window)
    self.location = place
  }

  func handle(
    _ phase: InputEvent.PointerPhase, at location: CGPoint, button: InputEvent.PointerButton,
    window: GraphWindow
  ) {
    self.location = phase == .cancel ? nil : location
    // Nothing moves while gestures take note of the event: what that brings about comes after.
    way = PointerWay(location)
    defer { way = nil }
    updateHover(at: self.location, window: window)
    if phase == .down, button == .right { return pressSecondary(at: location, window: window) }
    if phase == .down, button == .middle { return window.placeCaret(at: location) }
    guard button == .left || phase == .move || phase == .cancel else { return }
    switch phase {
    case .down:
      twoFingers.finish(window)
      isDown = true
      pressedElement = window.root?.hit(location)?.element
      beginPress(at: location, window: window)
    case .move: guard isDown else { return }
    case .up, .cancel:
      guard isDown else { return }
      isDown = false
      pressedElement = nil
    }
    if pressStart.distance(to: location) >= Self.takeOverDistance { hasMoved = true }
    for member in arena where !member.isTerminal {
      member.handle(
        PointerSample(
          phase: phase, location: location, time: window.graph.now, element: member.element))
    }
    way = nil
    settle(window, pointerMoved: true)
  }

  func timeDidAdvance(to time: StageTime, window: GraphWindow) {
    guard !arena.isEmpty else { return }
    for member in arena where !member.isTerminal { member.timeDidAdvance(to: time) }
    settle(window, pointerMoved: false)
  }

  /// Gathers the gestures from the view under the pointer up to the root. Gestures that still count
  /// taps go on counting.
  private func beginPress(at location: CGPoint, window: GraphWindow) {
    winners = []
    finished = []
    pressStart = location
    hasMoved = false
    let gathered = gather(at: location, window: window, pansOnly: tellOutside(location, window))
    let ids = Set(gathered.map { ObjectIdentifier($0) })
    for member in arena where !member.isTerminal {
      if !ids.contains(ObjectIdentifier(member)) { member.cancel() }
    }
    let known = Set(arena.map { ObjectIdentifier($0) })
    for member in gathered where member.isTerminal || !known.contains(ObjectIdentifier(member)) {
      member.reset()
    }
    arena = gathered
  }

  /// Tells those that wait for presses elsewhere of one.
  ///
  /// - Returns: Whether any did: then the press does nothing else but what pans.
  private func tellOutside(_ location: CGPoint, _ window: GraphWindow) -> Bool {
    guard !outsidePresses.isEmpty, let root = window.root else { return false }
    let pressed = root.hit(location)?.element
    let told = outsidePresses.compactMap { $0.node as? OutsidePressNode }.filter { node in
      guard !root.isCovered(node) else { return false }
      var element = pressed
      while let current = element, current !== node { element = current.host }
      return element == nil
    }
    for node in told { node.pressDidBegin() }
    return !told.isEmpty
  }

  /// The gestures at a point that are on, those that win ties first.
  func gather(
    at location: CGPoint, window: GraphWindow, pansOnly: Bool = false
  ) -> [any ArenaMember] {
    var found: [any ArenaMember] = []
    var high: [any ArenaMember] = []
    var element = window.root?.hit(location)?.element
    while let current = element {
      if let member = current as? any ArenaMember {
        if !member.mask.contains(.subviews) {
          found = []
          high = []
        }
        if member.mask.contains(.gesture), !pansOnly || member.isPan,
          !(member.yieldsToTaps && (high + found).contains { takesTap($0, at: location) })
        {
          if member.priority == .high { high.append(member) } else { found.append(member) }
        }
      }
      element = current.host
    }
    return high.reversed() + found
  }

  /// Whether a tap is that gesture's, and nothing around acts by it.
  private func takesTap(_ member: any ArenaMember, at location: CGPoint) -> Bool {
    member.priority != .simultaneous && member.takesTap(at: location)
  }

  /// Lets recognized gestures win in order, cancels those they beat, and calls back.
  private func settle(_ window: GraphWindow, pointerMoved: Bool) {
    // What failed of itself lets go of what it holds, as what is beaten does.
    for member in arena where member.isTerminal && !member.isRecognized { member.cancel() }
    for (place, member) in arena.enumerated() where member.isRecognized {
      let id = ObjectIdentifier(member)
      if winners.contains(id) {
        if member.endsTaps { cancelTaps(besides: member) }
        if !finished.contains(id), pointerMoved || member.isTerminal { deliver(member) }
        continue
      }
      if member.priority != .simultaneous {
        if mustWait(member, at: place) { continue }
        for other in arena
        where other !== member && other.priority != .simultaneous
          && !winners.contains(ObjectIdentifier(other))
        {
          other.cancel()
        }
      }
      if member.endsTaps { cancelTaps(besides: member) }
      winners.insert(id)
      deliver(member)
    }
    if pointerMoved {
      for member in arena where !member.isTerminal && !member.isRecognized {
        member.deliverProspect()
      }
    }
    if !isDown, arena.allSatisfy({ $0.isTerminal }) {
      for member in arena { member.reset() }
      arena = []
      winners = []
      finished = []
    }
    if let wakeUp { window.graph.timers.cancel(wakeUp) }
    wakeUp = arena.filter { !$0.isTerminal }.compactMap(\.deadline).min().map {
      window.graph.timers.schedule(at: $0) {}
    }
  }

  /// What pans is a tap to nobody, not to those either that go along with others.
  private func cancelTaps(besides member: any ArenaMember) {
    for other in arena
    where other !== member && other.isPress && !other.isTerminal
      && !winners.contains(ObjectIdentifier(other))
    {
      other.cancel()
    }
  }

  private func deliver(_ member: any ArenaMember) {
    if member.isTerminal { finished.insert(ObjectIdentifier(member)) }
    member.deliver()
  }

  /// Whether a recognized gesture leaves the press to another for now: a tap to one that counts
  /// further, an outer gesture to an inner one that is still open, until the press has moved. A hold
  /// that opens a menu waits for no button inside: what that does, it would do when the pointer lifts.
  private func mustWait(_ member: any ArenaMember, at place: Int) -> Bool {
    let isBeatenTap =
      member.tapCount > 0
      && arena.contains {
        $0 !== member && $0.tapCount > member.tapCount && (!$0.isTerminal || $0.isRecognized)
      }
    if isBeatenTap { return true }
    return !hasMoved
      && arena[..<place].contains {
        $0.priority != .simultaneous && !$0.isTerminal && !(member.isHold && $0.isPress)
      }
  }

  /// The elements with a hover modifier in them, and these: only there anything is looked for.
  private var elementsAroundHoverNodes: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for anchor in hoverNodes.values {
      var next = anchor.node as? ElementNode
      while let element = next, found.insert(ObjectIdentifier(element)).inserted {
        next = element.host
      }
    }
    return found
  }

  private func updateHover(at location: CGPoint?, window: GraphWindow) {
    var now: [HoverNode] = []
    if let location, let root = window.root {
      hoverHits = HoverHits()
      let around = elementsAroundHoverNodes
      if !around.isEmpty { root.collectHovered(at: location, in: around, into: &now) }
      hoverHits = nil
    }
    let old = hovered
    hovered = now
    let nowIDs = Set(now.map { ObjectIdentifier($0) })
    for node in old where !nowIDs.contains(ObjectIdentifier(node)) && !node.isDestroyed {
      node.pointerDidLeave()
    }
    guard let location else { return }
    let oldIDs = Set(old.map { ObjectIdentifier($0) })
    for node in now {
      node.pointerIsOver(at: location, isNew: !oldIDs.contains(ObjectIdentifier(node)))
    }
  }
}

extension ElementNode {
  /// Every hover modifier whose content is under `point`, outermost first.
  ///
  /// - Parameter around: the elements that have such in them.
  func collectHovered(
    at point: CGPoint, in around: Set<ObjectIdentifier>, into list: inout [HoverNode]
  ) {
    guard around.contains(ObjectIdentifier(self)) || self is RootNode else { return }
    guard takesHits, reaches(point) else { return }
    if let hover = self as? HoverNode, hover.hit(point) != nil { list.append(hover) }
    let inner = pointInside(point)
    if let root = self as? RootNode {
      root.visitReachable { $0.collectHovered(at: inner, in: around, into: &list) }
    } else {
      visitShown { $0.collectHovered(at: inner, in: around, into: &list) }
    }
  }
}
