import Foundation
import Observation
import TestSupport
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

@testable import TweenPages
@testable import TweenViews

/// Anything in any order, compared with a list of names: pushes, pops, writes of the path, pages that
/// bindings ask for, swipes, tabs. A failure names its seed and what was done.
@MainActor @Suite struct NavigationModelCheckTests {
  /// INBETWEEN_LONG_TESTS=1 runs a hundred thousand of them; INBETWEEN_SEQUENCES says how many, or
  /// from which to which, as 100000...199999. One takes some 0.05 s in a debug build: windows without
  /// pixels, pages of one view, mostly without bars and tabs, and no frames but those that a motion
  /// begins and ends in.
  private static let sequences: Range<UInt64> = {
    let values = ProcessInfo.processInfo.environment
    let ends = (values["INBETWEEN_SEQUENCES"] ?? "").split(separator: ".").compactMap { UInt64($0) }
    if let first = ends.first, let last = ends.last {
      return ends.count == 1 ? 0..<first : first..<max(first, last) + 1
    }
    return 0..<(values["INBETWEEN_LONG_TESTS"] == "1" ? 100_000 : 1000)
  }()

  @Test func `pages are those that path and bindings ask for, whatever is done when`() async {
    for seed in Self.sequences {
      let run = NavigationRun(seed: seed)
      // Most faults need few steps, some need many.
      await run.perform(steps: seed % 32 == 0 ? 8 : 1 + Int(seed % 3))
      if let fault = run.fault {
        Issue.record("Sequence \(seed): \(fault)\n  \(run.done.joined(separator: "\n  "))")
        return
      }
    }
  }
}

/// A page's life as it was told.
@MainActor private final class PageLife {
  /// Empty before it is shown.
  var name = ""
  var isShown = false
  var tasks = 0
  /// What keeps the page's state; gone when that is.
  weak var state: PageState?

  nonisolated init() {}
}

/// What a page keeps: told once it is shown.
@MainActor private final class PageState {
  let life = PageLife()
  nonisolated init() {}
}

@MainActor private final class LifeDiary {
  private(set) var lives: [PageLife] = []
  private(set) var faults: [String] = []
  /// Leaves the page that appeared last under that name.
  var dismissals: [String: (leave: DismissAction, life: PageLife)] = [:]

  func appears(_ name: String, _ state: PageState) {
    let life = state.life
    if life.state == nil {
      life.name = name
      life.state = state
      lives.append(life)
    }
    if life.isShown { faults.append("\(name) appears twice") }
    life.isShown = true
  }

  func disappears(_ name: String, _ state: PageState) {
    if !state.life.isShown { faults.append("\(name) disappears without having appeared") }
    state.life.isShown = false
  }

  /// The pages that have appeared and not disappeared.
  var shown: [String] { lives.filter(\.isShown).map(\.name) }

  /// The pages whose tasks go on.
  var working: [String] { lives.flatMap { Array(repeating: $0.name, count: $0.tasks) } }

  /// The pages whose state is kept.
  var kept: [String] { lives.filter { $0.state != nil }.map(\.name).sorted() }
}

@MainActor @Observable private final class CheckedPath {
  var values: [Int] = []
  var isBound = false
  var item: String?
  var tab = 0
}

private struct CheckedPage: View {
  let name: String
  let diary: LifeDiary
  let hasBar: Bool
  @State private var state = PageState()
  @Environment(\.dismiss) private var dismiss

  init(name: String, diary: LifeDiary, hasBar: Bool) {
    self.name = name
    self.diary = diary
    self.hasBar = hasBar
  }

  var body: some View {
    Color.purple
      .onAppear {
        diary.appears(name, state)
        diary.dismissals[name] = (dismiss, state.life)
      }
      .onDisappear { diary.disappears(name, state) }
      .task { [life = state.life] in
        // Pages come and go on the main actor, and so are their tasks cancelled.
        await withTaskCancellationHandler {
          life.tasks += 1
          // Longer than any run: one turn of the main actor may take minutes.
          try? await Task.sleep(for: .seconds(10_000_000))
        } onCancel: {
          MainActor.assumeIsolated { life.tasks -= 1 }
        }
      }
      .navigationTitle(name)
      .toolbar(hasBar ? .automatic : .hidden, for: .navigationBar)
  }
}

private struct CheckedTabs: View {
  @Bindable var path: CheckedPath
  let diary: LifeDiary
  let hasBar: Bool
  let hasTabs: Bool

  private func page(_ name: String) -> CheckedPage {
    CheckedPage(name: name, diary: diary, hasBar: hasBar)
  }

  @ViewBuilder var body: some View {
    if hasTabs {
      TabView(selection: $path.tab) {
        stack.tabItem { Text("Pages") }.tag(0)
        page("other").tabItem { Text("Other") }.tag(1)
      }
    } else {
      stack
    }
  }

  private var stack: some View {
    NavigationStack(path: $path.values) {
      page("root")
        .navigationDestination(for: Int.self) { page("\($0)") }
        .navigationDestination(isPresented: $path.isBound) { page("bound") }
        .navigationDestination(item: $path.item) { page($0) }
    }
  }
}

/// One sequence, and what is to come of it.
@MainActor private final class NavigationRun {
  private enum Entry: Equatable {
    case value(Int)
    case bound
    case item(String)

    var name: String {
      switch self {
      case .value(let number): "\(number)"
      case .bound: "bound"
      case .item(let name): name
      }
    }
  }

  private let path = CheckedPath()
  private let diary = LifeDiary()
  private let panel: NavigationPanel
  private var random: SeededGenerator
  /// The pages above the root, as the specification has them.
  private var entries: [Entry] = []
  private let hasTabs: Bool
  private var hasSeenOther = false
  private(set) var done: [String] = []
  private(set) var fault: String?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let (path, diary) = (path, diary)
    let hasBar = seed % 8 == 0
    let hasTabs = seed % 4 == 0
    self.hasTabs = hasTabs
    panel = NavigationPanel {
      CheckedTabs(path: path, diary: diary, hasBar: hasBar, hasTabs: hasTabs)
    }
    panel.step(2)
  }

  func perform(steps: Int) async {
    for _ in 0..<steps {
      act()
      // The next one comes in the middle of its motion, or at once.
      let wait = Int.random(in: 0...12, using: &random)
      if wait > 0 { panel.skip(wait) }
      checkValues()
      if Int.random(in: 0..<4, using: &random) == 0 { await rest() }
      guard fault == nil else { return }
    }
    await rest()
  }

  // MARK: What is done

  private func act() {
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1:
      let number = Int.random(in: 0..<3, using: &random)
      note("push \(number)")
      entries.append(.value(number))
      panel.act { path.values.append(number) }
    case 2:
      guard !path.values.isEmpty else { return act() }
      note("pop a value")
      write(Array(path.values.dropLast()))
    case 3, 4:
      let count = Int.random(in: 0...3, using: &random)
      let new = (0..<count).map { _ in Int.random(in: 0..<3, using: &random) }
      note("write \(new)")
      write(new)
    case 5: toggleBound()
    case 6: chooseItem()
    case 7:
      guard hasTabs else { return act() }
      note("tab \(1 - path.tab)")
      panel.act { path.tab = 1 - path.tab }
      if path.tab == 1 { hasSeenOther = true }
    case 8: swipe(completes: true)
    case 9: swipe(completes: false)
    case 10: dismiss()
    case 11: chooseTabAgain()
    default: writeDuringSwipe()
    }
  }

  /// A page dismisses itself.
  private func dismiss() {
    // Of pages of one name the one that appeared last is known, which may be covered.
    guard path.tab == 0, let name = entries.last?.name, diary.dismissals[name] != nil,
      entries.count(where: { $0.name == name }) == 1
    else { return act() }
    panel.settleQuickly()
    // It may be one that has gone.
    guard let page = diary.dismissals[name], page.life.isShown else { return act() }
    note("dismiss \(name)")
    entries.removeLast()
    panel.act { page.leave() }
  }

  /// The tab's button is pressed while it is shown: its stack goes back to its root.
  private func chooseTabAgain() {
    guard hasTabs, path.tab == 0 else { return act() }
    note("tab 0 again")
    entries = []
    panel.tap(97, 580)
  }

  /// The path becomes another one while the finger holds the top page.
  private func writeDuringSwipe() {
    guard path.tab == 0, !entries.isEmpty else { return act() }
    panel.settleQuickly()
    panel.pointer(.down, 5, 300)
    panel.pointer(.move, 60, 300)
    panel.pointer(.move, 120, 300)
    let grows = values.isEmpty || Bool.random(using: &random)
    let new = grows ? values + [2] : Array(values.dropLast())
    note("write \(new) while swiping")
    write(new)
    panel.pointer(.up, 120, 300)
  }

  private func note(_ action: String) { done.append(action) }

  private func write(_ new: [Int]) {
    var rest = new[...]
    var kept: [Entry] = []
    for entry in entries {
      if case .value(let number) = entry {
        guard rest.first == number else { break }
        rest.removeFirst()
      }
      kept.append(entry)
    }
    entries = kept + rest.map { .value($0) }
    panel.act { path.values = new }
  }

  private func toggleBound() {
    let new = !path.isBound
    note("bound \(new)")
    if new {
      // It comes above the page that asks for it, which is the root.
      entries = [.bound]
    } else if let index = entries.firstIndex(of: .bound) {
      entries.removeSubrange(index...)
    }
    panel.act { path.isBound = new }
  }

  private func chooseItem() {
    let new = ["a", "b", nil].randomElement(using: &random) ?? nil
    note("item \(new ?? "nil")")
    let index = entries.firstIndex { if case .item = $0 { true } else { false } }
    if let new {
      if let index {
        if entries[index] != .item(new) { entries.replaceSubrange(index..., with: [.item(new)]) }
      } else {
        entries = [.item(new)]
      }
    } else if let index {
      entries.removeSubrange(index...)
    }
    panel.act { path.item = new }
  }

  private func swipe(completes: Bool) {
    guard path.tab == 0, !entries.isEmpty else { return act() }
    note("swipe \(completes ? "off" : "and back")")
    // No page can be drawn off while another one moves.
    panel.settleQuickly()
    let end = completes ? 300.0 : 90
    panel.pointer(.down, 5, 300)
    panel.pointer(.move, 40, 300)
    panel.pointer(.move, end, 300)
    // It rests, so that the place alone decides.
    panel.skip(12)
    panel.pointer(.move, end, 300)
    panel.pointer(.up, end, 300)
    if completes {
      entries.removeLast()
      panel.settleQuickly()
    }
  }

  // MARK: What has come of it

  private var values: [Int] {
    entries.compactMap { if case .value(let number) = $0 { number } else { nil } }
  }

  private func checkValues() {
    expect(path.values == values, "the path is \(path.values), not \(values)")
    expect(path.isBound == entries.contains(.bound), "the condition is \(path.isBound)")
    let item = entries.compactMap { if case .item(let name) = $0 { name } else { nil } }.first
    expect(path.item == item, "the item is \(path.item ?? "nil")")
  }

  private func rest() async {
    note("rest")
    panel.settleQuickly()
    for _ in 0..<8 { await Task.yield() }
    checkValues()
    let seen = path.tab == 1 ? "other" : entries.last?.name ?? "root"
    // A sleep that is cancelled ends on another thread first.
    await eventually { diary.working == [seen] }
    expect(diary.faults.isEmpty, diary.faults.joined(separator: ", "))
    expect(diary.shown == [seen], "\(diary.shown) are shown, not \(seen)")
    expect(diary.working == [seen], "the tasks of \(diary.working) go on, not that of \(seen)")
    expect(panel.warnings.isEmpty, panel.warnings.joined(separator: ", "))
    // Of the pages that were ever seen those are kept that are there still.
    // In a tab that sleeps they go as it wakes.
    guard path.tab == 0 else { return }
    let there = ["root"] + entries.map(\.name) + (hasSeenOther ? ["other"] : [])
    for name in Set(diary.kept) {
      let count = diary.kept.count { $0 == name }
      let most = there.count { $0 == name }
      expect(count <= most, "the state of \(count) pages \(name) is kept, not of \(most)")
    }
  }

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds, fault == nil { fault = sentence() }
  }
}
