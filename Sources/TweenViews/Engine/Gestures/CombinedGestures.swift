import Foundation
import TweenMotion

/// Two gestures that go on side by side: it is active while either is, and ends well when both have
/// ended and at least one has ended well.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What each of the two has: nil, if it isn't recognized.
  public struct Value {
    /// The first one's value.
    public var first: First.Value?
    /// The second one's value.
    public var second: Second.Value?
  }
  public typealias Body = Never
  /// The gesture named first.
  public var first: First
  /// The gesture named second.
  public var second: Second

  /// Combines two gestures, of which `first` is asked first.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? SimultaneousRecognizer<First, Second> else { return }
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// Two gestures of which one counts: the second does, if the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the one that counts.
  public enum Value {
    /// The first counts.
    case first(First.Value)
    /// The first has failed, and the second counts.
    case second(Second.Value)
  }
  public typealias Body = Never
  /// The gesture named first.
  public var first: First
  /// The gesture named second.
  public var second: Second

  /// Combines two gestures, of which `first` is asked first.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? ExclusiveRecognizer<First, Second> else { return }
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures one after the other: the second begins when the first has ended well.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the two have come.
  public enum Value {
    /// The first is under way.
    case first(First.Value)
    /// The first has ended; the second's value is nil until that is recognized.
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  /// The gesture named first.
  public var first: First
  /// The gesture named second.
  public var second: Second

  /// Combines two gestures, of which `first` is asked first.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? SequenceRecognizer<First, Second> else { return }
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Goes on side by side with another gesture.
  @MainActor @preconcurrency
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Goes before another gesture, which counts only if this one fails.
  @MainActor @preconcurrency
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Goes before another gesture, which begins when this one has ended well.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
