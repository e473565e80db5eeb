import SwiftUI

/// Every kind of control, a page for each family. `--idiom desktop` shows the looks of a desktop.
@main struct ControlsApp: App {
  var body: some Scene {
    WindowGroup("Controls") {
      FamilyList()
    }
    .defaultSize(width: 390, height: 844)
  }
}
