import Foundation
import Testing
import TweenMotion
import TweenTypes

@testable import TweenControls
@testable import TweenViews

@Suite(.serialized) @MainActor struct ShareTests {
  private func tap(_ panel: Panel, _ label: String) throws {
    let found = try #require(panel.graph.tree.all.first { $0.label == label })
    panel.pointer(.down, found.frame.midX, found.frame.midY)
    panel.pointer(.up, found.frame.midX, found.frame.midY)
    panel.settle()
  }

  @Test func `a link opens, copies and mails what it shares`() throws {
    let log = Log<String>()
    let url = try #require(URL(string: "https://example.com/a"))
    let panel = Panel(width: 400, height: 500) {
      ShareLink("Share it", item: url, subject: Text("Look"))
        .environment(
          \.openURL,
          OpenURLAction {
            log($0.absoluteString)
            return .handled
          })
    }
    try tap(panel, "Share it")
    try tap(panel, "Open")
    try tap(panel, "Share it")
    try tap(panel, "E-mail")
    #expect(
      log.entries == ["https://example.com/a", "mailto:?subject=Look&body=https://example.com/a"])
  }

  @Test func `a rename button does what the views around say, and nothing without`() throws {
    let log = Log<String>()
    let panel = Panel { RenameButton().renameAction { log("rename") } }
    try tap(panel, "Rename")
    let lone = Panel { RenameButton() }
    #expect(
      lone.graph.tree.all.first { $0.label == "Rename" }?.traits == ["disabled"])
    #expect(log.entries == ["rename"])
  }
}
