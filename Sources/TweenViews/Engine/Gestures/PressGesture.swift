import Foundation
import TweenGeometry
import TweenMotion

/// A press as controls take it: told while the pointer is down and near, acts when it lifts there.
///
/// Near is inside of the view and up to `reach` points beyond its edges (Controls 1.4).
nonisolated package struct PressGesture: Gesture {
  package typealias Value = Void
  package typealias Body = Never
  let reach: CGFloat
  let repetition: PressRepetition?
  let yieldsToTaps: Bool
  let onPressing: (Bool) -> Void
  let action: () -> Void

  /// A press.
  ///
  /// - Parameters:
  ///   - reach: Points beyond the view's edges at which it is still pressed.
  ///   - repetition: When the action comes again while the press lasts. It comes with the press
  ///     then and not when the pointer lifts, or inside something that pans once the press is known to
  ///     be no pan (`PressWait`); nil: it comes once, when the pointer lifts.
  ///   - yieldsToTaps: Whether a press is none where a gesture inside takes a tap there.
  ///   - onPressing: Told true when the pointer goes down or comes back, false when it leaves or
  ///     lifts, each time before the action.
  ///   - action: What the press does.
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

/// How often a held press acts: at first slowly, then faster.
nonisolated package struct PressRepetition: Equatable, Sendable {
  /// So many intervals of so many seconds each, one after the other.
  let first: [Interval]
  /// Seconds of every interval after those.
  let rest: Double

  struct Interval: Equatable, Sendable {
    let count: Int
    let seconds: Double
  }

  /// Under a finger.
  package static let touch = PressRepetition(
    first: [Interval(count: 5, seconds: 0.5), Interval(count: 15, seconds: 0.1)], rest: 0.05)
  /// Under a mouse's pointer.
  package static let desktop = PressRepetition(
    first: [Interval(count: 1, seconds: 0.4)], rest: 0.075)

  /// Seconds from one action to the next, `index` intervals having passed.
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
  /// How many intervals have passed since the press began or came back.
  private var intervals = 0
  /// Where a press began that may still pan something, along these axes; nil: it waits for nothing.
  private var waiting: (start: CGPoint, axes: Axis.Set)?
  /// Whether one that repeats is to act once the arena lets it win, and since when.
  private var isDue = false
  private var dueTime = StageTime.zero
  /// Whether the press was near when it last moved, while it waits.
  private var isNearby = false

  init(_ gesture: PressGesture) {
    self.gesture = gesture
    super.init()
  }

  /// One that repeats acts while it is held.
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

  /// Leaves a press to what pans by it.
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
    // The far edges count: a press on the last point of a reach is one.
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
