import TweenMotion

/// A number that scales with the user's text size like a text style: it is multiplied by the style's size
/// divided by its default size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  /// Creates a number that scales like a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the default text size.
  ///   - textStyle: The style whose scale is used.
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a number that scales like body text.
  ///
  /// - Parameter wrappedValue: The number at the default text size.
  nonisolated public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number times the scale of the text size around the view. The view is evaluated again when that
  /// size changes. Outside of a view it is the unscaled number.
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
