import Foundation
import TweenViews

/// A widget that somebody has chosen.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// Its kind and family.
  public var id: String { kind + "." + family.description }
  /// As its configuration has it.
  public let kind: String
  /// The size that it is shown in.
  public let family: WidgetFamily
  /// What its user sets up; nil: nothing.
  var intent: (any WidgetConfigurationIntent.Type)?

  /// What the widget is set up as: here always the intent as `init()` makes it; nil where it has
  /// another intent, or none.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? {
    guard let intent, ObjectIdentifier(intent) == ObjectIdentifier(intentType) else { return nil }
    return Intent()
  }

  /// Whether both are of one kind, in one size.
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
  }

  /// Feeds kind and size to a hasher.
  ///
  /// - Parameter hasher: What takes them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}

/// Has the widgets that are shown asked for new timelines.
public struct WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  /// Has all widgets that are shown asked for a timeline.
  public func reloadAllTimelines() { Self.onMainActor { WidgetRuns.current.reload(kind: nil) } }

  /// Has the widgets of a kind that are shown asked for a timeline; where there are none, nothing
  /// happens.
  public func reloadTimelines(ofKind kind: String) {
    Self.onMainActor { WidgetRuns.current.reload(kind: kind) }
  }

  /// Nothing is kept of a widget's set-ups, so nothing happens.
  public func invalidateConfigurationRecommendations() {}

  /// Hands over the widgets that are shown, in the order in which they came.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Self.onMainActor { completion(.success(WidgetRuns.current.infos)) }
  }

  /// The widgets that are shown, in the order in which they came.
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

  /// Those of the stage that runs.
  static var current: WidgetRuns { StageClock.programObject { WidgetRuns() } }

  private var runs: [WidgetRun] { members.compactMap(\.run) }

  func insert(_ run: WidgetRun) {
    members.removeAll { $0.run == nil || $0.run === run }
    members.append(Member(run: run))
  }

  func reload(kind: String?) {
    for run in runs where kind == nil || run.widget.kind == kind { run.ask() }
  }

  var infos: [WidgetInfo] {
    runs.map {
      WidgetInfo(kind: $0.widget.kind, family: $0.setting.family, intent: $0.widget.intent)
    }
  }
}
