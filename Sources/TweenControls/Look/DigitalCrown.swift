import Foundation
import TweenMotion
import TweenViews

/// How far a turn of the crown goes.
public struct DigitalCrownRotationalSensitivity: Sendable, Equatable, Hashable {
  let share: Double
  /// A quarter of a high one's way.
  public static let low = Self(share: 0.25)
  /// Half of a high one's way.
  public static let medium = Self(share: 0.5)
  /// The whole way: a notch of the wheel is a step, or a twentieth of the range.
  public static let high = Self(share: 1)
}

/// What the crown does.
public struct DigitalCrownEvent: Sendable, Equatable {
  /// The value that the crown has come to.
  public var offset: CGFloat
  /// How far the crown turned in this event. The wheel knows no speed.
  public var velocity: CGFloat
}

/// What a crown turns.
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

  /// Turns by notches; false where there is nothing further that way.
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

  /// How many notches lead through a range without steps.
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

  /// Points that a notch of the wheel stands for.
  private static let pointsPerNotch = 40.0
}

extension View {
  /// Turns a value by the wheel with the control key held, which stands for a watch's crown: a notch
  /// adds or takes away 1.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(CrownModifier(crown: Crown(binding, onChange: onChange, onIdle: onIdle)))
  }

  /// Turns a value of a range by the wheel with the control key held.
  ///
  /// - Parameters:
  ///   - binding: What is turned.
  ///   - minValue: The least value.
  ///   - maxValue: The greatest; one that is not above the least turns nothing.
  ///   - stride: What a notch adds or takes away; nil: a twentieth of the range.
  ///   - sensitivity: How much of that a notch goes.
  ///   - isContinuous: Whether the least follows on the greatest.
  ///   - isHapticFeedbackEnabled: Without effect: nothing is felt here.
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

  /// Turns a value of a range by the wheel with the control key held, and tells of it.
  ///
  /// - Parameters:
  ///   - binding: What is turned.
  ///   - minValue: The least value.
  ///   - maxValue: The greatest; one that is not above the least turns nothing.
  ///   - stride: What a notch adds or takes away; nil: a twentieth of the range.
  ///   - sensitivity: How much of that a notch goes.
  ///   - isContinuous: Whether the least follows on the greatest.
  ///   - isHapticFeedbackEnabled: Without effect: nothing is felt here.
  ///   - onChange: Told of each turn.
  ///   - onIdle: Told after each turn.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    var crown = Crown(binding, onChange: onChange, onIdle: onIdle)
    let (low, high) = (Double(minValue), Double(maxValue))
    // What is no range has no length, and nothing turns.
    crown.range = low <= high ? low...high : 0...0
    crown.step = stride.map { Double($0) }
    crown.sensitivity = sensitivity
    crown.isContinuous = isContinuous
    return modifier(CrownModifier(crown: crown))
  }
}
