import Foundation
import TweenMotion
import TweenViews

/// A control that chooses a value of a range by a knob on a track.
///
/// A drag begins on the knob, or near it, and moves it along; on a desktop a press on the track has
/// the knob jump there first. The binding is written only when the value changes. The label isn't
/// drawn on a phone, and stands before the track on a desktop; those of the ends stand beside it.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let scale: SliderScale
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    _ scale: SliderScale, _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.scale = scale
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// The track with its knob, and the labels of its ends.
  public var body: some View {
    HStack(spacing: ControlMetrics.touch.sliderSpacing) {
      if !idiom.isTouch, labelsVisibility != .hidden, Label.self != EmptyView.self {
        VStack(alignment: .trailing) { label }.columnLabel()
      }
      minimum
      SliderTrack(scale: scale, onEditingChanged: onEditingChanged)
      maximum
    }
    .desktopType()
    .rowControl()
    .controlFocus(ControlKeys(other: take))
    .told(note, handler: take)
  }

  private var note: TreeNote {
    var note = TreeNote(
      .adjustable, label: idiom.isTouch ? (label as? Text)?.plainText : nil, value: scale.words,
      actions: ["increment", "decrement"], children: .combined)
    note.amount = scale.amount
    return note
  }

  /// A number that is asked for is one of the range's.
  private func take(_ action: ElementRequest.Action) -> Bool {
    guard case .setNumber(let number) = action, let amount = scale.amount, !number.isNaN else {
      return false
    }
    onEditingChanged(true)
    scale.choose(
      min(1, max(0, (number - amount.least) / (amount.most - amount.least))))
    onEditingChanged(false)
    return true
  }
}

extension Slider {
  /// Takes a key that moves the knob.
  private func take(_ press: KeyPress) -> Bool {
    let isMirrored = layoutDirection == .rightToLeft
    let steps: Double
    switch press.key {
    case .upArrow: steps = 1
    case .downArrow: steps = -1
    case .rightArrow: steps = isMirrored ? -1 : 1
    case .leftArrow: steps = isMirrored ? 1 : -1
    case .pageUp: steps = 10
    case .pageDown: steps = -10
    case .home: steps = -.infinity
    case .end: steps = .infinity
    default: return false
    }
    onEditingChanged(true)
    let target = scale.fraction + steps * scale.step
    scale.choose(min(1, max(0, target.isNaN ? scale.fraction : target)))
    onEditingChanged(false)
    return true
  }
}

/// The range of a slider and its value, as parts of the whole.
struct SliderScale {
  /// Where the knob stands, from 0 to 1.
  let fraction: Double
  /// Whether the value goes in steps.
  let hasSteps: Bool
  /// How far an arrow key goes: a step, or a tenth where there are none.
  let step: Double
  /// Where the knob stands for a pointer at a part of the track.
  let snapped: (Double) -> Double
  /// Writes the value at a part of the track, if it is another.
  let choose: (Double) -> Void
  /// The value as a number; nil where the range has no length.
  let amount: ViewGraph.Element.Amount?

  /// What is told of the value: the number where it goes in steps, else how much of the range it is.
  var words: String {
    guard hasSteps, let amount else { return "\(Int((fraction * 100).rounded()))%" }
    // As far as anybody would say it.
    let number = (amount.number * 1e6).rounded() / 1e6
    return abs(number) < 1e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
  }

  @MainActor init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?
  ) where V.Stride: BinaryFloatingPoint {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let length = high - low
    let isUsable = length > 0 && length.isFinite
    var step = step.map { Double($0) }
    if let given = step, !(given > 0 && given.isFinite) {
      RunningProgram.warn(
        "Slider: a step of \(given) leads nowhere. The slider goes without steps.")
      step = nil
    }
    if !isUsable, length != 0 {
      RunningProgram.warn(
        "Slider: the range \(low)...\(high) has no length. The knob stays at its beginning.")
    }
    let current = Double(value.wrappedValue)
    if current.isNaN {
      RunningProgram.warn("Slider: its value isn't a number. The knob stands at the beginning.")
    }
    /// The nearest value that the steps reach.
    func stepped(_ value: Double) -> Double {
      let inside = min(max(value, low), high)
      guard let step else { return inside }
      let last = (length / step * (1 + 1e-12)).rounded(.down)
      return min(low + min(((inside - low) / step).rounded(), last) * step, high)
    }
    func part(_ value: Double) -> Double {
      isUsable && !value.isNaN ? (stepped(value) - low) / length : 0
    }
    hasSteps = step != nil
    self.step = isUsable ? step.map { $0 / length } ?? 0.1 : 0.1
    fraction = part(current)
    snapped = { isUsable ? part(low + $0 * length) : 0 }
    amount =
      isUsable
      ? ViewGraph.Element.Amount(
        current.isNaN ? low : stepped(current), in: low...high, step: step ?? length / 10) : nil
    choose = { fraction in
      guard isUsable, !fraction.isNaN else { return }
      let new = V(stepped(low + fraction * length))
      if value.wrappedValue != new { value.wrappedValue = new }
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider of a range.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What it is chosen from.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: nil), EmptyView(), EmptyView(), EmptyView(),
      onEditingChanged)
  }

  /// A slider of the steps in a range.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What it is chosen from; the end counts only if steps reach it.
  ///   - step: How far one value is from the next, above 0.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), EmptyView(), EmptyView(), EmptyView(),
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider of a range, with a label of your own.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What it is chosen from.
  ///   - label: What the value is.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: nil), label(), EmptyView(), EmptyView(),
      onEditingChanged)
  }

  /// A slider of the steps in a range, with a label of your own.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What it is chosen from; the end counts only if steps reach it.
  ///   - step: How far one value is from the next, above 0.
  ///   - label: What the value is.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), label(), EmptyView(), EmptyView(),
      onEditingChanged)
  }
}

extension Slider {
  /// A slider of a range, with labels of your own, also at its ends.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What it is chosen from.
  ///   - label: What the value is.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: nil), label(), minimumValueLabel(),
      maximumValueLabel(), onEditingChanged)
  }

  /// A slider of the steps in a range, with labels of your own, also at its ends.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What it is chosen from; the end counts only if steps reach it.
  ///   - step: How far one value is from the next, above 0.
  ///   - label: What the value is.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), label(), minimumValueLabel(),
      maximumValueLabel(), onEditingChanged)
  }
}

extension Slider: OneRowView {
  package func isOneRow(in environment: EnvironmentValues) -> Bool { true }
}
