import Foundation
import TweenMotion

/// A value that outlives the program: in a live window it is kept in the user's defaults under a key.
/// Exact headless runs begin with the value that is written in the program, and keep nothing, unless
/// a store is named.
///
/// All properties with one key and one store show what is stored there; one of another type than
/// what is stored shows the value written in the program.
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
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, nil) }
  }

  /// What it shows where the store holds nothing.
  var initialValue: Value { initial }

  /// A binding to the value under the key; a constant one before the view is first evaluated.
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

  /// Two are the same that show one key of one store, and one value where that holds none.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    let first = left.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    let second = right.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    return first.key == second.key && StoreIdentity.areSame(first.store, second.store)
      && valuesAreEqual(first.initial, second.initial)
  }
}

// MARK: What can be stored

extension AppStorage {
  /// A truth value under `key`. What others write into the store is seen with the program's next
  /// update.
  ///
  /// - Parameters:
  ///   - wrappedValue: What this property shows where the store holds nothing, or nothing of this
  ///     type. A whole number counts as a floating-point one and the other way round where nothing
  ///     is lost, 0 and 1 as truth values and these as numbers.
  ///   - key: What the store keeps it under.
  ///   - store: nil: the standard one in a live window, none in a headless run.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .truth)
  }
  /// A whole number under `key`; `wrappedValue` where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .whole)
  }
  /// A floating-point number under `key`; `wrappedValue` where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store, .real)
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
    self.init(key, nil, store, .optional(.truth))
  }
  /// A whole number under `key`; nil where the store holds none. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.whole))
  }
  /// A floating-point number under `key`; nil where the store holds none. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.real))
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

extension AppStorage where Value: Codable {
  /// A value that is kept under a key as JSON; `initial` where the store holds none that can be read.
  package init(encoded initial: Value, _ key: String, store: UserDefaults?, isKept: Bool = true) {
    self.init(key, initial, store, isKept: isKept, .json)
  }
}
