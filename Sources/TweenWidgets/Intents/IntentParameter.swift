import Foundation
import Synchronization
import TweenViews

/// A kind of value that an intent's parameter may have. Programs don't conform to it by hand.
public protocol _IntentValue: Sendable {
  /// What a parameter is that nobody has set.
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
  /// What the parameter is, in words; nil: nobody says.
  public let title: LocalizedStringResource?
  private let value: Mutex<Value>

  init(_ value: Value, title: LocalizedStringResource?) {
    self.title = title
    self.value = Mutex(value)
  }

  /// A parameter that nobody has set: 0, false, nothing, no text or the first of its kind.
  public convenience init() { self.init(Value._unset, title: nil) }

  /// A parameter with a title, that nobody has set.
  public convenience init(title: LocalizedStringResource) { self.init(Value._unset, title: title) }

  /// A parameter with a title and a description, that nobody has set.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - requestValueDialog: What its user would be asked. Nobody asks here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog?
  ) {
    self.init(Value._unset, title: title)
  }

  /// A parameter with a title and a description, that nobody has set.
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource?) {
    self.init(Value._unset, title: title)
  }

  /// A parameter with a title and what it is until somebody sets it.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - default: What it is.
  ///   - requestValueDialog: What its user would be asked. Nobody asks here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }

  /// What it is.
  public var wrappedValue: Value {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}
