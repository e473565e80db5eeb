import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

@Suite("A link") @MainActor struct LinkTests {
  private let destination = URL(fileURLWithPath: "/tmp/link")

  @Test func `opens its destination by the environment's action, unless it is disabled`() {
    for isDisabled in [false, true] {
      var opened: [URL] = []
      let panel = Panel {
        Link("Title", destination: destination)
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened.append(url)
              return .handled
            }
          )
          .disabled(isDisabled)
      }
      panel.pointer(.down)
      #expect(opened.isEmpty)
      panel.pointer(.up)
      #expect(opened == (isDisabled ? [] : [destination]))
    }
  }

  @Test func `is in the tint, or has the button style that is set`() {
    func drawing(_ content: some View) -> String { Panel { content }.graph.displayList.description }
    let link = Link(destination: destination) { Text("Title") }
    #expect(
      drawing(link.tint(.red))
        == drawing(Button("Title") {}.buttonStyle(.borderless).tint(.red)))
    #expect(drawing(link.tint(.red)) != drawing(link))
    #expect(
      drawing(link.buttonStyle(.borderedProminent))
        == drawing(Button("Title") {}.buttonStyle(.borderedProminent)))
    #expect(drawing(Link(String("Title"), destination: destination)) == drawing(link))
  }
}
