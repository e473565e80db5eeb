import Foundation
import TweenMotion

/// Two gestures that are recognized at the same time. The combination is active while either is
/// active. It ends successfully when both have ended and at least one was successful.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two gestures; nil for a gesture that is not recognized.
  public struct Value {
    /// The value of the first gesture; nil while it is not recognized.
    public var first: First.Value?
    /// The value of the second gesture; nil while it is not recognized.
    public var second: Second.Value?
  }
  public typealias Body = Never
  /// The gesture that receives events first.
  public var first: First
  /// The gesture that receives events second.
  public var second: Second

  /// Creates a combination of two gestures, of which `first` receives events first.
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

/// Two gestures of which only one is recognized: the second one if the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture, after the first has failed.
    case second(Second.Value)
  }
  public typealias Body = Never
  /// The gesture with precedence.
  public var first: First
  /// The gesture that applies if the first fails.
  public var second: Second

  /// Creates a combination of two gestures, of which `first` has precedence.
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

/// Two gestures in sequence: the second begins when the first has ended successfully.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture is in progress, with its value.
    case first(First.Value)
    /// The first gesture has ended. The second value is nil until the second gesture is recognized.
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  /// The gesture that begins the sequence.
  public var first: First
  /// The gesture that follows the first.
  public var second: Second

  /// Creates a sequence of two gestures that begins with `first`.
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
  /// Returns a gesture that recognizes this gesture and another one at the same time.
  @MainActor @preconcurrency
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture or, if it fails, another one.
  @MainActor @preconcurrency
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture and, when it has ended successfully, another
  /// one.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
