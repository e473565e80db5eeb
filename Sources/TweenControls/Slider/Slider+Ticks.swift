import TweenMotion
import TweenViews

extension Slider {
  /// A slider whose filled part begins at a value of your own, or of which a part can be chosen.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What the track stands for.
  ///   - neutralValue: Where the filled part begins; nil: at the beginning of the track.
  ///   - enabledBounds: What can be chosen; nil: all of the track.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words. Read to those who don't see the knob.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
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

  /// A slider that chooses among marks at its track.
  ///
  /// - Parameters:
  ///   - value: What is chosen: the value of one of the marks.
  ///   - bounds: What the track stands for.
  ///   - neutralValue: Where the filled part begins; nil: at the beginning of the track.
  ///   - enabledBounds: What can be chosen; nil: all of the track.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words. Read to those who don't see the knob.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - ticks: The marks. Those outside of the bounds are left out; without any, any value is chosen.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
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
  ///   - value: What is chosen.
  ///   - bounds: What the track stands for; the end counts only if steps reach it.
  ///   - step: How far one value is from the next, above 0.
  ///   - neutralValue: Where the filled part begins; nil: at the beginning of the track.
  ///   - enabledBounds: What can be chosen; nil: all of the track.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words. Read to those who don't see the knob.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - tick: The mark of a step; nil: it has none.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
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
  /// A slider whose filled part begins at a value of your own, or of which a part can be chosen.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: What the track stands for.
  ///   - neutralValue: Where the filled part begins; nil: at the beginning of the track.
  ///   - enabledBounds: What can be chosen; nil: all of the track.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words. Read to those who don't see the knob.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
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

  /// A slider that chooses among marks at its track.
  ///
  /// - Parameters:
  ///   - value: What is chosen: the value of one of the marks.
  ///   - bounds: What the track stands for.
  ///   - neutralValue: Where the filled part begins; nil: at the beginning of the track.
  ///   - enabledBounds: What can be chosen; nil: all of the track.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words. Read to those who don't see the knob.
  ///   - ticks: The marks. Those outside of the bounds are left out; without any, any value is chosen.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
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
  ///   - value: What is chosen.
  ///   - bounds: What the track stands for; the end counts only if steps reach it.
  ///   - step: How far one value is from the next, above 0.
  ///   - neutralValue: Where the filled part begins; nil: at the beginning of the track.
  ///   - enabledBounds: What can be chosen; nil: all of the track.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words. Read to those who don't see the knob.
  ///   - tick: The mark of a step; nil: it has none.
  ///   - onEditingChanged: Told true when a drag begins and false when it ends.
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
  /// Whether sliders in this view show their knob. One without is dragged anywhere on its track.
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
