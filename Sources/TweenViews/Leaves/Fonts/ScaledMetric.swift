import TweenMotion

/// A number that grows with the user's text size, as a text style does: it is multiplied with the
/// style's size over its default size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  /// - Parameters:
  ///   - wrappedValue: The number at the default text size.
  ///   - textStyle: The style it grows as.
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// - Parameter wrappedValue: The number at the default text size. It grows as body text does.
  nonisolated public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number times the scale of the text size around the view that holds it. Where that size
  /// changes, the view is made anew. Outside of a view it is the number itself.
  public var wrappedValue: Value { base * Value(style.scale(at: size)) }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: ScaledMetric<Value>.self)
    pointer.pointee.size = node.trackedEnvironment.dynamicTypeSize
  }

  @MainActor public static func _isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    let first = left.assumingMemoryBound(to: ScaledMetric<Value>.self).pointee
    let second = right.assumingMemoryBound(to: ScaledMetric<Value>.self).pointee
    return first.base == second.base && first.style == second.style
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
