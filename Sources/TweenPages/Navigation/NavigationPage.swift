import Foundation
import Observation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// One page of a stack, from its insertion to its removal.
@MainActor @Observable final class NavigationPage: Identifiable {
  /// The reason why the page is in the stack.
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

  /// The parts of a page whose views can request other pages.
  enum Part: CaseIterable { case content, title, items, bottomItems, properties }

  nonisolated let id: Int
  let origin: Origin
  /// The preferences of the page's views for the bar.
  var preferences = PagePreferences()
  /// The distance by which the content is scrolled below the bar, in points.
  var scrolled: CGFloat = 0
  /// Whether the content continues below a bar of tabs.
  var goesOnBelow = false
  /// Whether the window is narrow.
  var isNarrow = true
  /// Whether the window has compact height, in which titles are small.
  var isLow = false
  /// The widths of the items at the ends of the bar, in points.
  var leadingWidth: CGFloat = 0
  var trailingWidth: CGFloat = 0
  /// The widths of the trailing items when they last stood in the bar, in points.
  var itemWidths: [AnyHashable: CGFloat] = [:]
  /// The natural width of the toolbar's view in the middle, in points; 0: none.
  var principalWidth: CGFloat = 0
  /// The natural width of the title in the bar, in points.
  var titleWidth: CGFloat = 0
  /// Whether another page covers this one, or is moving to cover it.
  var isCovered = false
  /// Whether the page is invisible and therefore not updated.
  var isDormant = false
  /// Whether the page moves over another page, on which it casts a shadow.
  var isOverOther = false
  /// The entrance that the page's views prefer; nil: no preference.
  var preferredEntrance: _NavigationEntrance?
  /// The entrance with which the page came, and with which it leaves.
  var entrance = PageEntrance.slide
  /// Whether the page shrinks behind a zooming page, also while it returns to its size.
  @ObservationIgnored var isReceded = false
  /// The progress of an entrance other than a slide, from 0 to 1.
  var progress = 0.0
  /// The progress of the replacement of the source view by this page, from 0 to 1.
  var sourceProgress = 0.0
  /// The distance by which the finger has dragged a page that zoomed in, in points.
  var pull = CGSize.zero
  @ObservationIgnored let scrollViews = PageScrollViews()
  /// The current content of the request.
  var request: NavigationRequest?
  @ObservationIgnored var requests: [NavigationRequest] = []
  @ObservationIgnored var requestsOfParts: [Part: [NavigationRequest]] = [:]
  /// The page below this one when it was added.
  @ObservationIgnored let below: NavigationPage?

  init(id: Int, _ origin: Origin, on below: NavigationPage? = nil) {
    self.id = id
    self.origin = origin
    self.below = below
  }

  var isRoot: Bool { origin == .root }

  /// Whether the back button has a label; in an editor it has none.
  var hasBackLabel: Bool { preferences.role != .editor }

  /// The title mode in force: the page's own mode, or else the mode of the page below. Without
  /// title and mode the bar has no empty row for a large title. In compact height all titles are
  /// small (Scenes 1.5).
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

/// The destination of a stack for values of one type.
@MainActor @Observable final class DestinationPlace {
  var destination: NavigationDestination

  init(_ destination: NavigationDestination) { self.destination = destination }
}

/// Declares the pages of values of one type.
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

/// Counts the evaluations of a view, so that the preference it sets differs after each one.
@MainActor final class EvaluationCount {
  private(set) var value = 0

  nonisolated init() {}

  func next() -> Int {
    value += 1
    return value
  }
}
