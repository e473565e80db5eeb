import Foundation
import Inbetween
import TweenStage

extension StageTester {
  /// The one element that is called so. The window is none of them: it is called as its front page.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func find(label: String) throws -> ViewGraph.Element {
    try only("called \"\(label)\"") { $0.label == label && $0.role != .window }
  }

  /// The one element of a role that is called so.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func find(role: ViewGraph.Element.Role, label: String) throws -> ViewGraph.Element {
    try only("\(role.rawValue) called \"\(label)\"") { $0.role == role && $0.label == label }
  }

  /// The one element with an identifier, as `accessibilityIdentifier(_:)` gives it.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func find(id: String) throws -> ViewGraph.Element {
    try only("with the identifier \(id)") { $0.identifier == id }
  }

  /// The one element of a role.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func find(role: ViewGraph.Element.Role) throws -> ViewGraph.Element {
    try only("that is a \(role.rawValue)") { $0.role == role }
  }

  /// All elements of a role, in the order they are read; none where there are none.
  public func all(_ role: ViewGraph.Element.Role) -> [ViewGraph.Element] {
    tree.all.filter { $0.role == role }
  }

  /// Presses with the left button where a press meets an element, the middle of what is to be seen of
  /// it unless the program names another place, and lets go in the same frame.
  public func tap(_ element: ViewGraph.Element) { tap(element.pressPoint) }

  /// Taps the one element that is called so.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func tap(label: String) throws { tap(try find(label: label)) }

  /// Taps the one element of a role that is called so.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func tap(role: ViewGraph.Element.Role, label: String) throws {
    tap(try find(role: role, label: label))
  }

  // MARK: What a reader does

  /// Has an element do one of its actions, as assistive technology asks for them, in the coming frame.
  ///
  /// - Parameters:
  ///   - action: A name that the element tells; `default` is a press.
  ///   - element: An element of the present tree.
  public func perform(_ action: String = "default", on element: ViewGraph.Element) {
    request(.perform(action), of: element)
  }

  /// Makes an element's value greater or smaller by one step, in the coming frame.
  public func adjust(
    _ element: ViewGraph.Element, _ direction: AccessibilityAdjustmentDirection
  ) {
    request(.perform(direction == .increment ? "increment" : "decrement"), of: element)
  }

  /// What the program had assistive technology say up to the current frame, in order.
  public var announcements: [(time: StageTime, words: String)] { stage.announcements }

  /// Gives a field another text, in the coming frame.
  public func setValue(_ text: String, of element: ViewGraph.Element) {
    request(.setText(text), of: element)
  }

  /// Gives an element that has a number another one, in the coming frame.
  public func setValue(_ number: Double, of element: ViewGraph.Element) {
    request(.setNumber(number), of: element)
  }

  /// Has the reader look at an element, in the coming frame; the focus of keys comes if the element
  /// can have it.
  public func focus(_ element: ViewGraph.Element) { request(.focus, of: element) }

  private func request(_ action: ElementRequest.Action, of element: ViewGraph.Element) {
    guard let place = tree.place(of: element) else {
      return send(.request(ElementRequest(action, of: .label(element.label))))
    }
    send(.request(ElementRequest(action, of: .place(place, label: element.label))))
  }

  private func only(
    _ words: String, _ isWanted: (ViewGraph.Element) -> Bool
  ) throws -> ViewGraph.Element {
    let tree = tree
    let found = tree.all.filter(isWanted)
    guard let first = found.first, found.count == 1 else {
      throw ElementSearchError(wanted: words, count: found.count, tree: tree)
    }
    return first
  }
}

/// A test looked for one element, and there is none, or there are several.
public struct ElementSearchError: Error, CustomStringConvertible {
  /// What was looked for, in words.
  public let wanted: String
  /// How many elements are such.
  public let count: Int
  /// What the frame shows.
  public let tree: ViewGraph.Element

  /// What was looked for, how many there are, and the tree.
  public var description: String {
    "There \(count == 0 ? "is no element" : "are \(count) elements") \(wanted); expected one. "
      + "The frame shows:\n\(tree)"
  }
}
