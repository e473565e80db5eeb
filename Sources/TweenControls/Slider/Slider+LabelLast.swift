import TweenMotion
import TweenViews

// The order of arguments of 2019, with the label last, which programs still use. SwiftUI has
// preferred the order of Slider.swift since 2021.

extension Slider {
  /// A slider of a range, with views at its ends and a label.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - label: The label that names the value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: nil), label(), minimumValueLabel,
      maximumValueLabel, onEditingChanged)
  }

  /// A slider of the steps in a range, with views at its ends and a label.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value. Its end can be chosen only if a step reaches it.
  ///   - step: The distance between values, above 0.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - label: The label that names the value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), label(), minimumValueLabel,
      maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider of a range, with a label.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  ///   - label: The label that names the value.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: nil), label(), EmptyView(), EmptyView(),
      onEditingChanged)
  }

  /// A slider of the steps in a range, with a label.
  ///
  /// - Parameters:
  ///   - value: The binding to the value that the slider sets.
  ///   - bounds: The range of the value. Its end can be chosen only if a step reaches it.
  ///   - step: The distance between values, above 0.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  ///   - label: The label that names the value.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), label(), EmptyView(), EmptyView(),
      onEditingChanged)
  }
}
