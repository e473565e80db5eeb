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

/// Scenes 1.7, in windows of all widths.
@MainActor @Suite struct NavigationSplitViewTests {
  @MainActor @Observable final class Setting {
    var visibility = NavigationSplitViewVisibility.automatic
    var column = NavigationSplitViewColumn.sidebar
    var selected: Int?
  }

  private struct Columns: View {
    @Bindable var setting: Setting
    let count: Int

    var body: some View {
      if count == 2 {
        NavigationSplitView(
          columnVisibility: $setting.visibility, preferredCompactColumn: $setting.column
        ) {
          Color.red.navigationTitle("Sidebar")
        } detail: {
          Color.green.navigationTitle("Detail")
        }
      } else {
        NavigationSplitView(
          columnVisibility: $setting.visibility, preferredCompactColumn: $setting.column
        ) {
          Color.red.navigationTitle("Sidebar")
        } content: {
          Color.orange.navigationTitle("Content")
        } detail: {
          Color.green.navigationTitle("Detail")
        }
      }
    }
  }

  private func columns(
    _ count: Int, _ width: CGFloat, isMirrored: Bool = false
  ) -> (NavigationPanel, Setting) {
    let setting = Setting()
    let panel = NavigationPanel(width: width, height: 800, isMirrored: isMirrored) {
      Columns(setting: setting, count: count)
    }
    panel.step(3)
    return (panel, setting)
  }

  private func span(_ color: Color, _ panel: NavigationPanel) -> [CGFloat]? {
    panel.rect(color).map { [$0.minX, $0.maxX] }
  }

  // MARK: Where columns lie

  @Test(
    arguments: [
      (744, [0, 320], [320, 744]), (1024, [0, 320], [320, 1024]), (1366, [0, 320], [320, 1366]),
    ] as [(CGFloat, [CGFloat], [CGFloat])])
  func `two columns stand side by side, the first 320 wide`(
    width: CGFloat, sidebar: [CGFloat], detail: [CGFloat]
  ) {
    let (panel, _) = columns(2, width)
    #expect(span(.red, panel) == sidebar)
    #expect(span(.green, panel) == detail)
    let (mirrored, _) = columns(2, width, isMirrored: true)
    #expect(span(.red, mirrored) == [width - 320, width])
    #expect(span(.green, mirrored) == [0, width - 320])
  }

  @Test func `a narrow window has one column at a time`() {
    let (panel, setting) = columns(2, 390)
    #expect(span(.red, panel) == [0, 390] && panel.rect(.green) == nil)
    panel.act { setting.column = .detail }
    panel.settle()
    #expect(span(.green, panel) == [0, 390] && panel.rect(.red) == nil)
    // Leading back is written.
    panel.tap(20, 22)
    panel.settle()
    #expect(setting.column == .sidebar && span(.red, panel) == [0, 390])
  }

  @Test func `of three columns all are shown from 1000 on, two from 640 on`() {
    let (wide, _) = columns(3, 1366)
    #expect(span(.red, wide) == [0, 320] && span(.orange, wide) == [320, 640])
    #expect(span(.green, wide) == [640, 1366])
    // Those before the last one give way until it has 400.
    let (least, _) = columns(3, 1000)
    #expect(span(.red, least) == [0, 300] && span(.orange, least) == [300, 600])
    #expect(span(.green, least) == [600, 1000])
    let (middle, _) = columns(3, 744)
    #expect(middle.rect(.red) == nil)
    #expect(span(.orange, middle) == [0, 320] && span(.green, middle) == [320, 744])
    let (narrow, _) = columns(3, 639)
    #expect(span(.red, narrow) == [0, 639])
    #expect(narrow.rect(.orange) == nil && narrow.rect(.green) == nil)
  }

  @Test func `where the last column would be too narrow the others come on demand, over it`() {
    // Of 719 points the detail would keep 399.
    let (panel, setting) = columns(2, 719)
    #expect(panel.rect(.red) == nil && span(.green, panel) == [0, 719])
    panel.act { setting.visibility = .all }
    panel.settle()
    #expect(span(.red, panel) == [0, 320] && span(.green, panel) == [0, 719])
    // A press beside it puts it away.
    panel.tap(600, 400)
    panel.settle()
    #expect(setting.visibility == .detailOnly && panel.rect(.red) == nil)
  }

  @Test func `three columns that are to make room for the last lie over it where nothing is left`()
  {
    let setting = Setting()
    setting.visibility = .all
    let panel = NavigationPanel(width: 744) {
      Columns(setting: setting, count: 3).navigationSplitViewStyle(.balanced)
    }
    panel.settle()
    #expect(span(.red, panel) == [0, 320] && span(.orange, panel) == [320, 640])
    #expect(span(.green, panel) == [0, 744])
  }

  @Test func `links whose pages fill the next column have no chevron, in a narrow window they do`()
  {
    func chevrons(_ width: CGFloat) -> CGFloat {
      let panel = NavigationPanel(width: width) {
        NavigationSplitView {
          List { NavigationLink("one") { Color.green } }.navigationTitle("List")
        } detail: {
          Color.orange
        }
      }
      panel.step(2)
      return panel.all("one").first?.frame.width ?? 0
    }
    #expect(chevrons(1024) > 0 && chevrons(390) > 0)
  }

  @Test func `the button in the last column's bar shows and hides the first one`() {
    let (panel, setting) = columns(2, 1024)
    panel.tap("Toggle Sidebar")
    panel.settle()
    #expect(setting.visibility == .detailOnly)
    #expect(panel.rect(.red) == nil && span(.green, panel) == [0, 1024])
    panel.tap("Toggle Sidebar")
    panel.settle()
    #expect(setting.visibility == .all && span(.red, panel) == [0, 320])
  }

  @Test func `a column is as wide as it says, within the window`() {
    struct Wide: View {
      let width: CGFloat
      var body: some View {
        NavigationSplitView {
          Color.red.navigationSplitViewColumnWidth(width)
        } detail: {
          Color.green
        }
        .navigationSplitViewStyle(.balanced)
      }
    }
    for (width, shown) in [(250, 250), (5_000, 924), (-.infinity, 320), (.nan, 320)]
      as [(CGFloat, CGFloat)]
    {
      let panel = NavigationPanel(width: 1024, height: 800) { Wide(width: width) }
      panel.step(4)
      #expect(panel.rect(.red)?.width == shown, "for \(width)")
    }
  }

  // MARK: What they show

  private struct Master: View {
    @Bindable var setting: Setting
    var body: some View {
      NavigationView {
        List {
          NavigationLink("first") { Color.green.navigationTitle("First") }
          NavigationLink("second") { Color.yellow.navigationTitle("Second") }
        }
        .navigationBarTitle("Master")
        Color.purple
      }
    }
  }

  @Test func `a link in the first column replaces what the last one shows, and its row stays lit`()
  {
    let setting = Setting()
    let panel = NavigationPanel(width: 1024, height: 800) { Master(setting: setting) }
    panel.step(3)
    #expect(span(.purple, panel) == [320, 1024])
    panel.tap("first")
    panel.settle()
    #expect(span(.green, panel) == [320, 1024] && panel.rect(.purple) == nil)
    let lit = Color(provider: SystemStyles.systemGray4)
    let row = panel.all("first").last?.frame ?? .zero
    #expect(panel.rect(lit)?.midY == row.midY)
    panel.tap("second")
    panel.settle()
    #expect(span(.yellow, panel) == [320, 1024] && panel.rect(.green) == nil)
    #expect(panel.rect(lit)?.midY == panel.all("second").last?.frame.midY)
  }

  @Test func `in a narrow window the same link pushes, and the row goes out as one leads back`() {
    let setting = Setting()
    let panel = NavigationPanel { Master(setting: setting) }
    panel.step(3)
    #expect(panel.rect(.purple) == nil)
    panel.tap("first")
    panel.settle()
    #expect(span(.green, panel) == [0, 390])
    panel.tap(20, 22)
    panel.settle()
    #expect(panel.rect(.green) == nil && panel.all("second").count == 1)
    #expect(panel.rect(Color(provider: SystemStyles.systemGray4)) == nil)
  }

  @Test func `a list's selection shows the next column, and is taken back`() {
    struct Selecting: View {
      @Bindable var setting: Setting
      var body: some View {
        NavigationSplitView {
          List(1..<4, id: \.self, selection: $setting.selected) { Text("row \($0)") }
        } detail: {
          if let selected = setting.selected { Text("detail \(selected)") } else { Color.purple }
        }
      }
    }
    let setting = Setting()
    let panel = NavigationPanel { Selecting(setting: setting) }
    panel.step(3)
    panel.tap("row 2")
    panel.settle()
    #expect(panel.all("detail 2").count == 1 && setting.selected == 2)
    panel.tap(20, 22)
    panel.settle()
    #expect(setting.selected == nil && panel.all("row 1").count == 1)
    panel.act { setting.selected = 3 }
    panel.settle()
    #expect(panel.all("detail 3").count == 1)
  }

  @Test func `a window that changes its class keeps the state of all columns`() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Color.red.onTapGesture { count += 1 }.accessibilityLabel("count \(count)")
      }
    }
    let panel = NavigationPanel(width: 1024, height: 800) {
      NavigationSplitView {
        Counting()
      } detail: {
        Color.green
      }
    }
    panel.step(3)
    panel.tap(100, 400)
    panel.step(3)
    for width in [390.0, 744, 1366, 10, 1024] {
      panel.resize(width, 800)
      panel.settle()
    }
    #expect(panel.all("count 1").count == 1)
  }

  @MainActor @Observable final class Choices {
    var folder: Int?
    var mail: Int?
  }

  private struct Mails: View {
    @Bindable var choices: Choices
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $choices.folder) { Text("Folder \($0)") }
      } content: {
        List(1..<4, id: \.self, selection: $choices.mail) { Text("Mail \($0)") }
      } detail: {
        Color.green
      }
    }
  }

  @Test func `in a narrow window what is selected at once leads to the last column`() {
    let choices = Choices()
    let panel = NavigationPanel { Mails(choices: choices) }
    panel.act {
      choices.folder = 2
      choices.mail = 3
    }
    panel.settle()
    #expect(panel.rect(.green) != nil && panel.all("Mail 3").isEmpty)
    // Another folder shows its mails, though one is still selected.
    panel.act { choices.folder = 1 }
    panel.settle()
    #expect(!panel.all("Mail 3").isEmpty)
    // Selections from the start count as well.
    let panel2 = NavigationPanel { Mails(choices: choices) }
    panel2.settle()
    #expect(panel2.rect(.green) != nil)
  }

  @Test func `rows that can be selected are so by who presses elements`() throws {
    let choices = Choices()
    let panel = NavigationPanel(width: 1200) { Mails(choices: choices) }
    panel.settle()
    let row = try #require(panel.all("Folder 2").first)
    #expect(row.actions == ["default"])
    panel.act {
      panel.graph.send(.request(ElementRequest(.perform("default"), of: .label("Folder 2"))))
    }
    #expect(choices.folder == 2)
    #expect(panel.all("Folder 2").first?.traits == ["selected"])
  }
}
