/// A key of `EnvironmentValues`, with the value it has where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The keyed bag that flows down the view tree.
public struct EnvironmentValues {
  public init() {}
}
