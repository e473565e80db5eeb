import Foundation
import TweenMotion
import TweenViews

/// A control of two halves that decrease and increase a value.
///
/// A half that cannot change the value is disabled. While a half is held its action repeats, at
/// first slowly, then faster.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: StepperActions
  /// Returns the value in words for assistive technology; nil: the label contains it.
  private var words: ((FieldPlace) -> String)?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// A stepper that calls actions of your own.
  ///
  /// - Parameters:
  ///   - label: The label that names the value.
  ///   - onIncrement: The action of the increasing half; nil: that half is disabled.
  ///   - onDecrement: The action of the decreasing half; nil: that half is disabled.
  ///   - onEditingChanged: Called with true when a half is pressed and with false when it is
  ///     released.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = StepperActions(
      increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without bounds.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - step: The change of the value in one step; a negative step swaps the halves.
  ///   - label: The label that names the value.
  ///   - onEditingChanged: Called with true when a half is pressed and with false when it is
  ///     released.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = StepperActions(
      value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value between bounds. A step that would pass a bound ends at that bound.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - bounds: The least and the greatest value.
  ///   - step: The change of the value in one step; a negative step swaps the halves.
  ///   - label: The label that names the value.
  ///   - onEditingChanged: Called with true when a half is pressed and with false when it is
  ///     released.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = StepperActions(
      value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  private var place: FieldPlace {
    FieldPlace(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// The label, with the two halves at the end of the row.
  public var body: some View {
    ControlRow(
      label: label, control: StepperHalves(steps: steps),
      overhang: ControlMetrics.touch.rowOverhang
    )
    .semantics(
      Semantics(
        .adjustable, value: words?(place) ?? steps.number, actions: steps.names,
        children: .combined))
  }
}

extension Stepper {
  /// A stepper of a number, which a format converts to text.
  ///
  /// - Parameters:
  ///   - value: The number to change.
  ///   - step: The change of the number in one step; a negative step swaps the halves.
  ///   - format: The format of the number for assistive technology.
  ///   - label: The label that names the number.
  ///   - onEditingChanged: Called with true when a half is pressed and with false when it is
  ///     released.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    words = { $0.adapted(format).format(value.wrappedValue) }
  }

  /// A stepper of a number between bounds, which a format converts to text.
  ///
  /// - Parameters:
  ///   - value: The number to change.
  ///   - bounds: The least and the greatest number.
  ///   - step: The change of the number in one step; a negative step swaps the halves.
  ///   - format: The format of the number for assistive technology.
  ///   - label: The label that names the number.
  ///   - onEditingChanged: Called with true when a half is pressed and with false when it is
  ///     released.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    words = { $0.adapted(format).format(value.wrappedValue) }
  }
}

extension Stepper where Label == Text {
  // Titles: string, resource.
  /// A stepper of a number, which a format converts to text, with a title that is looked up in the
  /// string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  // Titles: string, resource.
  /// A stepper of a number between bounds, which a format converts to text, with a title that is
  /// looked up in the string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  // Titles: string, resource.
  /// A stepper with a title, which is looked up in the string tables, and actions of your own.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  // Titles: string, resource.
  /// A stepper of a value without bounds, with a title that is looked up in the string tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  // Titles: string, resource.
  /// A stepper of a value between bounds, with a title that is looked up in the string tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}

/// The actions of the halves of a stepper; nil: no action, which disables the half.
struct StepperActions {
  /// The names of the actions that are possible now.
  var names: [String] {
    (increment == nil ? [] : ["increment"]) + (decrement == nil ? [] : ["decrement"])
  }

  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// The value in digits; nil if the value is no number or is unknown.
  let number: String?
  let onEditingChanged: (Bool) -> Void

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment
    self.decrement = decrement
    number = nil
    self.onEditingChanged = onEditingChanged
  }

  @MainActor init<V: Strideable>(
    value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    /// Returns the value after a step from `current`; nil if the step does not change it.
    func next(_ current: V, _ stride: V.Stride) -> V? {
      var next = Self.sum(current, stride)
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
      // NaN differs from itself, so a step to NaN is no change.
      return next == current || next != next ? nil : next
    }
    let current = value.wrappedValue
    func action(_ stride: V.Stride) -> (() -> Void)? {
      guard next(current, stride) != nil else { return nil }
      return {
        if let next = next(value.wrappedValue, stride) { value.wrappedValue = next }
      }
    }
    increment = action(step)
    decrement = action(Self.turned(step))
    number = Self.figures(of: current, step: step)
    self.onEditingChanged = onEditingChanged
  }

  /// Returns the digits of a number without the error of binary sums: ten steps of 0.1 give "1".
  private static func figures(of value: Any, step: Any) -> String? {
    if let whole = value as? any BinaryInteger { return "\(whole)" }
    guard let value = value as? any BinaryFloatingPoint else { return nil }
    let number = Double(value)
    guard number.isFinite else { return "\(number)" }
    let stride = (step as? any BinaryFloatingPoint).map { abs(Double($0)) } ?? 0
    // Half of the digits of the value's type are left for the errors of many steps.
    let bits = type(of: value).significandBitCount / 2
    let error = stride.isFinite ? stride / Double(1 << min(bits, 26)) : 0
    // More digits than these are no error of a sum.
    var scale = 1.0
    for _ in 0...15 {
      let scaled = (number * scale).rounded()
      guard abs(scaled) < 1e15 else { break }
      let short = scaled / scale
      if abs(short - number) <= error {
        return scale == 1 ? "\(Int64(scaled))" : "\(short)"
      }
      scale *= 10
    }
    return "\(value)"
  }

  /// Returns the sum. An integer stops at the bounds of its type.
  private static func sum<V: Strideable>(_ value: V, _ stride: V.Stride) -> V {
    func whole<I: FixedWidthInteger>(_ value: I, _ stride: Int) -> I {
      let end = stride < 0 ? I.min : I.max
      guard let way = I(exactly: stride.magnitude) else { return end }
      let (sum, isTooFar) =
        stride < 0
        ? value.subtractingReportingOverflow(way) : value.addingReportingOverflow(way)
      return isTooFar ? end : sum
    }
    if let stride = stride as? Int {
      // The commonest type first, without the search through all number types.
      if let number = value as? Int { return whole(number, stride) as? V ?? value }
      if let number = value as? any FixedWidthInteger {
        return whole(number, stride) as? V ?? value
      }
    }
    return value.advanced(by: stride)
  }

  private static func turned<S: SignedNumeric>(_ step: S) -> S {
    // The least integer has no negation.
    if step as? Int == Int.min { return Int.max as? S ?? step }
    return 0 - step
  }
}

extension Stepper: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool { true }
}
