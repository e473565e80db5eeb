import TweenGeometry
import TweenMotion
import TweenViews

/// Finds controls without a name, which a screen reader and voice control cannot announce.
///
/// A control of which the window or a scroll view shows only a part is not examined: the tree contains only
/// the labels in the shown part. While something moves, a control counts once it has had no name for half a
/// second: labels can be transparent during a transition.
final class NameCheck: MotionCheck {
  static let id = "names"
  static let summary = "A control has neither a label nor a value nor a placeholder."
  static let source = "WCAG 2.2, 4.1.2"

  private var mark = DrawingMark()
  /// The moment of the last look.
  private var lastLook: StageTime?
  /// The moment since which a control has had no name, by the element's number.
  private var unnamedSince: [Int: StageTime] = [:]

  private static let roles: Set<ViewGraph.Element.Role> = [
    .button, .link, .toggle, .adjustable, .picker, .menu, .textField, .secureField,
  ]

  func examine(_ frame: ExploredFrame) -> [Finding] {
    guard isDue(frame) else { return [] }
    lastLook = frame.time
    let window = CGRect(origin: .zero, size: frame.size)
    let unnamed = frame.elements.filter { Self.isUnnamed($0) && $0.isWhole(in: window) }
    unnamedSince = Dictionary(
      unnamed.map { ($0.details.id, unnamedSince[$0.details.id] ?? frame.time) },
      uniquingKeysWith: { first, _ in first })
    let lasting = unnamed.filter { element in
      frame.isResting
        || frame.time.elapsed(since: unnamedSince[element.details.id] ?? frame.time) >= 0.5
    }
    return lasting.map { element in
      Finding(
        check: Self.id, subject: frame.subject(of: element),
        sentence: "The \(element.roleName) at \(element.placeText) has no name; "
          + "expected a label, as of 'accessibilityLabel(_:)'.",
        time: frame.time)
    }
  }

  /// Whether the frame is examined: a resting one with a new drawing or a change of state; while something
  /// moves, four frames a second.
  private func isDue(_ frame: ExploredFrame) -> Bool {
    if frame.isResting {
      return mark.isNew(frame.stage.displayList) || frame.hasUpdates || !unnamedSince.isEmpty
    }
    return lastLook.map { frame.time.elapsed(since: $0) >= 0.249 } ?? true
  }

  /// Whether an element is a control without a label and without text in its value.
  ///
  /// A value of digits and signs alone, such as "40 %", is a state and no name. A menu is the card with the
  /// items, which have the names.
  static func isUnnamed(_ element: ViewGraph.Element) -> Bool {
    guard roles.contains(element.role), !element.actions.isEmpty || element.role != .menu else {
      return false
    }
    return !hasText(element.label) && !element.inputLabels.contains(where: hasText)
      && !(element.value.map(isName) ?? false)
  }

  private static func hasText(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }

  private static func isName(_ value: String) -> Bool {
    !["on", "off", "mixed"].contains(value) && value.contains(where: \.isLetter)
  }
}
