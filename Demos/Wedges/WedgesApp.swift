import SwiftUI

/// The interactive ring: add wedges, tap them away, let them wander.
@main struct WedgesApp: App {
  @StateObject private var ring = Ring()
  @Environment(\.seededGenerator) private var generator

  var body: some Scene {
    WindowGroup("Wedges") {
      RingScreen().environmentObject(ring)
    }
    .defaultSize(width: 400, height: 300)
    .commands {
      CommandGroup(after: .newItem) {
        Button("New Wedge") {
          withAnimation(.spring()) { ring.addWedge(using: generator) }
        }
        .keyboardShortcut("n")
        Button("50 New Wedges") {
          withAnimation(.spring()) {
            for _ in 0..<50 { ring.addWedge(using: generator) }
          }
        }
        .keyboardShortcut("n", modifiers: [.command, .option])
        Button("Clear") {
          withAnimation(.easeInOut(duration: 1)) { ring.clear() }
        }
        .keyboardShortcut("k")
      }
      CommandGroup(after: .saveItem) { CloseByEscape() }
    }
  }
}

/// Closes the window by Esc too: nothing here is lost by that.
private struct CloseByEscape: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Close the Window") { dismissWindow() }
      .keyboardShortcut(.cancelAction)
  }
}
