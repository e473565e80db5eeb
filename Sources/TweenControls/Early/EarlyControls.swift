import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Controls and data as the talks of 2019 spell them (Controls 16).

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider of a range with the bounds `from` and `through`.
  @available(*, deprecated, renamed: "init(value:in:onEditingChanged:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minValue: V = 0, through maxValue: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: minValue...max(minValue, maxValue), onEditingChanged: onEditingChanged)
  }

  /// A slider of the steps in a range with the bounds `from` and `through`.
  @available(*, deprecated, renamed: "init(value:in:step:onEditingChanged:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minValue: V = 0, through maxValue: V, by stride: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: minValue...max(minValue, maxValue), step: stride,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// A stepper of a value in a range, with its label as the last argument.
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without bounds, with its label as the last argument.
  @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of two actions, with its label as the last argument.
  @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
