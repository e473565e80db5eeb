/// A value that views tell those around them.
public protocol PreferenceKey {
  /// What is told.
  associatedtype Value
  /// What is told where no view says anything.
  static var defaultValue: Value { get }
  /// Takes the value of the next view, in the order of the list, into those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
  /// Whether views that are leaving still count.
  static var _includesRemovedValues: Bool { get }
  static var _isReadableByHost: Bool { get }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  public static var _includesRemovedValues: Bool { false }
  public static var _isReadableByHost: Bool { false }
}
