/// A change of an object, in terms of the bus.
enum AccessibleEvent: Equatable, Sendable {
  /// The object was added, without children yet.
  case added(AccessibleObject)
  /// The object became a child of another one at an index (`wasAdded`), or is no longer its child.
  case childChanged(parent: AccessibleKey, child: AccessibleKey, index: Int, wasAdded: Bool)
  /// The object was removed.
  case removed(AccessibleKey)
  case renamed(AccessibleKey, String)
  case described(AccessibleKey, String)
  case valueChanged(AccessibleKey, Double)
  case stateChanged(AccessibleKey, String, Bool)
  /// Characters were deleted or inserted at an index.
  case textDeleted(AccessibleKey, at: Int, String)
  case textInserted(AccessibleKey, at: Int, String)
  case caretMoved(AccessibleKey, Int)
  case textSelected(AccessibleKey)
}

extension AccessibleWindow {
  /// Returns the changes from this state of a window to another, in the order of notification: removed
  /// objects, added objects, other changes, and last the new focus.
  func events(to new: AccessibleWindow) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    var changes: [AccessibleEvent] = []
    var focused: [AccessibleEvent] = []
    for key in order.reversed() where new.objects[key] == nil { events.append(.removed(key)) }
    for key in new.order {
      guard let object = new.objects[key] else { continue }
      guard let old = objects[key] else {
        events.append(.added(object))
        if object.states.contains(.focused) { focused.append(.stateChanged(key, "focused", true)) }
        continue
      }
      guard old != object else { continue }
      for event in old.events(to: object) {
        switch event {
        case .stateChanged(_, "focused", let isSet):
          isSet ? focused.append(event) : changes.append(event)
        default: changes.append(event)
        }
      }
    }
    events += childChanges(to: new)
    return events + changes + focused
  }

  /// Returns the changes of parents. Children that are removed or moved are reported first, then the
  /// children that are added or moved to.
  private func childChanges(to new: AccessibleWindow) -> [AccessibleEvent] {
    var removed: [AccessibleEvent] = []
    var added: [AccessibleEvent] = []
    for key in new.order {
      guard let object = new.objects[key] else { continue }
      let before = objects[key]?.children ?? []
      guard before != object.children else { continue }
      let unchanged = Self.unchanged(before, object.children)
      for (index, child) in before.enumerated().reversed() where !unchanged.contains(child) {
        removed.append(.childChanged(parent: key, child: child, index: index, wasAdded: false))
      }
      for (index, child) in object.children.enumerated() where !unchanged.contains(child) {
        added.append(.childChanged(parent: key, child: child, index: index, wasAdded: true))
      }
    }
    return removed + added
  }

  /// Returns the common prefix and the common suffix of two lists.
  private static func unchanged(
    _ old: [AccessibleKey], _ new: [AccessibleKey]
  ) -> Set<AccessibleKey> {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - start
    let end = min(room, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    return Set(new.prefix(start)).union(new.suffix(end))
  }
}

extension AccessibleObject {
  fileprivate func events(to new: AccessibleObject) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    if name != new.name { events.append(.renamed(key, new.name)) }
    if description != new.description { events.append(.described(key, new.description)) }
    if let text, let changed = new.text {
      events += Self.events(from: text, to: changed, key)
    }
    if amount?.number != new.amount?.number, let amount = new.amount {
      events.append(.valueChanged(key, amount.number))
    }
    let differing = states.symmetricDifference(new.states)
    for (state, name) in AccessibleStates.reported where differing.contains(state) {
      events.append(.stateChanged(key, name, new.states.contains(state)))
    }
    return events
  }

  private static func events(
    from old: AccessibleText, to new: AccessibleText, _ key: AccessibleKey
  ) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    if old.scalars != new.scalars {
      let start = zip(old.scalars, new.scalars).prefix { $0 == $1 }.count
      let room = min(old.scalars.count, new.scalars.count) - start
      let end = zip(old.scalars.reversed(), new.scalars.reversed()).prefix { $0 == $1 }.count
      let kept = min(room, end)
      let deleted = old.words(start..<old.scalars.count - kept)
      let inserted = new.words(start..<new.scalars.count - kept)
      if !deleted.isEmpty { events.append(.textDeleted(key, at: start, deleted)) }
      if !inserted.isEmpty { events.append(.textInserted(key, at: start, inserted)) }
    }
    if old.caret != new.caret, let caret = new.caret { events.append(.caretMoved(key, caret)) }
    if old.selection != new.selection { events.append(.textSelected(key)) }
    return events
  }
}
