import Foundation

/// The name of a method, as Objective-C has it: `Selector(("resignFirstResponder"))`.
///
/// There are no methods of Objective-C's here, so the compiler refuses `#selector`; a name is
/// enough for the actions that `UIApplication.sendAction` takes.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// The selector of a name, taken as it is.
  public init(_ str: String) { name = str }

  /// The selector of a name, taken as it is.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a name, taken as it is.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
