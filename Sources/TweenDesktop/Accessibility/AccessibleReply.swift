import TweenViews

/// The reply to a call of assistive technology.
enum AccessibleReply: Equatable, Sendable {
  /// A reply with values.
  case values([BusValue])
  /// A reply with values, and a request to an element.
  case request(AccessibleKey, ElementRequest.Action, [BusValue])
  /// An empty reply, after the desktop has set the program's number.
  case idAssigned(Int32)
  /// An error: the object, method or property does not exist.
  case unknown(String)

  static func value(_ value: BusValue) -> AccessibleReply { .values([value]) }
  static let nothing = AccessibleReply.values([])
  static let refused = AccessibleReply.value(.bool(false))
}

/// A call of assistive technology.
struct AccessibleCall: Equatable, Sendable {
  var path: String
  var interface: String
  var member: String
  var values: [BusValue] = []

  /// Returns an integer argument; 0 where there is none.
  func integer(_ index: Int) -> Int {
    values.indices.contains(index) ? values[index].integer ?? 0 : 0
  }

  func text(_ index: Int) -> String {
    values.indices.contains(index) ? values[index].text ?? "" : ""
  }

  /// Returns the origin of the call's coordinates, which is one of its arguments.
  func origin(_ index: Int) -> AccessibleProgram.Origin {
    AccessibleProgram.Origin(rawValue: integer(index)) ?? .screen
  }

  /// The name of the interface without the common prefix of AT-SPI.
  var room: String {
    let start = "org.a11y.atspi."
    return interface.hasPrefix(start) ? String(interface.dropFirst(start.count)) : interface
  }
}

extension AccessibleProgram {
  /// Returns the reply to a call.
  func reply(to call: AccessibleCall) -> AccessibleReply {
    switch call.interface {
    case "org.freedesktop.DBus.Introspectable":
      return .value(.string("<!DOCTYPE node><node/>"))
    case "org.freedesktop.DBus.Peer": return .nothing
    default: break
    }
    if call.path == Self.cachePath {
      return call.member == "GetItems" ? .value(items) : .unknown("no method \(call.member)")
    }
    if call.path == Self.rootPath { return replyAsProgram(call) }
    guard let key = AccessibleKey(path: call.path), let object = object(key) else {
      return .unknown("no object \(call.path)")
    }
    if call.interface == "org.freedesktop.DBus.Properties" { return properties(call, of: object) }
    let reply: AccessibleReply?
    switch call.room {
    case "Accessible": reply = accessible(call, object)
    case "Component": reply = component(call, object)
    case "Action": reply = action(call, object)
    case "Text": reply = text(call, object)
    case "EditableText": reply = editableText(call, object)
    case "Selection": reply = selection(call, object)
    default: reply = nil
    }
    return reply ?? .unknown("no method \(call.interface).\(call.member)")
  }

  // MARK: The program

  private func replyAsProgram(_ call: AccessibleCall) -> AccessibleReply {
    switch (call.room, call.member) {
    case ("org.freedesktop.DBus.Properties", "Get"):
      guard let value = programProperties(call.text(0))[call.text(1)] else {
        return .unknown("no property \(call.text(1))")
      }
      return .value(.variant(value))
    case ("org.freedesktop.DBus.Properties", "GetAll"):
      let all = programProperties(call.text(0)).sorted { $0.key < $1.key }
      return .value(.dictionary(all.map { ($0.key, $0.value) }))
    case ("org.freedesktop.DBus.Properties", "Set"):
      guard call.text(1) == "Id", let number = call.values.last?.unwrapped.integer else {
        return .unknown("no property \(call.text(1)) to set")
      }
      return .idAssigned(Int32(truncatingIfNeeded: number))
    case ("Application", "GetLocale"): return .value(.string(locale))
    case ("Application", "GetApplicationBusAddress"): return .value(.string(""))
    case ("Accessible", "GetChildAtIndex"):
      let keys = windowKeys
      let index = call.integer(0)
      return .value(keys.indices.contains(index) ? reference(keys[index]) : Self.nullReference)
    case ("Accessible", "GetChildren"):
      return .value(.array(of: "(so)", windowKeys.map(reference)))
    case ("Accessible", "GetIndexInParent"): return .value(.int32(-1))
    case ("Accessible", "GetRelationSet"): return .value(.array(of: "(ua(so))", []))
    case ("Accessible", "GetRole"): return .value(.uint32(AccessibleRole.application.rawValue))
    case ("Accessible", "GetRoleName"), ("Accessible", "GetLocalizedRoleName"):
      return .value(.string(AccessibleRole.application.name))
    case ("Accessible", "GetState"):
      return .value(AccessibleStates([.enabled, .sensitive, .showing, .visible]).busValue)
    case ("Accessible", "GetAttributes"):
      return .value(Self.texts(["toolkit": "Inbetween"]))
    case ("Accessible", "GetApplication"): return .value(root)
    case ("Accessible", "GetInterfaces"):
      return .value(.strings(["org.a11y.atspi.Accessible", "org.a11y.atspi.Application"]))
    default: return .unknown("no method \(call.interface).\(call.member)")
    }
  }

  private func programProperties(_ interface: String) -> [String: BusValue] {
    switch interface {
    case "org.a11y.atspi.Application":
      [
        "ToolkitName": .string("Inbetween"), "Version": .string("1"),
        "AtspiVersion": .string("2.1"), "Id": .int32(id), "InterfaceVersion": .uint32(1),
      ]
    case "org.a11y.atspi.Accessible":
      [
        "Name": .string(name), "Description": .string(""), "Parent": desktop,
        "ChildCount": .int32(Int32(windows.count)), "Locale": .string(locale),
        "AccessibleId": .string(""), "HelpText": .string(""), "version": .uint32(1),
      ]
    default: [:]
    }
  }

  static func texts(_ members: [String: String]) -> BusValue {
    .array(
      of: "{ss}",
      members.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  // MARK: Properties

  private func properties(
    _ call: AccessibleCall, of object: AccessibleObject
  ) -> AccessibleReply {
    switch call.member {
    case "Get":
      guard let value = property(call.text(0), call.text(1), of: object) else {
        return .unknown("no property \(call.text(1))")
      }
      return .value(.variant(value))
    case "GetAll":
      let names = Self.propertyNames[call.text(0)] ?? []
      return .value(
        .dictionary(
          names.compactMap { name in
            property(call.text(0), name, of: object).map { (name, $0) }
          }))
    case "Set":
      guard call.text(1) == "CurrentValue", object.amount != nil,
        let number = call.values.last?.unwrapped.number
      else { return .unknown("no property \(call.text(1)) to set") }
      return .request(object.key, .setNumber(number), [])
    default: return .unknown("no method \(call.interface).\(call.member)")
    }
  }

  private static let propertyNames: [String: [String]] = [
    "org.a11y.atspi.Accessible": [
      "Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId", "HelpText",
    ],
    "org.a11y.atspi.Action": ["NActions"],
    "org.a11y.atspi.Value": [
      "MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text",
    ],
    "org.a11y.atspi.Text": ["CharacterCount", "CaretOffset"],
    "org.a11y.atspi.Selection": ["NSelectedChildren"],
  ]

  private func property(
    _ interface: String, _ name: String, of object: AccessibleObject
  ) -> BusValue? {
    switch (interface, name) {
    case (_, "version"): .uint32(1)
    case ("org.a11y.atspi.Accessible", "Name"): .string(object.name)
    case ("org.a11y.atspi.Accessible", "Description"): .string(object.description)
    case ("org.a11y.atspi.Accessible", "HelpText"): .string(object.description)
    case ("org.a11y.atspi.Accessible", "Parent"): reference(object.parent)
    case ("org.a11y.atspi.Accessible", "ChildCount"): .int32(Int32(object.children.count))
    case ("org.a11y.atspi.Accessible", "Locale"): .string(locale)
    case ("org.a11y.atspi.Accessible", "AccessibleId"): .string(object.identifier)
    case ("org.a11y.atspi.Action", "NActions"): .int32(Int32(object.actions.count))
    case ("org.a11y.atspi.Value", "MinimumValue"): object.amount.map { .double($0.minimum) }
    case ("org.a11y.atspi.Value", "MaximumValue"): object.amount.map { .double($0.maximum) }
    case ("org.a11y.atspi.Value", "MinimumIncrement"): object.amount.map { .double($0.step) }
    case ("org.a11y.atspi.Value", "CurrentValue"): object.amount.map { .double($0.number) }
    case ("org.a11y.atspi.Value", "Text"): .string(object.attributes["valuetext"] ?? "")
    case ("org.a11y.atspi.Text", "CharacterCount"):
      object.text.map { .int32(Int32($0.scalars.count)) }
    case ("org.a11y.atspi.Text", "CaretOffset"): object.text.map { .int32(Int32($0.caret ?? -1)) }
    case ("org.a11y.atspi.Selection", "NSelectedChildren"):
      .int32(Int32(chosen(in: object).count))
    default: nil
    }
  }
}
