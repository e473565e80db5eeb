import Foundation
import Inbetween
import TweenStage

extension StageTester {
  /// Returns all elements with a role, in reading order.
  public func all(_ role: ViewGraph.Element.Role) -> [ViewGraph.Element] {
    tree.all.filter { $0.role == role }
  }

  /// Taps an element: presses and releases the left button in the coming frame, at the middle of the
  /// element's visible part unless the program sets another activation point.
  public func tap(_ element: ViewGraph.Element) { tap(element.pressPoint) }

  /// Taps the only element with a label; see `ElementQuery.tap(modifiers:)`.
  public func tap(label: String) throws { try find(label: label).tap() }

  /// Taps the only element with a role and a label; see `ElementQuery.tap(modifiers:)`.
  public func tap(role: ViewGraph.Element.Role, label: String) throws {
    try find(role: role, label: label).tap()
  }

  // MARK: Actions of assistive technology

  /// Performs one of an element's actions in the coming frame, as assistive technology requests them.
  ///
  /// - Parameters:
  ///   - action: The name of an action of the element; `default` is a press.
  ///   - element: An element of the present tree.
  public func perform(_ action: String = "default", on element: ViewGraph.Element) {
    request(.perform(action), of: element)
  }

  /// Increments or decrements an element's value by one step, in the coming frame.
  public func adjust(
    _ element: ViewGraph.Element, _ direction: AccessibilityAdjustmentDirection
  ) {
    request(.perform(direction == .increment ? "increment" : "decrement"), of: element)
  }

  /// The announcements of the program to assistive technology up to the current frame, in order.
  public var announcements: [(time: StageTime, words: String)] { stage.announcements }

  /// Sets the text of a field, in the coming frame.
  public func setValue(_ text: String, of element: ViewGraph.Element) {
    request(.setText(text), of: element)
  }

  /// Sets the number of an element that has one, in the coming frame.
  public func setValue(_ number: Double, of element: ViewGraph.Element) {
    request(.setNumber(number), of: element)
  }

  /// Moves the focus of assistive technology to an element, in the coming frame, and the keyboard's
  /// focus too if the element can have it.
  public func focus(_ element: ViewGraph.Element) { request(.focus, of: element) }

  private func request(_ action: ElementRequest.Action, of element: ViewGraph.Element) {
    guard let place = tree.place(of: element) else {
      return send(.request(ElementRequest(action, of: .label(element.label))))
    }
    send(.request(ElementRequest(action, of: .place(place, label: element.label))))
  }
}

/// The error of a search for one element that found none or several.
public struct ElementSearchError: Error, CustomStringConvertible {
  /// The searched element, in words.
  public let wanted: String
  /// The number of elements that were found.
  public let count: Int
  /// The whole tree of the current frame.
  public let tree: ViewGraph.Element

  /// The search, the number of elements that were found, and the tree: of a larger tree the first 100
  /// lines.
  public var description: String {
    "There \(count == 0 ? "is no element" : "are \(count) elements") \(wanted); expected one. "
      + "The frame shows:\n\(tree.listing)"
  }
}

extension ViewGraph.Element {
  /// The largest number of lines in a message.
  private static let mostLines = 100

  /// The tree for a message: of a larger tree the first 100 lines, and the number of the others.
  var listing: String {
    let lines = "\(self)".split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count - Self.mostLines
    return lines.prefix(Self.mostLines).joined(separator: "\n")
      + (rest > 0 ? "\n... and \(rest) more lines" : "")
  }
}
