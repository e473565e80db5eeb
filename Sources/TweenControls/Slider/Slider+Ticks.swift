import TweenMotion
import TweenViews

extension Slider {
  /// A slider whose filled part begins at a value of your own, or whose range can be chosen only in
  /// part.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of values along the track.
  ///   - neutralValue: The value at which the filled part begins; nil: the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; nil: the whole range.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The value in words, for assistive technology.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(
        value: value, bounds: bounds, step: nil,
        options: SliderOptions(neutralValue, enabledBounds, currentValueLabel())),
      label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// A slider whose values are marks along its track.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets: the value of one of the marks.
  ///   - bounds: The range of values along the track.
  ///   - neutralValue: The value at which the filled part begins; nil: the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; nil: the whole range.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The value in words, for assistive technology.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - ticks: The marks. Marks outside the bounds are left out; without marks, any value can be chosen.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(
        value: value, bounds: bounds, step: nil,
        options: SliderOptions(
          neutralValue, enabledBounds, currentValueLabel(), marks: ticks()._marks(),
          choosesMarks: true)),
      label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// A slider of the steps in a range, some of which have marks at the track.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the track. Its end can be chosen only if a step reaches it.
  ///   - step: The distance between values, above 0.
  ///   - neutralValue: The value at which the filled part begins; nil: the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; nil: the whole range.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The value in words, for assistive technology.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - tick: Returns the mark of a step; nil: the step has no mark.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(
        value: value, bounds: bounds, step: step,
        options: SliderOptions(
          neutralValue, enabledBounds, currentValueLabel(),
          marks: SliderOptions.marks(bounds, step, tick))),
      label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider whose filled part begins at a value of your own, or whose range can be chosen only in
  /// part.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of values along the track.
  ///   - neutralValue: The value at which the filled part begins; nil: the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; nil: the whole range.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The value in words, for assistive technology.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider whose values are marks along its track.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets: the value of one of the marks.
  ///   - bounds: The range of values along the track.
  ///   - neutralValue: The value at which the filled part begins; nil: the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; nil: the whole range.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The value in words, for assistive technology.
  ///   - ticks: The marks. Marks outside the bounds are left out; without marks, any value can be chosen.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// A slider of the steps in a range, some of which have marks at the track.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the track. Its end can be chosen only if a step reaches it.
  ///   - step: The distance between values, above 0.
  ///   - neutralValue: The value at which the filled part begins; nil: the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; nil: the whole range.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The value in words, for assistive technology.
  ///   - tick: Returns the mark of a step; nil: the step has no mark.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }
}

extension View {
  /// Sets whether sliders in this view show their knob. A slider without a knob can be dragged
  /// anywhere on its track.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

private enum SliderThumbKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}
