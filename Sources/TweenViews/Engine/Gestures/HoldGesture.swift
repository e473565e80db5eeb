import TweenMotion

/// A held press that opens something, such as a menu. Of nested holds the innermost wins, and a
/// hold wins over buttons inside.
nonisolated package struct HoldGesture: Gesture {
  package typealias Value = Bool
  package typealias Body = Never
  let seconds: Double
  let action: () -> Void

  /// Creates a hold.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the press.
  ///   - action: Called after that duration, while the pointer is still down.
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
