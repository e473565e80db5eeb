import TweenViews

extension AccessibleProgram {
  // MARK: Accessible

  func accessible(_ call: AccessibleCall, _ object: AccessibleObject) -> AccessibleReply? {
    switch call.member {
    case "GetChildAtIndex":
      let index = call.integer(0)
      return .value(
        object.children.indices.contains(index)
          ? reference(object.children[index]) : Self.nullReference)
    case "GetChildren": return .value(.array(of: "(so)", object.children.map(reference)))
    case "GetIndexInParent": return .value(.int32(Int32(index(of: object))))
    case "GetRelationSet": return .value(.array(of: "(ua(so))", relations(of: object)))
    case "GetRole": return .value(.uint32(object.role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": return .value(.string(object.role.name))
    case "GetState": return .value(object.states.busValue)
    case "GetAttributes": return .value(Self.texts(object.attributes))
    case "GetApplication": return .value(root)
    case "GetInterfaces": return .value(.strings(object.interfaces))
    default: return nil
    }
  }

  /// Elements with the same group name in a window are members of one group.
  private func relations(of object: AccessibleObject) -> [BusValue] {
    guard let group = object.group, let window = windows[object.key.window] else { return [] }
    let members = window.order.filter { window.objects[$0]?.group == group }
    let memberOf: UInt32 = 5
    return [.structure([.uint32(memberOf), .array(of: "(so)", members.map(reference))])]
  }

  // MARK: Component

  func component(_ call: AccessibleCall, _ object: AccessibleObject) -> AccessibleReply? {
    switch call.member {
    case "Contains":
      let place = (call.integer(0), call.integer(1))
      return .value(.bool(self.object(at: place, from: call.origin(2), in: object) != nil))
    case "GetAccessibleAtPoint":
      let place = (call.integer(0), call.integer(1))
      let found = self.object(at: place, from: call.origin(2), in: object)
      return .value(found.map { reference($0.key) } ?? Self.nullReference)
    case "GetExtents":
      let own = extents(of: object, from: call.origin(0))
      return .value(
        .structure([own.x, own.y, own.width, own.height].map { .int32(Int32($0)) }))
    case "GetPosition":
      let own = extents(of: object, from: call.origin(0))
      return .values([.int32(Int32(own.x)), .int32(Int32(own.y))])
    case "GetSize":
      let own = extents(of: object, from: .window)
      return .values([.int32(Int32(own.width)), .int32(Int32(own.height))])
    // Layer 3: a widget in a window; layer 7: a window.
    case "GetLayer": return .value(.uint32(object.key.element == 0 ? 7 : 3))
    case "GetAlpha": return .value(.double(1))
    case "GrabFocus":
      guard object.key.element != 0 else { return .refused }
      return .request(object.key, .focus, [.bool(true)])
    case "SetExtents", "SetPosition", "SetSize", "ScrollTo", "ScrollToPoint": return .refused
    default: return nil
    }
  }

  // MARK: Action

  func action(_ call: AccessibleCall, _ object: AccessibleObject) -> AccessibleReply? {
    let index = call.integer(0)
    let name = object.actions.indices.contains(index) ? object.actions[index] : nil
    switch call.member {
    case "GetName", "GetLocalizedName": return .value(.string(name.map(Self.busName) ?? ""))
    case "GetDescription", "GetKeyBinding": return .value(.string(""))
    case "GetActions":
      return .value(
        .array(
          of: "(sss)",
          object.actions.map {
            .structure([.string(Self.busName(ofAction: $0)), .string(""), .string("")])
          }))
    case "DoAction":
      guard let name else { return .refused }
      return .request(object.key, .perform(name), [.bool(true)])
    default: return nil
    }
  }

  /// Returns the name of an action on the bus, where the default action is called "click".
  private static func busName(ofAction name: String) -> String {
    name == "default" ? "click" : name
  }

  // MARK: Selection

  func chosen(in object: AccessibleObject) -> [AccessibleObject] {
    object.children.compactMap { self.object($0) }.filter { $0.states.contains(.selected) }
  }

  func selection(_ call: AccessibleCall, _ object: AccessibleObject) -> AccessibleReply? {
    let index = call.integer(0)
    let child =
      object.children.indices.contains(index) ? self.object(object.children[index]) : nil
    switch call.member {
    case "GetSelectedChild":
      let chosen = chosen(in: object)
      return .value(
        chosen.indices.contains(index) ? reference(chosen[index].key) : Self.nullReference)
    case "IsChildSelected": return .value(.bool(child?.states.contains(.selected) == true))
    case "SelectChild":
      guard let child, child.actions.contains("default") else { return .refused }
      return .request(child.key, .perform("default"), [.bool(true)])
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection": return .refused
    default: return nil
    }
  }
}
