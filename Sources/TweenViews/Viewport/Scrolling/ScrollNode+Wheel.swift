import Foundation
import TweenGeometry
import TweenMotion

/// The wheel's effect on a scroll view: the target of its notches, and the snapping after it has stood
/// still for a while.
@MainActor struct WheelTurn {
  /// The content's offset when the wheel began to turn.
  private var start: CGPoint?
  private var timer: TimerQueue.Token?
  /// The current glide, and its target.
  fileprivate weak var glide: SimulationRun<SimulationPair<ScrollMotion, ScrollMotion>>?
  fileprivate var goal = CGPoint.zero
  /// The time in seconds without a turn after which the wheel counts as released.
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
  /// The target of the glide that the wheel started; nil if no such glide is running.
  var wheelGoal: CGPoint? {
    guard case .coasting(let run) = motion, run === wheel.glide else { return nil }
    return wheel.goal
  }

  /// Whether content comes to rest at certain places only.
  fileprivate var restsAtPlaces: Bool {
    locals.target != nil
      || contentInset.y > 0 && moves(along: .vertical) && !environment.topSnapOffsets.isEmpty
  }

  /// Whether turning the wheel by `delta` would move the content further from `place`.
  private func accepts(_ delta: CGSize, at place: CGPoint) -> Bool {
    func axis(_ axis: Axis, _ offset: CGFloat, _ delta: CGFloat) -> Bool {
      guard delta != 0, moves(along: axis) else { return false }
      return delta > 0 ? Double(offset) > 0 : Double(offset) < bounds[axis].upperBound
    }
    return axis(.horizontal, place.x, delta.width) || axis(.vertical, place.y, delta.height)
  }

  /// The place that the wheel's turn leads to, limited to the bounds.
  private func place(_ delta: CGSize, from start: CGPoint) -> CGPoint {
    var target = start
    if moves(along: .horizontal) { target.x -= delta.width }
    if moves(along: .vertical) { target.y -= delta.height }
    return bounds.nearest(to: target)
  }

  /// Moves the content at once, for a wheel without notches.
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

  /// Glides by the distance of some notches, from the target of the notches before.
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

  /// Glides to a place, continuing at the speed of a running wheel glide.
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
      // The wheel's distance counts as a flick with a little momentum.
      coast(velocity: CGPoint(x: (place.x - start.x) * 4, y: (place.y - start.y) * 4), isNew: true)
    } else if let rest = restBelowBar(place), rest != place {
      glideByWheel(to: rest)
    }
  }
}
