import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// What the programs of these tests tell.
@MainActor private final class Told {
  static var lines: [String] = []
}

/// A window with places to press, each 20 points high, from above: counts, opens a window of the
/// group, of value 7, the single one, the settings; closes itself; pushes one.
private struct Desk: View {
  let name: String
  @Binding var shared: Int
  @State private var own = 0
  @SceneStorage("kept") private var kept = 0
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.pushWindow) private var pushWindow
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack(spacing: 0) {
      place(.red) {
        own += 1
        kept += 10
        shared += 100
      }
      place(.green) { openWindow(id: "desk") }
      place(.blue) { openWindow(value: 7) }
      place(.yellow) { openWindow(id: "panel") }
      place(.orange) { openSettings() }
      place(.purple) { dismissWindow() }
      place(.pink) { pushWindow(id: "panel") }
    }
    .accessibilityLabel("\(name) \(own) \(kept) \(shared)")
    .onChange(of: phase) { old, new in Told.lines.append("\(name): \(old) to \(new)") }
    .onAppear { Told.lines.append("\(name) comes") }
    .onDisappear { Told.lines.append("\(name) goes") }
  }

  private func place(_ color: Color, _ action: @escaping () -> Void) -> some View {
    color.frame(width: 100, height: 20).onTapGesture(perform: action)
  }
}

private struct Office: App {
  @State private var shared = 0
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    let _ = Told.lines.append("program: \(phase)")
    WindowGroup("Desk", id: "desk") { Desk(name: "desk", shared: $shared) }
    WindowGroup("Note", for: Int.self) { value in
      Desk(name: "note \(value.wrappedValue ?? 0)", shared: $shared)
    }
    .defaultSize(width: 120, height: 160)
    Window("Panel", id: "panel") { Desk(name: "panel", shared: $shared) }
    Settings { Color.gray.frame(width: 90, height: 60) }
  }
}

@Suite("Windows of a program") @MainActor struct WindowTests {
  private let stage: Stage

  init() {
    Told.lines = []
    stage = Self.makeStage()
    stage.advance(to: .zero)
  }

  private static func makeStage(_ window: String? = nil) -> Stage {
    var configuration = Stage.Configuration(size: CGSize(width: 100, height: 140))
    configuration.window = window
    return Stage(app: Office(), configuration: configuration)
  }

  /// Presses the place of a number, from above, and runs two frames.
  private func press(_ place: Int, in window: String? = nil) {
    let position = CGPoint(x: 50, y: 10 + 20 * Double(place))
    stage.send(.pointer(.down, position: position, button: .left), to: window)
    stage.send(.pointer(.up, position: position, button: .left), to: window)
    stage.advance(by: 2.0 / 60)
  }

  private func send(_ event: InputEvent, to window: String? = nil) {
    stage.send(event, to: window)
    stage.advance(by: 2.0 / 60)
  }

  private var ids: [String] { stage.windows.map(\.id) }

  /// What a window says of its state: its own, its scene's, the program's.
  private func state(_ id: String) -> String {
    stage.window(id)?.tree.children.first?.label ?? "none"
  }

  @Test func `the first scene opens at the start, the others when they are asked for`() {
    #expect(ids == ["desk"])
    #expect(stage.title == "Desk")
    press(1)
    press(3)
    #expect(ids == ["desk", "desk-2", "panel"])
    #expect(stage.window("panel")?.title == "Panel")
    // The one that was opened last is in front, and has what is sent to none by name.
    #expect(stage.frontWindow?.id == "panel")
    press(4)
    #expect(ids.last == "settings")
  }

  @Test func `a window of an equal value comes forward, and so does a single one`() {
    press(2)
    #expect(ids == ["desk", "main"])
    #expect(stage.window("main")?.size == CGSize(width: 120, height: 160))
    press(2, in: "desk")
    #expect(ids == ["desk", "main"])
    #expect(stage.frontWindow?.id == "main")
    press(3)
    press(3, in: "desk")
    #expect(ids == ["desk", "main", "panel"])
    #expect(stage.frontWindow?.id == "panel")
  }

  @Test func `a window that opens later has what the user has asked for meanwhile`() {
    var settings = UserSettings()
    settings.colorScheme = .dark
    settings.boldText = true
    send(.settings(settings))
    press(1)
    #expect(ids == ["desk", "desk-2"])
    let opened = stage.windows.last?.window
    #expect(opened?.configuration.colorScheme == .dark)
    #expect(opened?.root?.environment.colorScheme == .dark)
    #expect(opened?.root?.environment.legibilityWeight == .bold)
  }

  @Test func `state of a view is each window's own, that of the program all windows'`() {
    press(1)
    press(0, in: "desk-2")
    press(0, in: "desk-2")
    press(0, in: "desk")
    #expect(state("desk") == "desk 1 10 300")
    #expect(state("desk-2") == "desk 2 20 300")
  }

  @Test func `settings are as large as their content`() {
    press(4)
    #expect(stage.window("settings")?.size == CGSize(width: 90, height: 60))
    // Asked for again they are the same.
    send(.openWindow("settings"))
    #expect(ids == ["desk", "settings"])
  }

  @Test func `the window in front is active, others are inactive, the program is what most are`() {
    Told.lines = []
    press(1)
    #expect(stage.window("desk")?.phase == .inactive)
    #expect(stage.window("desk-2")?.phase == .active)
    #expect(Told.lines == ["desk comes", "desk: active to inactive"])
    Told.lines = []
    send(.phase(.background), to: "desk-2")
    #expect(Told.lines.contains("desk: active to background"))
    #expect(Told.lines.contains("program: inactive"))
    Told.lines = []
    send(.phase(.active), to: "desk")
    #expect(Told.lines.contains("program: active"))
    #expect(stage.frontWindow?.id == "desk")
  }

  @Test func `a window that closes is in the background for an update, and goes`() {
    press(1)
    Told.lines = []
    send(.close, to: "desk-2")
    #expect(ids == ["desk"])
    #expect(
      Told.lines.filter { !$0.hasPrefix("program") }
        == ["desk: active to background", "desk goes", "desk: inactive to active"])
    #expect(stage.window("desk")?.phase == .active)
    #expect(!stage.isEnded)
  }

  @Test func `the last window that closes ends the program`() {
    let shown = stage.displayList
    press(5)
    #expect(ids == [])
    #expect(stage.isEnded)
    #expect(stage.next == .idle)
    #expect(stage.displayList.items.count == shown.items.count)
    // Nothing runs any more.
    let lines = Told.lines
    press(1)
    #expect(Told.lines == lines)
  }

  @Test func `a pushed window hides the one that pushed it until it is closed`() {
    press(6)
    #expect(ids == ["desk", "panel"])
    #expect(stage.window("desk")?.isHidden == true)
    #expect(stage.window("desk")?.phase == .background)
    press(5, in: "panel")
    #expect(ids == ["desk"])
    #expect(stage.window("desk")?.isHidden == false)
    #expect(stage.window("desk")?.phase == .active)
  }

  @Test func `control W closes the window in front, control N opens another, control Q ends`() {
    func key(_ key: KeyEquivalent) { send(.key(key, modifiers: .command, phase: .down)) }
    key("n")
    #expect(ids == ["desk", "desk-2"])
    key("w")
    #expect(ids == ["desk"])
    key(",")
    #expect(ids == ["desk", "settings"])
    key("q")
    #expect(ids == [])
    #expect(stage.isEnded)
  }

  @Test func `frames show the window that the configuration names`() throws {
    let stage = Self.makeStage("settings")
    stage.advance(to: .zero)
    #expect(stage.windows.map(\.id) == ["desk", "settings"])
    #expect(stage.size == CGSize(width: 90, height: 60))
    try stage.requireNoFailure()
    let missing = Self.makeStage("attic")
    missing.advance(to: .zero)
    #expect(throws: StageError.noWindow("attic", seconds: 0, open: ["desk"])) {
      try missing.requireNoFailure()
    }
  }

  @Test func `a recording with several windows plays as it was`() throws {
    press(0)
    press(1)
    press(0, in: "desk")
    press(0, in: "desk-2")
    send(.resize(CGSize(width: 160, height: 150)), to: "desk-2")
    press(4, in: "desk")
    send(.close, to: "desk")
    press(3, in: "desk-2")
    let text = stage.recording.text
    #expect(text.contains(#""window":"desk-2""#))
    let script = try InputScript(parsing: text, file: "played")
    #expect(script == stage.recording)

    // Both go through it frame by frame, and each window shows the same.
    let first = Self.makeStage()
    let second = Self.makeStage()
    first.send(script)
    second.send(script)
    let last = try #require(stage.frameIndex)
    for index in 0...last {
      let time = first.configuration.frameRate.time(ofFrame: index)
      first.advance(to: time)
      second.advance(to: time)
      #expect(first.windows.map(\.id) == second.windows.map(\.id))
      for (one, other) in zip(first.windows, second.windows) {
        #expect(one.displayList == other.displayList)
      }
    }
    #expect(first.windows.map(\.id) == ids)
    for window in stage.windows {
      #expect(first.window(window.id)?.displayList == window.displayList)
    }
  }

  @Test func `a program with one window names none in its recording`() {
    press(0, in: "desk")
    #expect(!stage.recording.text.contains("window"))
  }

  @Test func `going back starts with one window again`() {
    press(1)
    #expect(ids.count == 2)
    _ = stage.frame(0)
    #expect(ids == ["desk"])
    _ = stage.frame(2)
    #expect(ids == ["desk", "desk-2"])
  }

  @Test func `an event for a window that is not there is left out`() {
    press(0, in: "attic")
    #expect(state("desk") == "desk 0 0 0")
  }
}
