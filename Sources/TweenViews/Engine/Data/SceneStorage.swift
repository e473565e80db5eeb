import Foundation
import TweenMotion

/// A property whose value belongs to a window and is kept until the program ends.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    storage = AppStorage(key, initial, nil, isKept: false, form)
  }

  /// The window's value under the key; reading it in a body makes the view depend on it. Writing an
  /// equal value does nothing. Before the view's first evaluation a read returns the program's
  /// value, and a write is lost.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  /// A binding to the window's value; before the view's first evaluation, a constant binding.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  /// Connects the one field inside.
  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    AppStorage<Value>._connect(field, slot: &slot, node: node)
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    AppStorage<Value>._isEqual(left, right)
  }
}

extension SceneStorage {
  /// Creates a property that stores a Boolean value under `key` for its window, until the program
  /// ends. All views of the window with that key share the value, which outlives them.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is written under the key.
  ///   - key: The name of the value; other windows have values of their own under it.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .truth)
  }
  /// Creates a property that stores a whole number under `key` for its window, until the program
  /// ends; initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .whole)
  }
  /// Creates a property that stores a floating-point number under `key` for its window, until the
  /// program ends; initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .real)
  }
  /// Creates a property that stores a string under `key` for its window, until the program ends;
  /// initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }
  /// Creates a property that stores a sequence of bytes under `key` for its window, until the
  /// program ends; initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }
  /// Creates a property that stores a URL under `key` for its window, until the program ends;
  /// initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }
  /// Creates a property that stores a value with a raw integer under `key` for its window, until
  /// the program ends; initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }
  /// Creates a property that stores a value with a raw string under `key` for its window, until the
  /// program ends; initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }
  /// Creates a property that stores an optional Boolean value under `key` for its window, until the
  /// program ends; initially nil.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.truth))
  }
  /// Creates a property that stores an optional whole number under `key` for its window, until the
  /// program ends; initially nil.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.whole))
  }
  /// Creates a property that stores an optional floating-point number under `key` for its window,
  /// until the program ends; initially nil.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.real))
  }
  /// Creates a property that stores an optional string under `key` for its window, until the
  /// program ends; initially nil.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.plain))
  }
  /// Creates a property that stores optional bytes under `key` for its window, until the program
  /// ends; initially nil.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.plain))
  }
  /// Creates a property that stores an optional URL under `key` for its window, until the program
  /// ends; initially nil.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }
  /// Creates a property that stores an optional value with a raw integer under `key` for its
  /// window, until the program ends; initially nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw))
  }
  /// Creates a property that stores an optional value with a raw string under `key` for its window,
  /// until the program ends; initially nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw))
  }
}
