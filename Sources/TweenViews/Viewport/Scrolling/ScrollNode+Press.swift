import Foundation
import TweenGeometry
import TweenMotion

/// What a scroll view knows of the press under way.
package struct ScrollPress {
  enum Phase {
    case possible, active, ended, failed
  }

  var phase = Phase.possible
  /// Where it began: in the window, and in the scroll view's own coordinates.
  var start: (window: CGPoint, local: CGPoint)?
  var location = CGPoint.zero
  var sampler = VelocitySampler<AnimatablePair<CGFloat, CGFloat>>()
  /// The press came while the content moved, and stopped it.
  var hasCaught = false

  /// When it last moved.
  var moveTime = StageTime.zero

  /// The velocity it lets go with, in points per second: none after a rest.
  func velocity(at time: StageTime) -> CGPoint {
    guard time.elapsed(since: moveTime) <= Self.longestRest else { return .zero }
    let velocity = sampler.velocity
    return CGPoint(x: velocity.first, y: velocity.second)
  }

  /// Seconds without a move after which a press holds the content still.
  private static let longestRest = 0.1
  /// Points a press moves along an axis of the scroll view before it pans.
  package static let slop: CGFloat = 10
}

// A press pans once it has moved 10 points, more along the axes than across. Like any gesture it
// beats what is around it, and what is inside unless that is recognized first. One that stops
// content that is seen to move is no tap: it wins at once. What creeps on unseen leaves it to what is
// inside, as if it were at rest.
extension ScrollNode: ArenaMember {
  package var priority: GesturePriority { isSeenToMove ? .high : .normal }
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
    letGo(velocity: .zero)
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
      if isSeenToMove {
        press.hasCaught = true
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

  /// Whether a press that moved from one point of the window to another pans this view.
  private func pans(from start: CGPoint, to point: CGPoint) -> Bool {
    guard start.distance(to: point) >= ScrollPress.slop, !leavesToSheet(point.y - start.y) else {
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

  /// Whether a pull by so many points down is the sheet's that the view is in. What is pulled down to
  /// come up to date is pulled itself.
  private func leavesToSheet(_ down: CGFloat) -> Bool {
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
      pan = ScrollPan(self, from: press.hasCaught ? start.local : beyondSlop(press, start.local))
    }
    pan.location = press.location
    isMovedByHand = true
    endEditingByScrolling(from: start.local, to: press.location)
    motion = .panning(pan)
    setOffset(pan.offset(in: self))
    refreshIfPulled()
    guard press.phase == .ended else { return }
    let velocity = press.velocity(at: graph.now)
    letGo(
      velocity: CGPoint(
        x: moves(along: .horizontal) ? -velocity.x : 0,
        y: moves(along: .vertical) ? -velocity.y : 0))
  }

  /// A pan has an editor inside lose the focus, where the program asks for it.
  private func endEditingByScrolling(from start: CGPoint, to location: CGPoint) {
    guard let focus = rootNode?.focus, let focused = focus.focused, focused.value.editor != nil
    else { return }
    switch environment.scrollDismissesKeyboardMode {
    case .immediately: focus.focus(nil)
    case .interactively where location.y - start.y >= Self.dismissingWay: focus.focus(nil)
    default: break
    }
  }

  /// Points down after which a pan ends the editing that it is to end with it.
  private static var dismissingWay: CGFloat { 40 }

  /// Where a press takes hold of the content: the slop is no part of its way, however far apart its
  /// samples are.
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

  private func letGo(velocity: CGPoint) {
    guard case .panning = motion else { return }
    motion = .resting
    coast(velocity: slowed(velocity), isNew: true)
  }

  /// The velocity as shown, where an edge gives way less than it is pulled.
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
  /// How far a key that turns pages goes, of the length in view: some of it stays for the eye.
  private static let pageShare: CGFloat = 0.9
  private static let pageAnimation = Animation.easeOut(duration: 0.25)

  /// Goes to where a key leads; false for keys that lead nowhere, or no further.
  func press(_ key: KeyEquivalent) -> Bool {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    guard moves(along: axis) else { return false }
    let end = CGFloat(bounds[axis].upperBound)
    let page = (axis == .vertical ? viewport.height : viewport.width) * Self.pageShare
    // A key pressed again leads on from where the last one does.
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
