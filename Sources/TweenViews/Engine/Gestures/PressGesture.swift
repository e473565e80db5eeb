import Foundation
import TweenGeometry
import TweenMotion

/// The press of a control. It reports whether the pointer is down and near, and acts when the
/// pointer lifts near the control.
///
/// Near means inside the view or at most `reach` points outside of its edges (Controls 1.4).
nonisolated package struct PressGesture: Gesture {
  package typealias Value = Void
  package typealias Body = Never
  let reach: CGFloat
  let repetition: PressRepetition?
  let yieldsToTaps: Bool
  let onPressing: (Bool) -> Void
  let action: () -> Void

  /// Creates a press.
  ///
  /// - Parameters:
  ///   - reach: The distance in points outside of the view's edges at which it is still pressed.
  ///   - repetition: The intervals at which the action repeats during the press; nil: the action runs
  ///     once, when the pointer lifts. A repeating action runs first when the press begins or, inside a
  ///     panning view, once the press is certain not to be a pan (`PressWait`).
  ///   - yieldsToTaps: Whether the press is ignored where a gesture inside takes taps.
  ///   - onPressing: Called with true when the pointer goes down or returns, and with false when it leaves
  ///     or lifts, each time before the action.
  ///   - action: The action of the press.
  package nonisolated init(
    reach: CGFloat = 0, repetition: PressRepetition? = nil, yieldsToTaps: Bool = false,
    onPressing: @escaping (Bool) -> Void, action: @escaping () -> Void
  ) {
    self.reach = reach
    self.repetition = repetition
    self.yieldsToTaps = yieldsToTaps
    self.onPressing = onPressing
    self.action = action
  }

  @MainActor package static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> {
    PressRecognizer(gesture)
  }
  @MainActor package static func _updateRecognizer(
    _ recognizer: _Recognizer<Void>, _ gesture: Self
  ) {
    (recognizer as? PressRecognizer)?.gesture = gesture
  }
}

/// The intervals at which a held press repeats its action: slow at first, then faster.
nonisolated package struct PressRepetition: Equatable, Sendable {
  /// The first intervals, in order: a count and a duration in seconds.
  let first: [Interval]
  /// The duration of all later intervals, in seconds.
  let rest: Double

  struct Interval: Equatable, Sendable {
    let count: Int
    let seconds: Double
  }

  /// The repetition for a finger.
  package static let touch = PressRepetition(
    first: [Interval(count: 5, seconds: 0.5), Interval(count: 15, seconds: 0.1)], rest: 0.05)
  /// The repetition for a mouse.
  package static let desktop = PressRepetition(
    first: [Interval(count: 1, seconds: 0.4)], rest: 0.075)

  /// Returns the seconds to the next action after `index` intervals.
  func seconds(ofInterval index: Int) -> Double {
    var left = index
    for interval in first {
      if left < interval.count { return interval.seconds }
      left -= interval.count
    }
    return rest
  }
}

@MainActor private final class PressRecognizer: _Recognizer<Void> {
  var gesture: PressGesture
  private var isDown = false
  private var isPressing = false
  /// The number of intervals since the press began or returned.
  private var intervals = 0
  /// The start of a press that may still be a pan, and the axes of the pan; nil if the press does
  /// not wait.
  private var waiting: (start: CGPoint, axes: Axis.Set)?
  /// Whether a repeating press must act once the arena makes it a winner, and since when.
  private var isDue = false
  private var dueTime = StageTime.zero
  /// Whether the press was near at its last movement, while it waits.
  private var isNearby = false

  init(_ gesture: PressGesture) {
    self.gesture = gesture
    super.init()
  }

  /// A repeating press acts while it is held, so it is not a press in this sense.
  override var isPress: Bool { gesture.repetition == nil }
  override var takesTap: Bool { true }
  override var yieldsToTaps: Bool { gesture.yieldsToTaps }

  override func handle(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    switch sample.phase {
    case .down:
      isDown = true
      guard let repetition = gesture.repetition else { return press(true) }
      let axes = sample.element.panAxesAround
      if axes.isEmpty {
        act(repetition, at: sample.time)
      } else {
        waiting = (sample.location, axes)
        isNearby = true
        deadline = sample.time.adding(seconds: PressWait.seconds)
      }
    case .move:
      guard isDown else { return }
      if waiting != nil {
        failIfPan(sample)
        isNearby = isNear(sample)
        return
      }
      let wasPressing = isPressing
      press(isNear(sample))
      if !isPressing {
        deadline = nil
      } else if !wasPressing, let repetition = gesture.repetition {
        beginRepeating(repetition, at: sample.time)
      }
    case .up:
      if waiting != nil {
        failIfPan(sample)
        guard !phase.isTerminal else { return }
        stopWaiting()
        isDue = isNear(sample)
        phase = isDue ? .ended(()) : .failed
        return
      }
      let acts = isPressing && isNear(sample)
      press(false)
      deadline = nil
      phase = acts ? .ended(()) : .failed
    case .cancel:
      stopWaiting()
      press(false)
      phase = .failed
    }
  }

  /// Fails if the press has become a pan of a surrounding view.
  private func failIfPan(_ sample: PointerSample) {
    guard let waiting, let axis = PressWait.axis(from: waiting.start, to: sample.location),
      waiting.axes.contains(Axis.Set(axis))
    else { return }
    stopWaiting()
    phase = .failed
  }

  private func stopWaiting() {
    guard waiting != nil else { return }
    waiting = nil
    deadline = nil
  }

  private func act(_ repetition: PressRepetition, at time: StageTime) {
    press(true)
    gesture.action()
    beginRepeating(repetition, at: time)
  }

  override func timeDidAdvance(to time: StageTime) {
    guard let repetition = gesture.repetition else { return }
    if waiting != nil, let deadline, deadline <= time, !phase.isTerminal {
      stopWaiting()
      guard isNearby else { return }
      isDue = true
      dueTime = deadline
      phase = .active(())
    }
    guard isPressing else { return }
    while let due = deadline, due <= time, isPressing {
      gesture.action()
      intervals += 1
      deadline = due.adding(seconds: repetition.seconds(ofInterval: intervals))
    }
  }

  private func beginRepeating(_ repetition: PressRepetition, at time: StageTime) {
    intervals = 0
    deadline = time.adding(seconds: repetition.seconds(ofInterval: 0))
  }

  private func isNear(_ sample: PointerSample) -> Bool {
    guard let view = sample.element.framed else { return true }
    let bounds = view.pressArea
    let point = sample.location(in: .local)
    // The far edges count as near: a press exactly at the limit is inside.
    return point.x >= bounds.minX - gesture.reach && point.x <= bounds.maxX + gesture.reach
      && point.y >= bounds.minY - gesture.reach && point.y <= bounds.maxY + gesture.reach
  }

  private func press(_ new: Bool) {
    guard isPressing != new else { return }
    isPressing = new
    gesture.onPressing(new)
  }

  override func deliver() {
    guard let repetition = gesture.repetition else {
      if case .ended = phase { gesture.action() }
      return
    }
    guard isDue else { return }
    isDue = false
    act(repetition, at: dueTime)
    if phase.isTerminal {
      deadline = nil
      press(false)
    }
  }
  override func cancel() {
    stopWaiting()
    isDue = false
    deadline = nil
    press(false)
    super.cancel()
  }
  override func reset() {
    super.reset()
    isDown = false
    waiting = nil
    isDue = false
  }
}
