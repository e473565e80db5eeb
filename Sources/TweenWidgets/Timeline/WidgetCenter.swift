import Foundation
import TweenViews

/// A widget that is shown, with its kind and family.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identity of the widget: its kind and family.
  public var id: String { kind + "." + family.description }
  /// The kind of the widget, from its configuration.
  public let kind: String
  /// The family in which the widget is shown.
  public let family: WidgetFamily
  /// The type of the intent that the user sets up; nil: none.
  var intent: (any WidgetConfigurationIntent.Type)?

  /// Returns the widget's setup, which is always the intent that `init()` creates; nil if the
  /// widget has another intent, or none.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? {
    guard let intent, ObjectIdentifier(intent) == ObjectIdentifier(intentType) else { return nil }
    return Intent()
  }

  /// Returns whether both have the same kind and family.
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
  }

  /// Hashes the kind and the family.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}

/// Requests new timelines for the widgets that are shown.
public struct WidgetCenter: Sendable {
  /// The widget center of the program, which has only one.
  public static let shared = WidgetCenter()

  /// Requests a new timeline for each widget that is shown.
  public func reloadAllTimelines() { Self.onMainActor { WidgetRuns.current.reload(kind: nil) } }

  /// Requests a new timeline for each shown widget of a kind; does nothing if there are none.
  public func reloadTimelines(ofKind kind: String) {
    Self.onMainActor { WidgetRuns.current.reload(kind: kind) }
  }

  /// Accepted without effect: discards stored recommendations, of which there are none.
  public func invalidateConfigurationRecommendations() {}

  /// Calls a closure with the widgets that are shown, in the order in which they appeared.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Self.onMainActor { completion(.success(WidgetRuns.current.infos)) }
  }

  /// Returns the widgets that are shown, in the order in which they appeared.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    await MainActor.run { WidgetRuns.current.infos }
  }

  static func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }
}

/// The widgets of a program that are shown.
@MainActor final class WidgetRuns {
  private struct Member {
    weak var run: WidgetRun?
  }
  private var members: [Member] = []

  /// The widgets of the running stage.
  static var current: WidgetRuns { StageClock.programObject { WidgetRuns() } }

  private var runs: [WidgetRun] { members.compactMap(\.run) }

  func insert(_ run: WidgetRun) {
    members.removeAll { $0.run == nil || $0.run === run }
    members.append(Member(run: run))
  }

  func reload(kind: String?) {
    for run in runs where kind == nil || run.widget.kind == kind { run.request() }
  }

  var infos: [WidgetInfo] {
    runs.map {
      WidgetInfo(kind: $0.widget.kind, family: $0.setting.family, intent: $0.widget.intent)
    }
  }
}
