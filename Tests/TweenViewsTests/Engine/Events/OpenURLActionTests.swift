import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Opening a URL") @MainActor struct OpenURLActionTests {
  @MainActor private final class Answer {
    var isAccepted: Bool?
  }

  @Test func `tells whether the program or the system took it`() {
    let screen = Screen(()) { Color.red }
    var system: [String] = []
    screen.graph.opensURL = { url in
      system.append(url.absoluteString)
      return url.absoluteString != "no:no"
    }
    var environment = EnvironmentValues()
    environment.graphAnchor = screen.graph.anchor
    func accepts(_ url: String, _ answer: OpenURLAction.Result?) -> Bool? {
      var changed = environment
      if let answer { changed.openURL = OpenURLAction { _ in answer } }
      guard let url = URL(string: url) else { return nil }
      let answer = Answer()
      changed.openURL(url) { answer.isAccepted = $0 }
      return answer.isAccepted
    }
    #expect(accepts("a:1", .handled) == true)
    #expect(accepts("a:1", .discarded) == false)
    #expect(system.isEmpty)
    #expect(accepts("a:2", nil) == true)
    #expect(accepts("a:3", .systemAction) == true)
    #expect(accepts("a:4", .systemAction(URL(fileURLWithPath: "/tmp/x"))) == true)
    #expect(accepts("no:no", nil) == false)
    #expect(system == ["a:2", "a:3", "file:///tmp/x", "no:no"])
  }

  @Test func `without a window opens nothing and says so`() throws {
    let screen = Screen(()) { Text("[link](https://a.b)").fixedSize() }
    screen.tap(50, 50)
    #expect(
      screen.warnings == [
        "The program opened https://a.b; a run without a window opens no URLs."
      ])
    let bare = Screen(()) { Text("[link](a.b)").fixedSize() }
    bare.tap(50, 50)
    #expect(
      bare.warnings == ["The URL \"a.b\" cannot be opened: it has no scheme, such as https."])
  }
}
