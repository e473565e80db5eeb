import Foundation
import TweenMotion

/// A value that outlives the program: in a live window it is kept in the user's defaults under a key.
/// Exact headless runs begin with the value that is written in the program, and keep nothing, unless
/// a store is named.
///
/// All properties with one key and one store show one value.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  /// Kept beyond the run of the program.
  private let isKept: Bool
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, isKept: Bool = true,
    _ form: StoredForm<Value>
  ) {
    self.key = key
    self.initial = initial
    self.store = store
    self.isKept = isKept
    self.form = form
  }

  /// The value under the key: in a body it makes the view depend on it. A write goes to the store,
  /// where there is one, at once and on the writing thread; views follow with the next update.
  /// Before the view is first evaluated a read gives the value in the program, and a write is lost.
  public var wrappedValue: Value {
    get { location?.value.read() ?? initial }
    nonmutating set { location?.write(newValue, nil) }
  }

  /// A binding to the value under the key; a constant one before the view is first evaluated.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding {
      location.value.read()
    } set: {
      location.write($0, $1)
    }
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: AppStorage<Value>.self)
    let property = pointer.pointee
    let location =
      (slot as? StoredLocation<Value>)
      ?? node.graph.storedLocation(
        property.key, property.initial,
        property.store ?? (property.isKept && node.graph.configuration.isLive ? .standard : nil),
        property.form)
    slot = location
    pointer.pointee.location = location
  }

  /// The value written in the program counts only where nothing is kept.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

/// A value of a window's that is kept as long as the program runs.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    storage = AppStorage("scene." + key, initial, nil, isKept: false, form)
  }

  /// The window's value under the key: in a body it makes the view depend on it. An equal write
  /// does nothing. Before the view is first evaluated a read gives the value in the program, and a
  /// write is lost.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  /// A binding to the window's value; a constant one before the view is first evaluated.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  /// Its one field connects in its place.
  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    AppStorage<Value>._connect(field, slot: &slot, node: node)
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

/// How a value is kept among the user's defaults.
struct StoredForm<Value> {
  var read: (Any) -> Value?
  /// nil: nothing is kept.
  var written: (Value) -> Any?

  /// A value that is kept as it is.
  static var plain: StoredForm { StoredForm(read: { $0 as? Value }, written: { $0 }) }
}

extension StoredForm where Value: RawRepresentable {
  static var raw: StoredForm {
    StoredForm(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, written: { $0.rawValue })
  }
}

extension StoredForm {
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(read: { .some(form.read($0)) }, written: { $0.flatMap(form.written) })
  }
}

extension StoredForm where Value == URL {
  static var url: StoredForm {
    StoredForm(read: { ($0 as? String).flatMap(URL.init(string:)) }, written: { $0.absoluteString })
  }
}

/// What tells stored values apart.
struct StoredKey: Hashable {
  var name: String
  /// nil: where nothing is kept.
  var store: ObjectIdentifier?
}

/// The place of a stored value, one for each key of a store.
final class StoredLocation<Value> {
  let value: StateLocation<Value>
  private let key: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>

  @MainActor init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, _ form: StoredForm<Value>,
    _ graph: ViewGraph
  ) {
    let kept = store?.object(forKey: key).flatMap(form.read)
    value = StateLocation(kept ?? initial, graph: graph)
    self.key = key
    self.store = store
    self.form = form
  }

  func write(_ new: Value, _ transaction: Transaction?) {
    value.write(new, transaction: transaction)
    guard let store else { return }
    if let plain = form.written(new) {
      store.set(plain, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
  }
}

extension ViewGraph {
  /// The place of the value with a key, made where there is none.
  func storedLocation<Value>(
    _ key: String, _ initial: Value, _ store: UserDefaults?, _ form: StoredForm<Value>
  ) -> StoredLocation<Value> {
    let place = StoredKey(name: key, store: store.map(ObjectIdentifier.init))
    if let location = storedLocations[place] as? StoredLocation<Value> { return location }
    let location = StoredLocation(key, initial, store, form, self)
    storedLocations[place] = location
    return location
  }
}

// MARK: What can be stored

extension AppStorage {
  /// A truth value under `key`. The store is asked once, when the first view with the key is
  /// evaluated; what others write into it later is not seen.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where the store holds none, or none of this type. Among views with
  ///     one key and one store that of the first to be evaluated counts for all.
  ///   - key: What the store keeps it under.
  ///   - store: nil: the standard one in a live window, none in a headless run.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }
  /// A whole number under `key`; `wrappedValue` where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }
  /// A floating-point number under `key`; `wrappedValue` where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store, .plain)
  }
  /// A string under `key`; `wrappedValue` where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, store, .plain)
  }
  /// Bytes under `key`; `wrappedValue` where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }
  /// A URL, kept under `key` as its absolute string; `wrappedValue` where the store holds no string
  /// that makes a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }
  /// A value that is kept under `key` as its raw integer; `wrappedValue` where the store holds no
  /// integer, or one that stands for no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw)
  }
  /// A value that is kept under `key` as its raw string; `wrappedValue` where the store holds no
  /// string, or one that stands for no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw)
  }
  /// A truth value under `key`; nil where the store holds none, or something of another type.
  /// Writing nil takes the key out of the store.
  ///
  /// - Parameters:
  ///   - key: What the store keeps it under.
  ///   - store: nil: the standard one in a live window, none in a headless run.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.plain))
  }
  /// A whole number under `key`; nil where the store holds none. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.plain))
  }
  /// A floating-point number under `key`; nil where the store holds none. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.plain))
  }
  /// A string under `key`; nil where the store holds none. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.plain))
  }
  /// Bytes under `key`; nil where the store holds none. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.plain))
  }
  /// A URL, kept under `key` as its absolute string; nil where the store holds no string that makes
  /// a URL. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.url))
  }
  /// A value that is kept under `key` as its raw integer; nil where the store holds no integer, or
  /// one that stands for no value. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw))
  }
  /// A value that is kept under `key` as its raw string; nil where the store holds no string, or
  /// one that stands for no value. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw))
  }
}

extension SceneStorage {
  /// A truth value of the window under `key`, which all its views with that key share. It outlives
  /// the views that show it, and begins anew with each run of the program.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at first; of several views with one key that of the first to be
  ///     evaluated counts for all.
  ///   - key: What it is known by in its window.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }
  /// A whole number of the window under `key`, `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }
  /// A floating-point number of the window under `key`, `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .plain)
  }
  /// A string of the window under `key`, `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }
  /// Bytes of the window under `key`, `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }
  /// A URL of the window under `key`, `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }
  /// A value of the window, known by a raw integer, under `key`; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }
  /// A value of the window, known by a raw string, under `key`; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }
  /// A truth value of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.plain))
  }
  /// A whole number of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.plain))
  }
  /// A floating-point number of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.plain))
  }
  /// A string of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.plain))
  }
  /// Bytes of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.plain))
  }
  /// A URL of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }
}
