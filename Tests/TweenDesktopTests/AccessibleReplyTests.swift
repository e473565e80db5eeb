import Foundation
import Testing
import TweenViews

@testable import TweenDesktop

@Suite("What readers are answered") struct AccessibleReplyTests {
  private static let tree: AccessibleWindow = {
    var slider = element(
      3, .adjustable, "Volume", value: "25%", actions: ["increment", "decrement"])
    slider.details.amount = .init(0.25, in: 0...1, step: 0.1)
    var field = element(4, .textField, "Name", value: "Ada Lovelace")
    field.details.editing = .init(selection: 0..<3, caret: 3, hasLines: false)
    let choices = element(
      5, .picker, "Size",
      [
        element(6, .button, "S", actions: ["default"]),
        element(7, .button, "M", traits: ["selected"], actions: ["default"]),
      ])
    return window(
      element(1, .toggle, "Salt", value: "on", actions: ["default"]),
      element(2, .button, "Order", traits: ["disabled"]), slider, field, choices, isActive: true)
  }()

  private var program: AccessibleProgram {
    var program = AccessibleProgram(name: "toast")
    program.busName = ":1.7"
    program.windows[1] = Self.tree
    program.placements[1] = WindowPlacement(x: 100, y: 200, unitsPerPoint: 2)
    return program
  }

  private func key(_ id: Int) -> AccessibleKey { AccessibleKey(window: 1, element: id) }

  private func answer(
    _ id: Int, _ interface: String, _ member: String, _ values: BusValue...
  ) -> AccessibleReply {
    program.reply(
      to: AccessibleCall(
        path: key(id).path, interface: "org.a11y.atspi." + interface, member: member,
        values: values))
  }

  private func property(_ id: Int, _ interface: String, _ name: String) -> BusValue? {
    let call = AccessibleCall(
      path: key(id).path, interface: "org.freedesktop.DBus.Properties", member: "Get",
      values: [.string("org.a11y.atspi." + interface), .string(name)])
    guard case .values(let values) = program.reply(to: call) else { return nil }
    return values.first?.unwrapped
  }

  @Test func `an object tells what it is, whose it is and what is so of it`() {
    #expect(property(1, "Accessible", "Name") == .string("Salt"))
    #expect(
      property(1, "Accessible", "Parent")
        == .structure([.string(":1.7"), .path("/org/a11y/atspi/accessible/1_0")]))
    #expect(answer(1, "Accessible", "GetRole") == .value(.uint32(62)))
    #expect(answer(1, "Accessible", "GetIndexInParent") == .value(.int32(0)))
    let states: AccessibleStates = [
      .enabled, .sensitive, .showing, .visible, .checkable, .checked,
    ]
    #expect(answer(1, "Accessible", "GetState") == .value(states.busValue))
    #expect(
      answer(2, "Accessible", "GetState")
        == .value(AccessibleStates([.showing, .visible]).busValue))
    #expect(answer(7, "Accessible", "GetRole") == .value(.uint32(44)))
  }

  @Test func `places are told in the window system's units, on the screen or in the window`() {
    #expect(
      answer(1, "Component", "GetExtents", .uint32(0))
        == .value(.structure([.int32(120), .int32(240), .int32(60), .int32(80)])))
    #expect(
      answer(1, "Component", "GetExtents", .uint32(1))
        == .value(.structure([.int32(20), .int32(40), .int32(60), .int32(80)])))
  }

  @Test func `what is asked of an element goes to it`() {
    #expect(answer(1, "Action", "GetName", .int32(0)) == .value(.string("click")))
    #expect(
      answer(1, "Action", "DoAction", .int32(0))
        == .request(key(1), .perform("default"), [.bool(true)]))
    #expect(answer(2, "Action", "DoAction", .int32(0)) == .refused)
    #expect(
      answer(3, "Component", "GrabFocus") == .request(key(3), .focus, [.bool(true)]))
    #expect(
      answer(5, "Selection", "SelectChild", .int32(0))
        == .request(key(6), .perform("default"), [.bool(true)]))
    #expect(
      answer(4, "EditableText", "InsertText", .int32(3), .string("!"), .int32(1))
        == .request(key(4), .setText("Ada! Lovelace"), [.bool(true)]))
    #expect(
      answer(4, "Text", "SetCaretOffset", .int32(2))
        == .request(key(4), .select(2..<2), [.bool(true)]))
  }

  @Test func `numbers have their range, and can be set`() {
    #expect(property(3, "Value", "CurrentValue") == .double(0.25))
    #expect(property(3, "Value", "MaximumValue") == .double(1))
    let call = AccessibleCall(
      path: key(3).path, interface: "org.freedesktop.DBus.Properties", member: "Set",
      values: [
        .string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(0.5)),
      ])
    #expect(program.reply(to: call) == .request(key(3), .setNumber(0.5), []))
  }

  @Test func `a text is read by letters, words and lines`() {
    #expect(answer(4, "Text", "GetText", .int32(4), .int32(-1)) == .value(.string("Lovelace")))
    #expect(
      answer(4, "Text", "GetStringAtOffset", .int32(5), .uint32(1))
        == .values([.string("Lovelace"), .int32(4), .int32(12)]))
    #expect(
      answer(4, "Text", "GetTextBeforeOffset", .int32(5), .uint32(1))
        == .values([.string("Ada "), .int32(0), .int32(4)]))
    #expect(answer(4, "Text", "GetSelection", .int32(0)) == .values([.int32(0), .int32(3)]))
    #expect(property(4, "Text", "CaretOffset") == .int32(3))
  }

  @Test func `all objects are told at once to who asks the cache`() throws {
    let call = AccessibleCall(
      path: "/org/a11y/atspi/cache", interface: "org.a11y.atspi.Cache", member: "GetItems")
    guard case .values(let values) = program.reply(to: call) else {
      Issue.record("No items.")
      return
    }
    let items = try #require(values.first)
    #expect(items.signature == "a((so)(so)(so)iiassusau)")
    #expect(items.elements.count == 9)
    #expect(items.elements.allSatisfy { "a" + $0.signature == items.signature })
  }

  @Test(arguments: [
    ("/org/a11y/atspi/accessible/1_99", "GetRole"), ("/org/a11y/atspi/accessible/x", "GetRole"),
    ("/org/a11y/atspi/accessible/1_1", "Sing"), ("/elsewhere", "GetRole"),
  ])
  func `what is not there is answered by an error`(path: String, member: String) {
    let call = AccessibleCall(
      path: path, interface: "org.a11y.atspi.Accessible", member: member)
    guard case .unknown = program.reply(to: call) else {
      Issue.record("It was answered.")
      return
    }
  }

  @Test func `without a bus there is no bridge, and no thread`() {
    #expect(AccessibilityBridge(program: "p", environment: [:], wake: {}) == nil)
    #expect(
      AccessibilityBridge(
        program: "p",
        environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "NO_AT_BRIDGE": "1"],
        wake: {}) == nil)
  }
}
