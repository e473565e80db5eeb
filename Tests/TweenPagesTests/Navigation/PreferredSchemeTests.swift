import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenPages
@testable import TweenViews

/// Of the views that prefer a colour scheme those are heard that are shown.
@MainActor @Suite struct PreferredSchemeTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func `a tab that is behind another one does not choose the window's scheme`() {
    let panel = NavigationPanel {
      TabView {
        Scheme().preferredColorScheme(.dark).tabItem { Text("First") }
        Scheme().tabItem { Text("Second") }
        Scheme().preferredColorScheme(.dark).tabItem { Text("Third") }
      }
    }
    panel.step(2)
    for (tab, scheme) in [
      ("First", "dark"), ("Second", "light"), ("Third", "dark"), ("Second", "light"),
      ("First", "dark"),
    ] {
      panel.tap(tab)
      panel.step(2)
      #expect(panel.all(scheme).count == 1, "\(tab): \(panel.graph.tree)")
    }
  }

  @Test func `nor does a page that another one covers`() {
    let panel = NavigationPanel {
      NavigationStack {
        VStack {
          Scheme()
          NavigationLink("on") { Scheme().navigationTitle("page") }
        }
        .preferredColorScheme(.dark)
      }
    }
    panel.step(2)
    #expect(panel.all("dark").count == 1)
    panel.tap("on")
    panel.settle()
    #expect(panel.all("light").count == 1 && panel.all("dark").isEmpty, "\(panel.graph.tree)")
    panel.tap("Back")
    panel.settle()
    #expect(panel.all("dark").count == 1)
  }
}
