import SwiftUI

/// The game of pairs: turn two cards, and keep them when they match.
///
/// The program is this folder: `inbetween Memory`.
@main struct MemoryApp: App {
  @State private var game = Game()

  var body: some Scene {
    WindowGroup("Memory") { Board(game: game) }
      .defaultSize(width: 390, height: 500)
  }
}
