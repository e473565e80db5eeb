import SwiftUI
import WidgetKit

/// The widget in the contexts of the talk.
struct CaffeineWidget_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CaffeineWidgetView(data: .previewData)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Small")
      CaffeineWidgetView(data: .previewData)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .environment(\.colorScheme, .dark)
        .previewDisplayName("Dark")
      CaffeineWidgetView(data: .previewData)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .environment(\.sizeCategory, .extraExtraExtraLarge)
        .previewDisplayName("Large Type")
      CaffeineWidgetView(data: .previewData)
        .redacted(reason: .placeholder)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Placeholder")
      CaffeineWidgetView(data: .previewData)
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        .previewDisplayName("Medium")
      CaffeineWidgetView(data: .previewData)
        .redacted(reason: .placeholder)
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        .previewDisplayName("Medium Placeholder")
    }
  }
}
