import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

/// Return in a question acts on what the person sees that it will act on.
@Suite("Keys in a question") @MainActor struct AlertKeyTests {
  enum Kind: CaseIterable { case alert, withDefault, dialog, field }

  private struct Program: View {
    let kind: Kind
    let log: Kept<[String]>
    @State private var asks = true
    @State private var text = ""
    var body: some View {
      let first = Button("First") { log.value.append("first") }
      let second = Button("Second") { log.value.append("second") }
      let cancel = Button("No", role: .cancel) { log.value.append("no") }
      switch kind {
      case .alert:
        Color.white.alert("Sure?", isPresented: $asks) {
          first
          second
          cancel
        }
      case .withDefault:
        Color.white.alert("Sure?", isPresented: $asks) {
          first
          second.keyboardShortcut(.defaultAction)
          cancel
        }
      case .dialog:
        Color.white.confirmationDialog("Which?", isPresented: $asks, titleVisibility: .visible) {
          first
          second
        }
      case .field:
        Color.white.alert("Name?", isPresented: $asks) {
          TextField("Name", text: $text)
          first
          cancel
        }
      }
    }
  }

  private func panel(_ kind: Kind, _ log: Kept<[String]>) -> FieldPanel {
    let panel = FieldPanel(width: 400, height: 700) { Program(kind: kind, log: log) }
    panel.step(90)
    return panel
  }

  @Test(arguments: Kind.allCases)
  func `Return acts on the button that has the ring`(kind: Kind) {
    let log = Kept<[String]>([])
    let panel = panel(kind, log)
    for _ in 0..<4 where panel.focused != "First" { panel.press(.tab) }
    #expect(panel.focused == "First")
    panel.press(.return)
    panel.step(60)
    #expect(log.value == ["first"])
  }

  @Test(arguments: [(Kind.alert, "no"), (.withDefault, "second")])
  func `without a ring it is the one that stands out`(kind: Kind, answer: String) {
    let log = Kept<[String]>([])
    let panel = panel(kind, log)
    panel.press(.return)
    panel.step(60)
    #expect(log.value == [answer])
  }

  @Test func `a press takes the ring away, and Return is as before`() {
    let log = Kept<[String]>([])
    let panel = panel(.withDefault, log)
    panel.press(.tab)
    panel.tap(200, 20)
    panel.press(.return)
    panel.step(60)
    #expect(log.value == ["second"])
  }

  @Test(arguments: [Kind.alert, .withDefault])
  func `Esc gives up whatever has the ring`(kind: Kind) {
    let log = Kept<[String]>([])
    let panel = panel(kind, log)
    panel.press(.tab)
    panel.press(.escape)
    panel.step(60)
    #expect(log.value == ["no"])
  }
}
