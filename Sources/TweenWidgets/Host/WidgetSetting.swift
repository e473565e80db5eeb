import Foundation
import TweenViews

/// The settings with which a host shows a widget.
package struct WidgetSetting: Equatable, Sendable {
  /// The family in which the widget is shown.
  package var family: WidgetFamily
  /// The size of the widget in points.
  package var size: CGSize
  /// The colours in which the widget is drawn.
  package var renderingMode = WidgetRenderingMode.fullColor
  /// Whether the content is redacted as a placeholder.
  package var isPlaceholder = false
  /// Whether sensitive content is hidden.
  package var isPrivate = false

  /// Creates the settings for a family on a screen of a size in points.
  package init(family: WidgetFamily, screen: CGSize) {
    self.family = family
    size = WidgetMetrics.size(of: family, on: screen)
  }

  /// Returns the same settings, with or without the redaction of a placeholder.
  package func placeholder(_ isPlaceholder: Bool) -> WidgetSetting {
    var setting = self
    if isPlaceholder { setting.isPlaceholder = true }
    return setting
  }

  /// The context that a provider gets.
  package var context: TimelineProviderContext {
    TimelineProviderContext(family: family, displaySize: size, isPreview: false)
  }
}
