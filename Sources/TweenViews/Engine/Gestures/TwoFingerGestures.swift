import Foundation
import TweenGeometry
import TweenMotion

/// Two fingers that go apart or come together. There is one pointer here, so it is never recognized;
/// programs with it compile, and their other gestures work.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  /// What a magnification would tell.
  public struct Value: Equatable, Sendable {
    /// The stage's clock, as seconds since the reference date.
    public var time: Date
    /// How many times as far apart the fingers are as at first.
    public var magnification: CGFloat
    /// Its change, a second.
    public var velocity: CGFloat
    /// Where in the view the fingers' middle was at first: 0 to 1 along each side.
    public var startAnchor: UnitPoint
    /// Where the fingers' middle was at first, in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// How far the magnification must be from 1 for the gesture to begin.
  public var minimumScaleDelta: CGFloat
  /// A magnification that begins when the scale has changed by so much.
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
  /// What a rotation would tell.
  public struct Value: Equatable, Sendable {
    /// The stage's clock, as seconds since the reference date.
    public var time: Date
    /// How far the fingers have turned since they came down, clockwise.
    public var rotation: Angle
    /// Its change, a second.
    public var velocity: Angle
    /// Where in the view the fingers' middle was at first: 0 to 1 along each side.
    public var startAnchor: UnitPoint
    /// Where the fingers' middle was at first, in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// How far the fingers must turn for the gesture to begin.
  public var minimumAngleDelta: Angle
  /// A rotation that begins when the fingers have turned by so much.
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
  /// The scale since the fingers came down: 1 at first.
  public typealias Value = CGFloat
  public typealias Body = Never
  /// By how much the scale must change before it begins.
  public var minimumScaleDelta: CGFloat
  /// A magnification that begins when the scale has changed by so much.
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
  /// How far the fingers have turned since they came down, clockwise.
  public typealias Value = Angle
  public typealias Body = Never
  /// By how much the fingers must turn before it begins.
  public var minimumAngleDelta: Angle
  /// A rotation that begins when the fingers have turned by so much.
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
