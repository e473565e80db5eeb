import SwiftUI

/// A ground that reaches under the bars of a device, and words that don't; and each of the things
/// that a program can ask of the device and its user, as a line of output.
@main struct ScreensApp: App {
  var body: some Scene { WindowGroup("Screens") { Screen() } }
}

struct Screen: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.displayScale) private var displayScale
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.orange.ignoresSafeArea()
      VStack(alignment: .leading) {
        Text("The beginning")
        Spacer()
        Text(1234.5, format: .number)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      // A style would reach under the bars too.
      .background { Rectangle().fill(.background) }
    }
    .onAppear(perform: tell)
  }

  private func tell() {
    let screen = UIScreen.main
    let traits = UITraitCollection.current
    let insets = UIApplication.shared.keyWindow?.safeAreaInsets ?? .zero
    print("scheme", colorScheme, traits.userInterfaceStyle)
    print("contrast", contrast, traits.accessibilityContrast)
    print("text", typeSize, traits.preferredContentSizeCategory == .large)
    print("classes", horizontal == .compact, vertical == .compact)
    print("direction", direction, traits.layoutDirection)
    print("locale", locale.identifier)
    print("screen", screen.bounds.width, screen.bounds.height, screen.scale, displayScale)
    print("insets", insets.top, insets.bottom)
    print("device", UIDevice.current.model, UIDevice.current.userInterfaceIdiom)
  }
}
