import Foundation
import TweenMotion
import TweenViews

/// What a provider is asked about.
public struct TimelineProviderContext: Sendable {
  /// What the widget may be shown in. Nothing is told here: each value has none.
  @dynamicMemberLookup public struct EnvironmentVariants: Sendable {
    /// The values that a key may have; nil: any.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }

  /// The size that the widget is shown in.
  public let family: WidgetFamily
  /// The same in points.
  public let displaySize: CGSize
  /// Whether it is shown to somebody who has not chosen it yet.
  public let isPreview: Bool
  /// What the widget may be shown in.
  public let environmentVariants = EnvironmentVariants()

  package init(family: WidgetFamily, displaySize: CGSize, isPreview: Bool) {
    self.family = family
    self.displaySize = displaySize
    self.isPreview = isPreview
  }
}

/// Makes the entries of a widget.
///
/// It is asked on the main actor, and answers at once or later, there or elsewhere. What it makes of
/// the present must come from `Date()` or `Date.now`, which are the stage's.
public protocol TimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// What it is asked about.
  typealias Context = TimelineProviderContext

  /// An entry of which only the shape shows, at once.
  func placeholder(in context: Context) -> Entry
  /// An entry of a moment, for people who have not chosen the widget yet.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from the present on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that its user can set up.
public protocol AppIntentTimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// What the user sets up.
  associatedtype Intent: WidgetConfigurationIntent
  /// What it is asked about.
  typealias Context = TimelineProviderContext

  /// An entry of which only the shape shows, at once.
  func placeholder(in context: Context) -> Entry
  /// An entry of a moment, for people who have not chosen the widget yet.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from the present on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Set-ups to choose from, where there is nothing to set up by hand; none by default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A set-up of a widget to choose. Nobody asks for it here.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let text: Text

  /// A set-up with a description.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    text = description
  }
  // Titles: string.
  /// A set-up with a description that is looked up in the string tables.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
}
