import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenTypes
import TweenViewsTestSupport

@testable import TweenPages
@testable import TweenPickers
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

  @Test func `the menu of several items shows the titles of the first three`() throws {
    let panel = Panel(width: 400, height: 500) {
      ShareLink(items: ["one", "two", "three", "four"]) {
        SharePreview("Title of \($0)", image: "picture")
      } label: {
        Text("Share all")
      }
    }
    try tap(panel, "Share all")
    let titles = panel.graph.tree.all.map(\.label).filter { $0.hasPrefix("Title of ") }
    #expect(titles == ["Title of one", "Title of two", "Title of three"])
  }

  @Test func `a link with a title, a picture and an icon copies its item`() throws {
    let panel = Panel(width: 400, height: 500) {
      ShareLink(
        "Share it", item: "word to share",
        preview: SharePreview("Word", image: "picture", icon: "icon"))
    }
    try tap(panel, "Share it")
    #expect(panel.graph.tree.all.contains { $0.label == "Word" })
    try tap(panel, "Copy")
    #expect(panel.graph.clock.run { SystemClipboard.text } == "word to share")
  }
}
