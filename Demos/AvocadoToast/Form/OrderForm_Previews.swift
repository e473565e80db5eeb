import SwiftUI

/// The order form in several contexts at once: `toast previews out/form` draws them side by side.
struct OrderForm_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      form.previewDisplayName("Light")
      form.environment(\.colorScheme, .dark).previewDisplayName("Dark")
      form.environment(\.sizeCategory, .accessibilityExtraLarge).previewDisplayName("Large Type")
      form.environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar"))
        .previewDisplayName("Right to Left")
    }
  }

  @MainActor private static var form: some View {
    NavigationView { OrderForm() }
      .navigationViewStyle(.stack)
      .environment(Kitchen())
      .accentColor(.green)
  }
}
