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
  let onPressing: (Bool) -> Void
  let action: () -> Void

  /// A press.
  ///
  /// - Parameters:
  ///   - reach: Points beyond the view's edges at which it is still pressed.
  ///   - repetition: When the action comes again while the press lasts. It comes with the press
  ///     then and not when the pointer lifts; nil: it comes once, when the pointer lifts.
  ///   - onPressing: Told true when the pointer goes down or comes back, false when it leaves or
  ///     lifts, each time before the action.
  ///   - action: What the press does.
  package nonisolated init(
    reach: CGFloat = 0, repetition: PressRepetition? = nil,
    onPressing: @escaping (Bool) -> Void, action: @escaping () -> Void
  ) {
    self.reach = reach
    self.repetition = repetition
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

  init(_ gesture: PressGesture) {
    self.gesture = gesture
    super.init()
  }

  /// One that repeats acts while it is held.
  override var isPress: Bool { gesture.repetition == nil }

  override func handle(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    switch sample.phase {
    case .down:
      isDown = true
      press(true)
      if let repetition = gesture.repetition {
        gesture.action()
        beginRepeating(repetition, at: sample.time)
      }
    case .move:
      guard isDown else { return }
      let wasPressing = isPressing
      press(isNear(sample))
      if !isPressing {
        deadline = nil
      } else if !wasPressing, let repetition = gesture.repetition {
        beginRepeating(repetition, at: sample.time)
      }
    case .up:
      let acts = isPressing && isNear(sample)
      press(false)
      deadline = nil
      phase = acts ? .ended(()) : .failed
    case .cancel:
      press(false)
      phase = .failed
    }
  }

  override func timeDidAdvance(to time: StageTime) {
    guard isPressing, let repetition = gesture.repetition else { return }
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
    let bounds = CGRect(origin: .zero, size: view.frame.shown.size)
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
    guard case .ended = phase, gesture.repetition == nil else { return }
    gesture.action()
  }
  override func cancel() {
    deadline = nil
    press(false)
    super.cancel()
  }
  override func reset() {
    super.reset()
    isDown = false
  }
}
