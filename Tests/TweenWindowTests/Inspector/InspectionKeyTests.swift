import Testing
import TweenMotion
import TweenViews
import TweenWindow

@Suite struct InspectionKeyTests {
  @Test(
    arguments: [
      ("\u{F70F}", [], .inspector), (" ", [.command, .shift], .pause),
      ("\r", [.command, .shift], .step), (",", [.command, .shift], .slower),
      (".", [.command, .shift], .faster), (">", [.command, .shift], .faster),
    ] as [(Character, EventModifiers, InspectionKey)])
  func `keys act on time and on the inspector`(
    _ key: Character, _ modifiers: EventModifiers, _ action: InspectionKey
  ) {
    #expect(InspectionKey(KeyEquivalent(key), modifiers) == action)
    #expect(InspectionKey(KeyEquivalent(key), [.option]) == nil)
  }

  @Test func `a program's shortcut with the same keys goes before`() {
    #expect(InspectionKey.pause.isTaken(by: [("Ctrl+Shift+Space", "Play")]))
    #expect(InspectionKey.inspector.isTaken(by: [("F12", "Console")]))
    #expect(!InspectionKey.step.isTaken(by: [("Ctrl+Return", "Send")]))
  }
}
