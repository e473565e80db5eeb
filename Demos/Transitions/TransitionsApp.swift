import SwiftUI

/// Transitions and animation presets side by side. A tap on a card lets its view come or go, a tap
/// on a track runs its dot and makes its animation the one that the cards use; all of it at any
/// time, however much is still moving.
@main struct TransitionsApp: App {
  @StateObject private var board = Board()

  var body: some Scene {
    WindowGroup("Transitions") {
      BoardScreen()
        .environmentObject(board)
    }
    .defaultSize(width: 960, height: 640)
    .commands {
      CommandMenu("Play") {
        Button("All Transitions") { board.toggleCards() }
          .keyboardShortcut("t")
        Button("All Animations") { board.toggleTracks() }
          .keyboardShortcut("r")
      }
    }
  }
}
