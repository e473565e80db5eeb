import Foundation
import OpenCombine

/// The publishers of observable objects, one for each object. The published properties of an object
/// retain its publisher; for an object without published properties, this class retains it as long as
/// the object lives.
// Unchecked: `lock` guards the mutable state.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries from which entries of released objects are removed: twice as many as were
  /// left the last time, so that a call takes constant time on average. With few entries, released
  /// objects are removed at each call, because an entry can retain much memory.
  private var sweepCount = leastSweepCount
  private static let leastSweepCount = 8

  /// - Parameter properties: The published properties of the object. A property without a publisher
  ///   gets this one.
  func publisher(
    of object: AnyObject, announcing properties: [any PublishedProperty]
  ) -> ObservableObjectPublisher {
    // Releasing a publisher releases its subscribers, which can run code of the program; this happens
    // outside of the lock.
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
    // A new object can have the address of a released one.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }

  private func keep(
    _ publisher: ObservableObjectPublisher, of object: AnyObject, swept: inout [Entry]
  ) {
    if entries.count >= sweepCount || entries.count <= Self.leastSweepCount {
      for (identifier, entry) in entries where entry.object == nil {
        swept.append(entry)
        entries[identifier] = nil
      }
      sweepCount = max(Self.leastSweepCount, entries.count * 2)
    }
    let entry = Entry(object: object, publisher: publisher)
    if let old = entries.updateValue(entry, forKey: ObjectIdentifier(object)) { swept.append(old) }
  }
}
