import Foundation
import Testing
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A keyboard shortcut") @MainActor struct KeyboardShortcutTests {
  private func shortcut(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = .command, isEnabled: Bool = true,
    _ action: @escaping () -> Void
  ) -> ShortcutModifier {
    ShortcutModifier(
      shortcut: KeyboardShortcut(key, modifiers: modifiers), title: "", isEnabled: isEnabled,
      action: action)
  }

  @Test(
    "is called by the names that keys have on Linux",
    arguments: [
      (KeyboardShortcut("n"), "Ctrl+N"),
      (KeyboardShortcut("n", modifiers: [.shift, .option, .command]), "Ctrl+Alt+Shift+N"),
      (KeyboardShortcut("n", modifiers: .control), "Ctrl+N"),
      (KeyboardShortcut(.f11, modifiers: .shift), "Shift+F11"),
      (KeyboardShortcut(KeyEquivalent("\u{F704}"), modifiers: []), "F1"),
      (.defaultAction, "Return"), (.cancelAction, "Esc"),
      (KeyboardShortcut(.delete, modifiers: []), "Backspace"),
      (KeyboardShortcut(.deleteForward, modifiers: .option), "Alt+Delete"),
    ])
  func names(shortcut: KeyboardShortcut, name: String) { #expect(shortcut.text == name) }

  @Test func `takes its key with exactly its modifiers, in either case of the letter`() {
    let log = Log<String>()
    let screen = Screen(()) { Color.red.modifier(shortcut("n") { log("n") }) }
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Int {
      log.clear()
      screen.graph.send(.key(key, modifiers: modifiers, phase: .down))
      screen.graph.send(.key(key, modifiers: modifiers, phase: .up))
      screen.step()
      return log.entries.count
    }
    #expect(press("n", .command) == 1)
    #expect(press("N", .command) == 1)
    // The control key is the command key, and locks are no modifiers.
    #expect(press("n", .control) == 1)
    #expect(press("n", [.command, .capsLock, .numericPad]) == 1)
    #expect(press("n", []) == 0)
    #expect(press("n", [.command, .shift]) == 0)
    #expect(press("m", .command) == 0)
  }

  @Test func `gives way to one further in, unless that is disabled or gone`() {
    let log = Log<String>()
    let screen = Screen((isThere: true, isEnabled: true)) { value in
      ZStack {
        Color.red
        if value.isThere {
          Color.blue.modifier(shortcut("n", isEnabled: value.isEnabled) { log("inner") })
        }
      }
      .modifier(shortcut("n") { log("outer") })
    }
    func press() -> [String] {
      log.clear()
      screen.graph.send(.key("n", modifiers: .command, phase: .down))
      screen.step()
      return log.entries
    }
    #expect(press() == ["inner"])
    screen.set((isThere: true, isEnabled: false))
    screen.step()
    #expect(press() == ["outer"])
    screen.set((isThere: true, isEnabled: true))
    screen.step()
    // While it fades away it takes no keys either.
    screen.change((isThere: false, isEnabled: true), .linear(duration: 1))
    screen.step(10)
    #expect(screen.fill(.blue) != nil)
    #expect(press() == ["outer"])
  }
}
