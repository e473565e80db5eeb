import Foundation
import Testing
import TweenViews

@testable import TweenDesktop

/// An element with a number.
func element(
  _ id: Int, _ role: ViewGraph.Element.Role, _ label: String = "", value: String? = nil,
  traits: [String] = [], actions: [String] = [], _ children: [ViewGraph.Element] = []
) -> ViewGraph.Element {
  var element = ViewGraph.Element(
    role: role, label: label, value: value, traits: traits, actions: actions,
    frame: CGRect(x: 10, y: 20, width: 30, height: 40), children: children)
  element.details.id = id
  return element
}

func window(_ children: ViewGraph.Element..., isActive: Bool = false) -> AccessibleWindow {
  AccessibleWindow(number: 1, tree: element(0, .window, "W", children), isActive: isActive)
}

private func key(_ id: Int) -> AccessibleKey { AccessibleKey(window: 1, element: id) }

@Suite("What readers are told of a change") struct AccessibleChangesTests {
  @Test func `nothing, where nothing has changed`() {
    let now = window(element(1, .text, "a"), element(2, .button, "b", actions: ["default"]))
    #expect(now.events(to: now) == [])
  }

  @Test func `what a switch is set to, and who has the focus, the last of all`() {
    let old = window(
      element(1, .toggle, "a", value: "off", traits: ["focused"]), element(2, .text, "b"))
    let new = window(
      element(1, .toggle, "a", value: "on"), element(2, .text, "c", traits: ["focused"]))
    #expect(
      old.events(to: new) == [
        .stateChanged(key(1), "checked", true), .stateChanged(key(1), "focusable", false),
        .stateChanged(key(1), "focused", false), .renamed(key(2), "c"),
        .textDeleted(key(2), at: 0, "b"), .textInserted(key(2), at: 0, "c"),
        .stateChanged(key(2), "focusable", true), .stateChanged(key(2), "focused", true),
      ])
  }

  @Test func `what comes and goes, with its place`() throws {
    let old = window(element(1, .text, "a"), element(2, .text, "b"), element(3, .text, "c"))
    let new = window(element(1, .text, "a"), element(4, .text, "d"), element(3, .text, "c"))
    let events = old.events(to: new)
    #expect(events.first == .removed(key(2)))
    guard case .added(let object) = events[1] else {
      Issue.record("\(events[1])")
      return
    }
    #expect(object.name == "d")
    #expect(
      events.dropFirst(2) == [
        .childChanged(parent: key(0), child: key(2), index: 1, wasAdded: false),
        .childChanged(parent: key(0), child: key(4), index: 1, wasAdded: true),
      ])
  }

  @Test func `what has another place goes and comes, though it stays`() {
    let old = window(element(1, .text, "a"), element(2, .text, "b"))
    let new = window(element(2, .text, "b"), element(1, .text, "a"))
    #expect(
      old.events(to: new) == [
        .childChanged(parent: key(0), child: key(2), index: 1, wasAdded: false),
        .childChanged(parent: key(0), child: key(1), index: 0, wasAdded: false),
        .childChanged(parent: key(0), child: key(2), index: 0, wasAdded: true),
        .childChanged(parent: key(0), child: key(1), index: 1, wasAdded: true),
      ])
  }

  @Test func `of a text only the letters that changed, counted in scalars`() {
    var before = element(1, .textField, "Name", value: "a\u{1F951}cd")
    before.details.editing = .init(selection: 4..<4, caret: 4, hasLines: false)
    var after = element(1, .textField, "Name", value: "a\u{1F951}xyd")
    after.details.editing = .init(selection: 3..<4, caret: 4, hasLines: false)
    #expect(
      window(before).events(to: window(after)) == [
        .textDeleted(key(1), at: 2, "c"), .textInserted(key(1), at: 2, "xy"),
        .textSelected(key(1)),
      ])
  }

  @Test func `all events turn the old window into the new one, whatever changes`() {
    var random = SystemRandomNumberGenerator()
    var old = window()
    for _ in 0..<300 {
      let ids = (1...8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
      let half = ids.count / 2
      let new = window(
        element(9, .group, "g", ids.prefix(half).map { element($0, .text, "\($0)") }),
        element(10, .list, "l", ids.dropFirst(half).map { element($0, .text, "\($0)") }))
      var children = old.objects.mapValues(\.children)
      for event in old.events(to: new) {
        switch event {
        case .removed(let key): children[key] = nil
        case .added(let object): children[object.key] = []
        case .childChanged(let parent, let child, let index, let wasAdded):
          if wasAdded {
            children[parent]?.insert(child, at: index)
          } else {
            #expect(children[parent]?.remove(at: index) == child)
          }
        default: break
        }
      }
      #expect(children == new.objects.mapValues(\.children))
      old = new
    }
  }
}
