import Foundation

/// The name of an Objective-C method: `Selector(("resignFirstResponder"))`.
///
/// The compiler rejects `#selector`, because there are no Objective-C methods here. The name is enough
/// for the actions that `UIApplication.sendAction` supports.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Creates a selector from a name, unchanged.
  public init(_ str: String) { name = str }

  /// Creates a selector from a string literal, unchanged.
  public init(stringLiteral value: String) { name = value }

  /// The name of the method.
  public var description: String { name }
}

/// Returns the method name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Returns the selector with a name, unchanged.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
