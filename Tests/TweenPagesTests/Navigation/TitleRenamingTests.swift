import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenControls
@testable import TweenPages
@testable import TweenViews

/// Titles that are changed in the bar.
@MainActor @Suite struct TitleRenamingTests {
  @Observable @MainActor final class Note {
    var title = "Old"
  }

  private struct Page: View {
    @Bindable var note: Note
    let hasOwnMenu: Bool

    var body: some View {
      if hasOwnMenu {
        page.toolbarTitleMenu {
          Button("Other") {}
          RenameButton()
        }
      } else {
        page
      }
    }

    private var page: some View {
      Button("elsewhere") {}.navigationTitle($note.title).navigationBarTitleDisplayMode(.inline)
    }
  }

  private func renaming(_ note: Note, hasOwnMenu: Bool = false) -> NavigationPanel {
    let panel = NavigationPanel { NavigationStack { Page(note: note, hasOwnMenu: hasOwnMenu) } }
    panel.step(3)
    panel.tap("Old")
    panel.settleQuickly()
    panel.tap("Rename")
    panel.settleQuickly()
    return panel
  }

  private func type(_ text: String, _ key: KeyEquivalent, in panel: NavigationPanel) {
    panel.graph.clock.run { panel.graph.send(.text(text)) }
    panel.step()
    press(key, in: panel)
  }

  private func press(_ key: KeyEquivalent, in panel: NavigationPanel) {
    panel.graph.clock.run {
      panel.graph.send(.key(key, modifiers: [], phase: .down))
      panel.graph.send(.key(key, modifiers: [], phase: .up))
    }
    panel.settle()
  }

  @Test(arguments: [false, true])
  func `a field takes the title's place, and what is written there is the title`(
    hasOwnMenu: Bool
  ) {
    let note = Note()
    let panel = renaming(note, hasOwnMenu: hasOwnMenu)
    let field = panel.elements.first { $0.role == .textField }
    #expect(field?.value == "Old" && field.map { abs($0.frame.midX - 195) < 1 } == true)
    // All of it is selected.
    type("New", .return, in: panel)
    #expect(note.title == "New" && panel.all("New").count == 1, "\(panel.graph.tree)")
    #expect(!panel.elements.contains { $0.role == .textField } && panel.warnings.isEmpty)
  }

  @Test func `the field is called in the environment's language`() {
    let panel = NavigationPanel {
      NavigationStack { Page(note: Note(), hasOwnMenu: false) }
        .environment(\.locale, Locale(identifier: "de"))
    }
    panel.step(3)
    panel.tap("Old")
    panel.settleQuickly()
    panel.tap("Umbenennen")
    panel.settleQuickly()
    #expect(panel.elements.first { $0.role == .textField }?.label == "Umbenennen")
  }

  @Test func `escape gives up, no words are no title, and leaving the field keeps them`() {
    let note = Note()
    var panel = renaming(note)
    type("New", .escape, in: panel)
    #expect(note.title == "Old" && panel.all("Old").count == 1)
    panel = renaming(note)
    press(.delete, in: panel)
    press(.return, in: panel)
    #expect(note.title == "Old" && panel.all("Old").count == 1)
    panel = renaming(note)
    panel.graph.clock.run { panel.graph.send(.text("Newer")) }
    panel.step()
    press(.tab, in: panel)
    #expect(note.title == "Newer" && panel.all("Newer").count == 1, "\(panel.graph.tree)")
  }

  @Test func `another name around it is no string to change`() {
    let note = Note()
    let panel = NavigationPanel {
      NavigationStack {
        Text("page").navigationTitle(Bindable(note).title).navigationTitle("Fixed")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    panel.step(3)
    #expect(panel.all("Fixed").map(\.role) == [.header])
  }
}
