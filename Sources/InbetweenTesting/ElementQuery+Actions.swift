import Foundation
import Inbetween
import Testing
import TweenStage

// Actions on the element of a query. Input happens in the coming frame, as that of a tester; `drag` and
// `scroll` run the frames that they need.
extension ElementQuery {
  /// Presses and releases the left button in the coming frame, at the element's activation point: the
  /// middle of its visible part, of the switch in a toggle's row, or the point that the program sets.
  ///
  /// - Parameter modifiers: The modifier keys that are held.
  /// - Throws: `ElementSearchError` without exactly one element, `ElementActionError` if the element lies
  ///   outside of the window.
  public func tap(modifiers: EventModifiers = []) throws {
    let point = try pressPoint("tapped")
    if modifiers.isEmpty { tester.tap(point) } else { tester.tap(point, modifiers: modifiers) }
  }

  /// Presses the element, and releases it after some seconds, whose frames are run.
  ///
  /// - Parameter seconds: The duration; negative numbers and NaN count as 0.
  /// - Throws: As `tap` does.
  public func press(for seconds: Double) throws {
    let point = try pressPoint("pressed")
    tester.send(.pointer(.down, position: point, button: .left))
    tester.advance()
    tester.advance(seconds: seconds)
    tester.send(.pointer(.up, position: point, button: .left))
    tester.advance()
  }

  /// Taps a text field, runs the frame in which it gets the focus, and types a text in the next one.
  ///
  /// - Throws: As `tap` does; `ElementActionError` if the element does not accept text.
  public func type(_ text: String) throws {
    let element = try element
    guard [.textField, .secureField].contains(element.role) else {
      throw ElementActionError(
        "The element \(words) has the role \(element.role.rawValue); expected a text field to type into."
      )
    }
    if !element.traits.contains("focused") {
      try tap()
      tester.advance()
    }
    tester.type(text)
  }

  /// Drags the element to a point of the window, and runs the frames of the drag.
  ///
  /// Views with `draggable` or `onMove` in a list or a scroll view move only after 0.5 s of holding; without it
  /// the list scrolls.
  ///
  /// - Parameters:
  ///   - point: The end, in points of the window.
  ///   - seconds: The duration of the movement; at least one frame.
  ///   - holding: The time between the press and the movement in seconds; negative numbers and NaN count as 0.
  /// - Throws: As `tap` does.
  public func drag(to point: CGPoint, over seconds: Double = 0.3, holding: Double = 0) throws {
    let start = try pressPoint("dragged")
    let rate = tester.stage.configuration.frameRate
    func frames(_ seconds: Double) -> Int {
      rate.lastFrame(atOrBefore: StageTime(seconds: seconds > 0 ? min(seconds, 600) : 0))
    }
    let count = max(1, frames(seconds))
    let points = (0...count).map { frame in
      let part = Double(frame) / Double(count)
      return CGPoint(
        x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
    }
    tester.drag(Array(repeating: start, count: frames(holding)) + points)
  }

  /// Drags the element to the middle of another one; see `drag(to:over:holding:)`.
  public func drag(
    to other: ElementQuery, over seconds: Double = 0.3, holding: Double = 0
  ) throws {
    try drag(to: other.pressPoint("reached"), over: seconds, holding: holding)
  }

  /// Scrolls the content of this element until another element is visible, and runs those frames.
  ///
  /// The content moves down its length first, then back to its beginning; lazy rows are made on the way.
  ///
  /// - Throws: As `tap` does; `ElementActionError` if the other element does not appear.
  public func scroll(to other: ElementQuery) throws {
    let middle = try pressPoint("scrolled")
    let area = try element.frame
    for direction in [-1.0, 1.0] {
      for _ in 0..<Self.mostScrolls {
        if let found = other.all.first, found.isVisible(in: area) { return }
        let before = tester.tree
        tester.scroll(
          by: CGSize(width: 0, height: direction * max(1, area.height * Self.scrolledPart)),
          at: middle)
        // A frame later, rows that the scrolling reveals are made.
        tester.advance(frames: 2)
        if tester.tree == before { break }
      }
    }
    tester.settle()
    if let found = other.all.first, found.isVisible(in: area) { return }
    throw ElementActionError(
      "Scrolling the element \(words) did not show the element \(other.words).")
  }

  /// The part of the visible height by which one step scrolls.
  private static let scrolledPart = 0.7
  /// A bound for content without an end.
  private static let mostScrolls = 10_000

  /// Performs one of the element's actions in the coming frame, as assistive technology requests them.
  ///
  /// - Parameter action: The name of an action of the element; `default` is a press.
  /// - Throws: As `tap` does; `ElementActionError` if the element has no such action.
  public func perform(_ action: String = "default") throws {
    let element = try element
    guard element.actions.contains(action) else {
      let names = element.actions.map { "\"\($0)\"" }.joined(separator: ", ")
      throw ElementActionError(
        "The element \(words) has no action \"\(action)\"; expected "
          + (names.isEmpty ? "an element with actions." : "one of \(names)."))
    }
    tester.perform(action, on: element)
  }

  private func pressPoint(_ verb: String) throws -> CGPoint {
    let element = try element
    let point = element.pressPoint
    guard tester.tree.frame.contains(point), !element.frame.isEmpty else {
      throw ElementActionError(
        "The element \(words) can't be \(verb): its visible part is empty or outside of the window."
      )
    }
    return point
  }
}

extension ViewGraph.Element {
  /// Whether the middle of the element is visible in an area of the window.
  fileprivate func isVisible(in area: CGRect) -> Bool {
    !frame.isEmpty && area.contains(CGPoint(x: frame.midX, y: frame.midY))
  }
}

/// The error of an action that a found element cannot receive.
public struct ElementActionError: Error, CustomStringConvertible {
  /// The reason, as a sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
