import Foundation
import TweenViews

/// Something that a program does when it is asked to from outside of its windows.
public protocol AppIntent: Sendable {
  /// What `perform()` ends with.
  associatedtype PerformResult: IntentResult
  /// What it does, in words.
  static var title: LocalizedStringResource { get }
  /// More about it; nil, as by default: nothing.
  static var description: IntentDescription? { get }
  /// Whether the program's window is to be there first. It does nothing here.
  static var openAppWhenRun: Bool { get }
  /// Whether others than the program may find it. Nobody looks here.
  static var isDiscoverable: Bool { get }
  /// An intent whose parameters have their defaults.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing.
  public static var description: IntentDescription? { nil }
  /// It needs no window.
  public static var openAppWhenRun: Bool { false }
  /// It may be found.
  public static var isDiscoverable: Bool { true }
  /// A parameter of the intent.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
}

/// How a widget is set up.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing is done: the intent's parameters are what matters.
  public func perform() async throws -> some IntentResult { EmptyIntentResult() }
}

/// What sets a value: a toggle that performs it gives it the new one.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// What the value is of.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}

/// What an intent ends with.
public protocol IntentResult: Sendable {}

/// The end of an intent that gives a value back.
public protocol ReturnsValue<Value>: IntentResult {
  /// What the value is of.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// The end of an intent with a value. Nobody asks for it here.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue {
  /// The value.
  public let value: Value?

  nonisolated init(_ value: Value) { self.value = value }
}

/// The end of an intent that has nothing to tell.
public struct EmptyIntentResult: IntentResult {
  nonisolated init() {}
}

extension IntentResult where Self == EmptyIntentResult {
  /// The end of an intent that has nothing to tell.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension IntentResult {
  /// The end of an intent that gives a value back.
  public static func result<Value: Sendable>(value: Value) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> {
    ValueIntentResult(value)
  }
}

/// What an intent does, in more words.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The words.
  public var descriptionText: LocalizedStringResource
  /// What intents it belongs to; nil: none.
  public var categoryName: LocalizedStringResource?

  /// A description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }

  /// A description by its words.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
