import SwiftUI

/// Colours and pictures of a catalogue by members that a build plugin made. Compiled in Swift 5 and 6.
@main struct JarsApp: App {
  var body: some Scene {
    WindowGroup("Jars") {
      HStack(spacing: 0) {
        Rectangle().fill(.latte)
        Color(.latte)
        Color(.Brand.ground)
        // The system's own.
        Color.red
        Color(ColorResource.red)
        Image(.lid).foregroundStyle(Color.latte)
        Label("Lid", image: .lid).labelStyle(.iconOnly).font(.system(size: 20))
        Image(.drawing).resizable()
      }
    }
    .defaultSize(width: 160, height: 20)
  }
}
