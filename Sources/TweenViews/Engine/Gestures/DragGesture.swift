import Foundation
import TweenGeometry
import TweenMotion

/// A press that moves.
nonisolated public struct DragGesture: Gesture, Sendable {
  /// Where a drag is and how it moves. Points are those of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The stage's clock, as seconds since the reference date.
    public var time: Date
    /// Where the pointer is now.
    public var location: CGPoint
    /// Where the press began, whatever the minimum distance.
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    /// How far the pointer is from where the press began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would go if it went on for a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    /// How far from its beginning the drag would be after a quarter of a second more, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * 0.25,
        height: translation.height + velocity.height * 0.25)
    }
  }

  public typealias Body = Never
  /// Points the pointer must move before the drag begins; 0 and below: it begins with the press.
  public var minimumDistance: CGFloat
  /// The space in which locations are told.
  public var coordinateSpace: CoordinateSpace

  /// The axis along which the pointer must move at first; nil for any. One that moves across it is
  /// left to others.
  package var axis: Axis?

  /// Whether a drag that goes along with other gestures leaves no tap to them, as one that pans does; nil:
  /// it leaves them all.
  package var endsTaps: (@Sendable (Value) -> Bool)?

  /// How a press inside something that pans waits; nil: it doesn't.
  fileprivate var wait: Wait?

  fileprivate struct Wait: Sendable {
    /// The axis along which a press that moves is the drag's, whatever pans around.
    var claimed: Axis?
  }

  /// The same for a control that acts by the press itself. Inside something that pans the drag begins
  /// once the press is known to be no pan (`PressWait`): after a while, by a way along another axis, or
  /// when the pointer lifts. In the last case there is no change before the end.
  ///
  /// - Parameter axis: The axis along which a press that moves is the drag's in any case.
  package func waitingForPans(claiming axis: Axis? = nil) -> DragGesture {
    var gesture = self
    gesture.wait = Wait(claimed: axis)
    return gesture
  }

  /// A drag in a coordinate space.
  ///
  /// - Parameters:
  ///   - minimumDistance: Points that the pointer must move first; 0 and below: none.
  ///   - coordinateSpace: The space in which locations are told.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A drag in a coordinate space that is named by a value.
  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    DragRecognizer(gesture)
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    (recognizer as? DragRecognizer)?.gesture = gesture
  }
}

@MainActor private final class DragRecognizer: _Recognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start: (global: CGPoint, local: CGPoint)?
  private var hasPassed = false
  /// The axes along which the press would pan something, as long as it may; empty: it waits for nothing.
  private var waitAxes: Axis.Set = []
  private var last: DragGesture.Value?
  private var sampler = VelocitySampler<AnimatablePair<CGFloat, CGFloat>>()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override var isPan: Bool { gesture.axis != nil }
  override var panAxes: Axis.Set { gesture.axis.map { Axis.Set($0) } ?? [] }
  override var takesTap: Bool { gesture.minimumDistance <= 0 }
  override var endsTaps: Bool {
    if isPan { return true }
    guard let endsTaps = gesture.endsTaps, let value = phase.value else { return false }
    return endsTaps(value)
  }

  override func handle(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    let location = sample.location(in: gesture.coordinateSpace)
    if sample.phase == .down {
      start = (sample.location, location)
      if let wait = gesture.wait { self.wait(wait, sample) }
      hasPassed = gesture.minimumDistance <= 0 && waitAxes.isEmpty
    }
    guard let start else { return }
    if sample.phase == .cancel {
      phase = .failed
      return
    }
    sampler.add(
      time: sample.time.seconds, value: AnimatablePair(location.x, location.y))
    if !waitAxes.isEmpty {
      let axis = PressWait.axis(from: start.global, to: sample.location)
      if let axis, waitAxes.contains(Axis.Set(axis)) {
        deadline = nil
        phase = .failed
        return
      }
      if axis != nil || sample.phase == .up { endWait() }
    }
    if !hasPassed, waitAxes.isEmpty,
      start.global.distance(to: sample.location) >= gesture.minimumDistance
    {
      guard isAlongAxis(start.global, sample.location) else {
        phase = .failed
        return
      }
      hasPassed = true
    }
    let velocity = sampler.velocity
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: sample.time.seconds), location: location,
      startLocation: start.local,
      velocity: CGSize(width: velocity.first, height: velocity.second))
    last = value
    if sample.phase == .up {
      phase = hasPassed ? .ended(value) : .failed
    } else if hasPassed {
      phase = .active(value)
    }
  }

  /// Begins to wait, where a press pans something around.
  private func wait(_ wait: DragGesture.Wait, _ sample: PointerSample) {
    waitAxes = sample.element.panAxesAround
    if let claimed = wait.claimed { waitAxes.subtract(Axis.Set(claimed)) }
    deadline = waitAxes.isEmpty ? nil : sample.time.adding(seconds: PressWait.seconds)
  }

  /// The press is known to be no pan.
  private func endWait() {
    waitAxes = []
    deadline = nil
    hasPassed = gesture.minimumDistance <= 0
  }

  override func timeDidAdvance(to time: StageTime) {
    guard let deadline, time >= deadline, !phase.isTerminal else { return }
    endWait()
    if hasPassed, let last { phase = .active(last) }
  }

  /// Whether a pointer that has moved far enough moves as the gesture wants it to.
  private func isAlongAxis(_ start: CGPoint, _ end: CGPoint) -> Bool {
    guard let axis = gesture.axis else { return true }
    let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
    return axis == .horizontal ? x > y : y > x
  }

  override func reset() {
    super.reset()
    start = nil
    hasPassed = false
    waitAxes = []
    last = nil
    sampler = VelocitySampler()
  }
}
