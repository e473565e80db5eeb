/// Moves a non-Sendable value, such as a program's entry, to another isolation domain. The sender
/// must not use it afterwards.
struct UncheckedBox<Value>: Sendable {
  nonisolated(unsafe) let value: Value
}

/// The closure by which a provider returns its answer.
struct Receiver<Value>: Sendable {
  nonisolated(unsafe) let receive: (Value) -> Void

  init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

  @Sendable func call(_ value: Value) { receive(value) }
}
