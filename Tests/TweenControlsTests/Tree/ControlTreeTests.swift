import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenControls
@testable import TweenViews

@Suite("What controls and lists tell of themselves") @MainActor struct ControlTreeTests {
  private func tree<Content: View>(
    height: CGFloat = 844, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    ListPanel(height: height, content: content).graph.tree.description.split(separator: "\n")
      .dropFirst().map { String($0.prefix { $0 != "(" }.dropLast().dropFirst(2)) }
  }

  @Test func `a control is one element, called by its label`() {
    #expect(
      tree {
        VStack(spacing: 20) {
          Button("Go", action: {})
          Button("Stop", action: {}).disabled(true)
          Label("Star", systemImage: "star")
          Toggle("Salt", isOn: .constant(true))
          Stepper("Two", value: .constant(2), in: 0...2)
          Slider(value: .constant(0.25)).accessibilityLabel("Volume")
          ProgressView("Loading", value: 0.5)
        }
      } == [
        "button \"Go\" actions=[default]",
        "button \"Stop\" traits=[disabled]",
        "text \"Star\"",
        "toggle \"Salt\" value=on actions=[default]",
        "adjustable \"Two\" value=\"2\" actions=[decrement]",
        "adjustable \"Volume\" value=\"25%\" actions=[increment,decrement]",
        "progress \"Loading\" value=\"50%\" traits=[updatesFrequently]",
      ])
  }

  @Test func `a list tells the rows in view, with their sections' words`() {
    let lines = tree(height: 200) {
      List(selection: .constant(1 as Int?)) {
        Section("Head") {
          ForEach(0..<1000) { Text("\($0)") }.onDelete { _ in }
        }
      }
    }
    #expect(
      lines == [
        "list \"\"", "  header \"HEAD\"",
        "  text \"0\" actions=[default,delete]",
        "  text \"1\" traits=[selected] actions=[default,delete]",
        "  text \"2\" actions=[default,delete]",
        "  text \"3\" actions=[default,delete]",
      ])
  }
}
