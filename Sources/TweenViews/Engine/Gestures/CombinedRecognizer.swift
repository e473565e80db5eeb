import Foundation
import TweenMotion

/// A recognizer made of two others. While the combination is recognized, the inner recognizers call
/// their own callbacks.
@MainActor
package class CombinedRecognizer<First: Gesture, Second: Gesture, Value>:
  _Recognizer<Value>
{
  package let first: _Recognizer<First.Value>
  package let second: _Recognizer<Second.Value>
  /// Whether each of the two has delivered its end.
  private var isFirstDone = false
  private var isSecondDone = false

  init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
  }

  /// Computes the phase and the prospect from those of the two recognizers.
  func combine() {}

  private func follow() {
    combine()
    deadline =
      phase.isTerminal
      ? nil
      : [
        first.phase.isTerminal ? nil : first.deadline,
        second.phase.isTerminal ? nil : second.deadline,
      ].compactMap { $0 }.min()
    tapCount = max(first.tapCount, second.tapCount)
  }

  func handleBoth(_ sample: PointerSample) {
    if !first.phase.isTerminal { first.handle(sample) }
    if !second.phase.isTerminal { second.handle(sample) }
  }

  package override func handle(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    handleBoth(sample)
    follow()
  }

  package override var takesTwoFingers: Bool { first.takesTwoFingers || second.takesTwoFingers }

  func handleBoth(_ sample: TwoFingerSample) {
    if !first.phase.isTerminal { first.handle(sample) }
    if !second.phase.isTerminal { second.handle(sample) }
  }

  package override func handle(_ sample: TwoFingerSample) {
    guard !phase.isTerminal else { return }
    handleBoth(sample)
    follow()
  }

  package override func timeDidAdvance(to time: StageTime) {
    guard !phase.isTerminal else { return }
    if !first.phase.isTerminal { first.timeDidAdvance(to: time) }
    if !second.phase.isTerminal { second.timeDidAdvance(to: time) }
    follow()
  }

  package override func deliver() {
    deliverFirst()
    deliverSecond()
  }

  func deliverFirst() {
    if first.phase.isRecognized, !isFirstDone {
      isFirstDone = first.phase.isTerminal
      first.deliver()
    } else if case .failed = first.phase, !isFirstDone {
      isFirstDone = true
      first.cancel()
    }
  }

  func deliverSecond() {
    if second.phase.isRecognized, !isSecondDone {
      isSecondDone = second.phase.isTerminal
      second.deliver()
    } else if case .failed = second.phase, !isSecondDone {
      isSecondDone = true
      second.cancel()
    }
  }

  package override func deliverProspect() {
    if !first.phase.isTerminal { first.deliverProspect() }
    if !second.phase.isTerminal { second.deliverProspect() }
  }

  package override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
    prospect = nil
    deadline = nil
  }

  package override func reset() {
    first.reset()
    second.reset()
    isFirstDone = false
    isSecondDone = false
    super.reset()
    follow()
  }
}

@MainActor
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override func combine() {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    prospect = nil
    switch (first.phase, second.phase) {
    case (.failed, .failed): phase = .failed
    case (.active, _), (_, .active): phase = .active(value)
    case (.possible, _), (_, .possible):
      // A gesture that has ended waits for the other one.
      phase = .possible
      if first.prospect != nil || second.prospect != nil {
        prospect = .init(
          first: first.phase.value ?? first.prospect,
          second: second.phase.value ?? second.prospect)
      }
    default: phase = .ended(value)
    }
  }
}

@MainActor
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  override func combine() {
    prospect = nil
    switch first.phase {
    case .active(let value): phase = .active(.first(value))
    case .ended(let value): phase = .ended(.first(value))
    case .failed:
      switch second.phase {
      case .possible:
        phase = .possible
        prospect = second.prospect.map { .second($0) }
      case .active(let value): phase = .active(.second(value))
      case .ended(let value): phase = .ended(.second(value))
      case .failed: phase = .failed
      }
    case .possible:
      // The end of the second is held back until the first has failed.
      if case .active(let value) = second.phase {
        phase = .active(.second(value))
      } else {
        phase = .possible
        prospect = first.prospect.map { .first($0) } ?? second.prospect.map { .second($0) }
      }
    }
    if first.phase.isRecognized, !second.phase.isTerminal { second.cancel() }
  }

  override func deliver() {
    if first.phase.isRecognized {
      deliverFirst()
    } else {
      if first.phase.isTerminal { deliverFirst() }
      deliverSecond()
    }
  }
}

@MainActor
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  private var last: PointerSample?
  /// Whether the second takes part, because the first has ended successfully.
  private var isSecond = false

  override func handleBoth(_ sample: PointerSample) {
    last = sample
    if isSecond {
      second.handle(sample)
    } else {
      first.handle(sample)
      beginSecond()
    }
  }

  override func timeDidAdvance(to time: StageTime) {
    guard !phase.isTerminal else { return }
    if !isSecond, !first.phase.isTerminal {
      first.timeDidAdvance(to: time)
      beginSecond()
    }
    super.timeDidAdvance(to: time)
  }

  override func handleBoth(_ sample: TwoFingerSample) {
    if case .ended = first.phase {
      second.handle(sample)
    } else {
      first.handle(sample)
    }
  }

  /// Passes a press that is still down to the second recognizer as a new press at its present
  /// position.
  private func beginSecond() {
    guard !isSecond, case .ended = first.phase else { return }
    isSecond = true
    guard var sample = last, sample.phase == .down || sample.phase == .move else { return }
    sample.phase = .down
    second.handle(sample)
  }

  override func combine() {
    prospect = nil
    switch first.phase {
    case .failed: phase = .failed
    case .possible:
      phase = .possible
      prospect = first.prospect.map { .first($0) }
    case .active(let value): phase = .active(.first(value))
    case .ended(let value):
      switch second.phase {
      case .possible: phase = .active(.second(value, second.prospect))
      case .active(let other): phase = .active(.second(value, other))
      case .ended(let other): phase = .ended(.second(value, other))
      case .failed: phase = .failed
      }
    }
  }

  override func reset() {
    last = nil
    isSecond = false
    super.reset()
  }
}
