import Foundation
import TweenMotion
import TweenViews

/// A control of two halves, one of which makes a value less and the other more.
///
/// A half that would change nothing does not answer. Held, it acts again and again, at first slowly,
/// then faster.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: StepperActions
  /// The value in words, for those who don't see it; nil: the label says it.
  private var words: ((FieldPlace) -> String)?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// A stepper that calls actions of your own.
  ///
  /// - Parameters:
  ///   - label: What is stepped.
  ///   - onIncrement: What more does; nil: that half is disabled.
  ///   - onDecrement: What less does; nil: that half is disabled.
  ///   - onEditingChanged: Told true when a half is pressed and false when it is let go.
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
  ///   - value: What is stepped.
  ///   - step: How far a step goes; a negative one turns the halves around.
  ///   - label: What the value is.
  ///   - onEditingChanged: Told true when a half is pressed and false when it is let go.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = StepperActions(
      value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value between bounds, which a step that would go beyond ends at.
  ///
  /// - Parameters:
  ///   - value: What is stepped.
  ///   - bounds: The least and the most that it can be.
  ///   - step: How far a step goes; a negative one turns the halves around.
  ///   - label: What the value is.
  ///   - onEditingChanged: Told true when a half is pressed and false when it is let go.
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

  /// The label, and at the end of the row the two halves.
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
  /// A stepper of a number that a format writes.
  ///
  /// - Parameters:
  ///   - value: What is stepped.
  ///   - step: How far a step goes; a negative one turns the halves around.
  ///   - format: How the number is told.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told true when a half is pressed and false when it is let go.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    words = { $0.adapted(format).format(value.wrappedValue) }
  }

  /// A stepper of a number between bounds that a format writes.
  ///
  /// - Parameters:
  ///   - value: What is stepped.
  ///   - bounds: The least and the most that it can be.
  ///   - step: How far a step goes; a negative one turns the halves around.
  ///   - format: How the number is told.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told true when a half is pressed and false when it is let go.
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
  /// A stepper of a number that a format writes, with a title that is looked up in the string tables.
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
  /// A stepper of a number between bounds that a format writes, with a title that is looked up in the
  /// string tables.
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

/// What the halves of a stepper do; nil: nothing, which disables the half.
struct StepperActions {
  /// What can be done just now.
  var names: [String] {
    (increment == nil ? [] : ["increment"]) + (decrement == nil ? [] : ["decrement"])
  }

  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// What is stepped, in figures; nil: no number, or nobody knows.
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
    /// Where a step from `current` ends; nil: where it began.
    func next(_ current: V, _ stride: V.Stride) -> V? {
      var next = Self.sum(current, stride)
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
      // What isn't a number is not where it was and not elsewhere.
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
    number = Self.figures(of: current)
    self.onEditingChanged = onEditingChanged
  }

  private static func figures(of value: Any) -> String? {
    if let whole = value as? Int { return String(whole) }
    if let whole = value as? any BinaryInteger { return "\(whole)" }
    guard let number = (value as? any BinaryFloatingPoint).map({ Double($0) }) else { return nil }
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  /// A whole number stops where its type does.
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
      // What is mostly stepped, without the search for what else can be.
      if let number = value as? Int { return whole(number, stride) as? V ?? value }
      if let number = value as? any FixedWidthInteger {
        return whole(number, stride) as? V ?? value
      }
    }
    return value.advanced(by: stride)
  }

  private static func turned<S: SignedNumeric>(_ step: S) -> S {
    // The least whole number has no opposite.
    if step as? Int == Int.min { return Int.max as? S ?? step }
    return 0 - step
  }
}

extension Stepper: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool { true }
}
