import SwiftUI

/// Transitions and animation presets side by side. A tap on a card inserts or removes its view; a tap
/// on a track runs its dot and selects its animation for the cards. Taps work at any time, also
/// during an animation.
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
