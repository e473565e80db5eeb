import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

/// Pages, bars and columns under reduced motion: they cross-fade at their places (Scenes 1.4, 1.7).
@MainActor @Suite struct ReducedMotionTests {
  @MainActor @Observable final class Setting {
    var path: [Int] = []
    var visibility = NavigationSplitViewVisibility.all
    var column = NavigationSplitViewColumn.sidebar
  }

  private struct Pages: View {
    @Bindable var setting: Setting
    var body: some View {
      NavigationStack(path: $setting.path) {
        Color.red.navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in Color.green.navigationTitle("Next") }
      }
      .environment(\._accessibilityReduceMotion, true)
    }
  }

  private struct Columns: View {
    @Bindable var setting: Setting
    var body: some View {
      NavigationSplitView(
        columnVisibility: $setting.visibility, preferredCompactColumn: $setting.column
      ) {
        Color.red.navigationTitle("Sidebar")
      } detail: {
        Color.green.navigationTitle("Detail")
      }
      .environment(\._accessibilityReduceMotion, true)
    }
  }

  private func span(_ color: Color, _ panel: NavigationPanel) -> [CGFloat]? {
    panel.rect(color).map { [$0.minX, $0.maxX] }
  }

  @Test func `neither a page that comes nor the page below moves`() {
    let setting = Setting()
    let panel = NavigationPanel { Pages(setting: setting) }
    panel.step(2)
    for path in [[1], []] {
      panel.act { setting.path = path }
      for frame in 1...30 {
        panel.step()
        for color in [Color.red, .green] {
          if let span = span(color, panel) { #expect(span == [0, 390], "frame \(frame)") }
        }
        // A page covers the window at each moment.
        #expect(span(.red, panel) != nil || span(.green, panel) != nil)
      }
    }
  }

  @Test func `titles do not move`() {
    let setting = Setting()
    let panel = NavigationPanel { Pages(setting: setting) }
    panel.step(2)
    panel.act { setting.path = [1] }
    panel.step(45)
    let place = panel.all("Next").first?.frame
    panel.act { setting.path = [] }
    panel.step(45)
    panel.act { setting.path = [1] }
    for frame in 1...30 {
      panel.step()
      if let title = panel.all("Next").first { #expect(title.frame == place, "frame \(frame)") }
    }
  }

  @Test func `a narrow window's columns stay at their places`() {
    let setting = Setting()
    let panel = NavigationPanel(width: 390, height: 800) { Columns(setting: setting) }
    panel.step(3)
    for column in [NavigationSplitViewColumn.detail, .sidebar] {
      panel.act { setting.column = column }
      for frame in 1...30 {
        panel.step()
        for color in [Color.red, .green] {
          if let span = span(color, panel) { #expect(span == [0, 390], "frame \(frame)") }
        }
      }
      #expect(span(column == .detail ? .green : .red, panel) == [0, 390])
    }
  }

  @Test func `the button hides and shows the sidebar at once`() {
    let setting = Setting()
    let panel = NavigationPanel(width: 1100, height: 800) { Columns(setting: setting) }
    panel.step(3)
    #expect(span(.red, panel) == [0, 320] && span(.green, panel) == [320, 1100])
    panel.tap("Toggle Sidebar")
    #expect(span(.green, panel) == [0, 1100])
    panel.settle()
    panel.tap("Toggle Sidebar")
    #expect(span(.red, panel) == [0, 320] && span(.green, panel) == [320, 1100])
  }

  @Test func `the sidebar's button can be pressed in the whole height of the bar`() throws {
    let panel = NavigationPanel(width: 1100, height: 800) { Columns(setting: Setting()) }
    panel.step(3)
    let button = try #require(panel.all("Toggle Sidebar").first)
    #expect(button.frame.height == 44 && button.frame.width >= 24)
  }
}
