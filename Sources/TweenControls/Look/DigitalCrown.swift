import Foundation
import TweenMotion
import TweenViews

/// The distance that a turn of the crown moves the value.
public struct DigitalCrownRotationalSensitivity: Sendable, Equatable, Hashable {
  let share: Double
  /// A quarter of the distance that `high` moves the value.
  public static let low = Self(share: 0.25)
  /// Half of the distance that `high` moves the value.
  public static let medium = Self(share: 0.5)
  /// The full distance: a notch of the wheel is one step, or a twentieth of the range.
  public static let high = Self(share: 1)
}

/// A change of the value by a turn of the crown.
public struct DigitalCrownEvent: Sendable, Equatable {
  /// The value after the turn of the crown.
  public var offset: CGFloat
  /// The change of the value in this event, in the value's own units. It is a distance, because a mouse
  /// wheel reports no speed.
  public var velocity: CGFloat
}

/// The value that a crown turns, and how it turns it.
private struct Crown {
  let read: () -> Double
  let write: (Double) -> Void
  var range: ClosedRange<Double>?
  var step: Double?
  var sensitivity = DigitalCrownRotationalSensitivity.high
  var isContinuous = false
  var onChange: (DigitalCrownEvent) -> Void = { _ in }
  var onIdle: () -> Void = {}

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void
  ) {
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
    self.onChange = onChange
    self.onIdle = onIdle
  }

  /// Turns the value by notches. Returns false if the value cannot change in that direction.
  @MainActor func turn(by notches: Double) -> Bool {
    let old = read()
    guard notches.isFinite, notches != 0, old.isFinite else { return false }
    let length = range.map { $0.upperBound - $0.lowerBound }
    let notch = (step ?? length.map { $0 / Self.notches } ?? 1) * sensitivity.share
    var new = old + notches * notch
    if let range, let length {
      guard length > 0, length.isFinite else { return false }
      if isContinuous {
        new = range.lowerBound + (new - range.lowerBound).remainder(dividingBy: length)
        if new < range.lowerBound { new += length }
      } else {
        new = min(max(new, range.lowerBound), range.upperBound)
      }
    }
    guard new.isFinite, new != old else { return false }
    write(new)
    onChange(DigitalCrownEvent(offset: CGFloat(new), velocity: CGFloat(new - old)))
    onIdle()
    return true
  }

  /// The number of notches that lead through a range without steps.
  private static let notches = 20.0
}

/// `digitalCrownRotation`.
private struct CrownModifier: ViewModifier {
  let crown: Crown

  func body(content: Content) -> some View {
    content.modifier(
      WheelCatcher(needsControl: true) {
        crown.turn(by: -Double($0.height) / Self.pointsPerNotch)
      })
  }

  /// The scrolled distance that counts as one notch of the wheel, in points.
  private static let pointsPerNotch = 40.0
}

extension View {
  /// Changes a value when the user turns the mouse wheel while the control key is held, in place of
  /// a watch's crown: a notch adds or subtracts 1.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(CrownModifier(crown: Crown(binding, onChange: onChange, onIdle: onIdle)))
  }

  /// Changes a value in a range when the user turns the mouse wheel while the control key is held.
  ///
  /// - Parameters:
  ///   - binding: The value to change.
  ///   - minValue: The least value.
  ///   - maxValue: The greatest value. If it is not above `minValue`, the value does not change.
  ///   - stride: The change by one notch; nil: a twentieth of the range.
  ///   - sensitivity: The share of that change that a notch makes.
  ///   - isContinuous: Whether the value continues at `minValue` after `maxValue`.
  ///   - isHapticFeedbackEnabled: Accepted without effect: the engine has no haptic feedback.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    digitalCrownRotation(
      binding, from: minValue, through: maxValue, by: stride, sensitivity: sensitivity,
      isContinuous: isContinuous, isHapticFeedbackEnabled: isHapticFeedbackEnabled,
      onChange: { _ in })
  }

  /// Changes a value in a range when the user turns the mouse wheel while the control key is held,
  /// and calls closures at each turn.
  ///
  /// - Parameters:
  ///   - binding: The value to change.
  ///   - minValue: The least value.
  ///   - maxValue: The greatest value. If it is not above `minValue`, the value does not change.
  ///   - stride: The change by one notch; nil: a twentieth of the range.
  ///   - sensitivity: The share of that change that a notch makes.
  ///   - isContinuous: Whether the value continues at `minValue` after `maxValue`.
  ///   - isHapticFeedbackEnabled: Accepted without effect: the engine has no haptic feedback.
  ///   - onChange: Called with each turn.
  ///   - onIdle: Called after each turn.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    var crown = Crown(binding, onChange: onChange, onIdle: onIdle)
    let (low, high) = (Double(minValue), Double(maxValue))
    // Bounds in the wrong order give an empty range, in which the value does not change.
    crown.range = low <= high ? low...high : 0...0
    crown.step = stride.map { Double($0) }
    crown.sensitivity = sensitivity
    crown.isContinuous = isContinuous
    return modifier(CrownModifier(crown: crown))
  }
}
