import Foundation
import TweenMotion

/// A value that belongs to a window and is kept as long as the program runs.
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
  /// Creates a Boolean value under `key`, shared by all views of the window with that key. It
  /// outlives the views that show it, and starts anew with each run of the program.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is written under the key.
  ///   - key: The key in the window.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .truth)
  }
  /// Creates a whole number under `key` in the window, initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .whole)
  }
  /// Creates a floating-point number under `key` in the window, initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .real)
  }
  /// Creates a string under `key` in the window, initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }
  /// Creates a sequence of bytes under `key` in the window, initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }
  /// Creates a URL under `key` in the window, initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }
  /// Creates a value with a raw integer under `key` in the window, initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }
  /// Creates a value with a raw string under `key` in the window, initially `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }
  /// Creates an optional Boolean value under `key` in the window, initially nil.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.truth))
  }
  /// Creates an optional whole number under `key` in the window, initially nil.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.whole))
  }
  /// Creates an optional floating-point number under `key` in the window, initially nil.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.real))
  }
  /// Creates an optional string under `key` in the window, initially nil.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.plain))
  }
  /// Creates optional bytes under `key` in the window, initially nil.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.plain))
  }
  /// Creates an optional URL under `key` in the window, initially nil.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }
  /// Creates an optional value with a raw integer under `key` in the window, initially nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw))
  }
  /// Creates an optional value with a raw string under `key` in the window, initially nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw))
  }
}
