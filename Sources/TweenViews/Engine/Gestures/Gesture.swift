import Foundation
import TweenGeometry
import TweenMotion

/// What a pointer does over time, recognized as one thing.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one is made of. It is read anew with each update of the view.
  @MainActor var body: Body { get }
  @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value>
  /// Takes a new value of the gesture over to the recognizer `_makeRecognizer` made.
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
  /// Never asked for: the engine recognizes this gesture itself. Reading it stops the program.
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

/// One thing a pointer did, as recognizers see it.
package struct PointerSample {
  package var phase: InputEvent.PointerPhase
  /// In the window's points.
  package var location: CGPoint
  package var time: StageTime
  /// The view the gesture is on.
  package var element: ElementNode

  /// Where the pointer is, in the coordinates of the view as it is shown, or in others.
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

/// The state machine of one gesture on one view. `handle` only decides; `deliver` calls back, once
/// the arena has let the gesture win.
@MainActor open class _Recognizer<Value> {
  package var phase = GesturePhase<Value>.possible
  /// What the value is while the gesture is only possible, if that is to be seen: a long press has
  /// begun. `updating` and `onChanged` are told of it; the arena isn't.
  package var prospect: Value?
  /// The moment at which waiting alone changes the phase.
  package var deadline: StageTime?
  /// Whether it can only act when the pointer lifts: a hold further out need not wait for that.
  package var isPress: Bool { tapCount > 0 }
  /// Whether it is a hold that opens something.
  package var isHold: Bool { false }
  /// Whether it only ever moves what it is on along an axis.
  package var isPan: Bool { false }
  /// The axes along which a press that moves is taken to pan.
  package var panAxes: Axis.Set { [] }
  /// Whether a tap is this gesture's, and nothing around acts by it.
  package var takesTap: Bool { tapCount == 1 }
  /// Whether, once recognized, it makes the press no tap to anyone.
  package var endsTaps: Bool { isPan }
  /// Whether it leaves presses to those gestures inside that take taps.
  package var yieldsToTaps: Bool { false }
  /// How many taps this recognizer counts; 0 for other kinds. A tap waits for longer counts.
  package var tapCount = 0

  nonisolated package init() {}

  package func handle(_ sample: PointerSample) {}
  /// Whether it, or one that it is made of, follows two fingers.
  package var takesTwoFingers: Bool { false }
  /// One that follows a single pointer has no part in what two fingers do.
  package func handle(_ sample: TwoFingerSample) { phase = .failed }
  package func timeDidAdvance(to time: StageTime) {}
  /// Calls back what the phase says.
  package func deliver() {}
  /// Calls back what is in prospect.
  package func deliverProspect() {}
  /// The gesture lost, or its view went away.
  package func cancel() { phase = .failed }
  package func reset() {
    phase = .possible
    prospect = nil
    deadline = nil
  }
}

/// A recognizer that follows another and adds callbacks or another value.
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
