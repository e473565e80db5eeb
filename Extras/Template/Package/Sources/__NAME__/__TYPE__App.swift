import SwiftUI

@main struct __TYPE__App: App {
  var body: some Scene {
    WindowGroup("__NAME__") {
      ContentView()
    }
    .defaultSize(width: 320, height: 320)
  }
}
