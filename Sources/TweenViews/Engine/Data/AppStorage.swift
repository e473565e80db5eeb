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

  public var wrappedValue: Value {
    get { location?.value.read() ?? initial }
    nonmutating set { location?.write(newValue, nil) }
  }

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

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
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
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.url))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw))
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }
}
