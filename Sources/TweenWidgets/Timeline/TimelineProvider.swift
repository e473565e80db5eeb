import Foundation
import TweenMotion
import TweenViews

/// The context in which a provider creates entries: the widget's family and size.
public struct TimelineProviderContext: Sendable {
  /// The environment values in which the widget can be shown. This engine gives none: each value is
  /// nil.
  @dynamicMemberLookup public struct EnvironmentVariants: Sendable {
    /// The possible values of a key; nil: any.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }

  /// The family in which the widget is shown.
  public let family: WidgetFamily
  /// The size of the widget, in points.
  public let displaySize: CGSize
  /// Whether the widget is shown to a user who has not chosen it yet; always false here.
  public let isPreview: Bool
  /// The environment values in which the widget can be shown.
  public let environmentVariants = EnvironmentVariants()

  package init(family: WidgetFamily, displaySize: CGSize, isPreview: Bool) {
    self.family = family
    self.displaySize = displaySize
    self.isPreview = isPreview
  }
}

/// Provides the entries of a widget.
///
/// Its methods are called on the main actor. They can call their closures at once or later, on any
/// thread. A provider must read the present from `Date()` or `Date.now`, which are the stage's
/// clock.
public protocol TimelineProvider {
  /// The type of the widget's entries.
  associatedtype Entry: TimelineEntry
  /// The context of a request: family and size.
  typealias Context = TimelineProviderContext

  /// Returns an entry for a placeholder, of which only the shapes are shown. It must return at
  /// once.
  func placeholder(in context: Context) -> Entry
  /// Calls `completion` with one entry, for users who have not chosen the widget yet.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Calls `completion` with the entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Provides the entries of a widget that its user can set up.
public protocol AppIntentTimelineProvider {
  /// The type of the widget's entries.
  associatedtype Entry: TimelineEntry
  /// The type of the intent that the user sets up.
  associatedtype Intent: WidgetConfigurationIntent
  /// The context of a request: family and size.
  typealias Context = TimelineProviderContext

  /// Returns an entry for a placeholder, of which only the shapes are shown. It must return at
  /// once.
  func placeholder(in context: Context) -> Entry
  /// Returns one entry, for users who have not chosen the widget yet.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns setups to choose from on devices where the user cannot set up a widget; none by
  /// default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Returns no recommendations, which is the default.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A recommended setup of a widget, which this engine does not show.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let text: Text

  /// Creates a recommended setup with a description.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    text = description
  }
  // Titles: string.
  /// Creates a recommended setup with a description that is looked up in the string tables.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
}
