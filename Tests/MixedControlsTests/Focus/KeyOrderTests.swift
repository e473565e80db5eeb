import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

/// A form of many controls, which tells what it is told.
private struct ManyControls: View {
  let log: Kept<[String]>
  @State private var text = ""
  @State private var isOn = false
  @State private var value = 0.5
  @State private var count = 3

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Button("Go") { log.value.append("go") }
      Button("Off") { log.value.append("off") }.disabled(true)
      Toggle("Switch", isOn: $isOn)
      Slider(value: $value, in: 0...1, step: 0.25)
      Stepper("Count", value: $count, in: 0...4)
    }
    .onChange(of: isOn) { log.value.append("on \(isOn)") }
    .onChange(of: value) { log.value.append("value \(value)") }
    .onChange(of: count) { log.value.append("count \(count)") }
  }
}

@Suite("Who gets a key") @MainActor struct KeyOrderTests {
  @Test func `Tab goes through all controls that are enabled, and begins again`() {
    let panel = FieldPanel { ManyControls(log: Kept([])) }
    var seen: [String] = []
    for _ in 0..<6 {
      panel.press(.tab)
      seen.append(panel.graph.root?.focus.focused?.treeLabel ?? "none")
    }
    #expect(seen == ["Name", "Go", "Switch", "", "Count", "Name"])
    panel.press(.tab, .shift)
    #expect(panel.focused == "Count")
  }

  @Test func `a control that has the focus acts by its keys`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel { ManyControls(log: log) }
    panel.press(.tab)
    panel.press(.tab)
    panel.press(.return)
    panel.send(.key(.space, modifiers: [], phase: .down))
    #expect(log.value == ["go"])
    panel.send(.key(.space, modifiers: [], phase: .repeat))
    panel.send(.key(.space, modifiers: [], phase: .up))
    #expect(log.value == ["go", "go"])
    panel.press(.tab)
    panel.press(.space)
    #expect(log.value.last == "on true")
    panel.press(.tab)
    panel.press(.rightArrow)
    #expect(log.value.last == "value 0.75")
    panel.press(.home)
    #expect(log.value.last == "value 0.0")
    panel.press(.tab)
    panel.press(.upArrow)
    panel.press(.upArrow)
    #expect(log.value.last == "count 4")
    panel.press(.leftArrow)
    #expect(log.value.last == "count 3")
  }

  @Test func `Space that leaves a control does nothing`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel { ManyControls(log: log) }
    panel.press(.tab)
    panel.press(.tab)
    panel.send(.key(.space, modifiers: [], phase: .down))
    panel.press(.tab)
    panel.send(.key(.space, modifiers: [], phase: .up))
    #expect(log.value.isEmpty)
  }

  @Test func `a held key acts once, but for controls that repeat`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel {
      VStack {
        Button("Once") { log.value.append("once") }.keyboardShortcut("o")
        Button("Again") { log.value.append("again") }.keyboardShortcut("a")
          .buttonRepeatBehavior(.enabled)
      }
    }
    for key in ["o", "a"] as [KeyEquivalent] {
      panel.send(.key(key, modifiers: .command, phase: .down))
      panel.send(.key(key, modifiers: .command, phase: .repeat))
      panel.send(.key(key, modifiers: .command, phase: .up))
    }
    #expect(log.value == ["once", "again", "again"])
  }

  @Test func `the first of two shortcuts acts, those further in before others (Controls 17.16)`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel {
      HStack {
        Button("1") { log.value.append("1") }.keyboardShortcut("s")
        Button("2") { log.value.append("2") }.keyboardShortcut("s")
      }
    }
    panel.press("s", .command)
    #expect(log.value == ["1"])
  }

  @Test func `under a sheet no shortcut acts, and the focus comes back after it`() {
    let log = Kept<[String]>([])
    struct Program: View {
      let log: Kept<[String]>
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          Button("Save") { log.value.append("save") }.keyboardShortcut("s")
        }
        .sheet(isPresented: $isShown) {
          Button("Inside") { log.value.append("inside") }
        }
      }
    }
    let panel = FieldPanel { Program(log: log) }
    panel.press(.tab)
    #expect(panel.focused == "Show")
    panel.press(.return)
    panel.step(120)
    panel.press("s", .command)
    #expect(log.value.isEmpty)
    panel.press(.tab)
    #expect(panel.focused == "Inside")
    panel.press(.return)
    #expect(log.value == ["inside"])
    panel.press(.escape)
    panel.step(120)
    #expect(panel.focused == "Show")
    panel.press("s", .command)
    #expect(log.value.last == "save")
  }

  @Test func `handlers of keys come before the control, and later ones before earlier`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel {
      VStack {
        Button("Go") { log.value.append("go") }
          .onKeyPress(.return) {
            log.value.append("inner")
            return .ignored
          }
          .onKeyPress(.return) {
            log.value.append("later")
            return .ignored
          }
      }
      .onKeyPress(.space) {
        log.value.append("outer")
        return .handled
      }
    }
    panel.press(.tab)
    panel.press(.return)
    #expect(log.value == ["later", "inner", "go"])
    panel.press(.space)
    #expect(log.value.last == "outer")
  }

  @Test func `arrows, Esc and Delete are commands where nobody takes them`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel {
      Button("Go") {}
        .onMoveCommand { log.value.append("\($0)") }
        .onExitCommand { log.value.append("exit") }
        .onDeleteCommand { log.value.append("delete") }
    }
    panel.press(.upArrow)
    panel.press(.tab)
    panel.press(.leftArrow)
    panel.press(.escape)
    panel.press(.delete)
    #expect(log.value == ["up", "left", "exit", "delete"])
    #expect(panel.unhandled.filter { $0 == .key(.escape, modifiers: [], phase: .down) }.isEmpty)
  }

  @Test func `what has the focus by a key is marked, until a press`() {
    let panel = FieldPanel { Button("Go") {} }
    func isMarked() -> Bool {
      panel.graph.displayList.items.contains { item in
        guard case .fill(let fill) = item.content else { return false }
        return fill.stroke?.lineWidth == 3
      }
    }
    #expect(!isMarked())
    panel.press(.tab)
    #expect(isMarked())
    panel.tap(150, 150)
    #expect(!isMarked())
  }

  @Test func `a view that has the focus and goes takes it along`() {
    struct Program: View {
      @State private var isThere = true
      @State private var text = "ab"
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if isThere { TextField("Name", text: $text).focused($isFocused) }
          Button(isFocused ? "focused" : "free") { isThere = false }.keyboardShortcut("d")
        }
      }
    }
    let panel = FieldPanel { Program() }
    panel.press(.tab)
    panel.send(.textEditing("x", selection: 1..<1))
    // While something is composed, keys are the input method's.
    panel.send(.textEditing("", selection: 0..<0))
    panel.press("d", .command)
    panel.step(2)
    #expect(panel.elements(.button).first?.label == "free")
    panel.send(.text("y"))
    panel.send(.textEditing("z", selection: 0..<1))
    #expect(panel.graph.root?.focus.focused == nil)
  }
}

extension FocusTargetNode {
  /// What the tree calls the control around this node.
  @MainActor fileprivate var treeLabel: String {
    graph.tree.all.first { $0.traits.contains("focused") }?.label ?? "none"
  }
}
