import Observation
import TweenControls
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// What a page puts into a menu of its bar. The menu makes its views anew, so that they look and act as
/// all in a menu do, and has them see what holds in the page.
@MainActor @Observable final class PageMenuContent {
  @ObservationIgnored private(set) var content = AnyView(EmptyView())
  @ObservationIgnored private(set) var environment = EnvironmentValues()
  /// Counts what was put here: neither content nor environments can be compared.
  private(set) var version = 0

  nonisolated init() {}

  func take(_ content: AnyView, _ environment: EnvironmentValues) {
    self.content = content
    self.environment = environment
  }

  /// Tells menus that are open of what was put here.
  func tell() { version += 1 }
}

/// Keeps the content of a menu as it is written in the page that this stands in. It shows nothing.
struct PageMenuKeeper: View, ModelUpdating {
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
      .modifier(EvaluationModifier { kept.tell() })
  }
}

/// In a menu: what a page has put there.
struct PageMenuItems: View {
  let kept: PageMenuContent
  /// Which of its views; nil: all.
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
  /// What holds in a page, for its views in a menu: what makes them items is the menu's.
  fileprivate func inMenu(_ menu: EnvironmentValues) -> EnvironmentValues {
    var values = withItems(as: menu)
    values.outsideMenu = OutsideMenu(values: self)
    values.colorScheme = menu.colorScheme
    values.rename = values.rename ?? menu.rename
    values.listLevel = nil
    return values
  }
}
