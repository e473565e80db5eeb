import Foundation
import TweenViews

/// How a host shows a widget.
package struct WidgetSetting: Equatable, Sendable {
  /// The size that it is shown in.
  package var family: WidgetFamily
  /// The same in points.
  package var size: CGSize
  /// How it is coloured.
  package var renderingMode = WidgetRenderingMode.fullColor
  /// Whether only its shape shows.
  package var isPlaceholder = false
  /// Whether what is sensitive is hidden.
  package var isPrivate = false

  /// A family on a screen of a size in points.
  package init(family: WidgetFamily, screen: CGSize) {
    self.family = family
    size = WidgetMetrics.size(of: family, on: screen)
  }

  /// The same as a placeholder, or as it is.
  package func placeholder(_ isPlaceholder: Bool) -> WidgetSetting {
    var setting = self
    if isPlaceholder { setting.isPlaceholder = true }
    return setting
  }

  /// What a provider is asked about.
  package var context: TimelineProviderContext {
    TimelineProviderContext(family: family, displaySize: size, isPreview: false)
  }
}
