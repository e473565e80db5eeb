import Foundation
import TweenMotion

/// A gesture for one or more taps in a row. Semantics 8.3: a press may move 45 points and last 0.75
/// s; the next must follow within 0.35 s.
nonisolated public struct TapGesture: Gesture, Sendable {
  /// A tap has no value.
  public typealias Value = Void
  public typealias Body = Never
  /// The number of taps in a row; values below 1 count as 1.
  public var count: Int
  /// Creates a gesture for `count` taps in a row.
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

/// A gesture for one or more taps in a row, with the position of the last one.
nonisolated public struct SpatialTapGesture: Gesture {
  /// The value of a tap gesture with a position.
  public struct Value: Equatable, Sendable {
    /// The position of the last tap, in points of the gesture's coordinate space.
    public var location: CGPoint
  }
  public typealias Body = Never
  /// The number of taps in a row; values below 1 count as 1.
  public var count: Int
  /// The coordinate space in which the position is expressed.
  public var coordinateSpace: CoordinateSpace
  /// Creates a gesture for `count` taps in a row, with the position in a coordinate space.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture for `count` taps in a row, with a coordinate space value.
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

/// The recognizer of a tap gesture without an action.
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

  private static let maximumMovement: CGFloat = 45
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
      if start.distance(to: sample.location) >= Self.maximumMovement { fail() }
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
