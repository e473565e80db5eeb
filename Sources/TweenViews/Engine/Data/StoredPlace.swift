import Foundation
import TweenMotion

/// What tells one store from another. A program often makes the store of a group anew for each
/// view, so those of one suite are one.
enum StoreIdentity: Hashable {
  case suite(String)
  case object(ObjectIdentifier)

  /// nil: it is the program's own.
  var suite: String? {
    guard case .suite(let name) = self else { return nil }
    return name
  }

  init(_ store: UserDefaults) {
    // Foundation keeps the name to itself.
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
  /// What tells places apart.
  private struct Key: Hashable {
    var name: String
    /// nil: where nothing is kept.
    var store: StoreIdentity?
    /// The window whose it is; nil for the program's.
    var window: String?
  }

  private var places: [Key: StoredPlace] = [:]
  /// Those in a store, which others may write into, in the order they came.
  private var kept: [StoredPlace] = []
  /// The files of these stores, in the order they came.
  private var files: [(identity: StoreIdentity, file: StoreFile)] = []

  /// The place of a key, made where there is none.
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

  /// Looks for what others wrote into the stores and their files. Foundation tells of nothing here,
  /// so they are asked before an update; a key costs some microseconds.
  func lookAgain() {
    for entry in files { entry.file.lookAgain() }
    for place in kept { place.lookAgain() }
  }

  /// Brings what was written into the stores' files.
  ///
  /// - Parameter warn: Is told what could not be kept, and why.
  func save(warn: (String) -> Void) {
    var written: Set<StoreIdentity> = []
    for place in kept where place.takeUnsaved() {
      if let store = place.store { written.insert(StoreIdentity(store)) }
    }
    for entry in files where written.contains(entry.identity) {
      do {
        try entry.file.save()
      } catch {
        warn("What the program stores cannot be kept: \(error.localizedDescription)")
      }
    }
  }
}

/// The place of what is stored under one key, whatever types it is shown as.
///
/// Touched on the main actor only, but for the store, which locks itself.
final class StoredPlace: @unchecked Sendable {
  private let name: String
  fileprivate let store: UserDefaults?
  /// What is there: in a store a copy of what was found last.
  @MainActor private var raw: Any?
  @MainActor private var isUnsaved = false
  /// Those who show it, one for each type.
  @MainActor private var followers: [ObjectIdentifier: any StoredFollower] = [:]

  @MainActor init(_ name: String, _ store: UserDefaults?) {
    self.name = name
    self.store = store
    raw = store?.object(forKey: name)
  }

  /// Whether it is that of a key in a store.
  func holds(_ name: String, _ store: UserDefaults?) -> Bool {
    self.name == name && StoreIdentity.areSame(self.store, store)
  }

  /// Where the value of a type is shown, made where it has not been.
  @MainActor func location<Value>(
    _ form: StoredForm<Value>, graph: ViewGraph
  ) -> StoredLocation<Value> {
    let type = ObjectIdentifier(Value.self)
    if let known = followers[type] as? StoredLocation<Value> { return known }
    let location = StoredLocation(self, raw.flatMap(form.read), form, graph)
    followers[type] = location
    return location
  }

  /// Stores at once, on whatever thread; those who show it as other types are told on the main one.
  func write(_ new: Any?, by writer: any StoredFollower) {
    if let new {
      store?.set(new, forKey: name)
    } else {
      store?.removeObject(forKey: name)
    }
    let news = StoredNews(raw: new, writer: writer)
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { take(news) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.take(news) } }
    }
  }

  @MainActor private func take(_ news: StoredNews) {
    raw = news.raw
    isUnsaved = store != nil
    tell(except: news.writer)
  }

  @MainActor fileprivate func lookAgain() {
    let found = store?.object(forKey: name)
    if isSame(found, raw) { return }
    raw = found
    tell(except: nil)
  }

  /// Whether something was written that has not been asked for.
  @MainActor fileprivate func takeUnsaved() -> Bool {
    defer { isUnsaved = false }
    return isUnsaved
  }

  @MainActor private func tell(except writer: (any StoredFollower)?) {
    for follower in followers.values where follower !== writer { follower.follow(raw) }
  }

  /// Lists and tables, which nothing here is kept as, count as the same.
  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard let first = one as? AnyHashable, let second = other as? AnyHashable else { return true }
    return first == second
  }
}

/// Carries a write to the main queue: nothing else touches it on the way.
private struct StoredNews: @unchecked Sendable {
  let raw: Any?
  let writer: any StoredFollower
}

/// Who shows what is stored in a place.
protocol StoredFollower: AnyObject {
  @MainActor func follow(_ raw: Any?)
}

/// A stored value as one type.
final class StoredLocation<Value>: StoredFollower {
  let place: StoredPlace
  private let form: StoredForm<Value>
  /// nil: nothing of this type is stored.
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
