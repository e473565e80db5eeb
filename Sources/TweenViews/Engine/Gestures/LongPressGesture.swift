import Foundation
import TweenMotion

/// A press that stays. While it lasts, `updating` and `onChanged` have the value true; it ends, well,
/// at the minimum duration, though the pointer be still down.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  /// True from the press on: whether it is held.
  public typealias Value = Bool
  public typealias Body = Never
  /// Seconds the press must last.
  public var minimumDuration: Double
  /// Points it may move.
  public var maximumDistance: CGFloat
  /// A press that is held.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds that it must be held; 0 and below: it ends well with the press.
  ///   - maximumDistance: Points that the pointer may move meanwhile; farther, it fails.
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

/// A long press with an action for its begin and its end.
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
  /// Calls `action` when the view has been pressed for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds the press must last.
  ///   - maximumDistance: Points it may move.
  ///   - action: Called once, when the press has lasted long enough.
  ///   - onPressingChanged: Told true when the press begins, false when it ends, for better or worse.
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

  /// The older spelling of `onLongPressGesture(minimumDuration:maximumDistance:perform:
  /// onPressingChanged:)`.
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
