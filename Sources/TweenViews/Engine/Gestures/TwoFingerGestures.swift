import Foundation
import TweenGeometry
import TweenMotion

/// Two fingers that go apart or come together. There is one pointer here, so it is never recognized;
/// programs with it compile, and their other gestures work.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How many times as far apart the fingers are as at first.
    public var magnification: CGFloat
    /// Its change, a second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// How far the magnification must be from 1 for the gesture to begin.
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    OnePointerRecognizer()
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {}
}

/// Two fingers that turn about each other. There is one pointer here, so it is never recognized.
nonisolated public struct RotateGesture: Gesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Its change, a second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// How far the fingers must turn for the gesture to begin.
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    OnePointerRecognizer()
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {}
}

/// The older `MagnifyGesture`, whose value is the magnification.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<CGFloat> {
    OnePointerRecognizer()
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<CGFloat>, _ gesture: Self
  ) {}
}

/// The older `RotateGesture`, whose value is the rotation.
nonisolated public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Angle> {
    OnePointerRecognizer()
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Angle>, _ gesture: Self
  ) {}
}

/// Fails with the press, which has one pointer, so that no other gesture waits for it.
@MainActor private final class OnePointerRecognizer<Value>: _Recognizer<Value> {
  override func handle(_ sample: PointerSample) { phase = .failed }
}
