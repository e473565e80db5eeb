import Foundation
import TweenGeometry
import TweenMotion

/// Sends pointer events to the gestures under the pointer, and determines which of them win.
@MainActor package final class PointerRouter {
  /// The gestures of the current press, in order of precedence.
  private var arena: [any ArenaMember] = []
  /// The gestures that have won in this arena.
  private var winners: Set<ObjectIdentifier> = []
  /// The winners that have delivered their end.
  private var finished: Set<ObjectIdentifier> = []
  /// The start of the press, and whether it has moved too far for a tap.
  private var pressStart = CGPoint.zero
  private var hasMoved = false
  /// The distance in points that a press must move before an outer gesture may win over an
  /// undecided inner one.
  private static let takeOverDistance: CGFloat = 10
  private var isDown = false
  private var hovered: [HoverNode] = []
  /// The element that was hit when the button went down, while it is held and the element is in the
  /// tree.
  var pressed: ElementNode? { pressedElement.flatMap { $0.isDestroyed ? nil : $0 } }
  private weak var pressedElement: ElementNode?
  /// The pointer's position in the window's points; nil while it is outside.
  private(set) var location: CGPoint?
  private var wakeUp: TimerQueue.Token?
  /// The pointer's position in the spaces of nested views, while one event is handled.
  var way: PointerConversions?
  /// The results of hit tests of hover modifiers, while they are collected.
  private(set) var hoverHits: HoverHits?

  /// The hover modifiers in the tree.
  var hoverNodes: [ObjectIdentifier: NodeAnchor] = [:]

  /// The modifiers that observe presses outside of their views, in the order of their creation.
  var outsidePresses: [NodeAnchor] = []

  /// The router for gestures of two fingers.
  let twoFingers = TwoFingerRouter()

  nonisolated init() {}

  /// Cancels the gestures of elements that cannot be reached any more.
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

  /// Cancels the current press, if there is one.
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
    // Gestures only note the event here. Their actions, which may move views, run afterwards.
    way = PointerConversions(location)
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

  /// Collects the gestures from the view under the pointer up to the root. Gestures that are
  /// counting taps continue to count.
  private func beginPress(at location: CGPoint, window: GraphWindow) {
    winners = []
    finished = []
    pressStart = location
    hasMoved = false
    let gathered = gather(
      at: location, window: window, pansOnly: notifyOutsidePresses(location, window))
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

  /// Notifies the modifiers that observe presses outside of their views.
  ///
  /// - Returns: Whether any modifier was notified. The press can then only pan.
  private func notifyOutsidePresses(_ location: CGPoint, _ window: GraphWindow) -> Bool {
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

  /// Returns the enabled gestures at a point, in order of precedence.
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

  /// Returns whether a tap belongs to that gesture, so that ancestors ignore it.
  private func takesTap(_ member: any ArenaMember, at location: CGPoint) -> Bool {
    member.priority != .simultaneous && member.takesTap(at: location)
  }

  /// Makes recognized gestures winners in order, cancels the gestures that lose, and calls the
  /// callbacks.
  private func settle(_ window: GraphWindow, pointerMoved: Bool) {
    // A gesture that failed by itself must also release its state, as one that loses does.
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

  /// Cancels all possible taps after a pan was recognized, including those of simultaneous
  /// gestures.
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

  /// Returns whether a recognized gesture must wait for another one. A tap waits for a gesture that
  /// counts more taps. An outer gesture waits for an undecided inner one until the press has moved.
  /// A hold that opens a menu does not wait for buttons inside, which act only when the pointer
  /// lifts.
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

  /// The elements that are or contain hover modifiers: the search is limited to them.
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
  /// Collects the hover modifiers whose content is under `point`, outermost first.
  ///
  /// - Parameter around: The elements that are or contain hover modifiers.
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
