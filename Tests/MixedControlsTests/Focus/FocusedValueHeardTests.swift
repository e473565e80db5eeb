import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion

@testable import TweenControls
@testable import TweenViews

private struct TitleKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct Reader: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text(title ?? "none") }
}

@Suite("A focused value") @MainActor struct FocusedValueHeardTests {
  private func said(_ panel: FieldPanel) -> String? { panel.elements(.text).first?.label }

  @Test func `is heard while the focus is inside, the innermost first`() {
    let panel = FieldPanel {
      VStack {
        Reader()
        VStack {
          Button("1") {}.focusedValue(\.title, "inner")
          Button("2") {}
        }
        .focusedValue(\.title, "outer")
        Button("3") {}
      }
      .focusedSceneValue(\.title, "scene")
    }
    #expect(said(panel) == "scene")
    panel.press(.tab)
    #expect(said(panel) == "inner")
    panel.press(.tab)
    #expect(said(panel) == "outer")
    panel.press(.tab)
    #expect(said(panel) == "scene")
  }

  @Test func `gives way when its view goes`() {
    struct Program: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          Reader()
          if isThere { Button("1") { isThere = false }.focusedValue(\.title, "there") }
        }
      }
    }
    let panel = FieldPanel { Program() }
    panel.press(.tab)
    #expect(said(panel) == "there")
    panel.press(.return)
    panel.step(60)
    #expect(said(panel) == "none")
  }
}

@Suite("A focus scope") @MainActor struct FocusScopeTests {
  private struct Program: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    var body: some View {
      VStack {
        Button("1") {}
        VStack {
          Button("2") {}
          Button("3") {}.prefersDefaultFocus(in: scope)
        }
        .focusScope(scope)
        Button("Reset") { resetFocus(in: scope) }.keyboardShortcut("r")
      }
    }
  }

  @Test func `begins where it is preferred, and comes back there`() {
    let panel = FieldPanel { Program() }
    panel.step(2)
    #expect(panel.focused == "3")
    panel.press(.tab, .shift)
    panel.press(.tab, .shift)
    #expect(panel.focused == "1")
    panel.press("r", .command)
    panel.step(2)
    #expect(panel.focused == "3")
  }
}
