import Foundation
import TweenGeometry
import TweenMotion

/// A running pan: the content follows the pointer from the point at which the pan began.
struct ScrollPan {
  /// The position to which the content was pulled when the pan began; beyond the bounds it exceeds the
  /// shown one.
  private var pulled: CGPoint
  /// The pointer's position at the start, in the scroll view's own coordinates.
  private let start: CGPoint
  /// The pointer's current position.
  var location: CGPoint

  @MainActor init(_ scroll: ScrollNode, from start: CGPoint) {
    self.start = start
    location = start
    pulled = CGPoint(
      x: RubberBand.pulled(
        scroll.offset.x, in: scroll.bounds[.horizontal], length: scroll.viewport.width),
      y: RubberBand.pulled(
        scroll.offset.y, in: scroll.bounds[.vertical], length: scroll.viewport.height))
  }

  mutating func shift(by change: CGSize) {
    pulled.x += change.width
    pulled.y += change.height
  }

  @MainActor func offset(in scroll: ScrollNode) -> CGPoint {
    var offset = scroll.offset
    if scroll.moves(along: .horizontal) {
      offset.x = RubberBand.shown(
        pulled.x - (location.x - start.x), in: scroll.bounds[.horizontal],
        length: scroll.viewport.width)
    }
    if scroll.moves(along: .vertical) {
      offset.y = RubberBand.shown(
        pulled.y - (location.y - start.y), in: scroll.bounds[.vertical],
        length: scroll.viewport.height)
    }
    return offset
  }
}

/// An animated scroll to a place in the content. The place can move while the animation runs.
@MainActor final class ScrollGlide {
  private var start: CGPoint
  private(set) var end: CGPoint
  private var length: Double
  private var covered = AnimatedAttribute<Double>()
  /// Whether the content became shorter than its offset and moves back to its new end. The motion then
  /// starts beyond the bounds, and the views inside animate together with it.
  let isSettling: Bool
  /// The direction of the motion, for content that settles.
  private let unit: CGVector
  /// The last offset, and its time.
  private var last: (offset: CGPoint, time: StageTime)?
  /// The speed in points per second, from the last offset to the current one.
  private var speed: CGFloat = 0

  init(from start: CGPoint, to end: CGPoint, isSettling: Bool = false) {
    self.start = start
    self.end = end
    self.isSettling = isSettling
    let distance = Double(start.distance(to: end))
    // For settling content the length is in points, since it may change during the motion.
    length = isSettling ? distance : max(distance, 1)
    unit =
      distance > 0
      ? CGVector(dx: (end.x - start.x) / distance, dy: (end.y - start.y) / distance) : .zero
  }

  func begin(_ transaction: Transaction, _ scroll: ScrollNode) {
    cover(0, transaction, scroll)
    cover(length, transaction, scroll)
  }

  private func cover(_ way: Double, _ transaction: Transaction, _ scroll: ScrollNode) {
    let (environment, pool) = (scroll.environment, scroll.graph.pool)
    _ = covered.update(
      way, transaction: transaction, environment: environment, pool: pool, owner: scroll)
  }

  func shift(by change: CGSize) {
    start = CGPoint(x: start.x + change.width, y: start.y + change.height)
    end = CGPoint(x: end.x + change.width, y: end.y + change.height)
    last?.offset.x += change.width
    last?.offset.y += change.height
  }

  func didStep(at time: StageTime) {
    let new = offset
    if let last, time > last.time {
      speed = new.distance(to: last.offset) / CGFloat(time.elapsed(since: last.time))
    }
    last = (new, time)
  }

  var isVisiblyMoving: Bool { VisibleMotion.isVisible(speed: speed, way: offset.distance(to: end)) }

  func redirect(to end: CGPoint) { self.end = end }

  /// Keeps the motion within bounds that have changed.
  func confine(to bounds: ScrollBounds, _ transaction: Transaction, _ scroll: ScrollNode) {
    guard isSettling else {
      start = bounds.nearest(to: start)
      end = bounds.nearest(to: end)
      return
    }
    let new = bounds.nearest(to: end)
    guard new != end else { return }
    // The views inside start another motion by the same change, from their positions and at their speeds.
    end = new
    length = Double((new.x - start.x) * unit.dx + (new.y - start.y) * unit.dy)
    cover(length, transaction, scroll)
  }

  var isOver: Bool { !covered.isAnimating }

  var offset: CGPoint {
    guard covered.isAnimating else { return end }
    if isSettling {
      let way = CGFloat(covered.shown(length))
      return CGPoint(x: start.x + unit.dx * way, y: start.y + unit.dy * way)
    }
    let part = CGFloat(covered.shown(length) / length)
    return CGPoint(
      x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  func stop() { covered.remove() }
}

extension ScrollNode {
  /// The shown velocity in points per second.
  var shownVelocity: CGPoint {
    guard case .coasting(let run) = motion else { return .zero }
    return CGPoint(x: run.velocity.first, y: run.velocity.second)
  }

  /// Whether the content visibly moves without a press, so that a press catches it. A wheel's glide does
  /// not count: it is over before the user can aim, so a click acts on the view under the pointer.
  var isVisiblyMoving: Bool {
    switch motion {
    case .coasting(let run):
      if wheelGoal != nil { return false }
      let (velocity, end) = (shownVelocity, run.motion.finalPosition)
      return VisibleMotion.isVisible(
        speed: velocity.distance(to: .zero),
        way: end.map { offset.distance(to: CGPoint(x: $0.first, y: $0.second)) } ?? 0)
    case .gliding(let glide): return glide.isVisiblyMoving
    case .resting, .panning: return false
    }
  }

  /// The range of content in view after settling; nil if the content is not settling.
  var settlingRect: CGRect? {
    guard case .gliding(let glide) = motion, glide.isSettling else { return nil }
    return CGRect(origin: glide.end, size: viewport)
  }

  /// Whether nothing moves the content and no press holds it.
  var isAtRest: Bool { if case .resting = motion { true } else { false } }

  /// Ends the motion; the content stays where it is.
  func stop() {
    switch motion {
    case .coasting(let run): run.stop()
    case .gliding(let glide): glide.stop()
    case .resting, .panning: break
    }
    motion = .resting
    request = nil
    driftSpeed = 0
  }

  func motionDidStep() {
    switch motion {
    case .coasting(let run):
      if let end = seenEnd(of: run) {
        run.stop()
        setOffset(end)
      } else {
        setOffset(CGPoint(x: run.value.first, y: run.value.second))
      }
      if run.isOver, case .coasting(let current) = motion, current === run { rest() }
    case .gliding(let glide):
      glide.didStep(at: graph.now)
      setOffset(glide.offset)
      if glide.isOver, case .gliding(let current) = motion, current === glide { rest() }
    case .resting, .panning: break
    }
  }

  /// The resting point of a motion of which less than half a pixel is left and whose friction adds nothing
  /// visible; else nil.
  private func seenEnd(of run: SimulationRun<SimulationPair<ScrollMotion, ScrollMotion>>)
    -> CGPoint?
  {
    guard !run.isOver, pixelsPerPoint > 0, let end = run.motion.finalPosition else { return nil }
    let (value, velocity) = (run.value, run.velocity)
    let half = 0.5 / pixelsPerPoint
    let slow = half * FrictionSimulation.normalDrag
    guard abs(value.first - end.first) < half, abs(value.second - end.second) < half,
      abs(velocity.first) <= slow, abs(velocity.second) <= slow
    else { return nil }
    return CGPoint(x: end.first, y: end.second)
  }

  func rest() {
    motion = .resting
    driftSpeed = 0
    indicators.fade()
    reportSoon()
  }

  /// Starts coasting with `velocity`, in points of the offset per second.
  ///
  /// - Parameter isNew: whether the press ended just now, so that a target behaviour is applied; false for
  ///   continuing in bounds that have changed.
  func coast(velocity: CGPoint, isNew: Bool) {
    if !isNew, let goal = wheelGoal { return glideByWheel(to: bounds.nearest(to: goal)) }
    if case .coasting(let run) = motion { run.stop() }
    if !isNew, driftSpeed != 0 { return beginDrift() }
    let target = isNew ? chosenTarget(velocity: velocity) : nil
    func axis(
      _ axis: Axis, _ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat?
    ) -> ScrollMotion {
      let range = bounds[axis]
      if let target, range.contains(Double(start)) {
        return ScrollMotion(from: Double(start), velocity: Double(velocity), to: Double(target))
      }
      return ScrollMotion(coastingFrom: Double(start), velocity: Double(velocity), in: range)
    }
    let x = axis(.horizontal, offset.x, velocity.x, target?.x)
    let y = axis(.vertical, offset.y, velocity.y, target?.y)
    let pair = SimulationPair(x, y)
    guard pair.duration > 0 else {
      rest()
      return
    }
    motion = .coasting(SimulationRun(pair, at: graph.now, in: graph.pool, owner: self))
  }

  /// Moves the content to `target`, with the transaction's animation or at once.
  ///
  /// - Parameter isSettling: Whether it moves there because the content became shorter.
  func move(to target: CGPoint, transaction: Transaction, isSettling: Bool = false) {
    let kept = request
    stop()
    request = kept
    guard transaction.animation != nil, target != offset else {
      setOffset(target, isScroll: false)
      return
    }
    let glide = ScrollGlide(from: offset, to: target, isSettling: isSettling)
    motion = .gliding(glide)
    glide.begin(transaction, self)
    if glide.isOver { motionDidStep() }
  }
}
