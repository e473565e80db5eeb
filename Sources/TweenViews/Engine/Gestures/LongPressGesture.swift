import Foundation
import TweenMotion

/// A gesture for a press that stays in place. Its value is true in `updating` and `onChanged`
/// during the press. It ends successfully after the minimum duration, while the pointer is still
/// down.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  /// The value, which is true as soon as the press begins.
  public typealias Value = Bool
  public typealias Body = Never
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance that the press may move, in points.
  public var maximumDistance: CGFloat
  /// Creates a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press in seconds. With 0 or less the gesture ends
  ///     successfully at once.
  ///   - maximumDistance: The distance in points that the press may move; beyond it, the gesture fails.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> {
    LongPressRecognizer(gesture)
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Bool>, _ gesture: Self
  ) {
    (recognizer as? LongPressRecognizer)?.gesture = gesture
  }
}

@MainActor private final class LongPressRecognizer: _Recognizer<Bool> {
  var gesture: LongPressGesture
  private var start: CGPoint?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    switch sample.phase {
    case .down:
      start = sample.location
      prospect = true
      deadline = sample.time.adding(seconds: max(0, gesture.minimumDuration))
    case .move:
      if let start, start.distance(to: sample.location) >= gesture.maximumDistance { fail() }
    case .up, .cancel: fail()
    }
  }

  override func timeDidAdvance(to time: StageTime) {
    if let deadline, time >= deadline, !phase.isTerminal {
      self.deadline = nil
      prospect = nil
      phase = .ended(true)
    }
  }

  private func fail() {
    deadline = nil
    prospect = nil
    phase = .failed
  }

  override func reset() {
    super.reset()
    start = nil
  }
}

/// A long press with actions for its beginning and its end.
nonisolated struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  var base: LongPressGesture
  var onPressing: ((Bool) -> Void)?
  var action: () -> Void

  @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> {
    PressingRecognizer(LongPressGesture._makeRecognizer(gesture.base), gesture)
  }
  @MainActor static func _updateRecognizer(_ recognizer: _Recognizer<Bool>, _ gesture: Self) {
    guard let recognizer = recognizer as? PressingRecognizer else { return }
    recognizer.gesture = gesture
    LongPressGesture._updateRecognizer(recognizer.base, gesture.base)
  }
}

@MainActor private final class PressingRecognizer: FollowingRecognizer<Bool, Bool> {
  var gesture: PressingGesture
  private var isPressing = false

  init(_ base: _Recognizer<Bool>, _ gesture: PressingGesture) {
    self.gesture = gesture
    super.init(base)
  }

  override func convert(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> { phase }

  override func didDeliverProspect() { press(prospect != nil) }
  override func didDeliver() {
    guard case .ended = phase else { return }
    press(false)
    gesture.action()
  }
  override func cancel() {
    super.cancel()
    press(false)
  }

  private func press(_ new: Bool) {
    guard isPressing != new else { return }
    isPressing = new
    gesture.onPressing?(new)
  }
}

extension View {
  /// Calls `action` when the view has been pressed for a duration.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The distance that the press may move, in points.
  ///   - action: Called once, when the minimum duration has passed.
  ///   - onPressingChanged: Called with true when the press begins, and with false when it ends,
  ///     successfully or not.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onPressing: onPressingChanged, action: action))
  }

  /// Calls `perform` when the view has been pressed for a duration: the older form of
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
