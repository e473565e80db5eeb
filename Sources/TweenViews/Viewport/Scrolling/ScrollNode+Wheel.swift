import Foundation
import TweenGeometry
import TweenMotion

/// What the wheel does with a scroll view: where its notches take the content, and what follows once it
/// has stood still for a while.
@MainActor struct WheelTurn {
  /// Where the content was when the wheel began to turn.
  private var start: CGPoint?
  private var timer: TimerQueue.Token?
  /// The glide under way, and where it leads.
  fileprivate weak var glide: SimulationRun<SimulationPair<ScrollMotion, ScrollMotion>>?
  fileprivate var goal = CGPoint.zero
  /// Seconds without a turn after which the wheel counts as let go.
  private static let pause = 0.1

  nonisolated init() {}

  mutating func begin(at offset: CGPoint) { if start == nil { start = offset } }

  mutating func wait(_ scroll: ScrollNode) {
    if let timer { scroll.graph.timers.cancel(timer) }
    timer = nil
    guard scroll.restsAtPlaces else {
      start = nil
      return
    }
    timer = scroll.graph.timers.schedule(at: scroll.graph.now.adding(seconds: Self.pause)) {
      [weak scroll] in
      guard let scroll, !scroll.isDestroyed else { return }
      scroll.wheelDidStop()
    }
  }

  mutating func end() -> CGPoint? {
    defer { start = nil }
    timer = nil
    return start
  }

  mutating func shift(by change: CGSize) {
    goal = CGPoint(x: goal.x + change.width, y: goal.y + change.height)
    if let start { self.start = CGPoint(x: start.x + change.width, y: start.y + change.height) }
  }
}

extension ScrollNode {
  /// Where notches of the wheel are taking the content; nil while something else moves it, or nothing.
  var wheelGoal: CGPoint? {
    guard case .coasting(let run) = motion, run === wheel.glide else { return nil }
    return wheel.goal
  }

  /// Whether content that comes to rest is to do so at some places.
  fileprivate var restsAtPlaces: Bool {
    locals.target != nil
      || contentInset.y > 0 && moves(along: .vertical) && !environment.topRests.isEmpty
  }

  /// Whether turning the wheel by `delta` would move the content on from a place.
  private func accepts(_ delta: CGSize, at place: CGPoint) -> Bool {
    func axis(_ axis: Axis, _ offset: CGFloat, _ delta: CGFloat) -> Bool {
      guard delta != 0, moves(along: axis) else { return false }
      return delta > 0 ? Double(offset) > 0 : Double(offset) < bounds[axis].upperBound
    }
    return axis(.horizontal, place.x, delta.width) || axis(.vertical, place.y, delta.height)
  }

  /// A place as far on as the wheel turns, no further than the ends.
  private func place(_ delta: CGSize, from start: CGPoint) -> CGPoint {
    var target = start
    if moves(along: .horizontal) { target.x -= delta.width }
    if moves(along: .vertical) { target.y -= delta.height }
    return bounds.nearest(to: target)
  }

  /// A wheel without notches moves the content at once.
  func turnWheel(by delta: CGSize) -> Bool {
    guard accepts(delta, at: offset) else { return false }
    if case .panning = motion { return true }
    stop()
    isMovedByHand = true
    wheel.begin(at: offset)
    setOffset(place(delta, from: offset))
    indicators.fade()
    wheel.wait(self)
    return true
  }

  /// Notches have the content glide, on from where those before lead.
  func turnNotches(by delta: CGSize) -> Bool {
    let start = wheelGoal ?? offset
    guard accepts(delta, at: start) else { return false }
    if case .panning = motion { return true }
    isMovedByHand = true
    wheel.begin(at: offset)
    glideByWheel(to: place(delta, from: start))
    wheel.wait(self)
    return true
  }

  /// Has the content glide to a place, on at the speed that the wheel gave it.
  func glideByWheel(to goal: CGPoint) {
    let velocity = wheelGoal == nil ? CGPoint.zero : shownVelocity
    stop()
    let pair = SimulationPair(
      ScrollMotion(
        from: Double(offset.x), velocity: Double(velocity.x), to: Double(goal.x),
        by: ScrollMotion.wheelSpring),
      ScrollMotion(
        from: Double(offset.y), velocity: Double(velocity.y), to: Double(goal.y),
        by: ScrollMotion.wheelSpring))
    guard pair.duration > 0 else { return rest() }
    let run = SimulationRun(pair, at: graph.now, in: graph.pool, owner: self)
    motion = .coasting(run)
    wheel.glide = run
    wheel.goal = goal
  }

  fileprivate func wheelDidStop() {
    guard let start = wheel.end(), let place = wheelGoal ?? (isAtRest ? offset : nil) else {
      return
    }
    if locals.target != nil {
      scrollStart = start
      // The way of the wheel, as if it had been a flick that led on a little.
      coast(velocity: CGPoint(x: (place.x - start.x) * 4, y: (place.y - start.y) * 4), isNew: true)
    } else if let rest = restBelowBar(place), rest != place {
      glideByWheel(to: rest)
    }
  }
}
