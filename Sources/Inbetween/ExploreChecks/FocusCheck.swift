import TweenMotion
import TweenStage
import TweenViews

/// Finds a keyboard focus that disappears while the keyboard is used.
final class FocusCheck: MotionCheck {
  static let id = "focus"
  static let summary =
    "After a key, the element with the focus is gone or disabled, and no other element has the focus."
  static let source = "WCAG 2.2, 2.4.3 and 2.4.7"

  /// The number of frames in which the focus may move to another element.
  static let patience = 5

  /// The element that lost the focus, and the frames since then.
  private var lost: (name: String, frames: Int)?
  private var last: ViewGraph.Element?
  /// Whether the last input came from the keyboard.
  private var isTyping = false

  init() {}

  func examine(_ frame: ExploredFrame) -> [Finding] {
    for event in frame.input { note(event) }
    let all = frame.elements
    let focused = all.first { $0.traits.contains("focused") && $0.role != .window }
    defer { if focused != nil { last = focused } }
    if focused != nil || !isTyping {
      lost = nil
      if focused == nil { last = nil }
      return []
    }
    if let last, lost == nil, !all.contains(where: { Self.isSame($0, last) && Self.isUsable($0) }) {
      lost = (last.lineName, 0)
      self.last = nil
    }
    guard let now = lost else { return [] }
    lost = (now.name, now.frames + 1)
    guard now.frames >= Self.patience, all.contains(where: Self.isFocusable) else { return [] }
    lost = nil
    return [
      Finding(
        check: Self.id, subject: now.name,
        sentence:
          "The element with the keyboard's focus disappeared or was disabled, and no element has the "
          + "focus now; expected the focus on another element.",
        time: frame.time)
    ]
  }

  /// Notes whether the keyboard or the pointer is used. Escape closes views on purpose.
  private func note(_ event: InputEvent) {
    switch event {
    case .key(let key, _, _): isTyping = key != .escape
    case .text: isTyping = true
    case .pointer, .request, .close, .openWindow: isTyping = false
    default: break
    }
  }

  private static func isSame(_ one: ViewGraph.Element, _ other: ViewGraph.Element) -> Bool {
    one.role == other.role && one.label == other.label && one.identifier == other.identifier
  }

  private static func isUsable(_ element: ViewGraph.Element) -> Bool {
    !element.traits.contains("disabled")
  }

  private static func isFocusable(_ element: ViewGraph.Element) -> Bool {
    isUsable(element)
      && [.button, .link, .toggle, .adjustable, .picker, .textField, .secureField].contains(
        element.role)
  }
}
