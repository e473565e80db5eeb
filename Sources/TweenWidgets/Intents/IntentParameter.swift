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

  private init(_ value: Value, title: LocalizedStringResource?) {
    self.title = title
    self.value = Mutex(value)
  }

  /// A parameter that nobody has set: 0, false, nothing, no text or the first of its kind.
  public convenience init() { self.init(Value._unset, title: nil) }

  /// A parameter with a title, that nobody has set.
  public convenience init(title: LocalizedStringResource) { self.init(Value._unset, title: title) }

  /// A parameter with a title and a description, that nobody has set.
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource?) {
    self.init(Value._unset, title: title)
  }

  /// A parameter with a title and what it is until somebody sets it.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value
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

/// A kind of value with few cases, which people can tell apart.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, _IntentValue
where RawValue == String {
  /// What the kind is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What the cases are called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The first case. A kind without one has no values to read.
  public static var _unset: Self {
    guard let first = allCases.first else {
      preconditionFailure("\(Self.self) has no cases, so that a parameter of it has no value.")
    }
    return first
  }
}

/// What a kind of value is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// A kind with a name.
  public init(name: LocalizedStringResource) { self.name = name }
  /// A kind by its name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// What a value is called.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var title: LocalizedStringResource
  /// More about it; nil: nothing.
  public var subtitle: LocalizedStringResource?
  /// A value with a name.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
  /// A value by its name.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
