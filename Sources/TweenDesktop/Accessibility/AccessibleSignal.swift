/// A signal to assistive technology. All signals have the same form.
struct AccessibleSignal: Equatable {
  /// The interface: Object or Window.
  var room: String
  var member: String
  /// The detail of the signal, such as the name of a state.
  var detail: String
  var first: Int
  var second: Int
  var value: BusValue

  init(
    _ room: String, _ member: String, detail: String = "", first: Int = 0, second: Int = 0,
    value: BusValue = .int32(0)
  ) {
    self.room = room
    self.member = member
    self.detail = detail
    self.first = first
    self.second = second
    self.value = value
  }

  func send(from path: String, on bus: BusConnection) {
    bus.sendSignal(
      path, "org.a11y.atspi.Event." + room, member,
      [
        .string(detail), .int32(Int32(truncatingIfNeeded: first)),
        .int32(Int32(truncatingIfNeeded: second)), .variant(value), .dictionary([]),
      ])
  }
}

extension AccessibleProgram {
  /// Sends the signals of an event to assistive technology.
  func send(_ event: AccessibleEvent, on bus: BusConnection) {
    switch event {
    case .added(let object):
      bus.sendSignal(Self.cachePath, "org.a11y.atspi.Cache", "AddAccessible", [item(object)])
    case .removed(let key):
      AccessibleSignal("Object", "StateChanged", detail: "defunct", first: 1)
        .send(from: key.path, on: bus)
      bus.sendSignal(Self.cachePath, "org.a11y.atspi.Cache", "RemoveAccessible", [reference(key)])
    default:
      if let (key, signal) = signal(of: event) { signal.send(from: key.path, on: bus) }
    }
  }

  /// Returns the signal of an event and the object that sends it; nil for events of the cache.
  func signal(of event: AccessibleEvent) -> (AccessibleKey, AccessibleSignal)? {
    switch event {
    case .added, .removed: nil
    case .childChanged(let parent, let child, let index, let wasAdded):
      (
        parent,
        AccessibleSignal(
          "Object", "ChildrenChanged", detail: wasAdded ? "add" : "remove", first: index,
          value: reference(child))
      )
    case .renamed(let key, let name):
      (key, AccessibleSignal(property: "accessible-name", .string(name)))
    case .described(let key, let words):
      (key, AccessibleSignal(property: "accessible-description", .string(words)))
    case .valueChanged(let key, let number):
      (key, AccessibleSignal(property: "accessible-value", .double(number)))
    case .stateChanged(let key, let name, let isSet):
      (key, AccessibleSignal("Object", "StateChanged", detail: name, first: isSet ? 1 : 0))
    case .textDeleted(let key, let place, let text):
      (key, AccessibleSignal(text: "delete", at: place, text))
    case .textInserted(let key, let place, let text):
      (key, AccessibleSignal(text: "insert", at: place, text))
    case .caretMoved(let key, let place):
      (key, AccessibleSignal("Object", "TextCaretMoved", first: place))
    case .textSelected(let key): (key, AccessibleSignal("Object", "TextSelectionChanged"))
    }
  }
}

extension AccessibleSignal {
  fileprivate init(property name: String, _ value: BusValue) {
    self.init("Object", "PropertyChange", detail: name, value: value)
  }

  fileprivate init(text change: String, at place: Int, _ text: String) {
    self.init(
      "Object", "TextChanged", detail: change, first: place, second: text.unicodeScalars.count,
      value: .string(text))
  }
}
