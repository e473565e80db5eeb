import Foundation
import TweenCombine
import TweenMotion

/// A dynamic property whose value an inspector can read without side effects.
@MainActor protocol InspectedProperty {
  /// The name of the property wrapper.
  static var inspectedKind: String { get }
  /// Returns the current value; nil if there is none.
  ///
  /// - Parameter slot: The node's storage for the property.
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any?
}

/// The storage of a property for which an inspector can identify writes.
protocol InspectedSlot: AnyObject {
  /// The object that identifies the written place.
  var inspectedLocation: AnyObject { get }
}

extension StateLocation: InspectedSlot {
  var inspectedLocation: AnyObject { self }
}
extension StoredLocation: InspectedSlot {}
extension FocusLocation: InspectedSlot {}

extension State: InspectedProperty {
  static var inspectedKind: String { "State" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? {
    (slot as? StateLocation<Value>)?.inspectedValue
  }
}

extension GestureState: InspectedProperty {
  static var inspectedKind: String { "GestureState" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? {
    (slot as? StateLocation<Value>)?.inspectedValue
  }
}

extension FocusState: InspectedProperty {
  static var inspectedKind: String { "FocusState" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? {
    (slot as? FocusLocation<Value>)?.inspectedValue
  }
}

extension Binding: InspectedProperty {
  static var inspectedKind: String { "Binding" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? { wrappedValue }
}

extension Environment: InspectedProperty {
  static var inspectedKind: String { "Environment" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? {
    Value.self == EnvironmentValues.self ? nil : value(in: node.environment)
  }
}

extension ObservedObject: InspectedProperty {
  static var inspectedKind: String { "ObservedObject" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? { wrappedValue }
}

extension StateObject: InspectedProperty {
  static var inspectedKind: String { "StateObject" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? {
    (slot as? StateObjectStorage<ObjectType>)?.object
  }
}

extension EnvironmentObject: InspectedProperty {
  static var inspectedKind: String { "EnvironmentObject" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? {
    node.environment[ObservableObjectKey<ObjectType>.self]
  }
}

extension AppStorage: InspectedProperty {
  static var inspectedKind: String { "AppStorage" }
  func inspectedValue(_ slot: AnyObject?, _ node: ViewNode) -> Any? {
    (slot as? StoredLocation<Value>)?.inspectedValue ?? initialValue
  }
}

/// The node of a view or modifier value that a program writes, with its properties.
@MainActor protocol InspectedBody: ViewNode {
  var inspectedType: Any.Type { get }
  /// All stored properties of the value.
  var inspectedProperties: [InspectedValue] { get }
  /// The current values of those properties that have one.
  var inspectedShownValues: [Any] { get }
  /// The node's storage for dynamic properties, with their names.
  var inspectedSlots: [(name: String, slot: AnyObject)] { get }
}

extension BodyNode: InspectedBody {
  var inspectedType: Any.Type { Value.self }

  var inspectedProperties: [InspectedValue] {
    var found: [InspectedValue] = []
    visit(value, slots, prefix: "") { name, value, slot in
      if let property = value as? any InspectedProperty {
        let shown = property.inspectedValue(slot, self)
        found.append(
          InspectedValue(
            name, shown.map(InspectedText.of), kind: type(of: property).inspectedKind))
      } else if slot == nil {
        found.append(InspectedValue(name, InspectedText.of(value), kind: "let"))
      } else {
        found.append(InspectedValue(name, nil, kind: InspectedText.name(of: type(of: value))))
      }
    }
    return found
  }

  var inspectedShownValues: [Any] {
    var found: [Any] = []
    visit(value, slots, prefix: "") { _, value, slot in
      if let property = value as? any InspectedProperty {
        if let shown = property.inspectedValue(slot, self) { found.append(shown) }
      } else if slot == nil {
        found.append(value)
      }
    }
    return found
  }

  var inspectedSlots: [(name: String, slot: AnyObject)] {
    var found: [(name: String, slot: AnyObject)] = []
    visit(value, slots, prefix: "") { name, _, slot in
      if let slot { found.append((name, slot)) }
    }
    return found
  }

  /// Calls `visit` with the name, the value and the node's storage of each stored property. A
  /// property made of properties is replaced by these.
  private func visit(
    _ value: Any, _ slots: DynamicFieldSlots, prefix: String,
    _ visit: (String, Any, AnyObject?) -> Void
  ) {
    let mirror = Mirror(reflecting: value)
    let fields = TypeFields.of(mirror.subjectType).fields
    // A type with a custom mirror has other children than its fields.
    guard mirror.children.count == fields.count else { return }
    var next = 0
    for (child, field) in zip(mirror.children, fields) {
      let name = prefix + InspectedText.plain(child.label ?? "")
      guard field.connect != nil else {
        visit(name, child.value, nil)
        continue
      }
      let slot = next < slots.kept.count ? slots.kept[next] : nil
      next += 1
      if let inner = slot as? DynamicFieldSlots, !(child.value is any InspectedProperty) {
        self.visit(child.value, inner, prefix: name + ".", visit)
      } else {
        visit(name, child.value, slot)
      }
    }
  }
}
