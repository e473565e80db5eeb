import Foundation
import TweenMotion

/// The identity of a store. A program often creates the store of a group anew for each view, so
/// stores with the same suite name are one.
enum StoreIdentity: Hashable {
  case suite(String)
  case object(ObjectIdentifier)

  /// The suite's name; nil for the program's own store.
  var suite: String? {
    guard case .suite(let name) = self else { return nil }
    return name
  }

  init(_ store: UserDefaults) {
    // Foundation has no public property for the name.
    let name = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value as? String
    self = name.map(StoreIdentity.suite) ?? .object(ObjectIdentifier(store))
  }

  static func areSame(_ one: UserDefaults?, _ other: UserDefaults?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one === other || StoreIdentity(one) == StoreIdentity(other)
  }
}

/// The places of all values that a program stores under keys.
@MainActor struct StoredPlaces {
  /// The identity of a place.
  private struct Key: Hashable {
    var name: String
    /// The store; nil if nothing is stored.
    var store: StoreIdentity?
    /// The window that the value belongs to; nil for a value of the program.
    var window: String?
  }

  private var places: [Key: StoredPlace] = [:]
  /// The places in a store, which others may also write, in the order of their creation.
  private var kept: [StoredPlace] = []
  /// The files of these stores, in the order of their creation.
  private var files: [(identity: StoreIdentity, file: StoreFile)] = []

  /// Returns the place of a key, and creates it if necessary.
  mutating func place(_ name: String, _ store: UserDefaults?, window: String?) -> StoredPlace {
    let key = Key(name: name, store: store.map(StoreIdentity.init), window: window)
    if let known = places[key] { return known }
    let place = StoredPlace(name, store)
    places[key] = place
    if let store {
      kept.append(place)
      keepFile(of: store)
    }
    return place
  }

  private mutating func keepFile(of store: UserDefaults) {
    let identity = StoreIdentity(store)
    guard !files.contains(where: { $0.identity == identity }) else { return }
    files.append((identity, StoreFile(store, suite: identity.suite)))
  }

  /// Reads changes that others made in the stores and their files. Foundation sends no
  /// notifications here, so they are read before each update; a key costs some microseconds.
  func refresh() {
    for entry in files { entry.file.lookAgain() }
    for place in kept { place.refresh() }
  }

  /// Writes the program's changes into the stores' files.
  ///
  /// - Parameter warn: Called with a message for each store that cannot be written.
  func save(warn: (String) -> Void) {
    var written: Set<StoreIdentity> = []
    for place in kept where place.takeUnsaved() {
      if let store = place.store { written.insert(StoreIdentity(store)) }
    }
    for entry in files where written.contains(entry.identity) {
      do {
        try entry.file.save()
      } catch {
        warn("The program's stored values cannot be written: \(error.localizedDescription)")
      }
    }
  }
}

/// The place of the value under one key, for all types as which it is shown.
///
/// Used on the main actor only, except for the store, which is thread-safe.
final class StoredPlace: @unchecked Sendable {
  private let name: String
  fileprivate let store: UserDefaults?
  /// The current value: for a place in a store, a copy of the value found last.
  @MainActor private var raw: Any?
  @MainActor private var isUnsaved = false
  /// The typed locations that show this value, one for each type.
  @MainActor private var followers: [ObjectIdentifier: any StoredFollower] = [:]

  @MainActor init(_ name: String, _ store: UserDefaults?) {
    self.name = name
    self.store = store
    raw = store?.object(forKey: name)
  }

  /// Returns whether this is the place of the given key in the given store.
  func holds(_ name: String, _ store: UserDefaults?) -> Bool {
    self.name == name && StoreIdentity.areSame(self.store, store)
  }

  /// Returns the location that shows the value as one type, and creates it if necessary.
  @MainActor func location<Value>(
    _ form: StoredForm<Value>, graph: ViewGraph
  ) -> StoredLocation<Value> {
    let type = ObjectIdentifier(Value.self)
    if let known = followers[type] as? StoredLocation<Value> { return known }
    let location = StoredLocation(self, raw.flatMap(form.read), form, graph)
    followers[type] = location
    return location
  }

  /// Stores a value at once, on the calling thread. Locations of other types are notified on the
  /// main thread.
  func write(_ new: Any?, by writer: any StoredFollower) {
    if let new {
      store?.set(new, forKey: name)
    } else {
      store?.removeObject(forKey: name)
    }
    let news = StoredWrite(raw: new, writer: writer)
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { take(news) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.take(news) } }
    }
  }

  @MainActor private func take(_ news: StoredWrite) {
    raw = news.raw
    isUnsaved = store != nil
    notifyFollowers(except: news.writer)
  }

  @MainActor fileprivate func refresh() {
    let found = store?.object(forKey: name)
    if isSame(found, raw) { return }
    raw = found
    notifyFollowers(except: nil)
  }

  /// Returns whether a value was written since the last call.
  @MainActor fileprivate func takeUnsaved() -> Bool {
    defer { isUnsaved = false }
    return isUnsaved
  }

  @MainActor private func notifyFollowers(except writer: (any StoredFollower)?) {
    for follower in followers.values where follower !== writer { follower.follow(raw) }
  }

  /// Arrays and dictionaries count as equal: no `StoredForm` uses them.
  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard let first = one as? AnyHashable, let second = other as? AnyHashable else { return true }
    return first == second
  }
}

/// Carries a write to the main queue. The sender does not use it afterwards.
private struct StoredWrite: @unchecked Sendable {
  let raw: Any?
  let writer: any StoredFollower
}

/// A typed view of a stored value, notified of its changes.
protocol StoredFollower: AnyObject {
  @MainActor func follow(_ raw: Any?)
}

/// A stored value, shown as one type.
final class StoredLocation<Value>: StoredFollower {
  let place: StoredPlace
  private let form: StoredForm<Value>
  /// The value; nil if no value of this type is stored.
  private let value: StateLocation<Value?>

  @MainActor init(
    _ place: StoredPlace, _ found: Value?, _ form: StoredForm<Value>, _ graph: ViewGraph
  ) {
    self.place = place
    self.form = form
    value = StateLocation(found, graph: graph)
  }

  func read() -> Value? { value.read() }

  var inspectedValue: Value? { value.inspectedValue }
  var inspectedLocation: AnyObject { value }

  func write(_ new: Value, _ transaction: Transaction?) {
    value.write(.some(new), transaction: transaction)
    place.write(form.written(new), by: self)
  }

  @MainActor func follow(_ raw: Any?) {
    value.write(raw.flatMap(form.read), transaction: nil)
  }
}
