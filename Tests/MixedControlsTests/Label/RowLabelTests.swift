import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenViews

/// Labels of controls in rows of lists.
@MainActor struct RowLabelTests {
  /// The width of a control in a row of a list, or outside of a list.
  private func width<Content: View>(inList: Bool, desktop: Bool, _ content: Content) throws
    -> CGFloat
  {
    let panel = Panel(width: 400, height: 300) {
      Group {
        if inList { List { content.geometryGroup() } } else { content }
      }
      .environment(\.interfaceIdiom, desktop ? .desktop : .phone)
    }
    panel.settle()
    return try #require(panel.graph.tree.all.first { $0.label == "Add" }).frame.width
  }

  @Test(arguments: [false, true])
  func `a button with a surface is the same in a row as elsewhere`(desktop: Bool) throws {
    let bordered = Button("Add", systemImage: "plus") {}.buttonStyle(.bordered)
    let prominent = Button("Add", systemImage: "plus") {}.buttonStyle(.borderedProminent)
    #expect(
      try width(inList: true, desktop: desktop, bordered)
        == width(inList: false, desktop: desktop, bordered))
    #expect(
      try width(inList: true, desktop: desktop, prominent)
        == width(inList: false, desktop: desktop, prominent))
  }
}
