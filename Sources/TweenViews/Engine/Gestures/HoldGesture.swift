import TweenMotion

/// A press that is held and opens something, such as a menu: of holds around each other the innermost
/// wins, and buttons inside lose to it.
nonisolated package struct HoldGesture: Gesture {
  package typealias Value = Bool
  package typealias Body = Never
  let seconds: Double
  let action: () -> Void

  /// A hold.
  ///
  /// - Parameters:
  ///   - seconds: How long the press lasts.
  ///   - action: Called then, though the pointer be still down.
  package nonisolated init(seconds: Double, action: @escaping () -> Void) {
    self.seconds = seconds
    self.action = action
  }

  private var base: LongPressGesture { LongPressGesture(minimumDuration: seconds) }

  @MainActor package static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> {
    HoldRecognizer(LongPressGesture._makeRecognizer(gesture.base), gesture)
  }
  @MainActor package static func _updateRecognizer(
    _ recognizer: _Recognizer<Bool>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? HoldRecognizer else { return }
    recognizer.gesture = gesture
    LongPressGesture._updateRecognizer(recognizer.base, gesture.base)
  }
}

@MainActor private final class HoldRecognizer: FollowingRecognizer<Bool, Bool> {
  var gesture: HoldGesture

  init(_ base: _Recognizer<Bool>, _ gesture: HoldGesture) {
    self.gesture = gesture
    super.init(base)
  }

  override var isHold: Bool { true }
  override func convert(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> { phase }
  override func didDeliver() { if case .ended = phase { gesture.action() } }
}
