import Foundation
import TweenCombine
import Observation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// The programs of these tests are made by the engine as users' are, from nothing: what they are to
/// tell stands here while a graph is made.
@MainActor private let log = Log<String>()

/// Shows a program for a frame.
@MainActor private func run<Program: App>(_ program: Program) -> ViewGraph {
  let graph = ViewGraph(
    app: program,
    configuration: ViewGraph.Configuration(size: CGSize(width: 100, height: 100)))
  graph.advance(to: .zero)
  return graph
}

@Suite("Scenes of a program") @MainActor struct SceneTests {
  private struct Titled: App {
    var body: some Scene {
      WindowGroup("Garden") { Color.red }.defaultSize(width: 123, height: 45)
    }
  }

  private struct Double: App {
    var body: some Scene {
      WindowGroup("First") { Color.red }
      WindowGroup("Second") { Color.blue }
    }
  }

  private struct Nested: App {
    private struct Window: Scene {
      var body: some Scene { WindowGroup { Color.green } }
    }
    var body: some Scene { Window() }
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Counting: App {
    @StateObject private var model = Model()
    var body: some Scene {
      WindowGroup("Count \(model.count)") {
        Bar(start: 0, end: 10 * CGFloat(model.count) + 10).fill(.red)
          .onTapGesture { model.count += 1 }
      }
      .onChange(of: model.count, initial: true) { old, new in log("\(old) to \(new)") }
    }
  }

  @Test func `name their window and the size that it opens with`() {
    let graph = run(Titled())
    #expect(graph.title == "Garden")
    #expect(graph.defaultSize == CGSize(width: 123, height: 45))
    let plain = run(Nested())
    #expect(plain.title == "")
    #expect(plain.defaultSize == nil)
  }

  @Test func `show the first window`() {
    let graph = run(Double())
    #expect(graph.title == "First")
    #expect(graph.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(graph.rect(.blue) == nil)
  }

  @Test func `may be made of scenes`() {
    #expect(run(Nested()).rect(.green) == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `follow the program's state, and are told of changes after them`() {
    log.clear()
    let graph = run(Counting())
    #expect(graph.title == "Count 0")
    #expect(log.entries == ["0 to 0"])
    for phase in [InputEvent.PointerPhase.down, .up] {
      graph.send(.pointer(phase, position: CGPoint(x: 5, y: 50), button: .left))
    }
    graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60))
    #expect(graph.title == "Count 1")
    #expect(graph.rect(.red)?.width == 20)
    #expect(log.entries == ["0 to 0", "0 to 1"])
  }

  /// A program of two scenes, of which one is given what changes.
  private struct Noting: App {
    private struct Window: Scene {
      let name: String
      let count: Int

      var body: some Scene {
        let _ = log("\(name) \(count)")
        WindowGroup("\(name) \(count)", id: name) { Color.red }
      }
    }
    @State private var count = 0

    var body: some Scene {
      WindowGroup {
        Bar(start: 0, end: 10).fill(.red).onTapGesture { count += 1 }
      }
      Window(name: "same", count: 0)
      Window(name: "other", count: count)
    }
  }

  @Test func `are evaluated again where they differ, alone`() {
    log.clear()
    let graph = run(Noting())
    #expect(log.entries == ["same 0", "other 0"])
    for phase in [InputEvent.PointerPhase.down, .up] {
      graph.send(.pointer(phase, position: CGPoint(x: 5, y: 50), button: .left))
    }
    graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60))
    #expect(log.entries == ["same 0", "other 0", "other 1"])
  }
}

@Suite("Commands of a scene") @MainActor struct CommandsTests {
  /// What a command's button puts in force.
  private struct Command: View {
    let title: String
    let shortcut: KeyboardShortcut
    var body: some View {
      Color.red.modifier(
        ShortcutModifier(shortcut: shortcut, title: title, isEnabled: true) { log(title) })
    }
  }

  private struct Editor: App {
    var body: some Scene {
      WindowGroup { Color.blue }
        .commands {
          CommandMenu("Petals") { Command(title: "Add", shortcut: KeyboardShortcut("a")) }
          CommandGroup(after: .newItem) {
            Command(title: "Open", shortcut: KeyboardShortcut("o"))
            Command(title: "Close", shortcut: KeyboardShortcut("w", modifiers: [.command, .shift]))
          }
        }
    }
  }

  @Test func `are not shown, but their shortcuts act and are told`() {
    log.clear()
    let graph = run(Editor())
    #expect(graph.rect(.red) == nil)
    #expect(graph.shortcuts.map(\.keys) == ["Ctrl+A", "Ctrl+O", "Ctrl+Shift+W"])
    #expect(graph.shortcuts.map(\.title) == ["Add", "Open", "Close"])
    graph.send(.key("o", modifiers: .command, phase: .down))
    graph.send(.key("w", modifiers: .command, phase: .down))
    graph.send(.key("w", modifiers: [.command, .shift], phase: .down))
    graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60))
    #expect(log.entries == ["Open", "Close"])
  }

  @Observable @MainActor fileprivate final class Garden {
    static let shared = Garden()
    var isOpen = true
  }

  private struct Gate: App {
    var body: some Scene {
      WindowGroup { Color.blue }
        .commands {
          if Garden.shared.isOpen {
            CommandMenu("Gate") { Command(title: "Close", shortcut: KeyboardShortcut("c")) }
          } else {
            CommandMenu("Gate") { Command(title: "Open", shortcut: KeyboardShortcut("o")) }
          }
          if Garden.shared.isOpen {
            CommandMenu("Beds") { Command(title: "Dig", shortcut: KeyboardShortcut("d")) }
          }
          EmptyCommands()
        }
    }
  }

  @Test func `of a condition are those of its branch, and change with it`() {
    Garden.shared.isOpen = true
    let graph = run(Gate())
    var frame: Int64 = 0
    func titles() -> [String] {
      frame += 1
      graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * frame))
      return graph.shortcuts.map(\.title)
    }
    #expect(titles() == ["Close", "Dig"])
    Garden.shared.isOpen = false
    #expect(titles() == ["Open"])
    Garden.shared.isOpen = true
    #expect(titles() == ["Close", "Dig"])
  }
}
