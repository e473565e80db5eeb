import Foundation
import TweenGeometry
import TweenMotion

/// Two fingers that go apart or come together; with a mouse the wheel while control is held.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  /// How far a magnification has come.
  public struct Value: Equatable, Sendable {
    /// The stage's clock, as seconds since the reference date.
    public var time: Date
    /// How many times as far apart the fingers are as at first.
    public var magnification: CGFloat
    /// Its change, a second.
    public var velocity: CGFloat
    /// Where in the view the fingers' middle was at first: 0 to 1 along each side.
    public var startAnchor: UnitPoint
    /// Where the fingers' middle was at first, in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// How far the magnification must be from 1 for the gesture to begin.
  public var minimumScaleDelta: CGFloat
  /// A magnification that begins when the scale has changed by so much.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    let recognizer = TwoFingerRecognizer<Value> { $0.magnifyValue }
    _updateRecognizer(recognizer, gesture)
    return recognizer
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    let delta = gesture.minimumScaleDelta
    (recognizer as? TwoFingerRecognizer<Value>)?.passes = {
      abs($0.sample.magnification - 1) >= delta
    }
  }
}

/// Two fingers that turn about each other; with a mouse the wheel while option, or control and shift,
/// are held.
nonisolated public struct RotateGesture: Gesture, Sendable {
  /// How far a rotation has come.
  public struct Value: Equatable, Sendable {
    /// The stage's clock, as seconds since the reference date.
    public var time: Date
    /// How far the fingers have turned since they came down, clockwise.
    public var rotation: Angle
    /// Its change, a second.
    public var velocity: Angle
    /// Where in the view the fingers' middle was at first: 0 to 1 along each side.
    public var startAnchor: UnitPoint
    /// Where the fingers' middle was at first, in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// How far the fingers must turn for the gesture to begin.
  public var minimumAngleDelta: Angle
  /// A rotation that begins when the fingers have turned by so much.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    let recognizer = TwoFingerRecognizer<Value> { $0.rotateValue }
    _updateRecognizer(recognizer, gesture)
    return recognizer
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    let delta = gesture.minimumAngleDelta
    (recognizer as? TwoFingerRecognizer<Value>)?.passes = {
      abs($0.sample.rotation.radians) >= delta.radians
    }
  }
}

/// The older `MagnifyGesture`, whose value is the magnification.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// The scale since the fingers came down: 1 at first.
  public typealias Value = CGFloat
  public typealias Body = Never
  /// By how much the scale must change before it begins.
  public var minimumScaleDelta: CGFloat
  /// A magnification that begins when the scale has changed by so much.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<CGFloat> {
    let recognizer = TwoFingerRecognizer<CGFloat> { $0.sample.magnification }
    _updateRecognizer(recognizer, gesture)
    return recognizer
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<CGFloat>, _ gesture: Self
  ) {
    let delta = gesture.minimumScaleDelta
    (recognizer as? TwoFingerRecognizer<CGFloat>)?.passes = {
      abs($0.sample.magnification - 1) >= delta
    }
  }
}

/// The older `RotateGesture`, whose value is the rotation.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// How far the fingers have turned since they came down, clockwise.
  public typealias Value = Angle
  public typealias Body = Never
  /// By how much the fingers must turn before it begins.
  public var minimumAngleDelta: Angle
  /// A rotation that begins when the fingers have turned by so much.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Angle> {
    let recognizer = TwoFingerRecognizer<Angle> { $0.sample.rotation }
    _updateRecognizer(recognizer, gesture)
    return recognizer
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Angle>, _ gesture: Self
  ) {
    let delta = gesture.minimumAngleDelta
    (recognizer as? TwoFingerRecognizer<Angle>)?.passes = {
      abs($0.sample.rotation.radians) >= delta.radians
    }
  }
}

/// What two fingers have done since they came down.
package struct TwoFingerSample {
  package enum Phase {
    case changed, ended
  }
  package var phase: Phase
  /// Their middle, in the window's points.
  package var location: CGPoint
  package var time: StageTime
  /// How many times as far apart as at first.
  package var magnification: CGFloat
  /// A second.
  package var magnificationVelocity: CGFloat
  package var rotation: Angle
  /// A second.
  package var rotationVelocity: Angle
  /// The view the gesture is on.
  package var element: ElementNode
}

/// Two fingers on a view, as a recognizer sees them.
@MainActor struct TwoFingerState {
  let sample: TwoFingerSample
  /// In points of the view.
  let startLocation: CGPoint
  let startAnchor: UnitPoint

  private var time: Date { Date(timeIntervalSinceReferenceDate: sample.time.seconds) }

  var magnifyValue: MagnifyGesture.Value {
    MagnifyGesture.Value(
      time: time, magnification: sample.magnification, velocity: sample.magnificationVelocity,
      startAnchor: startAnchor, startLocation: startLocation)
  }

  var rotateValue: RotateGesture.Value {
    RotateGesture.Value(
      time: time, rotation: sample.rotation, velocity: sample.rotationVelocity,
      startAnchor: startAnchor, startLocation: startLocation)
  }
}

/// Follows two fingers. It fails with a press, which has one pointer, so that no other gesture waits
/// for it.
@MainActor private final class TwoFingerRecognizer<Value>: _Recognizer<Value> {
  /// Whether they have gone far enough for the gesture to begin.
  var passes: (TwoFingerState) -> Bool = { _ in false }
  private let value: (TwoFingerState) -> Value
  private var start: (location: CGPoint, anchor: UnitPoint)?
  private var hasPassed = false

  init(_ value: @escaping (TwoFingerState) -> Value) {
    self.value = value
    super.init()
  }

  override var takesTwoFingers: Bool { true }

  override func handle(_ sample: PointerSample) { phase = .failed }

  override func handle(_ sample: TwoFingerSample) {
    guard !phase.isTerminal else { return }
    let start = start ?? begin(sample)
    let state = TwoFingerState(
      sample: sample, startLocation: start.location, startAnchor: start.anchor)
    hasPassed = hasPassed || passes(state)
    switch sample.phase {
    case .changed: if hasPassed { phase = .active(value(state)) }
    case .ended: phase = hasPassed ? .ended(value(state)) : .failed
    }
  }

  private func begin(_ sample: TwoFingerSample) -> (location: CGPoint, anchor: UnitPoint) {
    let location = sample.element.shownPoint(sample.location, in: .local)
    let size = sample.element.framed?.frame.shown.size ?? .zero
    let anchor = UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0.5,
      y: size.height > 0 ? location.y / size.height : 0.5)
    start = (location, anchor)
    return (location, anchor)
  }

  override func reset() {
    super.reset()
    start = nil
    hasPassed = false
  }
}
