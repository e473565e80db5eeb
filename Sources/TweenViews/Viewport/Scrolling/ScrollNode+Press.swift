import Foundation
import TweenGeometry
import TweenMotion

/// The state of a scroll view's current press.
package struct ScrollPress {
  enum Phase {
    case possible, active, ended, failed
  }

  var phase = Phase.possible
  /// The point where the press began: in the window, and in the scroll view's own coordinates.
  var start: (window: CGPoint, local: CGPoint)?
  var location = CGPoint.zero
  var sampler = VelocitySampler<AnimatablePair<CGFloat, CGFloat>>()
  /// Whether the press came while the content moved, and stopped it.
  var stoppedMotion = false

  /// The time of the last movement.
  var moveTime = StageTime.zero

  /// The velocity at the release, in points per second; zero after a rest.
  func velocity(at time: StageTime) -> CGPoint {
    guard time.elapsed(since: moveTime) <= Self.longestRest else { return .zero }
    let velocity = sampler.velocity
    return CGPoint(x: velocity.first, y: velocity.second)
  }

  /// The time in seconds without movement after which the velocity counts as zero.
  private static let longestRest = 0.1
  /// The distance in points that a press moves along an axis of the scroll view before it pans.
  package static let slop: CGFloat = 10
}

// A press pans after it has moved 10 points, more along the view's axes than across them. Like any gesture
// it wins over gestures around it, and over gestures inside that are not recognized before it. A press that
// stops visibly moving content is not a tap: the pan wins at once. If the movement is too slow to be
// visible, the press goes to the content as if it were at rest.
extension ScrollNode: ArenaMember {
  package var priority: GesturePriority { isVisiblyMoving ? .high : .normal }
  package var mask: GestureMask { .all }
  package var tapCount: Int { 0 }
  package var isPan: Bool { true }
  package var panAxes: Axis.Set {
    var axes: Axis.Set = []
    if moves(along: .horizontal) { axes.insert(.horizontal) }
    if moves(along: .vertical) { axes.insert(.vertical) }
    return axes
  }
  package var deadline: StageTime? { nil }
  package var element: ElementNode { self }

  package var isRecognized: Bool {
    switch press?.phase {
    case .active, .ended: true
    default: false
    }
  }

  package var isTerminal: Bool {
    switch press?.phase {
    case .ended, .failed: true
    default: false
    }
  }

  package func timeDidAdvance(to time: StageTime) {}

  package func reset() { press = ScrollPress() }

  package func cancel() {
    press?.phase = .failed
    endPan(velocity: .zero)
  }

  package func handle(_ sample: PointerSample) {
    guard var press, !isTerminal else { return }
    let location = sample.location(in: .local)
    if location != press.location { press.moveTime = sample.time }
    press.location = location
    if sample.phase == .down {
      press.start = (sample.location, location)
      scrollStart = offset
      guard moves(along: .vertical) || moves(along: .horizontal) else {
        self.press?.phase = .failed
        return
      }
      if isVisiblyMoving {
        press.stoppedMotion = true
        press.phase = .active
      }
    }
    guard let start = press.start, sample.phase != .cancel else {
      press.phase = .failed
      self.press = press
      return
    }
    press.sampler.add(time: sample.time.seconds, value: AnimatablePair(location.x, location.y))
    if press.phase == .possible, pans(from: start.window, to: sample.location) {
      press.phase = .active
    }
    if sample.phase == .up { press.phase = press.phase == .active ? .ended : .failed }
    self.press = press
  }

  /// Whether a press that moved from one point of the window to another starts a pan of this view.
  private func pans(from start: CGPoint, to point: CGPoint) -> Bool {
    guard start.distance(to: point) >= ScrollPress.slop, !movesSheet(point.y - start.y) else {
      return false
    }
    let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
    switch (moves(along: .horizontal), moves(along: .vertical)) {
    case (true, true): return true
    case (true, false): return x > y
    case (false, true): return y >= x
    case (false, false): return false
    }
  }

  /// Whether a pull down by `down` points moves the sheet around the view. A refreshable view is pulled
  /// itself.
  private func movesSheet(_ down: CGFloat) -> Bool {
    guard let pull = environment.sheetScrollShare, moves(along: .vertical) else { return false }
    if down > 0 { return offset.y <= 0 && locals.refresh == nil }
    return pull.growsFirst
  }

  package func deliver() {
    guard let press, let start = press.start else { return }
    var pan: ScrollPan
    if case .panning(let current) = motion {
      pan = current
    } else {
      stop()
      pan = ScrollPan(
        self, from: press.stoppedMotion ? start.local : beyondSlop(press, start.local))
    }
    pan.location = press.location
    isMovedByHand = true
    endEditingByScrolling(from: start.local, to: press.location)
    motion = .panning(pan)
    setOffset(pan.offset(in: self))
    refreshIfPulled()
    guard press.phase == .ended else { return }
    let velocity = press.velocity(at: graph.now)
    endPan(
      velocity: CGPoint(
        x: moves(along: .horizontal) ? -velocity.x : 0,
        y: moves(along: .vertical) ? -velocity.y : 0))
  }

  /// Ends text editing inside at the start of a pan, if the program's settings require it.
  private func endEditingByScrolling(from start: CGPoint, to location: CGPoint) {
    guard let focus = rootNode?.focus, let focused = focus.focused, focused.value.editor != nil
    else { return }
    switch environment.scrollDismissesKeyboardMode {
    case .immediately: focus.focus(nil)
    case .interactively where location.y - start.y >= Self.dismissingWay: focus.focus(nil)
    default: break
    }
  }

  /// The distance down, in points, after which a pan ends editing in the interactive mode.
  private static var dismissingWay: CGFloat { 40 }

  /// The point at which a press begins to move the content: the slop is subtracted from its path, even if
  /// samples are far apart.
  private func beyondSlop(_ press: ScrollPress, _ start: CGPoint) -> CGPoint {
    let (x, y) = (press.location.x - start.x, press.location.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return start }
    let (along, across) = (moves(along: .horizontal), moves(along: .vertical))
    if along, across {
      let part = min(ScrollPress.slop / length, 1)
      return CGPoint(x: start.x + x * part, y: start.y + y * part)
    }
    func taken(_ way: CGFloat) -> CGFloat { min(max(way, -ScrollPress.slop), ScrollPress.slop) }
    return CGPoint(x: start.x + (along ? taken(x) : 0), y: start.y + (across ? taken(y) : 0))
  }

  private func endPan(velocity: CGPoint) {
    guard case .panning = motion else { return }
    motion = .resting
    coast(velocity: slowed(velocity), isNew: true)
  }

  /// The velocity as shown, reduced where an edge moves less than it is pulled.
  private func slowed(_ velocity: CGPoint) -> CGPoint {
    func axis(_ axis: Axis, _ shown: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      let step: CGFloat = 0.5
      let pulled = RubberBand.pulled(Double(shown), in: bounds[axis], length: Double(length))
      let next = RubberBand.shown(pulled + Double(step), in: bounds[axis], length: Double(length))
      let last = RubberBand.shown(pulled - Double(step), in: bounds[axis], length: Double(length))
      return bounds[axis].contains(Double(shown)) ? velocity : velocity * CGFloat(next - last)
    }
    return CGPoint(
      x: axis(.horizontal, offset.x, velocity.x, viewport.width),
      y: axis(.vertical, offset.y, velocity.y, viewport.height))
  }
}

extension ScrollNode {
  /// The part of the visible length that a page key scrolls; the rest stays visible for orientation.
  private static let pageShare: CGFloat = 0.9
  private static let pageAnimation = Animation.easeOut(duration: 0.25)

  /// Scrolls to where a key leads; returns false for other keys, and at the end.
  func press(_ key: KeyEquivalent) -> Bool {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    guard moves(along: axis) else { return false }
    let end = CGFloat(bounds[axis].upperBound)
    let page = (axis == .vertical ? viewport.height : viewport.width) * Self.pageShare
    // A repeated key press continues from the target of the last one.
    var start = axis == .vertical ? offset.y : offset.x
    if case .gliding(let glide) = motion { start = axis == .vertical ? glide.end.y : glide.end.x }
    let target: CGFloat
    switch key {
    case .pageDown: target = min(start + page, end)
    case .pageUp: target = max(start - page, 0)
    case .home: target = 0
    case .end: target = end
    default: return false
    }
    guard target != start else { return false }
    isMovedByHand = true
    let place =
      axis == .vertical ? CGPoint(x: offset.x, y: target) : CGPoint(x: target, y: offset.y)
    move(
      to: restBelowBar(place) ?? place, transaction: Transaction(animation: Self.pageAnimation))
    return true
  }
}
