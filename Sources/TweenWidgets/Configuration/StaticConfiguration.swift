import Foundation
import TweenViews

/// The configuration of a widget that the user cannot set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The type of the body; `Never`, because the host reads this configuration itself.
  public typealias Body = Never
  private let widget: WidgetDescription

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The identity of the widget, as `WidgetCenter` uses it.
  ///   - provider: The provider of its entries.
  ///   - content: Returns the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    widget = WidgetDescription(kind: kind, source: WidgetSource(provider, content))
  }

  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    list.list.widgets.append(configuration.widget)
  }
}

/// The configuration of a widget that the user sets up by an intent. In this engine every widget
/// has the intent that `init()` creates.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// The type of the body; `Never`, because the host reads this configuration itself.
  public typealias Body = Never
  private let widget: WidgetDescription

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The identity of the widget, as `WidgetCenter` uses it.
  ///   - intent: The intent that the user sets up.
  ///   - provider: The provider of its entries.
  ///   - content: Returns the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var widget = WidgetDescription(kind: kind, source: WidgetSource(provider, content))
    widget.intent = Intent.self
    self.widget = widget
  }

  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    list.list.widgets.append(configuration.widget)
  }
}
