import Foundation
import TweenMotion

/// A value that outlives the program. In a live window it is stored in the user's defaults under a
/// key. In exact headless runs it starts with the value written in the program, and nothing is
/// stored unless a store is given.
///
/// All properties with the same key and store show the same stored value. A property of another
/// type than the stored value shows the value written in the program.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  /// Whether the value outlives the program's run.
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

  /// The value under the key; reading it in a body makes the view depend on it. A write goes to the
  /// store at once, on the calling thread, and views change in the next update. Before the view's
  /// first evaluation a read returns the program's value, and a write is lost.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, nil) }
  }

  /// The value shown if the store holds none.
  var initialValue: Value { initial }

  /// A binding to the value under the key; before the view's first evaluation, a constant binding.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding { [initial] in
      location.read() ?? initial
    } set: {
      location.write($0, $1)
    }
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: AppStorage<Value>.self)
    let property = pointer.pointee
    let store =
      property.store ?? (property.isKept && node.graph.configuration.isLive ? .standard : nil)
    let location: StoredLocation<Value>
    if let known = slot as? StoredLocation<Value>, known.place.holds(property.key, store) {
      location = known
    } else {
      let place = node.graph.storedPlaces.place(
        property.key, store, window: property.isKept ? nil : node.window?.id)
      location = place.location(property.form, graph: node.graph)
    }
    slot = location
    pointer.pointee.location = location
  }

  /// Returns true for properties with the same key, store and initial value.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    let first = left.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    let second = right.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    return first.key == second.key && StoreIdentity.areSame(first.store, second.store)
      && valuesAreEqual(first.initial, second.initial)
  }
}

// MARK: Types of stored values

extension AppStorage {
  /// Creates a Boolean value under `key`. Changes that others make in the store appear in the
  /// program's next update.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value shown if the store holds none, or one of another type. Whole and
  ///     floating-point numbers are converted to each other if nothing is lost; 0 and 1 are read as
  ///     Boolean values, and Boolean values as numbers.
  ///   - key: The key in the store.
  ///   - store: The store; nil means the standard defaults in a live window, and none in a headless run.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .truth)
  }
  /// Creates a whole number under `key`, with `wrappedValue` as its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .whole)
  }
  /// Creates a floating-point number under `key`, with `wrappedValue` as its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store, .real)
  }
  /// Creates a string under `key`, with `wrappedValue` as its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, store, .plain)
  }
  /// Creates a sequence of bytes under `key`, with `wrappedValue` as its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }
  /// Creates a URL that is stored under `key` as its absolute string. The default is
  /// `wrappedValue`, also if the stored string is not a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }
  /// Creates a value that is stored under `key` as its raw integer. The default is `wrappedValue`,
  /// also if the stored integer is not a raw value of the type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw)
  }
  /// Creates a value that is stored under `key` as its raw string. The default is `wrappedValue`,
  /// also if the stored string is not a raw value of the type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw)
  }
  /// Creates an optional Boolean value under `key`; nil if the store holds none, or a value of
  /// another type. Writing nil removes the key from the store.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; nil means the standard defaults in a live window, and none in a headless run.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.truth))
  }
  /// Creates an optional whole number under `key`; nil if the store holds none. Writing nil removes
  /// it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.whole))
  }
  /// Creates an optional floating-point number under `key`; nil if the store holds none. Writing
  /// nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.real))
  }
  /// Creates an optional string under `key`; nil if the store holds none. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.plain))
  }
  /// Creates optional bytes under `key`; nil if the store holds none. Writing nil removes them.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.plain))
  }
  /// Creates an optional URL that is stored under `key` as its absolute string; nil if the store
  /// holds no valid one. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.url))
  }
  /// Creates an optional value that is stored under `key` as its raw integer; nil if the store
  /// holds no integer, or one that is not a raw value of the type. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw))
  }
  /// Creates an optional value that is stored under `key` as its raw string; nil if the store holds
  /// no string, or one that is not a raw value of the type. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw))
  }
}

extension AppStorage where Value: Codable {
  /// Creates a value that is stored under a key as JSON. The default is `initial`, also if the
  /// stored value cannot be decoded.
  package init(encoded initial: Value, _ key: String, store: UserDefaults?, isKept: Bool = true) {
    self.init(key, initial, store, isKept: isKept, .json)
  }
}
