import Observation
import TweenControls
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The content that a page adds to a menu of its bar. The menu creates the views anew, so that they
/// look and act as menu items, in the environment of the page.
@MainActor @Observable final class PageMenuContent {
  @ObservationIgnored private(set) var content = AnyView(EmptyView())
  @ObservationIgnored private(set) var environment = EnvironmentValues()
  /// The number of changes of content and environment, which cannot be compared.
  private(set) var version = 0

  nonisolated init() {}

  func take(_ content: AnyView, _ environment: EnvironmentValues) {
    self.content = content
    self.environment = environment
  }

  /// Updates open menus after a change.
  func publish() { version += 1 }
}

/// Stores the content of a menu as it is declared in the page that contains this view. It draws
/// nothing.
struct PageMenuStore: View, ModelUpdating {
  let kept: PageMenuContent
  let content: AnyView
  @Environment(\.self) private var environment

  init(_ kept: PageMenuContent, content: AnyView) {
    self.kept = kept
    self.content = content
  }

  func updateModel() { kept.take(content, environment) }

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .modifier(EvaluationModifier { kept.publish() })
  }
}

/// The content that a page added to a menu, drawn inside the menu.
struct PageMenuItems: View {
  let kept: PageMenuContent
  /// The indices of the content's views; nil: all.
  let places: [Int]?
  @Environment(\.self) private var menu

  init(_ kept: PageMenuContent, places: [Int]? = nil) {
    self.kept = kept
    self.places = places
  }

  var body: some View {
    _ = kept.version
    return items.modifier(MenuRequests()).environment(\.self, kept.environment.inMenu(menu))
  }

  @ViewBuilder private var items: some View {
    if let places {
      Group(subviews: kept.content) { views in
        ForEach(places.filter { $0 < views.count }.map { views[$0] }) { $0 }
      }
    } else {
      kept.content
    }
  }
}

extension EnvironmentValues {
  /// Returns the environment of the page for its views in a menu, with the menu's values that make
  /// them menu items.
  fileprivate func inMenu(_ menu: EnvironmentValues) -> EnvironmentValues {
    var values = withItems(as: menu)
    values.outsideMenu = OutsideMenu(values: self)
    values.colorScheme = menu.colorScheme
    values.rename = values.rename ?? menu.rename
    values.listLevel = nil
    return values
  }
}
