import Foundation

/// A request by assistive technology, or by a script in its place, to an element in the window.
public struct ElementRequest: Equatable, Sendable {
  /// The element that the request is for.
  public enum Target: Equatable, Sendable {
    /// The first element with a label, in reading order, that can perform the action.
    case label(String)
    /// The element with an identifier from `accessibilityIdentifier(_:)`.
    case identifier(String)
    /// The element at a path of child indices, each from 0, beginning with a child of the window.
    /// Where the element there now has another label, the first element with the given label.
    case place([Int], label: String)
  }

  /// The action that the element performs.
  public enum Action: Equatable, Sendable {
    /// Performs one of the element's actions, by its name in the tree; `default` is a press.
    case perform(String)
    /// Replaces the element's text by another one.
    case setText(String)
    /// Sets the element's number, as far as its range allows.
    case setNumber(Double)
    /// Selects a part of the element's text, counted in Unicode scalars; an empty range is the caret.
    /// The range is clamped to the text.
    case select(Range<Int>)
    /// Moves the screen reader to the element, and the keyboard focus if the element can have it.
    case focus
  }

  /// The element that the request is for.
  public var target: Target
  /// The action that the element performs.
  public var action: Action

  /// Creates a request to perform an action on an element.
  public init(_ action: Action, of target: Target) {
    self.target = target
    self.action = action
  }
}
