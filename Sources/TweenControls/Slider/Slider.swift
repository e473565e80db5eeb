import Foundation
import TweenMotion
import TweenViews

/// A control that sets a value in a range by a knob on a track.
///
/// A drag that begins on the knob or near it moves the knob. On a desktop a press on the track
/// moves the knob to the pointer first. The binding is written only when the value changes. The
/// label is hidden on a phone and stands before the track on a desktop; the labels of the ends
/// stand at the ends of the track.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let scale: SliderScale
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.formHasColumns) private var hasColumns

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
    let isLabelShown = (!idiom.isTouch || hasColumns) && labelsVisibility != .hidden
    return HStack(spacing: ControlMetrics.touch.sliderSpacing) {
      if isLabelShown, Label.self != EmptyView.self {
        VStack(alignment: .trailing) { label }.columnLabel()
      }
      minimum
      SliderTrack(scale: scale, onEditingChanged: onEditingChanged)
      maximum
    }
    .desktopType(on: idiom)
    .rowControl()
    .controlFocus(ControlKeys(other: handle))
    .semantics(elementSemantics, handler: handle)
    .semantics(label: isLabelShown ? nil : label as? Text, value: scale.ownWords)
    .labeled(byUnseen: label, isOn: !isLabelShown)
  }

  private var elementSemantics: Semantics {
    var elementSemantics = Semantics(
      .adjustable, value: scale.words,
      actions: ["increment", "decrement"], children: .combined)
    elementSemantics.amount = scale.amount
    return elementSemantics
  }

  /// A number that assistive technology sets is a value of the range.
  private func handle(_ action: ElementRequest.Action) -> Bool {
    guard case .setNumber(let number) = action, let amount = scale.amount, !number.isNaN else {
      return false
    }
    onEditingChanged(true)
    scale.choose(
      min(1, max(0, (number - amount.minimum) / (amount.maximum - amount.minimum))))
    onEditingChanged(false)
    return true
  }
}

extension Slider {
  /// Handles a key that moves the knob. Returns whether the key was used.
  private func handle(_ press: KeyPress) -> Bool {
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
    scale.choose(scale.moved(steps))
    onEditingChanged(false)
    return true
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider of a range.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
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
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value. Its end can be chosen only if a step reaches it.
  ///   - step: The distance between values, above 0.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
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
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value.
  ///   - label: The label that names the value.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
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
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value. Its end can be chosen only if a step reaches it.
  ///   - step: The distance between values, above 0.
  ///   - label: The label that names the value.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
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
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value.
  ///   - label: The label that names the value.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
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
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value. Its end can be chosen only if a step reaches it.
  ///   - step: The distance between values, above 0.
  ///   - label: The label that names the value.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
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

extension Slider: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool { true }
}
