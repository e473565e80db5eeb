import Foundation
import TweenViews

/// An action of a program that can be triggered from outside its windows.
public protocol AppIntent: Sendable {
  /// The type of the result of `perform()`.
  associatedtype PerformResult: IntentResult
  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// A description of the action; nil, the default: none.
  static var description: IntentDescription? { get }
  /// Whether the program's window opens before the action. It has no effect here.
  static var openAppWhenRun: Bool { get }
  /// Whether the system can offer the intent outside the program. It has no effect here.
  static var isDiscoverable: Bool { get }
  /// Creates the intent with the defaults of its parameters.
  init()
  /// Performs the action, and returns its result.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description, which is the default of every intent.
  public static var description: IntentDescription? { nil }
  /// false, the default: the program's window does not open.
  public static var openAppWhenRun: Bool { false }
  /// true, the default: the system can offer the intent.
  public static var isDiscoverable: Bool { true }
  /// A parameter of the intent, as a property wrapper.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
}

/// An intent whose parameters are the user's setup of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: only the intent's parameters are used.
  public func perform() async throws -> some IntentResult { EmptyIntentResult() }
}

/// An intent that sets a value. A toggle that performs it sets `value` first.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value to set.
  var value: ValueType { get set }
}

/// The result of `perform()`, with a value or without.
public protocol IntentResult: Sendable {}

/// The result of an intent that returns a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
  /// The returned value.
  var value: Value? { get }
}

/// The result of an intent with a value, which this engine does not use.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue {
  /// The value that the intent returned. It is optional only for the protocol, and never nil.
  public let value: Value?

  nonisolated init(_ value: Value) { self.value = value }
}

/// The result of an intent without a value.
public struct EmptyIntentResult: IntentResult {
  nonisolated init() {}
}

extension IntentResult where Self == EmptyIntentResult {
  /// Returns a result without a value, for `perform()`.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension IntentResult {
  /// Returns a result with a value, for `perform()`.
  public static func result<Value: Sendable>(value: Value) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> {
    ValueIntentResult(value)
  }
}

/// A description of an intent's action, longer than its title.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The text of the description, as the user reads it.
  public var descriptionText: LocalizedStringResource
  /// The category of intents to which the intent belongs; nil: none.
  public var categoryName: LocalizedStringResource?

  /// Creates a description; its keywords have no effect here.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }

  /// Creates a description from a string literal or an interpolation.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
