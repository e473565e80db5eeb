import Foundation
import TweenGeometry
import TweenMotion

/// A gesture for two fingers that move apart or together; with a mouse, for the wheel while Control
/// is held.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  /// The progress of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the stage time, in seconds since the reference date.
    public var time: Date
    /// The distance of the fingers relative to their initial distance.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The initial middle between the fingers, in units of the view's size: 0 to 1 inside the view.
    public var startAnchor: UnitPoint
    /// The initial middle between the fingers, in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// The smallest difference of the magnification from 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture that begins when the magnification differs from 1 by at least
  /// `minimumScaleDelta`.
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

/// A gesture for two fingers that rotate; with a mouse, for the wheel while Option, or Control and
/// Shift, are held.
nonisolated public struct RotateGesture: Gesture, Sendable {
  /// The progress of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the stage time, in seconds since the reference date.
    public var time: Date
    /// The rotation of the fingers since they touched down, clockwise.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The initial middle between the fingers, in units of the view's size: 0 to 1 inside the view.
    public var startAnchor: UnitPoint
    /// The initial middle between the fingers, in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// The smallest rotation at which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a gesture that begins when the fingers have rotated by at least `minimumAngleDelta`.
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

/// The older form of `MagnifyGesture`, whose value is only the magnification.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// The distance of the fingers relative to their initial distance.
  public typealias Value = CGFloat
  public typealias Body = Never
  /// The smallest difference of the magnification from 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture that begins when the magnification differs from 1 by at least
  /// `minimumScaleDelta`.
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

/// The older form of `RotateGesture`, whose value is only the rotation.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// The rotation of the fingers since they touched down, clockwise.
  public typealias Value = Angle
  public typealias Body = Never
  /// The smallest rotation at which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a gesture that begins when the fingers have rotated by at least `minimumAngleDelta`.
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

/// The changes of two fingers since they touched down.
package struct TwoFingerSample {
  package enum Phase {
    case changed, ended
  }
  package var phase: Phase
  /// The middle between the fingers, in the window's points.
  package var location: CGPoint
  package var time: StageTime
  /// The distance of the fingers relative to their initial distance.
  package var magnification: CGFloat
  /// The change of the magnification per second.
  package var magnificationVelocity: CGFloat
  package var rotation: Angle
  /// The change of the rotation per second.
  package var rotationVelocity: Angle
  /// The view that has the gesture.
  package var element: ElementNode
}

/// Two fingers on a view, as passed to a recognizer's closures.
@MainActor struct TwoFingerState {
  let sample: TwoFingerSample
  /// The initial middle between the fingers, in points of the view.
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

/// The recognizer of two fingers. It fails for a press, which has one pointer, so that other
/// gestures do not wait for it.
@MainActor private final class TwoFingerRecognizer<Value>: _Recognizer<Value> {
  /// Returns whether the fingers have moved far enough for the gesture to begin.
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
