import SwiftUI

@main struct BloomApp: App {
  var body: some Scene {
    WindowGroup("Bloom") { BloomView() }
      .defaultSize(width: 160, height: 160)
  }
}
