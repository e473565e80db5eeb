import Foundation
import OpenCombine

/// Finds the one publisher of an object. Its published properties keep it; for an object that shows
/// none it is kept here, as long as the object lives.
// Unchecked: `lock` guards what changes.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Entries of objects that are gone are removed when there are so many in all: twice as many as
  /// were left the last time, so that each costs constant time. With few there are looked at each
  /// time, for what they hold may be much.
  private var sweepCount = mostLookedAt
  private static let mostLookedAt = 8

  /// - Parameter properties: those of the object; each that has no publisher yet gets its.
  func publisher(
    of object: AnyObject, announcing properties: [any PublishedProperty]
  ) -> ObservableObjectPublisher {
    // Publishers that are let go of have subscribers, whose end runs code of the program.
    var swept: [Entry] = []
    defer { withExtendedLifetime(swept) {} }
    return lock.withLock {
      let known = properties.lazy.compactMap { $0.objectWillChange }.first ?? kept(object)
      let publisher = known ?? ObservableObjectPublisher()
      for property in properties where property.objectWillChange == nil {
        property.objectWillChange = publisher
      }
      if properties.isEmpty, known == nil { keep(publisher, of: object, swept: &swept) }
      return publisher
    }
  }

  private func kept(_ object: AnyObject) -> ObservableObjectPublisher? {
    // An object may lie where another lay before.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }

  private func keep(
    _ publisher: ObservableObjectPublisher, of object: AnyObject, swept: inout [Entry]
  ) {
    if entries.count >= sweepCount || entries.count <= Self.mostLookedAt {
      for (identifier, entry) in entries where entry.object == nil {
        swept.append(entry)
        entries[identifier] = nil
      }
      sweepCount = max(Self.mostLookedAt, entries.count * 2)
    }
    let entry = Entry(object: object, publisher: publisher)
    if let old = entries.updateValue(entry, forKey: ObjectIdentifier(object)) { swept.append(old) }
  }
}
