import SwiftUI

/// Pages on layout, text, shapes, effects and transitions. `--open gallery://effects` begins at one
/// of them; `?locale=ar`, `?type=accessibility1` and `?scheme=dark` show it in another setting.
@main struct GalleryApp: App {
  @StateObject private var guide = Guide()

  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryScreen()
        .environmentObject(guide)
        .onOpenURL { guide.open($0) }
    }
    .defaultSize(width: 720, height: 560)
    .commands {
      CommandMenu("Go") {
        Button("Next Page") { withAnimation(.smooth) { guide.step(by: 1) } }
          .keyboardShortcut(.rightArrow)
        Button("Previous Page") { withAnimation(.smooth) { guide.step(by: -1) } }
          .keyboardShortcut(.leftArrow)
      }
    }
  }
}
