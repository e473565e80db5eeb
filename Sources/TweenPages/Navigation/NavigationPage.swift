import Foundation
import Observation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// One page of a stack, as long as it is shown.
@MainActor @Observable final class NavigationPage: Identifiable {
  /// Where it comes from.
  enum Origin: Equatable {
    case root
    /// An element of the path.
    case value(AnyHashable)
    /// A link, or a destination that is bound to a value.
    case request(NavigationRequest.ID)

    var isValue: Bool {
      if case .value = self { return true }
      return false
    }
  }

  /// Where views of a page stand that may ask for other pages.
  enum Part: CaseIterable { case content, title, items, bottomItems, properties }

  nonisolated let id: Int
  let origin: Origin
  /// What its views ask of the bar.
  var preferences = PagePreferences()
  /// How far its content is scrolled below the bar, in points.
  var scrolled: CGFloat = 0
  /// Whether its content goes on below a bar of tabs.
  var goesOnBelow = false
  /// The window is narrow.
  var isNarrow = true
  /// The window has compact height: titles are small.
  var isLow = false
  /// What the items at the ends of its bar take, in points.
  var leadingWidth: CGFloat = 0
  var trailingWidth: CGFloat = 0
  /// What each of the items at the end took when it last stood in the bar, in points.
  var itemWidths: [AnyHashable: CGFloat] = [:]
  /// What its toolbar puts in the middle would take by itself, in points; 0 for nothing.
  var principalWidth: CGFloat = 0
  /// What its title would take in the bar, in points.
  var titleWidth: CGFloat = 0
  /// Another page has come over it, or comes.
  var isCovered = false
  /// It is not to be seen.
  var isDormant = false
  /// It moves over another page, onto which it throws a shadow.
  var isOverOther = false
  /// How its views have it come; nil: they do not say.
  var preferredEntrance: _NavigationEntrance?
  /// How it came, and goes.
  var entrance = PageEntrance.slide
  /// It gives way to a page that zooms, by getting smaller: also as long as it comes back.
  @ObservationIgnored var isReceded = false
  /// How far it has come that does not slide.
  var progress = 0.0
  /// How far it stands for the view that it grew out of, 0 to 1.
  var sourceProgress = 0.0
  /// How far the finger has drawn it down that came by a zoom, in points.
  var pull = CGSize.zero
  @ObservationIgnored let scrollViews = PageScrollViews()
  /// What a request shows now.
  var request: NavigationRequest?
  @ObservationIgnored var requests: [NavigationRequest] = []
  @ObservationIgnored var requestsOfParts: [Part: [NavigationRequest]] = [:]
  /// The page that this one was put on.
  @ObservationIgnored let below: NavigationPage?

  init(id: Int, _ origin: Origin, on below: NavigationPage? = nil) {
    self.id = id
    self.origin = origin
    self.below = below
  }

  var isRoot: Bool { origin == .root }

  /// Whether the button that leads back says where; an editor's does not.
  var hasBackLabel: Bool { preferences.role != .editor }

  /// The mode that holds: the page's own, else that of the page below. Without title or mode the bar
  /// keeps no empty row; in compact height no page has one (Scenes 1.5).
  var titleMode: NavigationBarItem.TitleDisplayMode {
    isLow || preferences.title == nil && preferences.titleMode == nil ? .inline : chosenMode
  }

  private var chosenMode: NavigationBarItem.TitleDisplayMode {
    switch preferences.titleMode {
    case .some(.inline): .inline
    case .some(.large), .some(.inlineLarge): .large
    default: below?.chosenMode ?? .large
    }
  }
}

/// What a stack shows for values of one type.
@MainActor @Observable final class DestinationPlace {
  var destination: NavigationDestination

  init(_ destination: NavigationDestination) { self.destination = destination }
}

/// Shows the values of one type.
struct NavigationDestination: Equatable {
  let type: Any.Type
  let version: Int
  let content: @MainActor (AnyHashable) -> AnyView?

  static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.version == right.version
  }
}

enum NavigationDestinationsKey: EvaluationPreferenceKey {
  static var defaultValue: [NavigationDestination] { [] }
  static func reduce(
    value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]
  ) {
    value += nextValue()
  }
}

/// Counts evaluations of a view, so that what it tells around differs each time.
@MainActor final class EvaluationCount {
  private(set) var value = 0

  nonisolated init() {}

  func next() -> Int {
    value += 1
    return value
  }
}
