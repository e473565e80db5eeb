import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenDocuments
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// What the programs of these tests tell.
@MainActor private final class Told {
  static var lines: [String] = []
}

/// A program at 60 frames a second, whose windows have menu bars.
@MainActor private final class Office {
  let graph: ViewGraph
  private var frame: Int64 = 0

  init<Program: App>(
    _ program: Program, size: CGSize = CGSize(width: 400, height: 300), showsChrome: Bool = true
  ) {
    Told.lines = []
    graph = ViewGraph(
      app: program,
      configuration: ViewGraph.Configuration(size: size))
    graph.useMenuBars()
    graph.host.showsChrome = showsChrome
    run()
  }

  func run(_ frames: Int = 2) {
    for _ in 0..<frames {
      graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * frame))
      frame += 1
    }
  }

  func press(_ keys: KeyEquivalent..., modifiers: EventModifiers = []) {
    for key in keys {
      graph.send(.key(key, modifiers: modifiers, phase: .down))
      graph.send(.key(key, modifiers: modifiers, phase: .up))
      run()
    }
  }

  func tapOption() {
    graph.send(.modifiers(.option))
    graph.send(.modifiers([]))
    run()
  }

  /// All that is told of the window, a line each: roles and labels.
  var told: [String] {
    func lines(_ element: ViewGraph.Element) -> [String] {
      ["\(element.role) \(element.label)"] + element.children.flatMap(lines)
    }
    return lines(graph.tree)
  }

  /// The titles of the bar, or the labels of the open menu.
  func labels(ofMenu title: String? = nil) -> [String] {
    func find(_ element: ViewGraph.Element) -> ViewGraph.Element? {
      if element.role == .menu, title.map({ $0 == element.label }) ?? element.label.isEmpty {
        return element
      }
      return element.children.lazy.compactMap(find).first
    }
    // The open menu stands in the bar, among the titles.
    let found = find(graph.tree)?.children ?? []
    return found.filter { title != nil || $0.role != .menu }.map(\.label)
  }
}

private struct Petals: App {
  @State private var isLoud = false

  var body: some Scene {
    WindowGroup("Petals") { Color.blue }
      .commands {
        CommandMenu("Flower") {
          Button("Add Petal") { Told.lines.append("add") }.keyboardShortcut("p")
          Toggle("Loud", isOn: $isLoud)
          Button("Wither") { Told.lines.append("wither") }.disabled(true)
        }
        CommandGroup(before: .newItem) { Button("Open Seeds") { Told.lines.append("seeds") } }
        CommandGroup(replacing: .pasteboard) {}
        CommandGroup(replacing: .undoRedo) {}
        CommandGroup(after: .help) { Button("Petals Help") { Told.lines.append("help") } }
      }
    Settings { Color.gray.frame(width: 90, height: 60) }
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { Color.blue } }
}

private struct Taken: App {
  var body: some Scene {
    WindowGroup { Color.blue }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New Wedge") { Told.lines.append("wedge") }.keyboardShortcut("n")
        }
      }
  }
}

/// A program with groups that have but a line.
private struct Lined: App {
  var isLined = false

  var body: some Scene {
    WindowGroup { Color.blue }
      .commands {
        if isLined {
          CommandGroup(after: .newItem) { Divider() }
          CommandGroup(after: .help) { Divider() }
        }
      }
  }
}

private struct Bare: App {
  var body: some Scene {
    WindowGroup { Color.blue }
      .commands { CommandMenu("Gone") { Button("Gone") {} } }
      .commandsReplaced { CommandMenu("Own") { Button("Act") { Told.lines.append("act") } } }
  }
}

/// A program with the groups of commands that the library has.
private struct Groups: App {
  @State private var inspects = false
  @State private var text = "some words"

  var body: some Scene {
    WindowGroup("Groups") {
      NavigationSplitView {
        Color.green
      } detail: {
        TextEditor(text: $text).inspector(isPresented: $inspects) { Color.orange }
      }
    }
    .commands {
      SidebarCommands()
      InspectorCommands()
      ToolbarCommands()
      TextEditingCommands()
      TextFormattingCommands()
      ImportFromDevicesCommands()
    }
  }
}

private enum DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}

/// Commands with keys in submenus and on toggles, and one for the focused text.
private struct Drafts: App {
  @State private var hasGrid = false

  private struct Clearing: View {
    @FocusedBinding(\.draft) private var draft
    var body: some View { Button("Clear") { draft = "" }.disabled(draft == nil) }
  }

  private struct Page: View {
    @State private var text = "Draft"
    @FocusState private var isEdited: Bool
    var body: some View {
      TextField("Text", text: $text).focused($isEdited).focusedValue(\.draft, $text)
        .onAppear { isEdited = true }
        .onChange(of: text) { _, new in Told.lines.append(new) }
    }
  }

  var body: some Scene {
    WindowGroup { Page() }
      .commands {
        CommandMenu("Look") {
          Toggle("Grid", isOn: $hasGrid).keyboardShortcut("g", modifiers: [.command, .shift])
          Menu("Deep") {
            Menu("Deeper") { Button("Deepest") { Told.lines.append("deep") }.keyboardShortcut("d") }
          }
          Clearing()
        }
      }
      .onChange(of: hasGrid) { _, new in Told.lines.append("grid \(new)") }
  }
}

@Suite("The menu bar of a window") @MainActor struct MenuBarTests {
  @Test func `keys of toggles and of items in submenus act while no menu is open`() {
    let office = Office(Drafts())
    office.press("g", modifiers: [.command, .shift])
    office.press("d", modifiers: .command)
    office.press("g", modifiers: [.command, .shift])
    #expect(Told.lines == ["grid true", "deep", "grid false"])
  }

  @Test func `menus are for what had the focus before they opened`() {
    let office = Office(Drafts())
    #expect(enabled(office, "l").contains("Clear"))
    office.press("l", modifiers: .option)
    office.press(.downArrow, .downArrow, .return)
    #expect(Told.lines == [""])
    #expect(office.graph.tree.all.contains { $0.traits.contains("focused") })
  }

  /// Opens a menu by its letter, and tells the items that can be chosen.
  private func enabled(_ office: Office, _ letter: KeyEquivalent) -> [String] {
    office.press(letter, modifiers: .option)
    defer { office.press(.escape, .escape) }
    return office.graph.tree.all.filter { $0.role == .button && !$0.traits.contains("disabled") }
      .map(\.label)
  }

  @Test func `the library's groups show and hide sidebar and inspector, and change letters`() {
    let office = Office(Groups(), size: CGSize(width: 1100, height: 500))
    func items(_ letter: KeyEquivalent) -> [String] { enabled(office, letter) }
    #expect(items("v").contains("Hide Sidebar") && items("v").contains("Show Inspector"))
    #expect(!items("v").contains("Hide Toolbar"))
    office.press("s", modifiers: [.command, .option])
    office.run(40)
    #expect(items("v").contains("Show Sidebar"))
    office.press("i", modifiers: [.command, .option])
    office.run(40)
    #expect(items("v").contains("Hide Inspector"))
    office.press("e", modifiers: .option)
    #expect(office.labels(ofMenu: "Edit").last == "Transformations")
  }

  @Test func `F10 shows the titles of the menus that have something in them`() {
    let office = Office(Petals())
    #expect(office.labels() == [])
    office.press(.f10)
    // Without undo and pasteboard the Edit menu is empty, and so is View.
    #expect(office.labels() == ["Petals", "File", "Flower", "Window", "Help"])
    office.press(.f10)
    #expect(office.labels() == [])
  }

  @Test func `the option key alone shows and hides the bar`() {
    let office = Office(Petals())
    office.tapOption()
    #expect(office.labels().count == 5)
    office.tapOption()
    #expect(office.labels() == [])
    // With something else meanwhile it is that something's.
    office.graph.send(.modifiers(.option))
    office.graph.send(.pointer(.down, position: CGPoint(x: 5, y: 5), button: .left))
    office.graph.send(.pointer(.up, position: CGPoint(x: 5, y: 5), button: .left))
    office.graph.send(.modifiers([]))
    office.run()
    #expect(office.labels() == [])
  }

  @Test func `a program without commands and settings has no bar`() {
    let office = Office(Plain())
    office.press(.f10)
    office.tapOption()
    #expect(office.labels() == [])
  }

  @Test func `groups stand before, after and in place of the usual ones`() {
    let office = Office(Petals())
    office.press(.f10, .rightArrow, .downArrow)
    #expect(office.labels(ofMenu: "File") == ["Open Seeds", "New Window", "Close"])
    office.press(.leftArrow)
    #expect(
      office.labels(ofMenu: "Petals") == ["About Petals", "Settings…", "Quit Petals"])
    office.press(.leftArrow)
    #expect(office.labels(ofMenu: "Help") == ["Petals Help"])
    office.press(.leftArrow)
    #expect(office.labels(ofMenu: "Window") == ["Minimize", "Petals"])
  }

  @Test func `a group that has but a line has no band of its own, and is no menu`() {
    let offices = [false, true].map {
      Office(Lined(isLined: $0), size: CGSize(width: 600, height: 400))
    }
    for office in offices { office.press(.f10) }
    #expect(offices[0].labels() == offices[1].labels() && !offices[1].labels().contains("Help"))
    for office in offices { office.press(.rightArrow, .downArrow) }
    let cards = offices.map { $0.graph.tree.all.first { $0.label == "File" && $0.role == .menu } }
    #expect(cards[0]?.frame.height ?? 0 > 48 && cards[0]?.frame == cards[1]?.frame)
  }

  @Test func `arrows and return choose, escape closes the menu and then the bar`() {
    let office = Office(Petals())
    office.press(.f10, .rightArrow, .rightArrow, .downArrow, .return)
    #expect(Told.lines == ["add"])
    #expect(office.labels() == [])
    office.press(.f10, .downArrow)
    #expect(office.labels(ofMenu: "Petals").count == 3)
    office.press(.escape)
    #expect(office.labels(ofMenu: "Petals") == [])
    #expect(office.labels().count == 5)
    office.press(.escape)
    #expect(office.labels() == [])
  }

  @Test func `letters open menus: alone while the bar is there, with option at any time`() {
    let office = Office(Petals())
    office.press("f", modifiers: .option)
    #expect(office.labels(ofMenu: "File").count == 3)
    office.press(.escape, .escape)
    office.press(.f10, "w")
    #expect(office.labels(ofMenu: "Window").count == 2)
  }

  @Test func `a toggle is marked, and a disabled button does nothing`() {
    let office = Office(Petals())
    office.press(.f10, .rightArrow, .rightArrow, .downArrow, .downArrow, .return)
    office.press(.f10, .rightArrow, .rightArrow, .downArrow)
    #expect(office.labels(ofMenu: "Flower") == ["Add Petal", "Loud", "Wither"])
    func values(_ element: ViewGraph.Element) -> [String] {
      [element.value].compactMap { $0 } + element.children.flatMap(values)
    }
    #expect(values(office.graph.tree).contains("on"))
    office.press(.downArrow, .downArrow, .return)
    #expect(!Told.lines.contains("wither"))
  }

  @Test func `a press beside the menu closes it, and one on a title opens its menu`() {
    let office = Office(Petals())
    office.press(.f10)
    func click(_ x: Double, _ y: Double) {
      for phase in [InputEvent.PointerPhase.down, .up] {
        office.graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .left))
      }
      office.run()
    }
    click(30, 14)
    #expect(office.labels(ofMenu: "Petals").count == 3)
    click(390, 290)
    #expect(office.labels() == [])
  }

  @Test func `the usual keys act, but for those whose group the program replaces`() {
    let office = Office(Taken())
    office.press("n", modifiers: .command)
    #expect(Told.lines == ["wedge"])
    #expect(office.graph.windows.count == 1)
    let plain = Office(Plain())
    plain.press("n", modifiers: .command)
    #expect(plain.graph.windows.map(\.id) == ["main", "main-2"])
    plain.press("m", modifiers: .command)
    #expect(plain.graph.windows.last?.phase == .background)
  }

  @Test func `commands of a scene can be replaced whole`() {
    let office = Office(Bare())
    office.press(.f10)
    #expect(office.labels() == ["Own"])
    office.press("n", modifiers: .command)
    #expect(office.graph.windows.count == 1)
  }

  @Test func `frames are the same whether the bar is there or not, unless it is asked for`() {
    let hidden = Office(Petals(), showsChrome: false)
    let before = hidden.graph.displayList
    hidden.press(.f10, .downArrow)
    #expect(hidden.labels(ofMenu: "Petals").count == 3)
    #expect(hidden.graph.displayList.items.count == before.items.count)
    let shown = Office(Petals())
    shown.press(.f10)
    #expect(shown.graph.displayList.items.count > before.items.count)
  }

  @Test func `windows have bars of their own, and their list brings them forward`() {
    let office = Office(Petals())
    office.press("n", modifiers: .command)
    #expect(office.graph.front?.id == "main-2")
    office.press(.f10, "w", .upArrow, .upArrow, .return)
    #expect(office.graph.front?.id == "main")
  }

  /// The texts that are drawn, in their order.
  private func drawn(_ office: Office) -> [String] {
    (office.graph.front?.displayList.items ?? []).compactMap { item in
      if case .glyphs(let glyphs) = item.content { glyphs.run.text } else { nil }
    }
  }

  /// A program whose commands take keys that others have.
  private struct Rivals: App {
    var body: some Scene {
      WindowGroup("Rivals") { Color.blue }
        .commands {
          CommandGroup(after: .newItem) {
            Button("New Wedge") { Told.lines.append("wedge") }.keyboardShortcut("n")
            Button("New Ring") { Told.lines.append("ring") }.keyboardShortcut("n")
            Button("Other") {}.keyboardShortcut("n", modifiers: [.command, .option])
          }
        }
      WindowGroup("Log", id: "log") { Color.green }.keyboardShortcut("w")
    }
  }

  @Test func `no key stands twice in a menu: it stands at the item for which it acts`() {
    let office = Office(Rivals(), size: CGSize(width: 500, height: 400))
    office.press("f", modifiers: .option)
    #expect(
      office.labels(ofMenu: "File")
        == ["New Window", "New Log Window", "New Wedge", "New Ring", "Other", "Close"])
    let keys = drawn(office).filter { $0.hasPrefix("Ctrl+") }
    // Ctrl+W is that of the scene, which comes before Close.
    #expect(keys == ["Ctrl+W", "Ctrl+N", "Ctrl+Alt+N"])
    office.press(.escape, .escape)
    office.press("n", modifiers: .command)
    #expect(Told.lines == ["wedge"])
    // The same items show the same keys when the menu opens again.
    office.press("f", modifiers: .option)
    #expect(drawn(office).filter { $0.hasPrefix("Ctrl+") } == keys)
  }

  @Test func `the list of keys has each key once, and the bar's own key where there is a bar`() {
    // The window's keys are asked of a graph that lives.
    func listed(_ office: Office) -> [(keys: String, title: String)] {
      withExtendedLifetime(office) { office.graph.front?.chrome?.keys ?? [] }
    }
    let (keys, plainKeys) = (listed(Office(Rivals())), listed(Office(Plain())))
    #expect(Set(keys.map(\.keys)).count == keys.count)
    #expect(keys.map(\.keys).contains("Ctrl+Q") && !keys.map(\.keys).contains("Ctrl+N"))
    #expect(keys.contains { $0 == ("F10", "Show or hide the menu bar") })
    let plain = plainKeys.map(\.keys)
    #expect(plain.contains("Ctrl+W") && !plain.contains("F10"))
  }

  @Test func `windows with the same title have numbers, which they keep`() {
    let office = Office(Petals())
    func names() -> [String] {
      office.graph.windows.map { $0.numberedTitle(orElse: "program") }
    }
    office.press("n", modifiers: .command)
    office.press("n", modifiers: .command)
    #expect(names() == ["Petals", "Petals 2", "Petals 3"])
    // What is told is the first window's.
    office.graph.bringForward(office.graph.windows[0])
    office.run()
    office.press(.f10, "w")
    #expect(office.labels(ofMenu: "Window") == ["Minimize", "Petals", "Petals 2", "Petals 3"])
    office.press(.escape, .escape)
    // The second one closes; its number is free for the next.
    office.graph.close(office.graph.windows[1])
    office.run()
    #expect(names() == ["Petals", "Petals 3"])
    office.press("n", modifiers: .command)
    #expect(names() == ["Petals", "Petals 3", "Petals 2"])
    // The titles themselves stay.
    #expect(office.graph.windows.map(\.title) == ["Petals", "Petals", "Petals"])
  }

  /// A program whose windows are called as their content says.
  private struct Chapters: App {
    private struct Page: View {
      @State private var title = "One"
      var body: some View {
        Button("Turn") { title = "Two" }.navigationTitle(title).keyboardShortcut("t")
      }
    }
    var body: some Scene { WindowGroup { Page() } }
  }

  @Test func `a window that is called otherwise has another number`() {
    let office = Office(Chapters())
    func names() -> [String] {
      office.graph.windows.map { $0.numberedTitle(orElse: "program") }
    }
    office.press("n", modifiers: .command)
    #expect(names() == ["One", "One 2"])
    office.press("t", modifiers: .command)
    #expect(names() == ["One", "Two"])
    office.press("n", modifiers: .command)
    #expect(names() == ["One", "Two", "One 2"])
    let plain = Office(Plain())
    plain.press("n", modifiers: .command)
    #expect(plain.graph.windows.map { $0.numberedTitle(orElse: "plain") } == ["plain", "plain 2"])
  }

  @Test func `a program tells about itself`() {
    let office = Office(Petals())
    office.press(.f10, .downArrow, .return)
    #expect(office.told.contains { $0.contains("Runs on Inbetween") })
    office.press(.return)
    #expect(!office.told.contains { $0.contains("Runs on Inbetween") })
  }
}
