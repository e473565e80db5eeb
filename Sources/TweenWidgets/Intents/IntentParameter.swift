import Foundation
import Synchronization
import TweenViews

/// A type of values that an intent's parameter can have. Programs do not conform to it by hand.
public protocol _IntentValue: Sendable {
  /// The value of a parameter that has not been set.
  static var _unset: Self { get }
}

extension Bool: _IntentValue { public static var _unset: Bool { false } }
extension Int: _IntentValue { public static var _unset: Int { 0 } }
extension Double: _IntentValue { public static var _unset: Double { 0 } }
extension String: _IntentValue { public static var _unset: String { "" } }
extension Date: _IntentValue {
  public static var _unset: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension URL: _IntentValue { public static var _unset: URL { URL(fileURLWithPath: "/") } }
extension Optional: _IntentValue where Wrapped: _IntentValue {
  public static var _unset: Wrapped? { nil }
}
extension Array: _IntentValue where Element: _IntentValue {
  public static var _unset: [Element] { [] }
}

/// A parameter of an intent. Copies of the intent share it.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: Sendable {
  /// The name of the parameter; nil: none is given.
  public let title: LocalizedStringResource?
  private let value: Mutex<Value>

  init(_ value: Value, title: LocalizedStringResource?) {
    self.title = title
    self.value = Mutex(value)
  }

  /// Creates a parameter with the empty value of its type: 0, false, nil, an empty string, or the
  /// first case.
  public convenience init() { self.init(Value._unset, title: nil) }

  /// Creates a parameter with a title, and the empty value of its type.
  public convenience init(title: LocalizedStringResource) { self.init(Value._unset, title: title) }

  /// Creates a parameter with a title and a description, and the empty value of its type.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: A description of the parameter.
  ///   - requestValueDialog: The prompt for the value; has no effect here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog?
  ) {
    self.init(Value._unset, title: title)
  }

  /// Creates a parameter with a title and a description, and the empty value of its type.
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource?) {
    self.init(Value._unset, title: title)
  }

  /// Creates a parameter with a title and an initial value.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: A description of the parameter.
  ///   - default: The initial value.
  ///   - requestValueDialog: The prompt for the value; has no effect here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }

  /// The value of the parameter, shared by all copies of the intent.
  public var wrappedValue: Value {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself, for access by `$name`.
  public var projectedValue: IntentParameter<Value> { self }
}
