import Foundation
import TweenGeometry
import TweenMotion

/// A gesture that may be missing, as in `gesture(isOn ? drag : nil)`. While it is `nil`, presses
/// pass to other gestures, as if none were added. A gesture that appears during a press starts with
/// the next press; one that disappears during a press is cancelled.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture inside.
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    let recognizer = OptionalRecognizer<Wrapped>()
    recognizer.update(gesture)
    return recognizer
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    (recognizer as? OptionalRecognizer<Wrapped>)?.update(gesture)
  }
}

/// Follows the recognizer of the gesture while there is one. Without one it fails with each press.
@MainActor private final class OptionalRecognizer<Wrapped: Gesture>: _Recognizer<Wrapped.Value> {
  private var base: _Recognizer<Wrapped.Value>?
  /// Whether a press is in progress that this recognizer has seen, so that a new gesture must wait.
  private var isBusy = false
  /// Whether the gesture appeared during a press, and takes no part in it.
  private var isLate = false

  func update(_ gesture: Wrapped?) {
    switch (base, gesture) {
    case (let base?, let gesture?):
      Wrapped._updateRecognizer(base, gesture)
      tapCount = base.tapCount
    case (nil, let gesture?):
      let base = Wrapped._makeRecognizer(gesture)
      self.base = base
      isLate = isBusy
      tapCount = base.tapCount
    case (let base?, nil):
      base.cancel()
      self.base = nil
      tapCount = 0
      if isBusy { fail() } else { follow() }
    case (nil, nil): break
    }
  }

  /// The recognizer that takes part in the current press.
  private var present: _Recognizer<Wrapped.Value>? { isLate ? nil : base }

  private func fail() {
    phase = .failed
    prospect = nil
    deadline = nil
  }

  private func follow() {
    guard let present else { return isBusy ? fail() : super.reset() }
    phase = present.phase
    prospect = present.prospect
    deadline = present.deadline
    tapCount = present.tapCount
  }

  override var isPress: Bool { present?.isPress ?? false }
  override var isHold: Bool { present?.isHold ?? false }
  override var isPan: Bool { present?.isPan ?? false }
  override var panAxes: Axis.Set { present?.panAxes ?? [] }
  override var takesTap: Bool { present?.takesTap ?? false }
  override var endsTaps: Bool { present?.endsTaps ?? false }
  override var yieldsToTaps: Bool { present?.yieldsToTaps ?? false }
  override var takesTwoFingers: Bool { present?.takesTwoFingers ?? false }

  override func handle(_ sample: PointerSample) {
    isBusy = true
    present?.handle(sample)
    follow()
  }
  override func handle(_ sample: TwoFingerSample) {
    isBusy = true
    present?.handle(sample)
    follow()
  }
  override func timeDidAdvance(to time: StageTime) {
    present?.timeDidAdvance(to: time)
    follow()
  }
  override func deliver() { present?.deliver() }
  override func deliverProspect() { present?.deliverProspect() }
  override func cancel() {
    base?.cancel()
    fail()
  }
  override func reset() {
    isBusy = false
    isLate = false
    base?.reset()
    super.reset()
    follow()
  }
}
