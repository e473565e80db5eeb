import Foundation
import TweenMotion

/// A value of a window's that is kept as long as the program runs.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    storage = AppStorage(key, initial, nil, isKept: false, form)
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
    AppStorage<Value>._isEqual(left, right)
  }
}

extension SceneStorage {
  /// A truth value of the window under `key`, which all its views with that key share. It outlives
  /// the views that show it, and begins anew with each run of the program.
  ///
  /// - Parameters:
  ///   - wrappedValue: What this property shows until something is written under the key.
  ///   - key: What it is known by in its window.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .truth)
  }
  /// A whole number of the window under `key`, `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .whole)
  }
  /// A floating-point number of the window under `key`, `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .real)
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
    self.init(key, nil, .optional(.truth))
  }
  /// A whole number of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.whole))
  }
  /// A floating-point number of the window under `key`, or nil, as at first.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.real))
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
  /// A value of the window, known by a raw integer, under `key`, or nil, as at first.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw))
  }
  /// A value of the window, known by a raw string, under `key`, or nil, as at first.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw))
  }
}
