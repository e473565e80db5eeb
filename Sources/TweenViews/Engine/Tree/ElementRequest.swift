import Foundation

/// What assistive technology, or a script in its place, asks of an element in the window.
public struct ElementRequest: Equatable, Sendable {
  /// Which element it is asked of.
  public enum Target: Equatable, Sendable {
    /// The first one called so, in the order they are read, that can do what is asked.
    case label(String)
    /// The one with an identifier, as `accessibilityIdentifier(_:)` gives it.
    case identifier(String)
    /// The one at a place: the first number is that of a child of the window, the next that of a
    /// child of it, and so on, each from 0. Where another element has come to stand there, whose label
    /// differs, it is the first one of that label.
    case place([Int], label: String)
  }

  /// What it is to do.
  public enum Action: Equatable, Sendable {
    /// One of its actions, by the name that the tree tells; `default` is a press.
    case perform(String)
    /// Its text becomes another one.
    case setText(String)
    /// Its number becomes another one, as far as it can.
    case setNumber(Double)
    /// What is selected of its text, counted in Unicode scalars; an empty range is the caret. What
    /// lies beyond the text is cut off.
    case select(Range<Int>)
    /// The reader looks at it, and the focus of keys comes if it can have it.
    case focus
  }

  /// Which element it is asked of.
  public var target: Target
  /// What it is to do.
  public var action: Action

  /// A request; each parameter is the property of that name.
  public init(_ action: Action, of target: Target) {
    self.target = target
    self.action = action
  }
}
