import SwiftUI

/// A log of drinks and the caffeine in them, with a widget: the app of a talk on widgets' views.
/// `caffeine widgets DIR` draws the widget, `caffeine previews DIR` the steps that lead to it.
@main struct CaffeineApp: App {
  @State private var log = DrinkLog()

  var body: some Scene {
    WindowGroup("Wired") {
      LogScreen().environment(log)
    }
    .defaultSize(width: 390, height: 844)
  }
}
