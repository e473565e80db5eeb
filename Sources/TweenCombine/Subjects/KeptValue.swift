import Foundation

/// The value of a subject that has one at all times, for any thread.
final class KeptValue<Value> {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  /// Sets the value and gives the one before, which the caller lets go where it holds no lock: its
  /// end may run code of the program.
  func exchange(_ value: Value) -> Value {
    lock.withLock {
      defer { stored = value }
      return stored
    }
  }
}
