import Foundation

/// The stored value of a subject, accessible on any thread.
final class StoredValue<Value> {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  /// Sets the value and returns the previous one. The caller must release it outside of any lock,
  /// because its deinitializer can run code of the program.
  func exchange(_ value: Value) -> Value {
    lock.withLock {
      defer { stored = value }
      return stored
    }
  }
}
