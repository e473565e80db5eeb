import Foundation
import TweenGeometry
import TweenMotion

/// A gesture for a press that moves.
nonisolated public struct DragGesture: Gesture, Sendable {
  /// The position and the movement of a drag. Points are in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the stage time, in seconds since the reference date.
    public var time: Date
    /// The current position of the pointer, in the gesture's coordinate space.
    public var location: CGPoint
    /// The position at which the press began, before the minimum distance was covered.
    public var startLocation: CGPoint
    /// The current velocity, in points per second.
    public var velocity: CGSize

    /// The movement of the pointer since the press began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The position after another quarter of a second at the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    /// The translation after another quarter of a second at the current velocity, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * 0.25,
        height: translation.height + velocity.height * 0.25)
    }
  }

  public typealias Body = Never
  /// The distance in points that the pointer must move before the drag begins. With 0 or less it
  /// begins with the press.
  public var minimumDistance: CGFloat
  /// The coordinate space in which positions are expressed.
  public var coordinateSpace: CoordinateSpace

  /// The axis along which the pointer must move at first; nil for any. A press that moves along the
  /// other axis is left to other gestures.
  package var axis: Axis?

  /// Returns whether a drag that is recognized together with other gestures suppresses their taps,
  /// as a pan does; nil: taps stay possible.
  package var endsTaps: (@Sendable (Value) -> Bool)?

  /// How a press inside a panning view waits; nil: the press does not wait.
  fileprivate var wait: Wait?

  fileprivate struct Wait: Sendable {
    /// The axis along which a moving press belongs to the drag, even inside panning views.
    var claimed: Axis?
  }

  /// Returns this drag for a control that reacts to the press itself. Inside a panning view the
  /// drag begins once the press is certain not to be a pan (`PressWait`): after a delay, after a
  /// movement along another axis, or when the pointer lifts. In the last case there is no change
  /// before the end.
  ///
  /// - Parameter axis: The axis along which a moving press belongs to the drag in any case.
  package func waitingForPans(claiming axis: Axis? = nil) -> DragGesture {
    var gesture = self
    gesture.wait = Wait(claimed: axis)
    return gesture
  }

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance in points that the pointer must move first; with 0 or less, the
  ///     drag begins with the press.
  ///   - coordinateSpace: The coordinate space of the positions.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a drag gesture with a coordinate space value.
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
  /// The axes along which the press may still pan a surrounding view; empty if the drag does not
  /// wait.
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

  /// Begins to wait if the press could pan a surrounding view.
  private func wait(_ wait: DragGesture.Wait, _ sample: PointerSample) {
    waitAxes = sample.element.panAxesAround
    if let claimed = wait.claimed { waitAxes.subtract(Axis.Set(claimed)) }
    deadline = waitAxes.isEmpty ? nil : sample.time.adding(seconds: PressWait.seconds)
  }

  /// Ends the wait, because the press is certain not to be a pan.
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

  /// Returns whether a pointer that has moved far enough has moved along the gesture's axis.
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
