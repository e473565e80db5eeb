import Foundation
import TweenGeometry
import TweenMotion

/// A pattern of pointer events, recognized as a unit.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture of which this one is made. It is read again at each update of the view.
  @MainActor var body: Body { get }
  @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value>
  /// Updates the recognizer created by `_makeRecognizer` with a new value of the gesture.
  @MainActor static func _updateRecognizer(_ recognizer: _Recognizer<Value>, _ gesture: Self)
}

extension Gesture where Body.Value == Value {
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    Body._updateRecognizer(recognizer, gesture.body)
  }
}

extension Gesture where Body == Never {
  /// A gesture without a body, which the engine recognizes itself. Reading this property ends the
  /// program.
  @MainActor public var body: Never {
    ProgramEnd.stop("\(Self.self) is recognized by the engine and has no body.")
  }
}

extension Never: Gesture {
  public typealias Value = Never
  @MainActor public static func _makeRecognizer(_ gesture: Never) -> _Recognizer<Never> {}
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Never>, _ gesture: Never
  ) {}
}

/// One pointer event, as passed to recognizers.
package struct PointerSample {
  package var phase: InputEvent.PointerPhase
  /// The pointer's position, in the window's points.
  package var location: CGPoint
  package var time: StageTime
  /// The view that has the gesture.
  package var element: ElementNode

  /// Returns the pointer's position in the coordinates of the view as it is shown, or in other
  /// coordinates.
  @MainActor package func location(in space: CoordinateSpace) -> CGPoint {
    element.shownPoint(location, in: space)
  }
}

package enum GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed

  package var isTerminal: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  package var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  package var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

/// The state machine of one gesture on one view. `handle` only determines the phase; `deliver`
/// calls the callbacks, after the arena has made the gesture a winner.
@MainActor open class _Recognizer<Value> {
  package var phase = GesturePhase<Value>.possible
  /// The value while the gesture is only possible; nil if there is none. Example: a long press has
  /// begun. Passed to `updating` and `onChanged`, but ignored by the arena.
  package var prospect: Value?
  /// The time at which the phase changes without another event.
  package var deadline: StageTime?
  /// Whether the gesture can only act when the pointer lifts. A hold further out does not wait for
  /// it.
  package var isPress: Bool { tapCount > 0 }
  /// Whether the gesture is a hold that opens something.
  package var isHold: Bool { false }
  /// Whether the gesture only moves its view along an axis.
  package var isPan: Bool { false }
  /// The axes along which a moving press is a pan.
  package var panAxes: Axis.Set { [] }
  /// Whether the gesture takes single taps, so that gestures of ancestors ignore them.
  package var takesTap: Bool { tapCount == 1 }
  /// Whether the gesture, once recognized, suppresses taps of all other gestures.
  package var endsTaps: Bool { isPan }
  /// Whether the gesture ignores a press at which a gesture inside takes taps.
  package var yieldsToTaps: Bool { false }
  /// The number of taps that this recognizer counts; 0 for other kinds. A tap waits for recognizers
  /// of more taps.
  package var tapCount = 0

  nonisolated package init() {}

  package func handle(_ sample: PointerSample) {}
  /// Whether this recognizer, or one that it contains, follows two fingers.
  package var takesTwoFingers: Bool { false }
  /// Fails by default: a recognizer of a single pointer does not take part in gestures of two
  /// fingers.
  package func handle(_ sample: TwoFingerSample) { phase = .failed }
  package func timeDidAdvance(to time: StageTime) {}
  /// Calls the callbacks for the current phase.
  package func deliver() {}
  /// Calls the callbacks for the prospect.
  package func deliverProspect() {}
  /// Cancels the gesture, because it lost or its view was removed.
  package func cancel() { phase = .failed }
  package func reset() {
    phase = .possible
    prospect = nil
    deadline = nil
  }
}

/// A recognizer that follows another one, and adds callbacks or converts the value.
@MainActor package class FollowingRecognizer<Base, Value>: _Recognizer<Value> {
  package let base: _Recognizer<Base>

  package init(_ base: _Recognizer<Base>) {
    self.base = base
    super.init()
    follow()
  }

  package func convert(_ phase: GesturePhase<Base>) -> GesturePhase<Value> { .possible }

  private func follow() {
    phase = convert(base.phase)
    prospect = base.prospect.flatMap { convert(.active($0)).value }
    deadline = base.deadline
    tapCount = base.tapCount
  }

  package override func handle(_ sample: PointerSample) {
    base.handle(sample)
    follow()
  }
  package override var takesTwoFingers: Bool { base.takesTwoFingers }
  package override var isPan: Bool { base.isPan }
  package override var panAxes: Axis.Set { base.panAxes }
  package override var takesTap: Bool { base.takesTap }
  package override var endsTaps: Bool { base.endsTaps }
  package override func handle(_ sample: TwoFingerSample) {
    base.handle(sample)
    follow()
  }
  package override func timeDidAdvance(to time: StageTime) {
    base.timeDidAdvance(to: time)
    follow()
  }
  package override func deliver() {
    base.deliver()
    didDeliver()
  }
  package func didDeliver() {}
  package override func deliverProspect() {
    base.deliverProspect()
    didDeliverProspect()
  }
  package func didDeliverProspect() {}
  package override func cancel() {
    base.cancel()
    phase = .failed
    prospect = nil
    deadline = nil
  }
  package override func reset() {
    base.reset()
    super.reset()
    follow()
  }
}
