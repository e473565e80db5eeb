import Foundation
import TweenViews

/// A widget with nothing to set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The host reads it itself: there is no body.
  public typealias Body = Never
  private let widget: WidgetDescription

  /// A widget.
  ///
  /// - Parameters:
  ///   - kind: What it is known by, to `WidgetCenter` for one.
  ///   - provider: Makes its entries.
  ///   - content: What it shows of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    widget = WidgetDescription(kind: kind, source: WidgetSource(provider, content))
  }

  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    list.list.widgets.append(configuration.widget)
  }
}

/// A widget that its user sets up, by an intent. Here every widget has the intent as `init()` makes
/// it.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// The host reads it itself: there is no body.
  public typealias Body = Never
  private let widget: WidgetDescription

  /// A widget.
  ///
  /// - Parameters:
  ///   - kind: What it is known by, to `WidgetCenter` for one.
  ///   - intent: What its user sets up.
  ///   - provider: Makes its entries.
  ///   - content: What it shows of an entry.
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
