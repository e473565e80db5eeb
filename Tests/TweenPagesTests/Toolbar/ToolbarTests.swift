import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion

@testable import TweenPages
@testable import TweenViews

@Suite @MainActor struct ToolbarTests {
  @Test func `an empty toolbar adds nothing to the bar`() {
    let empty = Panel(width: 300, height: 300) {
      NavigationStack { Text("page").navigationTitle("Title").toolbar {} }
    }
    let none = Panel(width: 300, height: 300) {
      NavigationStack { Text("page").navigationTitle("Title") }
    }
    #expect(empty.graph.tree.description == none.graph.tree.description)
  }
}
