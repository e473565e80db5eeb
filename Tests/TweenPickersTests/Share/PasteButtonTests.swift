import Foundation
import Observation
import Synchronization
import Testing
import TweenCombine
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenPickers
@testable import TweenViews

/// Paste buttons follow the clipboard, wherever they are shown.
@Suite(.serialized) @MainActor struct PasteButtonTests {
  @Observable final class Model { var text = "" }
  final class OldModel: ObservableObject { @Published var text = "" }

  private struct StateRow: View {
    @State private var text = ""
    var body: some View {
      HStack {
        PasteButton(payloadType: String.self) { text = $0.joined() }
        Text("state: \(text)")
      }
    }
  }

  private struct ModelRow: View {
    var model: Model
    var body: some View {
      HStack {
        PasteButton(payloadType: String.self) { model.text = $0.joined() }
        Text("model: \(model.text)")
      }
    }
  }

  private struct OldModelRow: View {
    @ObservedObject var model: OldModel
    var body: some View {
      HStack {
        PasteButton(payloadType: String.self) { model.text = $0.joined() }
        Text("old: \(model.text)")
      }
    }
  }

  private struct Screen: View {
    var model: Model
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Toggle") { withAnimation { isShown.toggle() } }
        if isShown { ModelRow(model: model) }
      }
    }
  }

  private struct Counted: View {
    var log: Log<String>
    var body: some View {
      let _ = log("body")
      Text("still")
    }
  }

  private func buttons(_ panel: Panel) -> [ViewGraph.Element] {
    panel.graph.tree.all.filter { $0.label == "Paste" }
  }

  private func copy(_ text: String?, _ panel: Panel) {
    panel.graph.clock.run { SystemClipboard.text = text }
    panel.settle()
  }

  private func press(_ panel: Panel, _ index: Int = 0) throws {
    let found = buttons(panel)
    try #require(found.indices.contains(index))
    panel.pointer(.down, found[index].frame.midX, found[index].frame.midY)
    panel.pointer(.up, found[index].frame.midX, found[index].frame.midY)
    panel.settle()
  }

  private func isEnabled(_ panel: Panel) -> [Bool] {
    buttons(panel).map { !$0.traits.contains("disabled") }
  }

  /// Checks that all buttons follow the clipboard and that each inserts its text.
  private func check(_ panel: Panel, count: Int, texts: [String]) throws {
    #expect(isEnabled(panel) == [Bool](repeating: false, count: count))
    copy("one", panel)
    #expect(isEnabled(panel) == [Bool](repeating: true, count: count))
    for index in 0..<count { try press(panel, index) }
    for text in texts {
      #expect(panel.graph.tree.all.contains { $0.label == "\(text): one" }, "\(text)")
    }
    copy(nil, panel)
    #expect(isEnabled(panel) == [Bool](repeating: false, count: count))
    try press(panel)
    copy("two", panel)
    #expect(isEnabled(panel) == [Bool](repeating: true, count: count))
    try press(panel)
    #expect(panel.graph.tree.all.contains { $0.label.hasSuffix(": two") })
  }

  @Test func `buttons in list rows follow the clipboard`() throws {
    let (model, old) = (Model(), OldModel())
    let panel = Panel(width: 400, height: 500) {
      List {
        StateRow()
        ModelRow(model: model)
        OldModelRow(model: old)
      }
    }
    try check(panel, count: 3, texts: ["state", "model", "old"])
  }

  @Test func `buttons in stacks, lazy stacks, grids and pages follow the clipboard`() throws {
    let model = Model()
    let panel = Panel(width: 400, height: 500) {
      NavigationStack {
        VStack {
          StateRow()
          ScrollView { LazyVStack { ModelRow(model: model) } }.frame(height: 60)
          LazyVGrid(columns: [GridItem()]) { StateRow() }
        }
      }
    }
    try check(panel, count: 3, texts: ["state", "model"])
  }

  @Test func `a button in a sheet follows the clipboard`() throws {
    let panel = Panel(width: 400, height: 500) {
      Color.clear.sheet(isPresented: .constant(true)) { StateRow() }
    }
    panel.settle()
    try check(panel, count: 1, texts: ["state"])
  }

  @Test func `a button that vanished comes back with the clipboard's state`() throws {
    let model = Model()
    let panel = Panel(width: 400, height: 300) { Screen(model: model) }
    func toggle() throws {
      let found = try #require(panel.graph.tree.all.first { $0.label == "Toggle" })
      panel.pointer(.down, found.frame.midX, found.frame.midY)
      panel.pointer(.up, found.frame.midX, found.frame.midY)
    }
    try toggle()
    panel.graph.clock.run { SystemClipboard.text = "away" }
    panel.settle()
    #expect(buttons(panel).isEmpty)
    try toggle()
    panel.settle()
    #expect(isEnabled(panel) == [true])
    // In mid-flight of its removal, and back.
    try toggle()
    copy(nil, panel)
    try toggle()
    panel.settle()
    #expect(isEnabled(panel) == [false])
  }

  @Test func `a button for a type follows whether the text converts to it`() throws {
    let log = Log<URL>()
    let panel = Panel(width: 400, height: 300) {
      PasteButton(payloadType: URL.self) { for url in $0 { log(url) } }
    }
    copy("no address", panel)
    #expect(isEnabled(panel) == [false])
    copy("https://example.com/a", panel)
    #expect(isEnabled(panel) == [true])
    try press(panel)
    #expect(log.entries.map(\.absoluteString) == ["https://example.com/a"])
  }

  /// The clipboard of a window's host, of which the stage hears only that it changes.
  @Test func `a button reads a desktop's clipboard again when it changes`() throws {
    let panel = Panel(width: 400, height: 300) { StateRow() }
    final class Desktop: Sendable {
      let text = Mutex<String?>(nil)
    }
    let desktop = Desktop()
    SystemClipboard.use(
      SystemClipboard.Host(
        read: {
          SystemClipboard.stageText = desktop.text.withLock { $0 }
          return SystemClipboard.stageText
        }, write: { text in desktop.text.withLock { $0 = text } }))
    defer { SystemClipboard.use(nil) }
    panel.settle()
    desktop.text.withLock { $0 = "from afar" }
    panel.settle()
    #expect(isEnabled(panel) == [false])
    panel.graph.clock.run { SystemClipboard.invalidate() }
    panel.settle()
    #expect(isEnabled(panel) == [true])
    try press(panel)
    #expect(panel.graph.tree.all.contains { $0.label == "state: from afar" })
  }

  @Test func `a change that no view reads evaluates nothing`() throws {
    let log = Log<String>()
    let panel = Panel { Counted(log: log) }
    let before = log.entries.count
    copy("text", panel)
    #expect(log.entries.count == before)
  }
}
