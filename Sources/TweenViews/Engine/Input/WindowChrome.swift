import TweenMotion

/// The part of a window's interface that lies over the program's content and does not belong to it:
/// the menu bar.
@MainActor package protocol WindowChrome: AnyObject {
  /// Whether the chrome is shown.
  var isShown: Bool { get }
  /// Offers a key before the program's own handlers. Returns whether the chrome handled it.
  func handleBeforeFocus(_ press: KeyPress) -> Bool
  /// Offers a key that the program did not handle. Returns whether the chrome handled it.
  func handleAfterFocus(_ press: KeyPress) -> Bool
  /// Called when the Option key was pressed and released without another key.
  func optionWasTapped()
  /// The keys that all programs have, with the titles of their actions, for a list of all keys.
  var keys: [(keys: String, title: String)] { get }
  /// Called when the program's commands have changed.
  func commandsDidChange()
}

extension RootNode {
  /// Adds chrome to the window: a view that shows itself as a layer when it is needed.
  package func addChrome<Content: View>(_ content: Content) {
    guard chrome == nil else { return }
    let container = ContainerNode(DepthLayout(alignment: .center), childContext)
    chrome = container
    container.setContent { Content._makeNode(content, $0) }
  }
}

extension ViewGraph {
  /// Recognizes presses of the Option key alone, which show and hide the front window's chrome.
  func noteOptionKey(_ event: InputEvent) {
    switch event {
    case .modifiers(let modifiers):
      let (old, new) = (heldModifiers, modifiers)
      if old.isEmpty, new == .option {
        windowList.isOptionAlone = true
      } else {
        if windowList.isOptionAlone, new.isEmpty { front?.chrome?.optionWasTapped() }
        windowList.isOptionAlone = false
      }
    case .key, .text, .scroll, .pointer(.down, _, _), .phase: windowList.isOptionAlone = false
    default: break
    }
  }
}

extension KeyEquivalent {
  /// The key F10, which opens menu bars.
  package static let f10 = KeyEquivalent("\u{F70D}")
  /// The key F7, which begins or ends a recording.
  package static let f7 = KeyEquivalent("\u{F70A}")
  package static let f8 = KeyEquivalent("\u{F70B}")
  package static let f11 = KeyEquivalent("\u{F70E}")
  /// The key that opens the menu of the focused view.
  package static let menu = KeyEquivalent("\u{F735}")
}
