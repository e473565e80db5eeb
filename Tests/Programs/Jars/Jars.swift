import SwiftUI

/// Colours, pictures and strings of catalogues by members that a build plugin made. Compiled in
/// Swift 5 and 6.
@main struct JarsApp: App {
  var body: some Scene {
    WindowGroup("Jars") {
      HStack(spacing: 0) {
        Rectangle().fill(.latte).accessibilityLabel(Text(.shelfTitle))
        Color(.latte).accessibilityLabel(.jarsLeft(3)).accessibilityHint(.jarsLeft(1))
        Color(.Brand.ground)
          .accessibilityLabel(String(localized: .filledBy(name: "Ann", jam: "plum")))
        // The system's own.
        Color.red
        Color(ColorResource.red)
        Image(.lid).foregroundStyle(Color.latte).accessibilityLabel(.Kitchen.lidTitle)
        Label("Lid", image: .lid).labelStyle(.iconOnly).font(.system(size: 20))
        Image(.drawing).resizable()
      }
    }
    .defaultSize(width: 160, height: 20)
  }
}
