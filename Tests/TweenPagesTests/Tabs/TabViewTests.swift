import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

/// Scenes 1.10, in a phone's window of 390 by 600 points.
@MainActor @Suite struct TabViewTests {
  @MainActor @Observable final class Choice {
    var tab = 0
    var badge = 3
    var path: [Int] = []
    var isHidden = false
    var names = ["a", "b", "c"]
  }

  private struct Page: View {
    let name: String
    let color: Color
    let diary: Diary
    @State private var taps = 0

    init(name: String, color: Color, diary: Diary) {
      self.name = name
      self.color = color
      self.diary = diary
    }

    var body: some View {
      color.frame(width: 100, height: 100)
        .onTapGesture {
          taps += 1
          diary("\(name) tapped \(taps)")
        }
        .onAppear { diary("\(name) appears") }
        .onDisappear { diary("\(name) disappears") }
    }
  }

  private struct Tabs: View {
    @Bindable var choice: Choice
    let diary: Diary

    var body: some View {
      TabView(selection: $choice.tab) {
        NavigationStack(path: $choice.path) {
          Page(name: "one", color: .green, diary: diary)
            .navigationDestination(for: Int.self) { _ in
              Color.yellow.toolbar(choice.isHidden ? .hidden : .automatic, for: .tabBar)
            }
        }
        .tabItem { Label("One", systemImage: "star") }
        .tag(0)
        Page(name: "two", color: .purple, diary: diary)
          .tabItem { Label("Two", systemImage: "heart") }
          .tag(1)
          .badge(choice.badge)
        Page(name: "three", color: .orange, diary: diary)
          .tabItem { Label("Three", systemImage: "clock") }
          .tag(2)
      }
    }
  }

  private func tabs(
    height: CGFloat = 600, isMirrored: Bool = false, isLow: Bool = false
  ) -> (NavigationPanel, Choice, Diary) {
    let (choice, diary) = (Choice(), Diary())
    let panel = NavigationPanel(height: height, isMirrored: isMirrored) {
      Tabs(choice: choice, diary: diary)
        .environment(\.verticalSizeClass, isLow ? .compact : .regular)
    }
    panel.step(2)
    return (panel, choice, diary)
  }

  // MARK: The bar

  @Test func `the bar is 49 high, of buttons of one width`() {
    let (panel, _, _) = tabs()
    let buttons = ["One", "Two", "Three"].compactMap { panel.all($0).last?.frame }
    #expect(buttons.map(\.minX) == [0, 130, 260])
    #expect(buttons.allSatisfy { $0.width == 130 && $0.minY == 551 && $0.height == 49 })
    #expect(panel.all("One").last?.traits == ["selected"])
  }

  @Test func `from right to left the first button is the last`() {
    let (panel, _, _) = tabs(isMirrored: true)
    #expect(panel.all("One").last?.frame.minX == 260)
    #expect(panel.all("Three").last?.frame.minX == 0)
  }

  @Test func `in a low window the bar is 32 high`() {
    let (panel, _, _) = tabs(height: 400, isLow: true)
    #expect(panel.all("One").last?.frame.minY == 368)
  }

  @Test func `a badge is 18 high, 2 below the bar's top; 0 has none`() {
    let (panel, choice, _) = tabs()
    let badge = panel.rect(.red)
    #expect(badge?.height == 18 && badge?.minY == 553)
    // Its button's icon is in the middle: the badge begins before its end.
    #expect((badge?.minX ?? 0) > 195 && (badge?.minX ?? 0) < 208)
    panel.act { choice.badge = 0 }
    #expect(panel.rect(.red) == nil)
    panel.act { choice.badge = 1_000_000 }
    let wide = panel.rect(.red)
    #expect(wide?.height == 18 && (wide?.maxX ?? 999) <= 390)
  }

  @Test(arguments: ["minus", "star"], [true, false])
  func `a tab's icon is above its title, or before it, however low it is`(
    _ symbol: String, isLow: Bool
  ) {
    let panel = NavigationPanel(height: isLow ? 300 : 600) {
      TabView { Text("page").tabItem { Label("Title", systemImage: symbol) } }
        .environment(\.verticalSizeClass, isLow ? .compact : .regular)
    }
    var icon: CGRect?
    var title: CGRect?
    for item in panel.graph.displayList.items {
      switch item.content {
      case .fill(let fill):
        let rect = fill.outline.applying(fill.transform).boundingRect
        if rect.minY > panel.graph.configuration.size.height - 49, rect.width < 40 { icon = rect }
      case .glyphs(let glyphs) where glyphs.run.text == "Title":
        let origin = CGPoint.zero.applying(glyphs.transform)
        title = CGRect(origin: origin, size: CGSize(width: 1, height: 1))
      default: break
      }
    }
    guard let icon, let title else {
      Issue.record("no icon or no title")
      return
    }
    if isLow { #expect(icon.maxX <= title.minX) } else { #expect(icon.maxY < title.minY) }
  }

  @Test func `what has more than five tabs has a list of the others behind the last button`() {
    struct Many: View {
      var body: some View {
        TabView {
          ForEach(0..<7, id: \.self) { number in
            Text("page \(number)").tabItem { Text("tab \(number)") }
          }
        }
      }
    }
    let panel = NavigationPanel { Many() }
    panel.step(2)
    #expect(panel.all("More").last?.frame.minX == 312)
    #expect(panel.all("tab 4").isEmpty)
    panel.tap("More")
    panel.settle()
    panel.tap("tab 5")
    panel.settle()
    #expect(panel.all("page 5").count == 1 && panel.all("page 0").isEmpty)
    #expect(panel.all("More").last?.traits == ["selected"])
  }

  @Test(arguments: [false, true])
  func `pages behind the last button lead back to the list`(_ hasStack: Bool) {
    let panel = NavigationPanel {
      TabView {
        ForEach(0..<7, id: \.self) { number in
          Group {
            if hasStack {
              NavigationStack { Text("page \(number)").navigationTitle("Title \(number)") }
            } else {
              Text("page \(number)")
            }
          }
          .tabItem { Text("tab \(number)") }
        }
      }
    }
    panel.step(2)
    #expect(panel.all("More").count == 1)
    for page in ["tab 5", "tab 6"] {
      panel.tap("More")
      panel.step(3)
      panel.tap(page)
      panel.step(3)
      let back = panel.all("More").first?.frame ?? .zero
      #expect(panel.all("More").count == 2 && back.minX == 8 && back.maxY <= 44)
      panel.tap(back.midX, back.midY)
      panel.step(3)
      #expect(panel.all("tab 6").count == 1)
    }
    #expect(panel.warnings.isEmpty)
  }

  private struct Sifted: View {
    @State private var choice = 0

    var body: some View {
      TabView(selection: $choice) {
        Tab("Home", systemImage: "house", value: 0) { Button("go") { choice = 1 } }
        Tab("Aside", systemImage: "star", value: 1) { Text("aside") }
          .defaultVisibility(.hidden, for: .tabBar)
        Tab("Below", systemImage: "heart", value: 2) { Text("below") }
          .defaultVisibility(.hidden, for: .sidebar)
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test func `a tab is left out of the bar or the sidebar alone, and can be selected`() {
    for (width, names) in [(CGFloat(390), ["Home", "Below"]), (900, ["Home", "Aside"])] {
      let panel = NavigationPanel(width: width) {
        Sifted().environment(\.horizontalSizeClass, width > 640 ? .regular : .compact)
      }
      panel.step(2)
      let told = panel.elements.map(\.label)
      #expect(["Home", "Aside", "Below"].filter { told.contains($0) } == names)
      panel.tap("go")
      panel.step(2)
      #expect(panel.all("aside").count == 1 && panel.all("go").isEmpty)
    }
  }

  @Test func `each button of the bar is told with its place`() {
    let (panel, _, _) = tabs()
    let places = ["One", "Two", "Three"].map { panel.all($0).last?.remarks.map(\.words) }
    #expect(places == [["1 of 3"], ["2 of 3"], ["3 of 3"]])
  }

  @Test(arguments: ["3", "99+"])
  func `in a low bar a badge stands over the icon's end, and not over the title`(_ badge: String) {
    let panel = NavigationPanel(width: 600, height: 300) {
      TabView {
        Text("page").tabItem { Label("Title", systemImage: "star") }.badge(badge)
        Text("other").tabItem { Label("Other", systemImage: "star") }
      }
      .environment(\.verticalSizeClass, .compact)
    }
    panel.step(2)
    let title = panel.graph.displayList.items.lazy.compactMap { item -> CGFloat? in
      guard case .glyphs(let glyphs) = item.content, glyphs.run.text == "Title" else { return nil }
      return CGPoint.zero.applying(glyphs.transform).x
    }.first
    let rect = panel.rect(.red) ?? .zero
    #expect(rect.height == 18 && rect.maxX <= title ?? 0 && rect.minX > (title ?? 0) - 40)
  }

  // MARK: Pages

  @Test func `a page is made when it is first shown, and keeps its state`() {
    let (panel, choice, diary) = tabs()
    #expect(diary.entries == ["one appears"])
    let place = panel.rect(.green).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    panel.tap(place.x, place.y)
    diary.clear()
    panel.tap("Two")
    #expect(choice.tab == 1)
    panel.step()
    #expect(diary.entries.sorted() == ["one disappears", "two appears"])
    #expect(panel.rect(.green) == nil && panel.rect(.purple)?.midX == 195)
    diary.clear()
    panel.act { choice.tab = 0 }
    panel.step()
    #expect(diary.entries.sorted() == ["one appears", "two disappears"])
    panel.tap(place.x, place.y)
    #expect(diary.entries.last == "one tapped 2")
  }

  @Test func `what is not shown is not told`() {
    let (panel, choice, _) = tabs()
    panel.act { choice.tab = 1 }
    panel.act { choice.tab = 2 }
    panel.settle()
    let window = CGRect(x: 0, y: 0, width: 390, height: 600)
    #expect(panel.elements.allSatisfy { window.contains($0.frame) })
    #expect(panel.elements.count { $0.role == .button } == 3)
  }

  @Test func `the selected tab's button leads its stack back to the root`() {
    let (panel, choice, _) = tabs()
    panel.act { choice.path = [1, 2] }
    panel.settle()
    #expect(panel.rect(.yellow) != nil)
    panel.tap("One")
    panel.settle()
    #expect(choice.path.isEmpty && panel.rect(.green)?.midX == 195)
  }

  @Test func `a page hides the bar for itself alone`() {
    let (panel, choice, _) = tabs()
    choice.isHidden = true
    panel.act { choice.path = [1] }
    panel.settle()
    #expect(panel.all("Two").isEmpty)
    panel.act { choice.path = [] }
    panel.settle()
    #expect(panel.all("Two").count == 1)
    panel.act { choice.path = [1] }
    panel.settle()
    panel.act { choice.tab = 1 }
    panel.settle()
    #expect(panel.all("Two").count == 1)
  }

  @Test func `a selection that no page has leaves the page that is shown`() {
    let (panel, choice, _) = tabs()
    panel.act { choice.tab = 1 }
    panel.act { choice.tab = 99 }
    panel.settle()
    #expect(choice.tab == 99)
    let shown = [Color.green, .purple, .orange].compactMap { panel.rect($0) }
    #expect(shown.count == 1)
  }

  @Test func `three hundred tabs, and none`() {
    struct Many: View {
      let count: Int
      var body: some View {
        TabView {
          ForEach(0..<count, id: \.self) { number in
            Text("page \(number)").tabItem { Text("tab \(number)") }
          }
        }
      }
    }
    for count in [300, 0] {
      let panel = NavigationPanel { Many(count: count) }
      panel.step(2)
      #expect(panel.all("page 0").count == min(count, 1) && panel.warnings.isEmpty)
    }
  }

  @Test func `tabs that come and go keep the others as they are`() {
    struct Changing: View {
      let names: Choice
      @State private var chosen = "b"
      var body: some View {
        TabView(selection: $chosen) {
          ForEach(names.names, id: \.self) { name in
            Tab(name, systemImage: "star", value: name) { Text("page \(name)") }
          }
        }
      }
    }
    let names = Choice()
    let panel = NavigationPanel { Changing(names: names) }
    panel.step(2)
    #expect(panel.all("page b").count == 1)
    panel.act { names.names = ["c", "b"] }
    #expect(panel.all("page b").count == 1 && panel.all("b").last?.frame.minX == 195)
    panel.act { names.names = ["c"] }
    panel.settle()
    #expect(panel.all("page c").count == 1)
    panel.act { names.names = [] }
    panel.settle()
    #expect(panel.all("page c").isEmpty)
  }

  // MARK: Pages that are swept

  private struct Swept: View {
    @Bindable var choice: Choice
    var body: some View {
      TabView(selection: $choice.tab) {
        Color.green.tag(0)
        Color.purple.tag(1)
        Color.orange.tag(2)
      }
      .tabViewStyle(.page)
    }
  }

  @Test func `a drag over more than half of the width selects the next page`() {
    // Also the first ten points count, which begin the drag.
    for (distance, selected) in [(196.0, 1), (194, 0)] {
      let choice = Choice()
      let panel = NavigationPanel { Swept(choice: choice) }
      panel.step(2)
      panel.pointer(.down, 350, 300)
      for part in 1...10 { panel.pointer(.move, 350 - distance * Double(part) / 10, 300) }
      panel.step(20)
      panel.pointer(.move, 350 - distance, 300)
      panel.pointer(.up, 350 - distance, 300)
      panel.step(90)
      #expect(choice.tab == selected, "after \(distance)")
      let color: Color = selected == 1 ? .purple : .green
      #expect(panel.rect(color)?.minX == 0)
    }
  }

  @Test func `on the way to a page further off no place is left empty`() {
    struct Leap: View {
      @Bindable var choice: Choice
      static let colors: [Color] = [.green, .purple, .orange, .pink, .cyan]
      var body: some View {
        TabView(selection: $choice.tab) {
          ForEach(0..<5) { index in Self.colors[index].tag(index) }
        }
        .tabViewStyle(.page)
      }
    }
    let choice = Choice()
    let panel = NavigationPanel { Leap(choice: choice) }
    panel.step(2)
    withAnimation(.linear(duration: 0.5)) { choice.tab = 4 }
    for frame in 0..<40 {
      panel.step()
      let rects = Leap.colors.compactMap { panel.rect($0) }
      let seen = rects.map { max(0, min($0.maxX, 390) - max($0.minX, 0)) }.reduce(0, +)
      #expect(abs(seen - 390) < 1, "frame \(frame)")
    }
    #expect(panel.rect(.cyan)?.minX == 0)
  }

  @Test func `the dots are 16 apart, 20 above the lower edge`() {
    let choice = Choice()
    let panel = NavigationPanel { Swept(choice: choice) }
    panel.step(2)
    let dots = panel.graph.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let fill) = item.content else { return nil }
      let rect = fill.outline.applying(fill.transform).boundingRect
      return abs(rect.width - 7) < 0.01 && abs(rect.height - 7) < 0.01 ? rect : nil
    }
    // To the next pixel.
    #expect(zip(dots, [179, 195, 211]).allSatisfy { abs($0.midX - $1) <= 0.5 } && dots.count == 3)
    #expect(dots.allSatisfy { abs($0.midY - 580) <= 0.5 })
  }
}
