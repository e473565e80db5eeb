import SwiftUI

/// The board of a talk on custom containers, in its five stages. `--open displayboard:3` begins at
/// one of them.
@main struct DisplayBoardApp: App {
  @State private var party = Party()

  var body: some Scene {
    WindowGroup("Display Board") {
      BoardScreen()
        .environment(party)
        .onOpenURL { party.open($0) }
    }
    .defaultSize(width: 1280, height: 800)
    .commands {
      CommandMenu("Stage") {
        ForEach(Stage.allCases) { stage in
          Button(stage.title) { withAnimation { party.stage = stage } }
            .keyboardShortcut(stage.key)
        }
      }
      CommandMenu("Songs") {
        Button("Add a Song") { withAnimation(.bouncy) { party.add() } }
          .keyboardShortcut("n")
        Button("Remove a Song") { withAnimation(.bouncy) { party.remove() } }
          .keyboardShortcut("k")
        Button("Reject the First Song") { withAnimation { party.isFirstRejected.toggle() } }
          .keyboardShortcut("r")
      }
    }
  }
}
