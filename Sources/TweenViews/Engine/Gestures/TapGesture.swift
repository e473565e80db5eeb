import Foundation
import TweenMotion

/// One or more taps in a row. Semantics 8.3: a press may move 45 points and last 0.75 s; the next
/// must follow within 0.35 s.
nonisolated public struct TapGesture: Gesture, Sendable {
  /// A tap tells nothing.
  public typealias Value = Void
  public typealias Body = Never
  /// How many taps in a row make one; below 1 counts as 1.
  public var count: Int
  /// A tap, or several in a row.
  nonisolated public init(count: Int = 1) { self.count = count }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> {
    let taps = TapRecognizer()
    taps.tapCount = max(1, gesture.count)
    return TapResult(taps)
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Void>, _ gesture: Self
  ) {
    (recognizer as? TapResult)?.base.tapCount = max(1, gesture.count)
  }
}

/// Taps, with where the last one was.
nonisolated public struct SpatialTapGesture: Gesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// Where the last of the taps was, in points of the gesture's coordinate space.
    public var location: CGPoint
  }
  public typealias Body = Never
  /// How many taps in a row make one; below 1 counts as 1.
  public var count: Int
  /// The space in which the location is told.
  public var coordinateSpace: CoordinateSpace
  /// A tap, or several in a row, whose place is told in a coordinate space.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A tap whose place is told in a space that is named by a value.
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    let taps = TapRecognizer()
    taps.tapCount = max(1, gesture.count)
    taps.coordinateSpace = gesture.coordinateSpace
    return SpatialTapResult(taps)
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let taps = (recognizer as? SpatialTapResult)?.base as? TapRecognizer else { return }
    taps.tapCount = max(1, gesture.count)
    taps.coordinateSpace = gesture.coordinateSpace
  }
}

/// A tap by itself, of which nobody is told.
@MainActor final class TapResult: FollowingRecognizer<CGPoint, Void> {
  override func convert(_ phase: GesturePhase<CGPoint>) -> GesturePhase<Void> {
    switch phase {
    case .possible: .possible
    case .active: .active(())
    case .ended: .ended(())
    case .failed: .failed
    }
  }
}

@MainActor
private final class SpatialTapResult: FollowingRecognizer<
  CGPoint, SpatialTapGesture.Value
>
{
  override func convert(
    _ phase: GesturePhase<CGPoint>
  ) -> GesturePhase<SpatialTapGesture.Value> {
    switch phase {
    case .possible: .possible
    case .active(let point): .active(SpatialTapGesture.Value(location: point))
    case .ended(let point): .ended(SpatialTapGesture.Value(location: point))
    case .failed: .failed
    }
  }
}

@MainActor private final class TapRecognizer: _Recognizer<CGPoint> {
  var coordinateSpace = CoordinateSpace.local
  private var taps = 0
  private var start: CGPoint?

  private static let mostMovement: CGFloat = 45
  private static let longestPress = 0.75
  private static let longestPause = 0.35

  override func handle(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    switch sample.phase {
    case .down:
      start = sample.location
      deadline = sample.time.adding(seconds: Self.longestPress)
    case .move:
      guard let start else { return }
      if start.distance(to: sample.location) >= Self.mostMovement { fail() }
    case .up:
      guard start != nil else { return }
      start = nil
      taps += 1
      if taps >= tapCount {
        deadline = nil
        phase = .ended(sample.location(in: coordinateSpace))
      } else {
        deadline = sample.time.adding(seconds: Self.longestPause)
      }
    case .cancel: fail()
    }
  }

  override func timeDidAdvance(to time: StageTime) {
    if let deadline, time >= deadline, !phase.isTerminal { fail() }
  }

  private func fail() {
    deadline = nil
    phase = .failed
  }

  override func reset() {
    super.reset()
    taps = 0
    start = nil
  }
}
