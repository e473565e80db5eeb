import Foundation
import TweenGeometry
import TweenMotion

/// A pan under way: the content follows the pointer from where it took hold of it.
struct ScrollPan {
  /// Where the content was pulled to when the pan began; beyond the bounds more than is shown.
  private var pulled: CGPoint
  /// Where the pointer was, in the scroll view's own coordinates.
  private let start: CGPoint
  /// Where it is.
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

/// A way to a place in the content, which may turn out to lie elsewhere meanwhile.
@MainActor final class ScrollGlide {
  private var start: CGPoint
  private(set) var end: CGPoint
  private var length: Double
  private var covered = AnimatedAttribute<Double>()
  /// Whether the content has become shorter than it is scrolled, and goes to where it ends now. It begins
  /// beyond its bounds then, and what is in it glides with it.
  let isSettling: Bool
  /// The way of each point that is covered, where the content settles.
  private let unit: CGVector
  /// Where it was last, and when.
  private var last: (offset: CGPoint, time: StageTime)?
  /// Points a second, from there to where it is.
  private var speed: CGFloat = 0

  init(from start: CGPoint, to end: CGPoint, isSettling: Bool = false) {
    self.start = start
    self.end = end
    self.isSettling = isSettling
    let distance = Double(start.distance(to: end))
    // Where it settles the way is counted in points, as it may become another one meanwhile.
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

  var isSeenToMove: Bool { VisibleMotion.isSeen(speed: speed, way: offset.distance(to: end)) }

  func redirect(to end: CGPoint) { self.end = end }

  /// Goes its way within bounds that have changed.
  func confine(to bounds: ScrollBounds, _ transaction: Transaction, _ scroll: ScrollNode) {
    guard isSettling else {
      start = bounds.nearest(to: start)
      end = bounds.nearest(to: end)
      return
    }
    let new = bounds.nearest(to: end)
    guard new != end else { return }
    // What is in it takes another way by the same change, from where it is and as fast as it is.
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
  /// Points per second, as shown.
  var shownVelocity: CGPoint {
    guard case .coasting(let run) = motion else { return .zero }
    return CGPoint(x: run.velocity.first, y: run.velocity.second)
  }

  /// Whether the content is seen to move without a press, so that one catches it. A wheel's glide is over
  /// before anybody aims at it: a click in it acts on what lies under the pointer.
  var isSeenToMove: Bool {
    switch motion {
    case .coasting(let run):
      if wheelGoal != nil { return false }
      let (velocity, end) = (shownVelocity, run.motion.finalPosition)
      return VisibleMotion.isSeen(
        speed: velocity.distance(to: .zero),
        way: end.map { offset.distance(to: CGPoint(x: $0.first, y: $0.second)) } ?? 0)
    case .gliding(let glide): return glide.isSeenToMove
    case .resting, .panning: return false
    }
  }

  /// What of the content comes into view where it settles; nil while it doesn't.
  var settlingRect: CGRect? {
    guard case .gliding(let glide) = motion, glide.isSettling else { return nil }
    return CGRect(origin: glide.end, size: viewport)
  }

  /// Whether nothing moves the content and nobody holds it.
  var isAtRest: Bool { if case .resting = motion { true } else { false } }

  /// Ends what moves the content; it stays where it is.
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

  /// Where what runs comes to rest, once less than half a pixel is missing and friction leads no
  /// further: nothing more is to be seen of it.
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

  /// The content is let go with `velocity` (of the offset, in points per second).
  ///
  /// - Parameter isNew: whether it is let go now, so that targets are asked for; else it goes on in
  ///   bounds that have changed.
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

  /// Moves the content to `target`, by the transaction's animation or at once.
  ///
  /// - Parameter isSettling: Whether it goes there since it has become shorter.
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
