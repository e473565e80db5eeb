import TweenMotion

/// What a window shows over all that is the program's, without being a part of that: its menu bar.
@MainActor package protocol WindowChrome: AnyObject {
  /// Whether it is there.
  var isShown: Bool { get }
  /// Takes a key before anything of the program's does; whether it does.
  func takeFirst(_ press: KeyPress) -> Bool
  /// Takes a key that nothing of the program's does; whether it does.
  func takeLast(_ press: KeyPress) -> Bool
  /// The option key was pressed and let go, and nothing else meanwhile.
  func optionWasTapped()
  /// The keys of what all programs have, and what they do, for a list of all keys.
  var keys: [(keys: String, title: String)] { get }
  /// The program's commands are others now.
  func commandsDidChange()
}

extension RootNode {
  /// Puts chrome into the window: a view that shows itself as a layer while it is wanted.
  package func addChrome<Content: View>(_ content: Content) {
    guard chrome == nil else { return }
    let container = ContainerNode(DepthLayout(alignment: .center), childContext)
    chrome = container
    container.setContent { Content._makeNode(content, $0) }
  }
}

extension ViewGraph {
  /// Has the keys of an event that are the option key's alone show and hide the front window's chrome.
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
  /// F10, by which menu bars are reached.
  package static let f10 = KeyEquivalent("\u{F70D}")
  /// F11, by which a window fills the screen.
  package static let f7 = KeyEquivalent("\u{F70A}")
  package static let f8 = KeyEquivalent("\u{F70B}")
  package static let f11 = KeyEquivalent("\u{F70E}")
  /// The key that opens the menu of what has the focus.
  package static let menu = KeyEquivalent("\u{F735}")
}
